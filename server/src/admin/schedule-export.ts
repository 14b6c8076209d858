import { AdminProblems, type ExportFormat, type ExportKind } from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { fileNameOf, filterInWords, type ExportFilter } from './export-wish.ts';
import { recordAudit } from './record-audit.ts';
import { nextMondayMorning } from './weekly-time.ts';

/** Exports that are made in the background, at once or each Monday. */

export const makeExportJob = defineJob<{ exportId: string }>({
  queue: 'make-export',
  retries: 2,
  retryDelaySeconds: 60,
});

/** Monday, seven o'clock Eastern time, whichever of the two it is in UTC. */
export const weeklyExportsJob = defineJob<Record<string, never>>({
  queue: 'weekly-exports',
  retries: 5,
  retryDelaySeconds: 60,
  cron: '0 11,12 * * 1',
});

const MOST_SCHEDULED = 20;
const AT_ONCE = 50;

type ScheduleParts = Pick<AdminParts, 'vault' | 'jobs' | 'clock'>;
type WeeklyParts = ScheduleParts & Pick<AdminParts, 'administrators'>;

interface Wish {
  readonly accountId: string;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly filter: ExportFilter;
}

/**
 * @returns the id of the file, or of what comes each week
 * @throws Problem `admin.too_many_scheduled`
 */
export async function scheduleExport(
  em: EntityManager,
  parts: ScheduleParts,
  { every, ...wish }: Wish & { readonly every: 'once' | 'week' },
): Promise<string> {
  const { accountId: actorId, kind, format, filter } = wish;
  return await em.transactional(async (tx) => {
    // Who asks twice at once queues up here.
    await tx.execute('select 1 from accounts where id = ? for no key update', [actorId]);
    await refuseTooMany(tx, actorId);
    const id = every === 'once' ? await addFile(tx, parts, wish) : await addWeekly(tx, parts, wish);
    const detail = `${id} ${kind} ${format} masked, ${filterInWords(filter)}, ${every}`;
    await recordAudit(tx, { actorId, action: 'export_scheduled', detail, at: parts.clock.now() });
    return id;
  });
}

async function refuseTooMany(tx: EntityManager, accountId: string): Promise<void> {
  const [row] = await tx.execute<{ scheduled: number }[]>(
    `select ((select count(*) from weekly_exports where account_id = ?)
       + (select count(*) from export_files where account_id = ? and status in ('waiting', 'making')))::int as scheduled`,
    [accountId, accountId],
  );
  if ((row?.scheduled ?? 0) >= MOST_SCHEDULED)
    throw AdminProblems.raise('admin.too_many_scheduled');
}

async function addFile(
  tx: EntityManager,
  { vault, jobs, clock }: ScheduleParts,
  { accountId, kind, format, filter }: Wish,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const sealed = vault.sealJson(filter, { column: 'export_files.sealed_filter', rowId: id });
  await tx.execute(
    `insert into export_files (id, account_id, kind, format, sealed_filter, status, file_name, created_at)
     values (?, ?, ?, ?, ?, 'waiting', ?, ?)`,
    [id, accountId, kind, format, sealed, fileNameOf(kind, format, now), now],
  );
  await jobs.enqueue(tx, makeExportJob, { exportId: id });
  return id;
}

async function addWeekly(
  tx: EntityManager,
  { vault, clock }: ScheduleParts,
  { accountId, kind, format, filter }: Wish,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const sealed = vault.sealJson(filter, { column: 'weekly_exports.sealed_filter', rowId: id });
  await tx.execute(
    `insert into weekly_exports (id, account_id, kind, format, sealed_filter, next_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [id, accountId, kind, format, sealed, nextMondayMorning(now), now],
  );
  return id;
}

interface WeeklyRow {
  readonly id: string;
  readonly account_id: string;
  /** Null where the account is gone. */
  readonly email: string | null;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly sealed_filter: string;
}

/** Begins what is due. Any number of processes may do so at once; what was missed for weeks comes once. */
export async function startWeeklyExports(
  parts: WeeklyParts & { readonly database: Database },
): Promise<void> {
  const em = parts.database.fork();
  for (let begun = AT_ONCE; begun === AT_ONCE;)
    begun = await em.transactional((tx) => startDue(tx, parts));
}

async function startDue(tx: EntityManager, parts: WeeklyParts): Promise<number> {
  const { administrators, clock } = parts;
  const now = clock.now();
  const due = await tx.execute<WeeklyRow[]>(
    `update weekly_exports set next_at = ? where id in
       (select id from weekly_exports where next_at <= ? order by id limit ${AT_ONCE} for update skip locked)
     returning id, account_id, kind, format, sealed_filter,
       (select a.email from accounts a where a.id = weekly_exports.account_id and a.deleted_at is null) as email`,
    [nextMondayMorning(now), now],
  );
  const isOfStaff = ({ email }: WeeklyRow) => email !== null && administrators.roles.has(email);
  for (const { id, account_id: accountId, kind, format, sealed_filter } of due.filter(isOfStaff)) {
    const place = { column: 'weekly_exports.sealed_filter', rowId: id };
    const filter = parts.vault.openJson(sealed_filter, place) as ExportFilter;
    await addFile(tx, parts, { accountId, kind, format, filter });
  }
  await endWeekly(
    tx,
    due.filter((row) => !isOfStaff(row)),
    now,
  );
  return due.length;
}

/** Of who left the staff: coming back to it brings no forgotten export with it. */
async function endWeekly(tx: EntityManager, ended: readonly WeeklyRow[], at: Date): Promise<void> {
  for (const { id, account_id: actorId } of ended) {
    await tx.execute('delete from weekly_exports where id = ?', [id]);
    const detail = `${id} asked for by nobody of the staff any more`;
    await recordAudit(tx, { actorId, action: 'export_stopped', detail, at });
  }
}
