import { exportColumns, type ExportKind } from '@creditfix/shared/admin';
import { onFirstUse } from '#server/platform/loading/index.ts';

/** Tables for Excel (Office Open XML): every text is a text and none is run as a formula. */

/** What a sheet holds, its head among them. */
export const MOST_XLSX_ROWS = 1_048_576;
/** What a cell holds; Excel takes a file with more for a broken one. */
const MOST_XLSX_CHARACTERS = 32_767;

type Cell = string | number | null;
type Rows = AsyncIterable<readonly Readonly<Record<string, Cell>>[]>;

const xlsxWriter = onFirstUse('exports for Excel', async () => await import('hucre/xlsx'));

/** Written while it is read: neither the rows nor the file are held. */
export async function* xlsxBytes(kind: ExportKind, rows: Rows): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await xlsxWriter();
  const columns = exportColumns[kind].map(([, header]) => ({ header }));
  const sheet = { name: kind, columns, freezePane: { rows: 1 } };
  yield* writeXlsxStream(cellsOf(kind, rows), sheet);
}

async function* cellsOf(kind: ExportKind, rows: Rows): AsyncGenerator<Cell[]> {
  const columns = exportColumns[kind];
  let written = 1;
  for await (const some of rows) {
    for (const row of some) {
      written += 1;
      // The library would begin a second sheet.
      if (written > MOST_XLSX_ROWS) throw new Error('more rows than a sheet holds');
      yield columns.map(([key]) => cellOf(row[key] ?? null));
    }
  }
}

/** The library writes controls in the format's own way; these XML can't hold at all. A character of two halves stays whole. */
function cellOf(value: Cell): Cell {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll(/[\uFFFE\uFFFF]/g, '').toWellFormed();
  if (text.length <= MOST_XLSX_CHARACTERS) return text;
  return text.slice(0, MOST_XLSX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}
