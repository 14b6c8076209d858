import {
  NOT_REPORTED,
  nothingReported,
  publicRecordFields,
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type PublicRecord,
  type PublicRecordFacts,
  type ReportPerson,
  type SourceLine,
  type Tradeline,
  type TradelineFacts,
  type TradelineField,
} from '../contract/report.ts';
import type { TextPage } from '../contract/source.ts';
import { NOT_KEPT, type Layout, type Section } from '../layouts/layout.ts';
import { labeledTexts, sourceOf, type Labeled } from './labels.ts';
import { readHistory } from './read-history.ts';
import { readInquiries } from './read-inquiries.ts';
import { linesOf, linesWithout, type TextLine } from './text-lines.ts';
import { readValue } from './values.ts';

/** Reads a PDF by the table of its layout. */
export function readAnnualReport(pages: readonly TextPage[], layout: Layout): CreditReport {
  const parts = bySection(linesWithout(layout.furniture, pages), layout);
  const accountLines = parts.filter(({ section }) => ACCOUNTS.includes(section));
  const accounts = accountLines.flatMap(({ section, lines }) =>
    accountsOf(lines, layout).map((account) => ({ ...account, section })),
  );
  const head = linesOf(pages.slice(0, HEAD_PAGES));
  const tradelines = accounts.map((account, at) => readTradeline(account, { layout, at }));
  const companies = tradelines.flatMap(({ facts }) => valueOf(facts.creditor) ?? []);
  const hiddenTextOn = pages.flatMap((page) => (page.hidesText ? [page.number] : []));
  return {
    bureau: layout.bureau,
    layout: layout.id,
    person: readPerson(linesIn(parts, 'person'), { layout, head }),
    date: headFact('date', layout.head.date, head),
    reference: headFact('text', layout.head.reference, head),
    tradelines,
    inquiries: (['hard', 'soft'] as const).flatMap((kind) =>
      readInquiries(linesIn(parts, `${kind}_inquiries`), {
        shape: layout.inquiries,
        kind,
        companies,
      }),
    ),
    publicRecords: readPublicRecords(linesIn(parts, 'public_records'), layout),
    neverPrinted: layout.neverPrinted,
    unknownLabels: accounts.flatMap((account) => unknownLabels(account.facts, layout)),
    ...(hiddenTextOn.length > 0 && { hiddenTextOn }),
  };
}

/** The first pages, on one of which the report says whose it is. */
const HEAD_PAGES = 3;
const ACCOUNTS: readonly Section[] = ['accounts', 'adverse', 'collections'];

interface Part {
  readonly section: Section;
  readonly lines: TextLine[];
}

