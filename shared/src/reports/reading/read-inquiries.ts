import type { Fact, Inquiry, ReportDate } from '../contract/report.ts';
import type { InquiryShape } from '../layouts/layout.ts';
import { labeledTexts, sourceOf } from './labels.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readDate, readValue } from './values.ts';

/** Who asked for the report. The three agencies print it in three ways. */
export function readInquiries(
  lines: readonly TextLine[],
  { shape, kind }: { shape: InquiryShape; kind: Inquiry['kind'] },
): Inquiry[] {
  const found = readers[shape](lines, kind);
  return found.map((inquiry, at) => ({ id: `${inquiry.kind}-inquiry-${at + 1}`, ...inquiry }));
}

type Found = Omit<Inquiry, 'id'>;

const readers: Readonly<
  Record<InquiryShape, (lines: readonly TextLine[], kind: Inquiry['kind']) => Found[]>
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
function inquiredOn(lines: readonly TextLine[], kind: Inquiry['kind']): Found[] {
  return lines.flatMap((line, at) =>
    line.segments.flatMap((segment) => {
      if (!/^Inquired on\b/.test(segment.text)) return [];
      const column = (step: 1 | -1) => columnFrom(lines, at, { segment, step });
      const name = column(-1).map(({ text }) => text);
      const end = name.findIndex((text) => NOT_A_NAME.test(text));
      const below = column(1).map(({ text }) => text);
      const datesEnd = below.findIndex((text) => !isDates(text));
      const dates = [segment.text, ...below.slice(0, datesEnd === -1 ? undefined : datesEnd)];
      return [
        {
          company: wrappedName(
            (end === -1 ? name : name.slice(0, end)).toReversed(),
            end === -1 && isTopOfPage(lines, at - name.length),
            line,
          ),
          kind,
          dates: [
            ...dates.flatMap((text) => datesIn(line, text)),
            // More are promised, and stand on the next page, where nothing tells whose they are.
            ...(dates.at(-1)?.trim().endsWith(',')
              ? [{ state: 'unread', source: sourceOf(line) } as const]
              : []),
          ],
        },
      ];
    }),
  );
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

function isTopOfPage(lines: readonly TextLine[], at: number): boolean {
  return lines[at - 1]?.page !== lines[at]?.page;
}

/**
 * Whether a name was broken between words or within one can't be seen, nor whether the page before has its beginning:
 * such a name is shown by its line, not read.
 */
function wrappedName(pieces: readonly string[], atTop: boolean, line: TextLine): Fact<string> {
  const [only, ...more] = pieces;
  if (only === undefined) return { state: 'unread', source: sourceOf(line) };
  if (more.length === 0 && !atTop) return companyOf(only, line);
  return { state: 'unread', source: { ...sourceOf(line), text: pieces.join(' ⏎ ') } };
}

const requestLabels = {
  Name: 'name',
  Location: 'passed',
  'Requested On': 'dates',
  Phone: 'passed',
  'Permissible Purpose': 'passed',
} as const;

/** TransUnion: labels below the company's name, or the name under a label of its own. */
function requestedOn(lines: readonly TextLine[], kind: Inquiry['kind']): Found[] {
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
