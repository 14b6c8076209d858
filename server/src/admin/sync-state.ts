import type { ExportKind } from '@creditfix/shared/admin';
import { businessMonth } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';

/** How the log of changes stands. */
export interface SyncState {
  readonly epoch: string;
  /** Whatever a transaction below this one has changed can be read. */
  readonly horizon: bigint;
  /** Up to there it is forgotten what was deleted. */
  readonly gone: bigint;
}

interface StateRow {
  readonly epoch: string;
  readonly month: string;
  readonly is_here: boolean;
  readonly horizon: string;
  readonly gone_users: string;
  readonly gone_letters: string;
}

/** One reader mends the log, the others wait for it. */
const SYNC_LOCK = 4_071_989_332;

/** The state of the log, after whatever no trigger could see was noted: a new month, and that the database is another one. */
export async function readSyncState(
  em: EntityManager,
  kind: ExportKind,
  now: Date,
): Promise<SyncState> {
  const month = businessMonth(now);
  let row = await findState(em);
  if (!row.is_here || row.month !== month) {
    await em.transactional((tx) => mendLog(tx, month));
    row = await findState(em);
  }
  return {
    epoch: row.epoch,
    horizon: BigInt(row.horizon),
    gone: BigInt(kind === 'users' ? row.gone_users : row.gone_letters),
  };
}

async function findState(em: EntityManager): Promise<StateRow> {
  const [row] = await em.execute<StateRow[]>(
    `select epoch, month, place = sync_place() as is_here, gone_users::text, gone_letters::text,
       pg_snapshot_xmin(pg_current_snapshot())::text as horizon
     from sync_state`,
  );
  if (!row) throw new Error('the log of changes has no state');
  return row;
}

async function mendLog(tx: EntityManager, month: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(?)', [SYNC_LOCK]);
  const { is_here: isHere } = await findState(tx);
  if (!isHere) await tx.execute('select rebuild_sync_log()');
  // What a user has written this month is another number once the month is over, though nobody has written anything.
  await tx.execute(
    `select note_users(coalesce(array_agg(t.account_id), '{}')) from account_totals t, sync_state s
     where s.month <> ? and t.letters_in_month > 0 and t.letters_month >= least(s.month, ?)`,
    [month, month],
  );
  await tx.execute('update sync_state set month = ? where month <> ?', [month, month]);
}
