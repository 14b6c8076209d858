import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ExportFile, type ExportTrouble } from './export-file.entity.ts';
import type { OfflineExport } from './offline-export.entity.ts';
import { WeeklyExport } from './weekly-export.entity.ts';

/** Exports that were asked for: their files, those that come each week, and those that a desktop app made without the server. */

type ExportTables = Tables<typeof ExportFile | typeof WeeklyExport | typeof OfflineExport>;

/** What an export is found by, for the person who asked for it. */
type Own = Pick<ExportFile, 'id' | 'accountId'>;

/** One that some process has begun to make. */
export type ClaimedExport = NonNullable<Awaited<ReturnType<typeof claimExport>>>;

const ASKED = [
  'id',
  'account_id as accountId',
  'kind',
  'format',
  'sealed_filter as sealedFilter',
] as const;

export async function addExport(
  tx: EntityManager,
  file: Pick<
    ExportFile,
    'id' | 'accountId' | 'kind' | 'format' | 'sealedFilter' | 'fileName' | 'createdAt'
  >,
): Promise<void> {
  await tx.insert(ExportFile, { ...file, status: 'waiting' });
}

export async function addWeeklyExport(tx: EntityManager, weekly: WeeklyExport): Promise<void> {
  await tx.insert(WeeklyExport, weekly);
}

/** Begins an attempt; an attempt of before is overtaken by it. @returns nothing if the export is made or gone */
export async function claimExport(em: EntityManager, id: string, attempt: string) {
  const claimed = await em
    .getKysely<ExportTables>()
    .updateTable('export_files')
    .set({ status: 'making', attempt })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'making'])
    .returning([...ASKED, 'file_name as fileName'])
    .executeTakeFirst();
  return claimed && { ...claimed, attempt };
}

/** @returns false if it was deleted meanwhile, or another attempt has overtaken this one */
export async function noteMade(
  tx: EntityManager,
  { id, attempt }: Pick<ClaimedExport, 'id' | 'attempt'>,
  made: Pick<ExportFile, 'rows' | 'bytes' | 'sha256' | 'parts' | 'keptUntil'>,
): Promise<boolean> {
  const ready = { ...made, status: 'ready' } as const;
  return (await tx.nativeUpdate(ExportFile, { id, attempt, status: 'making' }, ready)) === 1;
}

/** @returns what it was, or nothing if it is made, failed or gone already, or another attempt has overtaken this one */
export async function noteFailed(
  tx: EntityManager,
  {
    id,
    attempt,
    trouble,
  }: {
    readonly id: string;
    readonly attempt: string | null;
    readonly trouble: ExportTrouble;
  },
) {
  return await tx
    .getKysely<ExportTables>()
    .updateTable('export_files')
    .set({ status: 'failed', trouble, attempt: null })
    .where('id', '=', id)
    .where('attempt', 'is not distinct from', attempt)
    .where('status', 'in', ['waiting', 'making'])
    .returning(['account_id as accountId', 'kind'])
    .executeTakeFirst();
}

/** Those that are still to be made, though they were asked for before that instant. */
export async function lostExports(em: EntityManager, before: Date) {
  return await em
    .getKysely<ExportTables>()
    .selectFrom('export_files')
    .select(['id', 'attempt'])
    .where('status', 'in', ['waiting', 'making'])
    .where('created_at', '<', before)
    .execute();
}

/** Forgets files whose time is over, and failures of before that instant. @returns what is left to be removed of them */
export async function forgetOldExports(
  tx: EntityManager,
  { now, failedBefore }: { readonly now: Date; readonly failedBefore: Date },
) {
  return await tx
    .getKysely<ExportTables>()
    .deleteFrom('export_files')
    .where(({ eb, and, or }) =>
      or([
        eb('kept_until', '<=', now),
        and([eb('status', '=', 'failed'), eb('created_at', '<=', failedBefore)]),
      ]),
    )
    .returning(['attempt', 'parts'])
    .execute();
}

/** Somebody's own, newest first. */
export async function exportsOf(em: EntityManager, accountId: string, limit: number) {
  return await em.find(
    ExportFile,
    { accountId },
    { orderBy: { createdAt: -1, id: 1 }, limit, disableIdentityMap: true },
  );
}

export async function weeklyExportsOf(em: EntityManager, accountId: string) {
  return await em.find(
    WeeklyExport,
    { accountId },
    { orderBy: { createdAt: 1, id: 1 }, disableIdentityMap: true },
  );
}

/** How many of somebody's come each week or are still to be made. */
export async function countScheduled(tx: EntityManager, accountId: string): Promise<number> {
  const weekly = await tx.count(WeeklyExport, { accountId });
  const files = await tx.count(ExportFile, { accountId, status: { $in: ['waiting', 'making'] } });
  return weekly + files;
}

/** One of somebody's own whose time is not over; what is over is deleted only within the hour. */
export async function findExport(em: EntityManager, { id, accountId }: Own, now: Date) {
  return await em.findOne(
    ExportFile,
    { id, accountId, $or: [{ keptUntil: null }, { keptUntil: { $gt: now } }] },
    { disableIdentityMap: true },
  );
}

/** @returns what is left to be removed of it, for each row that went; nothing if there was none */
export async function deleteExport(tx: EntityManager, { id, accountId }: Own) {
  const weekly = await tx.nativeDelete(WeeklyExport, { id, accountId });
  const files = await tx
    .getKysely<ExportTables>()
    .deleteFrom('export_files')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['attempt', 'parts'])
    .execute();
  return weekly + files.length === 0 ? undefined : files;
}

/** Moves some of the weekly exports that are due on to their next time. Several processes may do so at once. @returns them */
export async function takeDueWeekly(
  tx: EntityManager,
  due: { readonly now: Date; readonly nextAt: Date; readonly limit: number },
) {
  return await tx
    .getKysely<ExportTables>()
    .updateTable('weekly_exports')
    .set({ next_at: due.nextAt })
    .where('id', 'in', (weekly) =>
      weekly
        .selectFrom('weekly_exports')
        .select('id')
        .where('next_at', '<=', due.now)
        .orderBy('id')
        .limit(due.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(ASKED)
    .execute();
}

export async function deleteWeekly(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeDelete(WeeklyExport, { id });
}

/** @returns false if it was reported before */
export async function noteOffline(tx: EntityManager, id: string, at: Date): Promise<boolean> {
  const noted = await tx
    .getKysely<ExportTables>()
    .insertInto('offline_exports')
    .values({ id, noted_at: at })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .execute();
  return noted.length === 1;
}

/** Files that wait to be fetched, in the order of their ids. */
export async function readyExports(em: EntityManager, afterId: string | null, limit: number) {
  return await em
    .getKysely<ExportTables>()
    .selectFrom('export_files')
    .select(['id', sql<string>`attempt`.as('attempt'), 'parts'])
    .where('status', '=', 'ready')
    .$if(afterId !== null, (files) => files.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function isReady(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(ExportFile, { id, status: 'ready' })) === 1;
}
