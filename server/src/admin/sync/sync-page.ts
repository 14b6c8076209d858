import {
  AdminProblems,
  type ExportKind,
  type LetterExportRow,
  type UserExportRow,
} from '@creditfix/shared/admin';
import { businessMonth } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { readKeptTotals } from '../lists/kept-total.repository.ts';
import { changesAfter, mendSyncLog, syncState, tidyLog } from './sync.repository.ts';

/** How the log of changes stands. */
interface SyncLog {
  readonly epoch: string;
  /** Whatever a transaction below this one has changed can be read. */
  readonly horizon: bigint;
  /** Up to there it is forgotten what was deleted. */
  readonly gone: bigint;
}

/** How long it is known of a row that it is gone. A replica that nobody looked at for longer is rebuilt. */
const GONE_DAYS = 90;

/** How the log stands, after whatever no trigger could see was noted: a new month, and that the database is another one. */
async function readSyncLog(em: EntityManager, kind: ExportKind, now: Date): Promise<SyncLog> {
  const month = businessMonth(now);
  let state = await syncState(em);
  if (!state.isHere || state.month !== month) {
    await em.transactional((tx) => mendSyncLog(tx, month));
    state = await syncState(em);
  }
  return {
    epoch: state.epoch,
    horizon: BigInt(state.horizon),
    gone: BigInt(kind === 'users' ? state.goneUsers : state.goneLetters),
  };
}

/** Leaves one line of each row in the log of changes, and forgets rows that have been gone for long. */
export async function cleanUpSyncLog({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const em = database.fork();
  const now = clock.now();
  const { horizon } = await readSyncLog(em, 'users', now);
  const goneBefore = new Date(now.getTime() - GONE_DAYS * 86_400_000);
  await em.transactional((tx) => tidyLog(tx, { horizon, goneBefore }));
}

/** A page of the log of changes, with the rows as they are now. */

type RowOf = { readonly users: UserExportRow; readonly letters: LetterExportRow };

export interface SyncPage<Kind extends ExportKind> {
  readonly rows: RowOf[Kind][];
  readonly deleted: string[];
  readonly next: string;
  readonly hasMore: boolean;
  readonly epoch: string;
  readonly total: number;
}

interface WantedPage<Kind extends ExportKind> {
  readonly kind: Kind;
  readonly after: string | undefined;
  readonly limit: number;
  /** The replica that may hold whole rows; null if they are masked. */
  readonly replica: string | null;
  readonly now: Date;
}

/** @throws Problem `admin.sync_too_old` */
export async function findSyncPage<Kind extends ExportKind>(
  em: EntityManager,
  wanted: WantedPage<Kind>,
): Promise<SyncPage<Kind>> {
  const { kind, limit, replica, now } = wanted;
  const log = await readSyncLog(em, kind, now);
  const from = placeOf(wanted, log);
  // One line more than the page, which tells whether there are others.
  const changes = await changesAfter(em, {
    kind,
    masked: replica === null,
    now,
    begun: from.begun,
    xid: from.xid,
    number: from.number,
    limit: limit + 1,
  });
  const page = changes.slice(0, limit);
  const last = page.at(-1);
  const next = last ? { ...from, xid: BigInt(last.xid), number: BigInt(last.number) } : from;
  return {
    rows: page.flatMap(({ line }) => (line === null ? [] : [JSON.parse(line) as RowOf[Kind]])),
    deleted: page.flatMap(({ line, rowId }) => (line === null ? [rowId] : [])),
    next: writeCursor(next),
    hasMore: changes.length > limit,
    epoch: from.epoch,
    total: (await readKeptTotals(em, [kind])).sum(kind),
  };
}

/** Where to read on; a new replica begins at the first line. */
function placeOf(
  { after, replica }: Pick<WantedPage<ExportKind>, 'after' | 'replica'>,
  { epoch, horizon, gone }: SyncLog,
): SyncCursor {
  // A replica holds either masked rows or whole ones, and whole ones for the one reason that was stated for it.
  const own = replica === null ? `${epoch}m` : `${epoch}w${replica.replaceAll('-', '')}`;
  if (after === undefined) return firstCursor(own, horizon);
  const cursor = readCursor(after);
  const { xid, begun } = cursor;
  // Of the very transaction whose deletions are forgotten nobody knows how far it was read. Ahead of the log: a backup was put
  // back, and what the replica has seen since never happened.
  const isTooOld = xid <= gone && begun <= gone;
  const isAhead = xid >= horizon || begun > horizon;
  if (cursor.epoch !== own || isTooOld || isAhead) throw AdminProblems.raise('admin.sync_too_old');
  return cursor;
}

/** A place in the log of changes, as a replica keeps it: opaque to the person who holds it. */
interface SyncCursor {
  /** Of the log, and whether what was read was masked or for which replica it was whole. */
  readonly epoch: string;
  /** Whatever was deleted before this transaction was never in the replica. */
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

/** Where a new replica begins. */
function firstCursor(epoch: string, begun: bigint): SyncCursor {
  return { epoch, begun, xid: 0n, number: 0n };
}

function writeCursor({ epoch, begun, xid, number }: SyncCursor): string {
  return [epoch, ...[begun, xid, number].map((value) => value.toString(DIGITS))].join('.');
}

/** @throws Problem `admin.sync_too_old` if it is none of ours: the replica that holds it can't be brought up to date */
function readCursor(text: string): SyncCursor {
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
