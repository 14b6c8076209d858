import { csvHead, csvRow, type LetterExportRow } from '@creditfix/shared/admin';
import { expect, it } from 'vitest';
import { wholeRows } from './save-stream.ts';

const ids = [1, 2, 3].map((number) => `0000000${number}-0000-4000-8000-000000000000`);
const rows = ids.map((id) => ({ id, reference: 'A "quoted"\r\nname, 😀' }) as LetterExportRow);
const csv = csvHead('letters') + rows.map((row) => csvRow('letters', row)).join('');
const jsonl = rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** In chunks of a length that tears every character and row apart. */
function chunksOf(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
    Uint8Array.from(bytes.subarray(at * 7, at * 7 + 7)),
  );
}

it.each([
  ['csv', csv],
  ['jsonl', jsonl],
] as const)('finds where the whole rows of %s end, wherever it is cut', async (format, table) => {
  const bytes = new TextEncoder().encode(table);
  const ends = ids.map((id) => {
    const next = ids[ids.indexOf(id) + 1];
    const before = next === undefined ? table : table.slice(0, table.indexOf(next));
    const end =
      format === 'csv' || next === undefined ? before : before.slice(0, before.lastIndexOf('{'));
    return new TextEncoder().encode(end).length;
  });
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const whole = ends.filter((end) => end <= cut);
    const found = await wholeRows(chunksOf(bytes.subarray(0, cut)), format);
    expect(found).toEqual(
      whole.length === 0 ? undefined : { bytes: whole.at(-1), lastId: ids[whole.length - 1] },
    );
  }
});

it('leaves an Excel file alone, which can not be put together of two halves', async () => {
  expect(await wholeRows([new TextEncoder().encode(jsonl)], 'xlsx')).toBeUndefined();
});
