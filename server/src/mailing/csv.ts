import { CSV_MARK, csvLine } from '@creditfix/shared/kernel';

/** A whole table for a spreadsheet. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return CSV_MARK + rows.map((row) => csvLine(row)).join('');
}
