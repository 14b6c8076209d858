import { monthNames } from '../../kernel/index.ts';
import type { HistoryMark, HistoryMonth } from '../contract/report.ts';
import type { Layout } from '../layouts/layout.ts';
import { inside, sourceOf } from './labels.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { pad } from './values.ts';

/** The months of an account: a grid of years by months, or months side by side with a row of marks. */

/** Where a piece of a line stands, in points. */
interface Place {
  readonly left: number;
  readonly center: number;
}

interface Column extends Place {
  readonly month: string;
}

/** @param lines what stands behind the facts of one account @returns the oldest month first */
export function readHistory(
  lines: readonly TextLine[],
  { start, end, marks, row }: Layout['history'],
): HistoryMonth[] {
  const begins = lines.findIndex(({ text }) => start.test(text));
  if (begins === -1) return [];
  const after = lines.slice(begins + 1);
  const ends = after.findIndex(({ text }) => end.test(text));
  const grid = ends === -1 ? after : after.slice(0, ends);
  const months = row === undefined ? yearRows(grid, marks) : monthColumns(grid, row, marks);
  return months.toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

interface Token extends Place {
  readonly text: string;
}

function tokensOf(line: TextLine): Token[] {
  return line.segments.flatMap((segment) =>
    [...segment.text.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      ...placed(segment, found.index, found[0]),
    })),
  );
}

function placed(segment: Segment, index: number, text: string): Place {
  const left = inside(segment, index);
  return { left, center: (left + inside(segment, index + text.length)) / 2 };
}

const INITIALS = 'JFMAMJJASOND';
const SHORT = monthNames.map((name) => name.slice(0, 3));

/** "Year Jan Feb …" or "J F M …". */
function yearHeader(tokens: readonly Token[]): Token[] | undefined {
  const months = tokens[0]?.text === 'Year' ? tokens.slice(1) : tokens;
  if (months.length !== 12) return undefined;
  const fits = months.every(
    ({ text }, at) => text === SHORT[at] || text === INITIALS[at] || text === monthNames[at],
  );
  return fits ? [...months] : undefined;
}

type Marks = Readonly<Record<string, HistoryMark>>;

function yearRows(lines: readonly TextLine[], marks: Marks): HistoryMonth[] {
  let header: Token[] | undefined;
  const months: HistoryMonth[] = [];
  for (const line of lines) {
    const tokens = tokensOf(line);
    const found = yearHeader(tokens);
    if (found) {
      header = found;
      continue;
    }
    const year = tokens[0]?.text ?? '';
    if (!header || !/^(?:19|20)\d\d$/.test(year)) continue;
    const columns = header.map((place, at) => ({ ...place, month: `${year}-${pad(at + 1)}` }));
    months.push(...marksIn(line, tokens.slice(1), { columns, marks }));
  }
  return months;
}

function monthColumns(lines: readonly TextLine[], row: string, marks: Marks): HistoryMonth[] {
  let columns: Column[] = [];
  const months: HistoryMonth[] = [];
  for (const line of lines) {
    const header = monthsIn(line);
    if (header.length > 0) columns = header;
    else if (line.segments[0]?.text.startsWith(row)) {
      const tokens = tokensOf(line).slice(row.split(' ').length);
      months.push(...marksIn(line, tokens, { columns, marks }));
    }
  }
  return months;
}

const MONTH_AND_YEAR = new RegExp(`\\b(${monthNames.join('|')}) (\\d{4})\\b`, 'g');

/** Long names of months touch the next column, so that several are one segment. */
function monthsIn(line: TextLine): Column[] {
  return line.segments.flatMap((segment) =>
    [...segment.text.matchAll(MONTH_AND_YEAR)].map((found) => {
      const [text, name, year] = found;
      const month = monthNames.indexOf(name as (typeof monthNames)[number]) + 1;
      return { ...placed(segment, found.index, text), month: `${year}-${pad(month)}` };
    }),
  );
}

/**
 * Each mark belongs to the column that it stands under, be the columns centered or flush left.
 * One that stands between two columns is left out, and of two under one column neither is read.
 */
function marksIn(
  line: TextLine,
  tokens: readonly Token[],
  { columns, marks }: { columns: readonly Column[]; marks: Marks },
): HistoryMonth[] {
  const byLeft = under(tokens, columns, 'left');
  const byCenter = under(tokens, columns, 'center');
  const { found } = byLeft.distance < byCenter.distance ? byLeft : byCenter;
  return found.map(({ token, column }) => {
    const alone = found.every((other) => other.token === token || other.column !== column);
    const mark = alone ? marks[token.text.replaceAll(/[><]/g, '')] : undefined;
    return { month: column.month, mark: mark ?? 'unread', source: sourceOf(line, column.month) };
  });
}

function under(
  tokens: readonly Token[],
  columns: readonly Column[],
  side: 'left' | 'center',
): { found: { token: Token; column: Column }[]; distance: number } {
  const [first, second] = columns;
  const half = first && second ? Math.abs(second[side] - first[side]) / 2 : Infinity;
  let distance = 0;
  const found = tokens.flatMap((token) => {
    const away = (column: Column) => Math.abs(column[side] - token[side]);
    const column = columns.toSorted((a, b) => away(a) - away(b))[0];
    if (!column || away(column) > half) return [];
    distance += away(column);
    return [{ token, column }];
  });
  return { found, distance };
}
