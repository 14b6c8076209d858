import {
  csvHead,
  exportColumns,
  type ExportFormat,
  type ExportKind,
  type LetterExportRow,
  type UserExportRow,
} from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import { onFirstUse } from '#server/platform/loading/index.ts';
import { copyCells, copyLines, type CopyToParts, type Reading } from './export-copy.repository.ts';
import type { WantedRows } from './export-row.repository.ts';

/** The bytes of an exported table, made while they leave. */

type ExportRow = UserExportRow & LetterExportRow;

/** What left the server. */
export interface Measure {
  /** The last byte was taken away. */
  readonly isWhole: boolean;
  readonly bytes: number;
  /** Of all bytes that left. */
  readonly sha256: string;
}

const LF = 10;

export function exportBytes(
  parts: CopyToParts,
  wanted: WantedRows & { readonly format: ExportFormat },
  reading: Reading,
): AsyncGenerator<Uint8Array> {
  switch (wanted.format) {
    case 'csv':
      return csvBytes(parts, wanted, reading);
    case 'jsonl':
      return copyLines(parts, wanted, reading);
    case 'xlsx':
      return xlsxBytes(wanted.kind, rowsOf(copyLines(parts, wanted, reading)));
  }
}

/** The one format that the database writes itself: made here of the rows, it takes twice as long. An export that goes on has its head already. */
async function* csvBytes(
  parts: CopyToParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<Uint8Array> {
  if (!wanted.after) yield Buffer.from(csvHead(wanted.kind));
  for await (const chunk of copyCells(parts, wanted, reading)) yield withCrlf(chunk);
}

/** The same with CRLF, as RFC 4180 has it; inside a cell too, where the guard has left nothing but LF. */
function withCrlf(chunk: Buffer): Buffer {
  // Byte for byte a text of Latin letters, whatever it says: a search in it is several times faster than one through the bytes.
  return Buffer.from(chunk.toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
}

/** Rows of lines of JSON; a chunk may end anywhere. */
async function* rowsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<ExportRow[]> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LF);
    if (end === -1) {
      rest.push(chunk);
      continue;
    }
    const text = Buffer.concat([...rest, chunk.subarray(0, end)]).toString('utf8');
    rest = [chunk.subarray(end + 1)];
    yield text.split('\n').map((line) => JSON.parse(line) as ExportRow);
  }
}

/** Passes bytes on and measures them; `ended` hears it once, however it ended. */
export async function* measuredBytes(
  chunks: AsyncIterable<Uint8Array>,
  ended: (measure: Measure) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  let isWhole = false;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    isWhole = true;
  } finally {
    await ended({ isWhole, bytes, sha256: hash.digest('hex') });
  }
}

/** What a sheet holds, its head among them. */
export const MOST_XLSX_ROWS = 1_048_576;
/** What a cell holds; Excel takes a file with more for a broken one. */
const MOST_XLSX_CHARACTERS = 32_767;

type Cell = string | number | null;
type Rows = AsyncIterable<readonly Readonly<Record<string, Cell>>[]>;

const xlsxWriter = onFirstUse('exports for Excel', async () => await import('hucre/xlsx'));

/**
 * A table for Excel (Office Open XML), in which every text is a text and none is run as a formula. It is written while it is read:
 * neither the rows nor the file are held.
 */
async function* xlsxBytes(kind: ExportKind, rows: Rows): AsyncGenerator<Uint8Array> {
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
