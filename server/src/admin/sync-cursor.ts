import { AdminProblems } from '@creditfix/shared/admin';

/** A place in the log of changes, as an offline copy keeps it: opaque to whoever holds it. */
export interface SyncCursor {
  /** Of the log, and whether what was read was masked or for which replica it was whole. */
  readonly epoch: string;
  /** Whatever was deleted before this transaction was never in the copy. */
  readonly begun: bigint;
  readonly xid: bigint;
  /** Of the line within its transaction. */
  readonly number: bigint;
}

const CURSOR =
  /^([0-9a-f]{32}(?:m|w[0-9a-f]{32}))\.([0-9a-z]{1,13})\.([0-9a-z]{1,13})\.([0-9a-z]{1,13})$/;
const DIGITS = 36;
/** The database counts no further. */
const MOST = 2n ** 63n - 1n;

/** Where a new copy begins. */
export function firstCursor(epoch: string, begun: bigint): SyncCursor {
  return { epoch, begun, xid: 0n, number: 0n };
}

export function writeCursor({ epoch, begun, xid, number }: SyncCursor): string {
  return [epoch, ...[begun, xid, number].map((value) => value.toString(DIGITS))].join('.');
}

/** @throws Problem `admin.sync_too_old` where it is none of ours: the copy that holds it can't be brought up to date */
export function readCursor(text: string): SyncCursor {
  const [, epoch, begun, xid, number] = CURSOR.exec(text) ?? [];
  if (!epoch || !begun || !xid || !number) throw AdminProblems.raise('admin.sync_too_old');
  const cursor = { epoch, begun: numberOf(begun), xid: numberOf(xid), number: numberOf(number) };
  if (cursor.number > MOST) throw AdminProblems.raise('admin.sync_too_old');
  return cursor;
}

function numberOf(text: string): bigint {
  return [...text].reduce(
    (sum, digit) => sum * BigInt(DIGITS) + BigInt(parseInt(digit, DIGITS)),
    0n,
  );
}
