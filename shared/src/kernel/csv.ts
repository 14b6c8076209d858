/** Tables for spreadsheets: RFC 4180, UTF-8 with its mark, and no cell that a spreadsheet would run. */

/** Stands first in the file and tells Excel that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A cell that begins so would be run as a formula by whoever opens the table (OWASP, CSV injection). Spreadsheets read the wide forms
 * of East Asian text as the plain ones.
 */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A text that would be a formula gets an apostrophe in front; numbers are numbers. Line ends inside a cell become CRLF. Quotes stand
 * where RFC 4180 asks for them, which is also where PostgreSQL's COPY writes them.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = (FORMULA.test(value) ? `'${value}` : value)
    .replaceAll('\0', '')
    .replaceAll(/\r\n?|\n/g, '\r\n');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
