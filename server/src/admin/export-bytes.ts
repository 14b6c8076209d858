import {
  csvHead,
  typedColumns,
  type ExportFormat,
  type LetterExportRow,
  type UserExportRow,
} from '@creditfix/shared/admin';
import { copyRows, type CopyParts, type Reading } from './copy-rows.ts';
import { cellsQuery, jsonLinesQuery, laterPlaceQuery, type WantedRows } from './export-query.ts';
import { linesOf, withCrlf } from './line-ends.ts';
import { xlsxBytes } from './xlsx-bytes.ts';

/** The bytes of an exported table, made while they leave. */

type ExportRow = UserExportRow & LetterExportRow;

/** COPY quotes what holds one of these, and JSON holds neither: its lines come as they are. */
const BARE_LINES = `format csv, encoding 'UTF8', quote e'\\x01', delimiter e'\\x02'`;

export function exportBytes(
  parts: CopyParts,
  wanted: WantedRows & { readonly format: ExportFormat },
  reading: Reading,
): AsyncGenerator<Uint8Array> {
  switch (wanted.format) {
    case 'csv':
      return csvBytes(parts, wanted, reading);
    case 'jsonl':
      return jsonBytes(parts, wanted, reading);
    case 'xlsx':
      return xlsxBytes(wanted.kind, rowsOf(parts, wanted, reading));
  }
}

/** An export that goes on has its head already. */
async function* csvBytes(
  parts: CopyParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<Uint8Array> {
  if (!wanted.after) yield Buffer.from(csvHead(wanted.kind));
  const { url } = parts.database;
  const typed = typedColumns[wanted.kind].map((key) => `"${key}"`).join(', ');
  const options = `format csv, encoding 'UTF8', force_quote (${typed})`;
  const slices = await slicesOf(parts, wanted);
  const copied = { url, queries: slices.map(cellsQuery), options };
  for await (const chunk of copyRows(parts, copied, reading)) yield withCrlf(chunk);
}

async function* jsonBytes(
  parts: CopyParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<Uint8Array> {
  yield* copyRows(parts, await copiedLines(parts, wanted), reading);
}

async function* rowsOf(
  parts: CopyParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<ExportRow[]> {
  const lines = linesOf(copyRows(parts, await copiedLines(parts, wanted), reading));
  for await (const some of lines) yield some.map((line) => JSON.parse(line) as ExportRow);
}

async function copiedLines(parts: CopyParts, wanted: WantedRows) {
  const slices = await slicesOf(parts, wanted);
  return { url: parts.database.url, queries: slices.map(jsonLinesQuery), options: BARE_LINES };
}

/** Few enough that looking each of them up is sooner done than reading the tables. */
const FIRST_ROWS = 500;

/**
 * The fastest way to all rows reads the tables, joins them by hash and sorts: it has no row to send before it has all of them. So the
 * first ones are asked for alone, by the index that has their order, and leave at once. One snapshot serves both questions, so that each
 * row is in one of them whatever changes meanwhile.
 */
async function slicesOf({ database }: CopyParts, wanted: WantedRows): Promise<WantedRows[]> {
  const query = laterPlaceQuery(wanted, FIRST_ROWS - 1);
  const [row] = await database
    .fork()
    .execute<{ id: string; created_at: string }[]>(query.sql, [...query.values]);
  if (!row) return [wanted];
  const last = { id: row.id, createdAt: row.created_at };
  return [
    { ...wanted, through: last },
    { ...wanted, after: last },
  ];
}
