import type { Bureau } from '@creditfix/shared/letters';
import type { HistoryMark } from '@creditfix/shared/reports';
import type { InventedTradeline } from './invented-report.ts';

/** What all layouts print with: lines of pieces, and how amounts, dates and histories are written. */

/** A piece of text and where on the line it begins, in points. */
type Piece = readonly [x: number, text: string];

/** A line of the report from top to bottom; one without pieces is a gap. */
export interface PrintedLine {
  readonly pieces: readonly Piece[];
  readonly lines: number;
}

export class Sheets {
  readonly lines: PrintedLine[] = [];

  line(...pieces: readonly Piece[]): void {
    this.lines.push({ pieces, lines: 1 });
  }

  gap(lines = 1): void {
    this.lines.push({ pieces: [], lines });
  }
}

export function dollars(cents: unknown): string {
  return typeof cents === 'number' ? `$${(cents / 100).toLocaleString('en-US')}` : '';
}

export function slashed(date: unknown): string {
  const [year, month, day] = String(date ?? '').split('-');
  if (!year || !month) return '';
  return day ? `${month}/${day}/${year}` : `${month}/${year}`;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function named(date: unknown, length?: number): string {
  const [year, month, day] = String(date ?? '').split('-');
  if (!year) return '';
  const name = (MONTHS[Number(month) - 1] ?? '').slice(0, length);
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export const text = (value: unknown) => (value === undefined ? '' : String(value));

export const MARKS: Readonly<Record<Bureau, Partial<Record<HistoryMark, string>>>> = {
  equifax: {
    ok: '✓',
    late_30: '30',
    late_60: '60',
    late_90: '90',
    charge_off: 'CO',
    bankruptcy: 'B',
  },
  experian: {
    ok: '✓',
    late_30: '30',
    late_60: '60',
    late_90: '90',
    charge_off: 'CO',
    bankruptcy: 'B',
  },
  transunion: { ok: 'OK', late_30: '30', late_60: '60', late_90: '90', charge_off: 'C/O' },
};

export function yearGrid(
  sheets: Sheets,
  { history }: InventedTradeline,
  options: { bureau: Bureau; header: readonly string[]; year: string },
): void {
  const column = (month: number) => 100 + month * 34;
  sheets.line(
    ...(options.year ? [[40, options.year] as const] : []),
    ...options.header.map((name, at) => [column(at), name] as const),
  );
  const years = [...new Set(history.map(([month]) => month.slice(0, 4)))].toSorted().toReversed();
  for (const year of years) {
    const marks = history.filter(([month]) => month.startsWith(year));
    sheets.line(
      [40, year],
      ...marks.map(
        ([month, mark]) =>
          [column(Number(month.slice(5)) - 1), MARKS[options.bureau][mark] ?? '?'] as const,
      ),
    );
  }
}
