import type { ExportKind } from '@creditfix/shared/admin';
import { businessMonth } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { mendSyncLog, syncState, tidyLog } from './sync.repository.ts';

/** How the log of changes stands. */
export interface SyncLog {
  readonly epoch: string;
  /** Whatever a transaction below this one has changed can be read. */
  readonly horizon: bigint;
  /** Up to there it is forgotten what was deleted. */
  readonly gone: bigint;
}

/** How long it is known of a row that it is gone. A replica that nobody looked at for longer is rebuilt. */
const GONE_DAYS = 90;

/** How the log stands, after whatever no trigger could see was noted: a new month, and that the database is another one. */
export async function readSyncLog(
  em: EntityManager,
  kind: ExportKind,
  now: Date,
): Promise<SyncLog> {
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
