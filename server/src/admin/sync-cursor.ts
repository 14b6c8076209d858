import { AdminProblems } from '@creditfix/shared/admin';

/** A place in the log of changes, as an offline copy keeps it: opaque to whoever holds it. */
export interface SyncCursor {
  /** Of the log, and whether what was read was masked. */
  readonly epoch: string;
  /** Whatever was deleted before this transaction was never in the copy. */
  readonly begun: bigint;
  readonly xid: bigint;
  readonly rowId: string;
}

const FIRST_ROW = '00000000-0000-0000-0000-000000000000';
const CURSOR = /^([0-9a-f]{32}[mw])\.([0-9a-z]{1,13})\.([0-9a-z]{1,13})\.([0-9a-f]{32})$/;
const DIGITS = 36;

/** Where a new copy begins. */
export function firstCursor(epoch: string, begun: bigint): SyncCursor {
  return { epoch, begun, xid: 0n, rowId: FIRST_ROW };
}

export function writeCursor({ epoch, begun, xid, rowId }: SyncCursor): string {
  const row = rowId.replaceAll('-', '');
  return [epoch, begun.toString(DIGITS), xid.toString(DIGITS), row].join('.');
}

/** @throws Problem `admin.sync_too_old` where it is none of ours: the copy that holds it can't be brought up to date */
export function readCursor(text: string): SyncCursor {
  const [, epoch, begun, xid, row] = CURSOR.exec(text) ?? [];
  if (!epoch || !begun || !xid || !row) throw AdminProblems.raise('admin.sync_too_old');
  const rowId = row.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { epoch, begun: numberOf(begun), xid: numberOf(xid), rowId };
}

function numberOf(text: string): bigint {
  return [...text].reduce(
    (sum, digit) => sum * BigInt(DIGITS) + BigInt(parseInt(digit, DIGITS)),
    0n,
  );
}