function bySection(lines: readonly TextLine[], { headings }: Layout): Part[] {
  const parts: Part[] = [{ section: 'head', lines: [] }];
  for (const line of lines) {
    const section = headings.find(([pattern]) => pattern.test(line.text))?.[1];
    if (section) parts.push({ section, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function linesIn(parts: readonly Part[], wanted: Section): TextLine[] {
  return parts.flatMap(({ section, lines }) => (section === wanted ? lines : []));
}

function headFact(kind: 'date' | 'text', pattern: RegExp, head: readonly TextLine[]): Fact<string> {
  for (const [at, line] of head.entries()) {
    // Some programs print the label above its value.
    for (const text of [line.text, `${line.text}  ${head[at + 1]?.text ?? ''}`]) {
      const value = pattern.exec(text)?.[1];
      if (value) return readValue(kind, value, { ...sourceOf(line), text });
    }
  }
  return NOT_REPORTED;
}

/** The lines of one account: what names it, its facts, and what follows them. */
interface Account {
  readonly name: TextLine | undefined;
  readonly badge: boolean;
  readonly facts: readonly TextLine[];
  readonly rest: readonly TextLine[];
}

function accountsOf(lines: readonly TextLine[], layout: Layout): Account[] {
  const { account, badge, factsEnd } = layout;
  const anchors = lines.flatMap((line, at) => (account.anchor.test(line.text) ? [at] : []));
  const starts = anchors.map((anchor) => headOf(anchor, lines, layout));
  return anchors.map((anchor, number) => {
    const own = lines.slice(anchor, starts[number + 1] ?? lines.length);
    // Small headings stand between facts; the grid, a legend or a paragraph ends them.
    const end = own.findIndex((line, at) => at > 0 && layout.history.start.test(line.text));
    const stop = end === -1 ? own.findIndex((line, at) => at > 0 && factsEnd.test(line.text)) : end;
    const before = lines.slice(Math.max(0, anchor - BADGE_LINES), anchor);
    return {
      name: account.name === 'label' ? undefined : lines[anchor - 1],
      badge: badge !== undefined && before.some((line) => badge.test(line.text)),
      facts: stop === -1 ? own : own.slice(0, stop),
      rest: stop === -1 ? [] : own.slice(stop),
    };
  });
}

/** Where the lines begin that announce an account, before its first label: the name, a badge, a small heading. */
function headOf(anchor: number, lines: readonly TextLine[], layout: Layout): number {
  const above = (at: number) => lines[at - 1]?.text ?? '';
  if (layout.account.name !== 'label') return anchor - 1;
  let at = anchor;
  if (layout.factsEnd.test(above(at))) at -= 1;
  if (layout.badge?.test(above(at))) at -= 1;
  return at === anchor ? anchor : at - 1;
}

/** A badge stands at most this many lines above the first label. */
const BADGE_LINES = 3;

interface Piece {
  readonly text: string;
  readonly broken?: boolean;
  readonly source: SourceLine;
}

function readTradeline(
  { name, badge, facts: lines, rest, section }: Account & { readonly section: Section },
  { layout, at }: { layout: Layout; at: number },
): Tradeline {
  const facts = nothingReported();
  const put = (field: TradelineField, { text, broken = false, source }: Piece) => {
    if (facts[field].state !== 'not_reported') return;
    facts[field] = broken
      ? { state: 'unread', source }
      : readValue(tradelineFields[field], text, source);
  };
  const first = lines[0];
  const { colon, labels } = layout;
  // What stands before the first label of the first line is the furnisher's address and telephone number.
  if (first && layout.account.name === 'line_before') {
    const [before = ''] = first.text.split('Date Reported:', 1);
    const address = before.split('|').map((part) => part.trim());
    if (address[0]) put('address', { text: address[0], source: sourceOf(first) });
    if (address[1]) put('phone', { text: address[1], source: sourceOf(first) });
  }
  for (const found of [...labeledTexts(lines, { labels, colon }), ...belowHistory(rest, layout)]) {
    if (found.meaning !== NOT_KEPT) put(found.meaning, found);
  }
  // The line above names the creditor where no label does.
  if (name) {
    const { creditor, number } = namedIn(name, layout);
    put('creditor', { text: creditor, source: sourceOf(name) });
    if (number) put('accountNumber', { text: number, source: sourceOf(name) });
  }
  return {
    id: `${layout.bureau}-${at + 1}`,
    facts: facts as unknown as TradelineFacts,
    history: readHistory(rest, layout.history),
    markedAdverse: badge || section === 'adverse',
    inCollections: section === 'collections',
  };
}

function belowHistory(rest: readonly TextLine[], { below }: Layout): Labeled<TradelineField>[] {
  const start = below ? rest.findIndex(({ text }) => below.start.test(text)) : -1;
  if (!below || start === -1) return [];
  return labeledTexts(rest.slice(start), { labels: below.labels, colon: false });
}

/** "EXAMPLE BANK NA - Closed", or "EXAMPLE BANK NA 400000****". */
function namedIn(line: TextLine, { account }: Layout): { creditor: string; number?: string } {
  const text = line.text.replaceAll(/\s+/g, ' ');
  if (account.name === 'line_before') {
    return { creditor: text.replace(/ - (?:Open|Closed)$/, '') };
  }
  const numbered = /^(.*\S) ([\dX*]*\d[\dA-Z*]*\*{2,})$/.exec(text);
  return numbered ? { creditor: numbered[1] ?? '', number: numbered[2] ?? '' } : { creditor: text };
}

/** A column of words with something behind it that no label of ours explains: a newer layout. */
function unknownLabels(lines: readonly TextLine[], { labels, colon }: Layout): SourceLine[] {
  const found = colon ? unknownWithColon(lines, labels) : unknownAtColumns(lines, labels);
  return found.map(({ line, label }) => ({ page: line.page, text: '', label }));
}

interface UnknownLabel {
  readonly line: TextLine;
  readonly label: string;
}

type Labels = Layout['labels'];

/** Only what begins a column or follows a bar: behind a value nobody can say where the label begins, and a value is in no label. */
function unknownWithColon(lines: readonly TextLine[], labels: Labels): UnknownLabel[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(/(?:^|\| ?| {2})([A-Z][A-Za-z/]+(?: [A-Za-z0-9/]+){0,4}):/g)]
      .map((found) => found[1] ?? '')
      .filter((word) => !Object.keys(labels).some((label) => label.endsWith(word)))
      .map((label) => ({ line, label })),
  );
}

/** Points by which columns that are meant to be one may differ. */
const ALIGNED = 4;

/** In a line between two that each have a label of ours in this column and its value in the next. */
function unknownAtColumns(lines: readonly TextLine[], labels: Labels): UnknownLabel[] {
  const isLabel = (text = '') => text in labels;
  const hasPair = (line: TextLine | undefined, x: number) =>
    line?.segments.some(
      (segment, at) =>
        Math.abs(segment.x - x) <= ALIGNED &&
        isLabel(segment.text) &&
        line.segments[at + 1] !== undefined &&
        !isLabel(line.segments[at + 1]?.text),
    ) ?? false;
  return lines.flatMap((line, at) =>
    line.segments.flatMap(({ text, x }, number) => {
      const value = line.segments[number + 1];
      const fits = /^[A-Z][a-z]+(?: [A-Za-z/()]+){0,4}$/.test(text) && !isLabel(text);
      if (!fits || !value || isLabel(value.text)) return [];
      return hasPair(lines[at - 1], x) && hasPair(lines[at + 1], x) ? [{ line, label: text }] : [];
    }),
  );
}

function readPublicRecords(lines: readonly TextLine[], layout: Layout): PublicRecord[] {
  const { recordLabels: labels, colon, bureau } = layout;
  const found = labeledTexts(lines, { labels, colon });
  const records: Record<string, Fact<string>>[] = [];
  const first = found[0]?.label;
  for (const { label, meaning, text, broken, source } of found) {
    // Each record has the same labels in the same order.
    if (label === first) records.push({});
    const record = records.at(-1);
    if (!record || meaning === NOT_KEPT || record[meaning]) continue;
    record[meaning] = broken
      ? { state: 'unread', source }
      : readValue(publicRecordFields[meaning], text, source);
  }
  return records.map((record, at) => ({
    id: `${bureau}-record-${at + 1}`,
    facts: {
      ...(Object.fromEntries(
        Object.keys(publicRecordFields).map((field) => [field, NOT_REPORTED]),
      ) as unknown as PublicRecordFacts),
      ...record,
    },
  }));
}

function readPerson(
  lines: readonly TextLine[],
  { layout, head }: { layout: Layout; head: readonly TextLine[] },
): ReportPerson {
  const { personLabels: labels, colon } = layout;
  const found = labeledTexts(lines, { labels, colon });
  const named = (part: string) =>
    found.flatMap(({ meaning, text, source }) =>
      meaning === part && text !== '' ? [readValue('text', text, source)] : [],
    );
  const name = headFact('text', layout.head.name, head);
  const names = named('names');
  const birth = found.find(({ meaning }) => meaning === 'birth');
  const numbers = found.filter(({ meaning }) => meaning === 'ssn');
  // One that is masked and one in full are the same where they end alike.
  const endings = new Set(numbers.flatMap(({ text }) => text.match(SSN_ENDING) ?? []));
  const [listed] = numbers;
  const year = birth && /\b(19\d\d|20\d\d)\b/.exec(birth.text)?.[1];
  return {
    names:
      name.state === 'reported' ? [name, ...names.filter((other) => !same(other, name))] : names,
    addresses: named('addresses'),
    employers: named('employers'),
    birthYear: year
      ? {
          state: 'reported',
          value: Number(year),
          source: { page: 1, text: year, label: birth.label },
        }
      : NOT_REPORTED,
    ...(listed &&
      endings.size > 0 && {
        ssnCount: {
          state: 'reported',
          value: endings.size,
          source: { page: listed.source.page, text: '', label: listed.label },
        },
      }),
  };
}

const SSN_ENDING = /(?<=[\dX*]{3}[- ]?[\dX*]{2}[- ]?)\d{4}\b/gi;

function same(a: Fact<string>, b: Fact<string>): boolean {
  return a.state === 'reported' && b.state === 'reported' && a.value === b.value;
}
