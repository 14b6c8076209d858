import type { ExportFormat } from '@creditfix/shared/admin';

const QUOTE = 0x22;
const LINE_END = 0x0a;

/** How far a stream that broke off came in whole rows, and the id of the last of them. */
interface WholeRows {
  readonly bytes: number;
  readonly lastId: string;
}

/**
 * @param chunks begin with a row, or with the head
 * @returns nothing where not one row is whole, or where the format can't be cut
 */
export async function wholeRows(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  format: ExportFormat,
): Promise<WholeRows | undefined> {
  if (format === 'xlsx') return undefined;
  const [begin, end] = lastRow(chunks, format === 'csv');
  const row = await new Blob([...chunks]).slice(begin, end).text();
  const lastId = /^(?:\{"id":")?([0-9a-f-]{36})\b/.exec(row)?.[1];
  return lastId === undefined ? undefined : { bytes: end, lastId };
}

/** Where the last whole row begins and ends. In CSV a line may end within a cell, which then is in quotes. */
function lastRow(chunks: readonly Uint8Array[], quoted: boolean): readonly [number, number] {
  let [begin, end, passed] = [0, 0, 0];
  let isInCell = false;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === QUOTE) isInCell = quoted && !isInCell;
      else if (byte === LINE_END && !isInCell) [begin, end] = [end, passed + at + 1];
    }
    passed += chunk.length;
  }
  return [begin, end];
}
