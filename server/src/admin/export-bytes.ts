import {
  csvHead,
  typedColumns,
  type ExportFormat,
  type LetterExportRow,
  type UserExportRow,
} from '@creditfix/shared/admin';
import { copyRows, type CopyParts, type Reading } from './copy-rows.ts';
import { cellsQuery, jsonLinesQuery, type WantedRows } from './export-query.ts';
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
  const copied = { url, query: cellsQuery(wanted), options };
  for await (const chunk of copyRows(parts, copied, reading)) yield withCrlf(chunk);
}

async function* jsonBytes(
  parts: CopyParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<Uint8Array> {
  yield* copyRows(parts, copiedLines(parts.database.url, wanted), reading);
}

async function* rowsOf(
  parts: CopyParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<ExportRow[]> {
  const lines = linesOf(copyRows(parts, copiedLines(parts.database.url, wanted), reading));
  for await (const some of lines) yield some.map((line) => JSON.parse(line) as ExportRow);
}

function copiedLines(url: string, wanted: WantedRows) {
  return { url, query: jsonLinesQuery(wanted), options: BARE_LINES };
}
