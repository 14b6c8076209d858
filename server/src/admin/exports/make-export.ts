import type { StaffRole } from '@creditfix/shared/admin';
import { Problem } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { addressesOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  keepWritten,
  removeLater,
  removeNoted,
  type FileStore,
} from '#server/platform/files/index.ts';
import type { AdminParts } from '../admin.parts.ts';
import { exportBytes, measuredBytes, type Measure } from './export-bytes.ts';
import type { CopyToParts } from './export-copy.repository.ts';
import type { ExportTrouble } from './export-file.entity.ts';
import {
  claimExport,
  forgetOldExports,
  lostExports,
  noteFailed,
  noteMade,
  type ClaimedExport,
} from './export-file.repository.ts';
import { exportKeys, keepExportPart } from './export-files.ts';
import type { WantedRows } from './export-row.repository.ts';
import { checkSheet, rowsInWords, type ExportFilter } from './export-options.ts';
import { emailSearchOf } from '../lists/find-users.ts';
import { roleOf } from '../staff/staff-roles.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { notifyExportFailed, notifyExportMade } from './notify-export.ts';

/** Makes the file of a scheduled export: sealed, in parts, and there whole or not at all. */

export type MakeExportParts = AdminParts & CopyToParts & { readonly files: FileStore };

const PART_BYTES = 4 * 1024 * 1024;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_DAYS = 7;
/** Parts that got no row by then were left by a crash. */
const UNKEPT_MS = DAY_MS;
/** Nothing takes so long: its job was lost. */
const LOST_AFTER_MS = 6 * HOUR_MS;

interface Made extends Measure {
  readonly rows: number;
  readonly parts: number;
}

export async function makeExport(parts: MakeExportParts, exportId: string): Promise<void> {
  const em = parts.database.fork();
  const claimed = await claimExport(em, exportId, randomUUID());
  if (!claimed) return;
  const written: string[] = [];
  try {
    const { email, role } = await staffOf(em, parts, claimed.accountId);
    const made = await writeFile(em, parts, { ...claimed, role }, written);
    await em.transactional((tx) => keep(tx, parts, { claimed, made, written, email }));
  } catch (error) {
    parts.log.warn({ err: error, exportId }, 'a scheduled export could not be made');
    // At once, and not in an hour: the disk may be full.
    for (const key of written) await parts.files.remove(key).catch(() => {});
    await giveUp(em, parts, claimed, troubleOf(error));
  }
}

/** @throws Error where anyone who asked is none of the staff anymore */
async function staffOf(
  em: EntityManager,
  { administrators }: MakeExportParts,
  accountId: string,
): Promise<{ readonly email: string; readonly role: StaffRole }> {
  const email = (await addressesOf(em, [accountId])).get(accountId) ?? '';
  const role = await roleOf(em, administrators, email);
  if (!role) throw new Error('asked for by nobody of the staff');
  return { email, role };
}

async function writeFile(
  em: EntityManager,
  parts: MakeExportParts,
  { id, attempt, kind, format, sealedFilter, role }: ClaimedExport & { readonly role: StaffRole },
  written: string[],
): Promise<Made> {
  const place = { column: 'export_files.sealed_filter', rowId: id };
  const filter = parts.vault.openJson(sealedFilter, place) as ExportFilter;
  const emailSearch = emailSearchOf(role);
  const wanted: WantedRows = { kind, filter, emailSearch, masked: true, now: parts.clock.now() };
  if (format === 'xlsx') await checkSheet(em, wanted);
  let rows = 0;
  let measure: Measure | undefined;
  const reading = {
    signal: new AbortController().signal,
    seen: (more: number) => void (rows += more),
  };
  const bytes = measuredBytes(
    exportBytes(parts, { ...wanted, format }, reading),
    async (whole) => void (measure = whole),
  );
  for await (const part of inParts(bytes)) {
    const number = written.length + 1;
    const key = exportKeys(attempt, number).at(-1) ?? '';
    await removeLater(em, [key], new Date(parts.clock.now().getTime() + UNKEPT_MS));
    written.push(key);
    await keepExportPart(parts, attempt, number, part);
  }
  if (!measure) throw new Error('the file was not measured');
  return { ...measure, rows, parts: written.length };
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

interface Kept {
  readonly claimed: ClaimedExport;
  readonly made: Made;
  readonly written: readonly string[];
  readonly email: string;
}

async function keep(
  tx: EntityManager,
  parts: MakeExportParts,
  { claimed, made, written, email }: Kept,
): Promise<void> {
  const { id, accountId: actorId, kind, format, fileName } = claimed;
  const now = parts.clock.now();
  const until = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const { rows, bytes, sha256 } = made;
  const file = { rows, bytes, sha256, parts: made.parts, keptUntil: until };
  // It was deleted meanwhile, or another attempt overtook this one: its parts are noted, and go in time.
  if (!(await noteMade(tx, claimed, file))) return;
  if (!(await keepWritten(tx, written, now))) throw new Error('making the file took too long');
  await notifyExportMade(tx, parts, { id, accountId: actorId, email, kind, fileName, rows, until });
  const detail = `${id} ${kind} ${format} masked, ${rowsInWords(rows)}, ${bytes} bytes, sha256 ${sha256}`;
  await recordAudit(tx, { actorId, action: 'export_made', detail, at: now });
}

/** Deletes exported files whose time is over, and gives up those that nobody is making anymore. */
export async function purgeExports(parts: MakeExportParts): Promise<void> {
  const em = parts.database.fork();
  const now = parts.clock.now();
  const lost = await lostExports(em, new Date(now.getTime() - LOST_AFTER_MS));
  for (const file of lost) await giveUp(em, parts, file, 'interrupted');
  await em.transactional(async (tx) => {
    const failedBefore = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    for (const { attempt, parts: count } of await forgetOldExports(tx, { now, failedBefore }))
      if (attempt) await removeLater(tx, exportKeys(attempt, count), now);
  });
  await removeNoted(parts, now);
}

/** Says in the list and by email that there will be no file. */
async function giveUp(
  em: EntityManager,
  parts: MakeExportParts,
  { id, attempt }: { readonly id: string; readonly attempt: string | null },
  trouble: ExportTrouble,
): Promise<void> {
  await em.transactional(async (tx) => {
    const failed = await noteFailed(tx, { id, attempt, trouble });
    if (!failed) return;
    const { accountId: actorId, kind } = failed;
    const email = (await addressesOf(tx, [actorId])).get(actorId) ?? '';
    if (await roleOf(tx, parts.administrators, email))
      await notifyExportFailed(tx, parts, { id, accountId: actorId, email, kind, trouble });
    const detail = `${id} ${kind}, ${trouble}`;
    await recordAudit(tx, { actorId, action: 'export_failed', detail, at: parts.clock.now() });
  });
}

function troubleOf(error: unknown): ExportTrouble {
  if (error instanceof Problem && error.code === 'admin.too_many_rows') return 'too_many_rows';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ENOSPC', 'EDQUOT'].includes(code) ? 'disk_full' : 'failed';
}
