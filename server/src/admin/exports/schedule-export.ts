import { AdminProblems, type ExportFormat, type ExportKind } from '@creditfix/shared/admin';
import { BUSINESS_TIME_ZONE } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { addressesOf, lockAccount } from '#server/accounts/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { AdminParts } from '../admin.parts.ts';
import { roleOf } from '../staff/staff-roles.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import {
  addExport,
  addWeeklyExport,
  countScheduled,
  deleteWeekly,
  takeDueWeekly,
} from './export-file.repository.ts';
import { fileNameOf, filterInWords, type ExportFilter } from './export-options.ts';

const MORNING = { hour: 7 };

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

interface ExportOptions {
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
  { every, ...options }: ExportOptions & { readonly every: 'once' | 'week' },
): Promise<string> {
  const { accountId: actorId, kind, format, filter } = options;
  return await em.transactional(async (tx) => {
    // Who asks twice at once queues up here.
    await lockAccount(tx, actorId);
    if ((await countScheduled(tx, actorId)) >= MOST_SCHEDULED)
      throw AdminProblems.raise('admin.too_many_scheduled');
    const id =
      every === 'once' ? await addFile(tx, parts, options) : await addWeekly(tx, parts, options);
    const detail = `${id} ${kind} ${format} masked, ${filterInWords(filter)}, ${every}`;
    await recordAudit(tx, { actorId, action: 'export_scheduled', detail, at: parts.clock.now() });
    return id;
  });
}

async function addFile(
  tx: EntityManager,
  { vault, jobs, clock }: ScheduleParts,
  { accountId, kind, format, filter }: ExportOptions,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await addExport(tx, {
    id,
    accountId,
    kind,
    format,
    sealedFilter: vault.sealJson(filter, { column: 'export_files.sealed_filter', rowId: id }),
    fileName: fileNameOf(kind, format, now),
    createdAt: now,
  });
  await jobs.enqueue(tx, makeExportJob, { exportId: id });
  return id;
}

async function addWeekly(
  tx: EntityManager,
  { vault, clock }: ScheduleParts,
  { accountId, kind, format, filter }: ExportOptions,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await addWeeklyExport(tx, {
    id,
    accountId,
    kind,
    format,
    sealedFilter: vault.sealJson(filter, { column: 'weekly_exports.sealed_filter', rowId: id }),
    nextAt: nextMondayMorning(now),
    createdAt: now,
  });
  return id;
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
  const due = await takeDueWeekly(tx, { now, nextAt: nextMondayMorning(now), limit: AT_ONCE });
  const addresses = await addressesOf(
    tx,
    due.map(({ accountId }) => accountId),
  );
  for (const { id, sealedFilter, ...each } of due) {
    if (!(await roleOf(tx, administrators, addresses.get(each.accountId) ?? ''))) {
      // Coming back to the staff brings no forgotten export with it.
      await deleteWeekly(tx, id);
      const detail = `${id} asked for by nobody of the staff anymore`;
      const line = { actorId: each.accountId, action: 'export_stopped', detail, at: now } as const;
      await recordAudit(tx, line);
      continue;
    }
    const place = { column: 'weekly_exports.sealed_filter', rowId: id };
    const filter = parts.vault.openJson(sealedFilter, place) as ExportFilter;
    await addFile(tx, parts, { ...each, filter });
  }
  return due.length;
}

/** The next Monday, seven o'clock Eastern time, after that instant. */
export function nextMondayMorning(after: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(
    BUSINESS_TIME_ZONE,
  );
  const monday = now.add({ days: (8 - now.dayOfWeek) % 7 }).withPlainTime(MORNING);
  const next = Temporal.ZonedDateTime.compare(monday, now) > 0 ? monday : monday.add({ weeks: 1 });
  return new Date(next.epochMilliseconds);
}
