import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { readSyncState } from './sync-state.ts';

/** How long it is known of a row that it is gone. A copy that nobody looked at for longer is made anew. */
const GONE_DAYS = 90;

/** Leaves one line of each row in the log of changes, and forgets rows that have been gone for long. */
export async function tidySyncLog({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const em = database.fork();
  const now = clock.now();
  const { horizon } = await readSyncState(em, 'users', now);
  await em.transactional(async (tx) => {
    const [state] = await tx.execute<{ tidied: string }[]>(
      'select tidied::text from sync_state for update',
    );
    if (!state) return;
    await dropOlderLines(tx, state.tidied, String(horizon));
    await forgetGone(tx, new Date(now.getTime() - GONE_DAYS * 86_400_000));
    await tx.execute('update sync_state set tidied = ?::xid8', [String(horizon)]);
  });
}

/** Whoever has not read the older line yet finds the newer one further on. */
async function dropOlderLines(tx: EntityManager, tidied: string, horizon: string): Promise<void> {
  await tx.execute(
    `delete from sync_changes older using sync_changes newer
     where newer.xid >= ?::xid8 and newer.xid < ?::xid8
       and older.row_id = newer.row_id and older.kind = newer.kind and older.xid < newer.xid`,
    [tidied, horizon],
  );
}

async function forgetGone(tx: EntityManager, before: Date): Promise<void> {
  for (const kind of ['users', 'letters'] as const) {
    await tx.execute(
      `with gone as (delete from sync_changes where kind = ? and deleted and changed_at < ? returning xid)
       update sync_state set gone_${kind} = g.xid from (select max(xid) as xid from gone) g
       where g.xid > gone_${kind}`,
      [kind, before],
    );
  }
}
