import type { Fact, Inquiry, ReportDate } from '../contract/report.ts';
import type { InquiryShape } from '../layouts/layout.ts';
import { isCompanyWord, isFormOfCompany } from '../layouts/report-words.table.ts';
import { labeledTexts, sourceOf } from './labels.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readDate, readValue } from './values.ts';

/** Who asked for the report. The three agencies print it in three ways. */
export function readInquiries(
  lines: readonly TextLine[],
  {
    shape,
    ...options
  }: {
    shape: InquiryShape;
    kind: Inquiry['kind'];
    /** As the report spells them elsewhere. */
    companies: readonly string[];
  },
): Inquiry[] {
  const found = readers[shape](lines, options);
  return found.map((inquiry, at) => ({ id: `${inquiry.kind}-inquiry-${at + 1}`, ...inquiry }));
}

type Found = Omit<Inquiry, 'id'>;

const readers: Readonly<
  Record<
    InquiryShape,
    (
      lines: readonly TextLine[],
      options: { kind: Inquiry['kind']; companies: readonly string[] },
    ) => Found[]
  >
> = { rows, inquired_on: inquiredOn, requested_on: requestedOn };

const DATE = /\b\d{1,2}\/\d{1,2}\/\d{4}\b/g;

function datesIn(line: TextLine, text = line.text): Fact<ReportDate>[] {
  return [...text.matchAll(DATE)].map(
    ([date]) => readValue('date', date, sourceOf(line)) as Fact<ReportDate>,
  );
}

function companyOf(text: string, line: TextLine): Fact<string> {
  return readValue('text', text, sourceOf(line));
}

/** Equifax: a company, hard or soft, and dates that may go on below. */
function rows(lines: readonly TextLine[]): Found[] {
  const found: (Found & { dates: Fact<ReportDate>[] })[] = [];
  for (const line of lines) {
    const [company, ...cells] = line.segments;
    const kind = cells.map(({ text }) => /^(Hard|Soft)\b/.exec(text)?.[1]).find(Boolean);
    if (company && kind) {
      found.push({
        company: companyOf(company.text, line),
        kind: kind === 'Hard' ? 'hard' : 'soft',
        dates: datesIn(line, cells.map(({ text }) => text).join(' ')),
      });
    } else if (line.segments.every(({ text }) => isDates(text))) {
      found.at(-1)?.dates.push(...datesIn(line));
    } else {
      const dates = line.segments.filter(({ text }) => isDates(text));
      found.at(-1)?.dates.push(...dates.flatMap(({ text }) => datesIn(line, text)));
    }
  }
  return found;
}

function isDates(text: string): boolean {
  return text.replaceAll(DATE, '').replaceAll(/[\s,;]/g, '') === '' && readDateOf(text);
}

function readDateOf(text: string): boolean {
  return (text.match(DATE) ?? []).some((date) => readDate(date) !== undefined);
}

/** What may stand above a company's name in its column: the end of the block before it. */
const NOT_A_NAME =
  /^(?:This inquiry|.*on record until|.*\(?\d{3}\)?[ -]\d{3}-\d{4}|.*\b[A-Z]{2},? \d{5}(?:-\d{4})?$|Inquired on|P\.?O\.? BOX|\d+ )/i;

/** Points by which pieces of one column may differ, and shares of a font's height between its lines. */
const ALIGNED = 4;
const FOLLOWS = 1.9;

/** Experian: the name, wrapped where its column is narrow, and below it "Inquired on" with the dates. */
function inquiredOn(
  lines: readonly TextLine[],
  { kind, companies }: { kind: Inquiry['kind']; companies: readonly string[] },
): Found[] {
  const blocks = lines.flatMap((line, at) =>
    line.segments.flatMap((segment) => {
      if (!/^Inquired on\b/.test(segment.text)) return [];
      const above = columnFrom(lines, at, { segment, step: -1 });
      const end = above.findIndex(({ text }) => NOT_A_NAME.test(text));
      const name = (end === -1 ? above : above.slice(0, end)).toReversed();
      const begins = end !== -1 || isWhole(lines, at - above.length, segment);
      return [{ at, line, segment, name, begins }];
    }),
  );
  const spelled = spellings([
    ...companies,
    ...blocks.flatMap(({ name: [only, ...more] }) => (only && more.length === 0 ? only.text : [])),
  ]);
  const width = Math.max(...blocks.flatMap(({ name }) => name.map(({ x, right }) => right - x)));
  return blocks.map(({ at, line, segment, name, begins }) => {
    const below = columnFrom(lines, at, { segment, step: 1 }).map(({ text }) => text);
    const datesEnd = below.findIndex((text) => !isDates(text));
    const dates = [segment.text, ...below.slice(0, datesEnd === -1 ? undefined : datesEnd)];
    return {
      company: wrappedName(name, { begins, line, spelled, width }),
      kind,
      dates: [
        ...dates.flatMap((text) => datesIn(line, text)),
        // More are promised, and stand on the next page, where nothing tells whose they are.
        ...(dates.at(-1)?.trim().endsWith(',')
          ? [{ state: 'unread', source: sourceOf(line) } as const]
          : []),
      ],
    };
  });
}

