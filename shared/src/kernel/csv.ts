/** Tables for spreadsheets: RFC 4180, UTF-8 with its mark, and no cell that a spreadsheet would run. */

/** Stands first in the file and tells Excel that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A cell that begins so would be run as a formula by the person who opens the table (OWASP, CSV injection). Spreadsheets read the wide forms
 * of East Asian text as the plain ones. A zero byte counts too, which no database holds.
 */
export const FORMULA_STARTS = '=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20';

/**
 * Where the list separator is a semicolon or a tab, a cell begins behind one, and a row behind a line's end: the comma's quotes do not
 * stand at the beginning of a cell there, and hold nothing together. JavaScript and PostgreSQL read this pattern alike.
 */
export const FORMULA_INSIDE = `([;\t\n])(?=[${FORMULA_STARTS.replaceAll(/\s/g, '').replace('-', '\\-')}])`;

const startsFormula = (value: string) =>
  value !== '' && (value.startsWith('\0') || FORMULA_STARTS.includes(value.charAt(0)));
const formulaInside = new RegExp(FORMULA_INSIDE, 'g');

/**
 * A text that would be a formula gets an apostrophe in front, wherever a spreadsheet may begin a cell; numbers are numbers. Line ends
 * inside a cell become CRLF. Quotes stand where RFC 4180 asks for them and around semicolons.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = safeText(value);
  return /[",;\r\n]/.test(safe) ? quoted(safe) : safe;
}

/** What somebody may have typed: as `csvCell`, in quotes wherever it is not empty, as PostgreSQL's COPY writes it where it is told to. */
export function csvText(value: string): string {
  const safe = safeText(value);
  return safe === '' ? '' : quoted(safe);
}

function safeText(value: string): string {
  return (startsFormula(value) ? `'${value}` : value)
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(formulaInside, "$1'")
    .replaceAll('\n', '\r\n');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
