import type { ExportFormat, ExportKind, StaffRole } from '@creditfix/shared/admin';
import { Problem } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { keepWritten, removeLater, type FileStore } from '#server/platform/files/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import type { CopyParts } from './copy-rows.ts';
import { exportBytes } from './export-bytes.ts';
import { exportKeys, keepExportPart } from './export-files.ts';
import type { WantedRows } from './export-query.ts';
import { checkSheet, rowsInWords, type ExportFilter } from './export-wish.ts';
import { emailSearchOf } from './find-users.ts';
import { measuredBytes, type Measure } from './measured-bytes.ts';
import { recordAudit } from './record-audit.ts';
import { tellExportFailed, tellExportMade, type ExportTrouble } from './tell-export.ts';

/** Makes the file of a scheduled export: sealed, in parts, and there whole or not at all. */

export type MakeExportParts = AdminParts & CopyParts & { readonly files: FileStore };

const PART_BYTES = 4 * 1024 * 1024;
/** Parts that got no row by then were left by a crash. */
const UNKEPT_MS = 24 * 3_600_000;
export const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

interface Claimed {
  readonly id: string;
  readonly attempt: string;
  readonly account_id: string;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly sealed_filter: string;
  readonly file_name: string;
}

interface Made extends Measure {
  readonly rows: number;
  readonly parts: number;
}

export async function makeExport(parts: MakeExportParts, exportId: string): Promise<void> {
  const em = parts.database.fork();
  const claimed = await claim(em, exportId);
  if (!claimed) return;
  const written: string[] = [];
  try {
    const { email, role } = await staffOf(em, parts, claimed.account_id);
    const made = await writeFile(em, parts, { ...claimed, role }, written);
    await em.transactional((tx) => keep(tx, parts, { claimed, made, written, email }));
  } catch (error) {
    parts.log.warn({ err: error, exportId }, 'a scheduled export could not be made');
    // At once, and not in an hour: the disk may be full.
    for (const key of written) await parts.files.remove(key).catch(() => {});
    await giveUpExport(em, parts, claimed.id, claimed.attempt, troubleOf(error));
  }
}

async function claim(em: EntityManager, exportId: string): Promise<Claimed | undefined> {
  const [row] = await em.execute<Claimed[]>(
    `update export_files set status = 'making', attempt = ? where id = ? and status in ('waiting', 'making')
     returning id, attempt, account_id, kind, format, sealed_filter, file_name`,
    [randomUUID(), exportId],
  );
  return row;
}

/** @throws Error where whoever asked is none of the staff any more */
async function staffOf(
  em: EntityManager,
  { administrators }: MakeExportParts,
  accountId: string,
): Promise<{ readonly email: string; readonly role: StaffRole }> {
  const [row] = await em.execute<{ email: string }[]>('select email from accounts where id = ?', [
    accountId,
  ]);
  const role = row && administrators.roles.get(row.email);
  if (!role) throw new Error('asked for by nobody of the staff');
  return { email: row.email, role };
}

async function writeFile(
  em: EntityManager,
  parts: MakeExportParts,
  { id, attempt, kind, format, sealed_filter, role }: Claimed & { readonly role: StaffRole },
  written: string[],
): Promise<Made> {
  const place = { column: 'export_files.sealed_filter', rowId: id };
  const filter = parts.vault.openJson(sealed_filter, place) as ExportFilter;
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
  readonly claimed: Claimed;
  readonly made: Made;
  readonly written: readonly string[];
  readonly email: string;
}

async function keep(
  tx: EntityManager,
  parts: MakeExportParts,
  { claimed, made, written, email }: Kept,
): Promise<void> {
  const { id, attempt, account_id: actorId, kind, format, file_name: fileName } = claimed;
  const now = parts.clock.now();
  const until = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const { rows, bytes, sha256 } = made;
  const ready = await tx.execute<unknown[]>(
    `update export_files set status = 'ready', rows = ?, bytes = ?, sha256 = ?, parts = ?, kept_until = ?
     where id = ? and attempt = ? and status = 'making' returning id`,
    [rows, bytes, sha256, made.parts, until, id, attempt],
  );
  // It was deleted meanwhile, or another attempt overtook this one: its parts are noted, and go in time.
  if (ready.length === 0) return;
  if (!(await keepWritten(tx, written, now))) throw new Error('making the file took too long');
  await tellExportMade(tx, parts, { id, accountId: actorId, email, kind, fileName, rows, until });
  const detail = `${id} ${kind} ${format} masked, ${rowsInWords(rows)}, ${bytes} bytes, sha256 ${sha256}`;
  await recordAudit(tx, { actorId, action: 'export_made', detail, at: now });
}

/** Says in the list and by email that there will be no file. */
export async function giveUpExport(
  em: EntityManager,
  parts: MakeExportParts,
  exportId: string,
  attempt: string | null,
  trouble: ExportTrouble,
): Promise<void> {
  await em.transactional(async (tx) => {
    const [row] = await tx.execute<{ account_id: string; kind: ExportKind; email: string }[]>(
      `update export_files f set status = 'failed', trouble = ?, attempt = null
       from accounts a where a.id = f.account_id and f.id = ? and f.attempt is not distinct from ?::uuid
         and f.status in ('waiting', 'making')
       returning f.account_id, f.kind, a.email`,
      [trouble, exportId, attempt],
    );
    if (!row) return;
    const { account_id: actorId, kind, email } = row;
    if (parts.administrators.roles.has(email))
      await tellExportFailed(tx, parts, { id: exportId, accountId: actorId, email, kind, trouble });
    const detail = `${exportId} ${kind}, ${trouble}`;
    await recordAudit(tx, { actorId, action: 'export_failed', detail, at: parts.clock.now() });
  });
}

function troubleOf(error: unknown): ExportTrouble {
  if (error instanceof Problem && error.code === 'admin.too_many_rows') return 'too_many_rows';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ENOSPC', 'EDQUOT'].includes(code) ? 'disk_full' : 'failed';
}
