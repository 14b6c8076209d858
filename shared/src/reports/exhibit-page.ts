import {
  placedLines,
  proposedBlackouts,
  wholeFrame,
  MARK_SCALE,
  type Blackout,
  type MarkFrame,
  type PlacedText,
} from '../documents/index.ts';
import type { CreditReport, Fact, SourceLine } from './contract/report.ts';
import { personEntries } from './findings/likely-errors.table.ts';
import type { StartItem } from './letter-start.ts';

/** The page of a report as an exhibit: the entries that a letter is about stay, all else is black. */

/** A page that was drawn. Texts are in thousandths of the page. */
export interface DrawnReportPage {
  readonly number: number;
  /** Height in points. */
  readonly points?: number;
  readonly texts: readonly PlacedText[];
}

/** The line that an item of the letter is about. */
export interface ExhibitMarked {
  /** From 1. */
  readonly item: number;
  readonly frame: MarkFrame;
  /** Counted from the top, of the lines that can be read. */
  readonly line: number;
}

interface ExhibitOf {
  readonly report: CreditReport;
  /** The letter's items, in order. */
  readonly items: readonly StartItem[];
}

/** @returns the pages on which the entries stand; none where the file has no pages */
export function exhibitPages({ report, items }: ExhibitOf): number[] {
  const lines = items.flatMap((item) => entriesOf(item).flatMap((entry) => linesOf(report, entry)));
  const pages = lines.flatMap(({ page, y }) => (y === undefined ? [] : [page]));
  return [...new Set(pages)].toSorted((a, b) => a - b);
}

export function exhibitPage(
  page: DrawnReportPage,
  { report, items }: ExhibitOf,
): { readonly blackouts: readonly Blackout[]; readonly marks: readonly ExhibitMarked[] } {
  const rows = rowsOf(page.texts);
  const rowAt = ({ y = -1, page: number }: SourceLine) => {
    const at = (y / (page.points ?? 1)) * MARK_SCALE;
    return number === page.number
      ? rows.findIndex(({ top, bottom }) => top <= at && at <= bottom)
      : -1;
  };
  const rowsAt = (lines: readonly SourceLine[]) => lines.map(rowAt).filter((row) => row >= 0);
  const wanted = new Set(items.flatMap(entriesOf));
  const others = new Set(
    entryIds(report)
      .filter((id) => !wanted.has(id))
      .flatMap((id) => rowsAt(linesOf(report, id))),
  );
  const kept = new Set<number>(rowsAt([report.date, report.reference].flatMap(sourceOf)));
  for (const entry of wanted) {
    const own = rowsAt(linesOf(report, entry));
    for (let row = Math.min(...own); row <= Math.max(...own); row += 1)
      if (own.includes(row) || !others.has(row)) kept.add(row);
  }
  const visible = [...kept].toSorted((a, b) => a - b);
  const marks = items.flatMap((item, index): ExhibitMarked[] => {
    const own = linesOf(report, item.entry);
    const asked = item.finding?.lines.filter(({ y }) => y !== undefined) ?? [];
    const row = rowsAt([...asked, ...own])[0];
    const shown = row === undefined ? undefined : rows[row];
    if (row === undefined || !shown || !kept.has(row)) return [];
    const { left, right, top, bottom } = shown;
    const frame = wholeFrame({
      left: left - 8,
      right: right + 8,
      // Above its capitals, and still below the black above it.
      top: top - 1,
      bottom,
    });
    return [{ item: index + 1, frame, line: visible.indexOf(row) + 1 }];
  });
  return {
    marks,
    blackouts: [
      ...bandsAround(rows, kept),
      ...proposedBlackouts(visible.flatMap((row) => rows[row]?.pieces ?? [])),
    ],
  };
}

/** An item and, where one debt is there twice, its second entry. */
function entriesOf({ entry, finding }: StartItem): readonly string[] {
  return finding?.rule === 'twice' ? [entry, ...finding.about] : [entry];
}

function entryIds(report: CreditReport): readonly string[] {
  return [
    ...[...report.tradelines, ...report.inquiries, ...report.publicRecords].map(({ id }) => id),
    ...personEntries(report).map(({ id }) => id),
  ];
}

function linesOf(report: CreditReport, entry: string): readonly SourceLine[] {
  const tradeline = report.tradelines.find(({ id }) => id === entry);
  if (tradeline) {
    const facts: readonly Fact<unknown>[] = Object.values(tradeline.facts);
    return [...facts.flatMap(sourceOf), ...tradeline.history.map(({ source }) => source)];
  }
  const inquiry = report.inquiries.find(({ id }) => id === entry);
  if (inquiry) return [inquiry.company, ...inquiry.dates].flatMap(sourceOf);
  const record = report.publicRecords.find(({ id }) => id === entry);
  if (record) return Object.values(record.facts).flatMap((fact: Fact<unknown>) => sourceOf(fact));
  const detail = personEntries(report).find(({ id }) => id === entry);
  return detail ? sourceOf(detail.fact) : [];
}

function sourceOf(fact: Fact<unknown>): SourceLine[] {
  return fact.state === 'not_reported' ? [] : [fact.source];
}

interface Row {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly pieces: readonly PlacedText[];
}

function rowsOf(texts: readonly PlacedText[]): Row[] {
  return placedLines(texts)
    .map(({ pieces }) => ({
      left: Math.min(...pieces.map(({ left }) => left)),
      right: Math.max(...pieces.map(({ left, width }) => left + width)),
      top: Math.min(...pieces.map(({ top }) => top)),
      bottom: Math.max(...pieces.map(({ top, height }) => top + height)),
      pieces,
    }))
    .toSorted((a, b) => a.top - b.top);
}

/** So far beyond the first and the last line, in thousandths: signs and grids reach out of their lines. */
const BEYOND = 12;

/** Over the page's whole width: what is drawn and no text, such as the marks of a history, goes as well. */
function bandsAround(rows: readonly Row[], kept: ReadonlySet<number>): Blackout[] {
  const bands: Blackout[] = [];
  const between = (one: number, other: number) => (one + other) / 2;
  for (let from = 0; from < rows.length; from += 1) {
    if (kept.has(from)) continue;
    let to = from;
    while (to + 1 < rows.length && !kept.has(to + 1)) to += 1;
    const [before, after] = [rows[from - 1], rows[to + 1]];
    const top = Math.min(...rows.slice(from, to + 1).map((row) => row.top));
    const bottom = Math.max(...rows.slice(from, to + 1).map((row) => row.bottom));
    bands.push({
      reason: 'other_account',
      frame: wholeFrame({
        left: 0,
        right: MARK_SCALE,
        top: before ? between(before.bottom, top) : top - BEYOND,
        bottom: after ? between(bottom, after.top) : bottom + BEYOND,
      }),
    });
    from = to;
  }
  return bands;
}
