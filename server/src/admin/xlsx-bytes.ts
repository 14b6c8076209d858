import { exportColumns, type ExportKind } from '@creditfix/shared/admin';
import type ExcelJS from 'exceljs';
import { PassThrough, type Writable } from 'node:stream';

/** Tables for Excel (Office Open XML): every text is a text and none is run as a formula. */

/** What a sheet holds, its head among them. */
export const MOST_XLSX_ROWS = 1_048_576;
/** What a cell holds; Excel takes a file with more for a broken one. */
const MOST_XLSX_CHARACTERS = 32_767;

type Cell = string | number | null;
type Rows = AsyncIterable<readonly Readonly<Record<string, Cell>>[]>;

/** Written while it is read: neither the rows nor the file are held. */
export async function* xlsxBytes(kind: ExportKind, rows: Rows): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const writing = writeSheet(kind, rows, stream).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } finally {
    // Ends the writing of what nobody waits for any more, and with it the reading of rows.
    stream.destroy();
    await writing;
  }
}

async function writeSheet(kind: ExportKind, rows: Rows, stream: PassThrough): Promise<void> {
  const closed = new Promise<void>((resolve) => void stream.once('close', () => resolve()));
  // Forty megabytes of code that a server may never need.
  const { default: library } = await import('exceljs');
  const book = new library.stream.xlsx.WorkbookWriter({
    ...{ stream, useSharedStrings: false, useStyles: false },
    zip: { zlib: { level: 1 } },
  });
  const sheet = book.addWorksheet(kind);
  const columns = exportColumns[kind];
  sheet.addRow(columns.map(([, head]) => head)).commit();
  let written = 1;
  for await (const some of rows) {
    for (const row of some) {
      written += 1;
      if (written > MOST_XLSX_ROWS) throw new Error('more rows than a sheet holds');
      sheet.addRow(columns.map(([key]) => cellOf(row[key] ?? null))).commit();
    }
    await Promise.race([caughtUp(sheet), closed]);
    if (stream.destroyed) return;
  }
  await Promise.race([book.commit(), closed]);
}

/** The library leaves out the controls that XML can't hold, but not these two. A character of two halves stays whole. */
function cellOf(value: Cell): Cell {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll(/[\uFFFE\uFFFF]/g, '');
  if (text.length <= MOST_XLSX_CHARACTERS) return text;
  return text.slice(0, MOST_XLSX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}

/** The library writes on whether or not anybody reads: without this pause the whole sheet would pile up before the zip. */
async function caughtUp(sheet: ExcelJS.Worksheet): Promise<void> {
  const { pipes } = (sheet as unknown as { stream: { pipes: readonly Writable[] } }).stream;
  // An empty piece is taken in its turn, after everything that waits before it.
  const taken = pipes.map(
    (pipe) => new Promise<void>((resolve) => void pipe.write('', () => resolve())),
  );
  await Promise.all(taken);
}