/** The pieces right above or below, nearest first, without a gap. */
function columnFrom(
  lines: readonly TextLine[],
  from: number,
  { segment, step }: { segment: Segment; step: 1 | -1 },
): Segment[] {
  const pieces: Segment[] = [];
  let last = lines[from];
  for (let at = from + step; last && at >= 0 && at < lines.length; at += step) {
    const line = lines[at];
    const piece = line?.segments.find(({ x }) => Math.abs(x - segment.x) <= ALIGNED);
    if (!line || line.page !== last.page) break;
    if (Math.abs(line.y - last.y) > FOLLOWS * segment.size) break;
    if (!piece) continue;
    pieces.push(piece);
    last = line;
  }
  return pieces;
}

/** Nothing of the block stands on the page before: it is not at a page's top, or the block before it ended there. */
function isWhole(lines: readonly TextLine[], at: number, { x }: Segment): boolean {
  const page = lines[at]?.page;
  const before = lines[at - 1];
  if (!before || before.page === page) return true;
  const last = lines
    .slice(0, at)
    .findLast(({ segments }) => segments.some((segment) => Math.abs(segment.x - x) <= ALIGNED));
  const ended = last?.segments.find((segment) => Math.abs(segment.x - x) <= ALIGNED);
  return ended !== undefined && /\b20\d\d\.$/.test(ended.text);
}

/** How a company is spelled, by its letters without the spaces. Two ways of spelling one tell nothing. */
function spellings(names: readonly string[]): ReadonlyMap<string, string | undefined> {
  const spelled = new Map<string, string | undefined>();
  for (const name of names) {
    const letters = name.replaceAll(' ', '');
    spelled.set(letters, spelled.has(letters) && spelled.get(letters) !== name ? undefined : name);
  }
  return spelled;
}

interface Wrapped {
  /** The page before has nothing of the name. */
  readonly begins: boolean;
  readonly line: TextLine;
  readonly spelled: ReadonlyMap<string, string | undefined>;
  /** As wide as names are known to be; the columns of a page are equally wide. */
  readonly width: number;
}

/** A name that could be put together in two ways is shown by its lines, not read. */
function wrappedName(
  pieces: readonly Segment[],
  { begins, line, spelled, width }: Wrapped,
): Fact<string> {
  const [first] = pieces;
  const texts = pieces.map(({ text }) => text);
  const unread = {
    state: 'unread',
    source: { ...sourceOf(line), text: texts.join(' ⏎ ') || sourceOf(line).text },
  } as const;
  if (!first || !begins) return unread;
  const name =
    pieces.length === 1
      ? first.text
      : (spelled.get(texts.join('').replaceAll(' ', '')) ?? joined(pieces, width));
  if (name === undefined) return unread;
  return readValue('text', name, { ...sourceOf(line), text: texts.join(' ⏎ ') });
}

/** @returns undefined where a space may have stood at the end of a line, or not */
function joined([first, ...more]: readonly Segment[], width: number): string | undefined {
  let name = first?.text ?? '';
  let above = first;
  for (const piece of more) {
    if (!above) return undefined;
    // Another letter would have fitted: the line ended with a word.
    const endedWithWord = width - (above.right - above.x) > ROOM_FOR_MORE * above.size;
    const [last = ''] = /(?<![^ /])[^ /]*$/.exec(name) ?? [];
    const [next = ''] = /^[^ /]*/.exec(piece.text) ?? [];
    const whole = `${last}${next}`;
    const isOneWord =
      (isCompanyWord(whole) || isFormOfCompany(whole)) &&
      !(isCompanyWord(last) && isCompanyWord(next));
    const isGlued = isOneWord || /^[,.;)]/.test(piece.text);
    const areTwo = endedWithWord || (isCompanyWord(last) && isFormOfCompany(next));
    if (!areTwo && !isGlued) return undefined;
    name += isGlued ? piece.text : ` ${piece.text}`;
    above = piece;
  }
  return name;
}

/** Share of the font's height: twice the widest letter, as columns are not measured to a point. */
const ROOM_FOR_MORE = 2;

const requestLabels = {
  Name: 'name',
  Location: 'passed',
  'Requested On': 'dates',
  Phone: 'passed',
  'Permissible Purpose': 'passed',
} as const;

/** TransUnion: labels below the company's name, or the name under a label of its own. */
function requestedOn(lines: readonly TextLine[], { kind }: { kind: Inquiry['kind'] }): Found[] {
  const starts = lines.flatMap((line, at) => (/^(?:Name|Location)\b/.test(line.text) ? [at] : []));
  const begins = starts.filter(
    (at) =>
      !/^Location\b/.test(lines[at]?.text ?? '') || !/^Name\b/.test(lines[at - 1]?.text ?? ''),
  );
  return begins.map((start, number) => {
    const named = /^Name\b/.test(lines[start]?.text ?? '');
    const next = begins[number + 1];
    const nextNamed = next !== undefined && /^Name\b/.test(lines[next]?.text ?? '');
    const own = lines.slice(start, next === undefined ? undefined : nextNamed ? next : next - 1);
    const labels = labeledTexts(own, { labels: requestLabels, colon: false });
    const above = lines[start - 1];
    const name = labels.find(({ meaning }) => meaning === 'name');
    const dates = labels.filter(({ meaning }) => meaning === 'dates');
    const company: Fact<string> = name
      ? readValue('text', name.text, name.source)
      : above && !named
        ? companyOf(above.text, above)
        : { state: 'not_reported' };
    return {
      company,
      kind,
      dates: dates.flatMap(({ text, source }) =>
        [...text.matchAll(DATE)].map(
          ([date]) => readValue('date', date, source) as Fact<ReportDate>,
        ),
      ),
    };
  });
}
