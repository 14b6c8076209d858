import type { ExportKind } from '@creditfix/shared/admin';
import { sql, type SqlBool } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { lineOfRow } from '../exports/export-row.repository.ts';
import type { SyncChange } from './sync-change.entity.ts';
import { SyncReplica } from './sync-replica.entity.ts';
import type { SyncState } from './sync-state.entity.ts';

/** The log of changes that offline replicas follow, and the replicas that may hold whole names and addresses. */

type SyncTables = Tables<typeof SyncChange | typeof SyncState>;

/** One reader mends the log, the others wait for it. */
const SYNC_LOCK = 4_071_989_332;

/** Below it everything that a transaction has changed can be read. */
const HORIZON = sql<string>`pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * A page of changes after a place in the log, each with the line of its row as it is now: null if the row is gone. Of what was
 * deleted, only what was deleted since the replica was begun.
 */
export async function changesAfter(
  em: EntityManager,
  wanted: {
    readonly kind: ExportKind;
    readonly masked: boolean;
    readonly now: Date;
    readonly begun: bigint;
    readonly xid: bigint;
    readonly number: bigint;
    readonly limit: number;
  },
) {
  const { kind, begun, xid, number, limit } = wanted;
  return await em
    .getKysely<SyncTables>()
    .with(
      (page) => page('page').materialized(),
      (db) =>
        db
          .selectFrom('sync_changes')
          .select(['xid', 'number', 'row_id'])
          .where('kind', '=', kind)
          .where(
            sql<SqlBool>`(xid, number) > (${String(xid)}::xid8, ${String(number)}::bigint)
              and xid < ${HORIZON} and not (deleted and xid < ${String(begun)}::xid8)`,
          )
          .orderBy('xid')
          .orderBy('number')
          .limit(limit),
    )
    .selectFrom('page')
    .leftJoinLateral(lineOfRow(em, wanted, sql.ref('page.row_id')).as('row'), (row) => row.onTrue())
    .select(['page.xid', 'page.number', 'page.row_id as rowId', 'row.line'])
    .orderBy('page.xid')
    .orderBy('page.number')
    .execute();
}

/** How the log stands. `isHere`: the database is still the one that its epoch belongs to. */
export async function syncState(em: EntityManager) {
  return await em
    .getKysely<SyncTables>()
    .selectFrom('sync_state')
    .select([
      'epoch',
      'month',
      sql<boolean>`place = sync_place()`.as('isHere'),
      'gone_users as goneUsers',
      'gone_letters as goneLetters',
      HORIZON.as('horizon'),
    ])
    .executeTakeFirstOrThrow();
}

/** Makes up for what no trigger could see: that the database is another one, and that a new month has begun. */
export async function mendSyncLog(tx: EntityManager, month: string): Promise<void> {
  // Raw: neither builder knows advisory locks, nor functions that are called for what they do.
  await tx.execute('select pg_advisory_xact_lock(:lock)', { lock: SYNC_LOCK });
  const { isHere } = await syncState(tx);
  if (!isHere) await tx.execute('select rebuild_sync_log()');
  // What a user has written this month is another number once the month is over, though nobody has written anything.
  await tx.execute(
    `select note_users(coalesce(array_agg(t.account_id), '{}')) from account_totals t, sync_state s
     where s.month <> :month and t.letters_in_month > 0 and t.letters_month >= least(s.month, :month)`,
    { month },
  );
  await tx
    .getKysely<SyncTables>()
    .updateTable('sync_state')
    .set({ month })
    .where('month', '<>', month)
    .execute();
}

/** Leaves one line of each row below the horizon, and forgets rows that were gone before that instant. Call it in a transaction. */
export async function tidyLog(
  tx: EntityManager,
  { horizon, goneBefore }: { readonly horizon: bigint; readonly goneBefore: Date },
): Promise<void> {
  const db = tx.getKysely<SyncTables>();
  const state = await db
    .selectFrom('sync_state')
    .select('tidied')
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A reader who has not reached the older line yet finds the newer one further on.
  await db
    .deleteFrom('sync_changes as older')
    .using('sync_changes as newer')
    .where(
      sql<SqlBool>`newer.xid >= ${state.tidied}::xid8 and newer.xid < ${String(horizon)}::xid8`,
    )
    .whereRef('older.row_id', '=', 'newer.row_id')
    .whereRef('older.kind', '=', 'newer.kind')
    .whereRef('older.xid', '<', 'newer.xid')
    .execute();
  await forgetGone(tx, 'users', goneBefore);
  await forgetGone(tx, 'letters', goneBefore);
  await db
    .updateTable('sync_state')
    .set({ tidied: sql<string>`${String(horizon)}::xid8` })
    .execute();
}

async function forgetGone(tx: EntityManager, kind: ExportKind, before: Date): Promise<void> {
  const column = kind === 'users' ? 'gone_users' : 'gone_letters';
  await tx
    .getKysely<SyncTables>()
    .with('gone', (db) =>
      db
        .deleteFrom('sync_changes')
        .where('kind', '=', kind)
        .where(({ ref }) => ref('deleted'))
        .where('changed_at', '<', before)
        .returning('xid'),
    )
    .updateTable('sync_state')
    .from((db) =>
      db
        .selectFrom('gone')
        .select(({ fn }) => fn.max('xid').as('xid'))
        .as('g'),
    )
    .set(({ ref }) => ({ [column]: ref('g.xid') }))
    .whereRef('g.xid', '>', column)
    .execute();
}

export async function addReplica(tx: EntityManager, replica: SyncReplica): Promise<void> {
  await tx.insert(SyncReplica, replica);
}

/** The replica that this session has begun. */
export async function findOwnReplica(
  em: EntityManager,
  own: Pick<SyncReplica, 'id' | 'sessionId'>,
): Promise<Pick<SyncReplica, 'id' | 'reason'> | null> {
  return await em.findOne(SyncReplica, own, {
    fields: ['id', 'reason'],
    disableIdentityMap: true,
  });
}
