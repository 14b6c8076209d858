import {
  AdminProblems,
  exportEndpoints,
  type ExportFormat,
  type ExportKind,
} from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted, type FileStore } from '#server/platform/files/index.ts';
import { Reply, StreamReply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { audited } from './audited.ts';
import { exportKeys, readExportParts } from './export-files.ts';
import { MEDIA_TYPES, readFilter } from './export-wish.ts';
import { findExports } from './find-exports.ts';
import { reportExports } from './report-exports.ts';
import { scheduleExport } from './schedule-export.ts';

export type ScheduledExportParts = AdminParts & { readonly files: FileStore };

/** Exports that are made in the background, and what the desktop app made without the server. */
export function scheduledExportRoutes(parts: ScheduledExportParts): Route[] {
  return [
    implement(exportEndpoints.scheduleExport)([], async ({ body }, call) => {
      const { accountId } = administratorOf(call);
      const filter = readFilter(body.kind, body.filter);
      const id = await scheduleExport(call.em, parts, { ...body, accountId, filter });
      const when =
        body.every === 'week' ? 'each Monday at 7:00 AM Eastern time' : 'when it is made';
      return new Reply({ id }, `You get an email with a link ${when}.`);
    }),

    implement(exportEndpoints.listExports)(
      [],
      async (_, call) => await findExports(call.em, parts.vault, administratorOf(call).accountId),
    ),

    implement(exportEndpoints.downloadExport)([], async ({ params }, call) => {
      const file = await audited(call, parts, 'export_downloaded', async (tx, accountId) => {
        const result = await findReady(tx, { id: params.id, accountId, now: parts.clock.now() });
        return { result, detail: params.id };
      });
      const bytes = readExportParts({ ...parts, log: call.log }, file.attempt, file.parts);
      const type = MEDIA_TYPES[file.format];
      return new StreamReply({ bytes, fileName: file.file_name, type, ended: () => {} });
    }),

    implement(exportEndpoints.stopExport)([], async ({ params }, call) => {
      await audited(call, parts, 'export_stopped', async (tx, accountId) => {
        await stop(tx, params.id, accountId, parts.clock.now());
        return { result: undefined, detail: params.id };
      });
      await removeNoted(parts, parts.clock.now());
      return new Reply({ stopped: true as const }, 'It is stopped.');
    }),

    implement(exportEndpoints.reportExports)([], async ({ body }, call) => {
      const { accountId } = administratorOf(call);
      return { noted: await reportExports(call.em, body.exports, accountId, parts.clock.now()) };
    }),
  ];
}

interface FileRow {
  readonly status: DataOf<typeof exportEndpoints.listExports>['files'][number]['status'];
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly file_name: string;
  readonly attempt: string;
  readonly parts: number;
}

/**
 * From the end of its time on it is there no more, though it is deleted only within the hour.
 *
 * @throws Problem `admin.export_unknown`, `admin.export_not_ready`
 */
async function findReady(
  tx: EntityManager,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Date },
): Promise<FileRow> {
  const [file] = await tx.execute<FileRow[]>(
    `select status, kind, format, file_name, attempt, parts from export_files
     where id = ? and account_id = ? and (kept_until is null or kept_until > ?)`,
    [id, accountId, now],
  );
  if (!file) throw AdminProblems.raise('admin.export_unknown');
  if (file.status !== 'ready') throw AdminProblems.raise('admin.export_not_ready');
  return file;
}

/** @throws Problem `admin.export_unknown` */
async function stop(tx: EntityManager, id: string, accountId: string, now: Date): Promise<void> {
  const weekly = await tx.execute<unknown[]>(
    'delete from weekly_exports where id = ? and account_id = ? returning id',
    [id, accountId],
  );
  const files = await tx.execute<{ attempt: string | null; parts: number }[]>(
    'delete from export_files where id = ? and account_id = ? returning attempt, parts',
    [id, accountId],
  );
  if (weekly.length + files.length === 0) throw AdminProblems.raise('admin.export_unknown');
  for (const { attempt, parts } of files)
    if (attempt) await removeLater(tx, exportKeys(attempt, parts), now);
}
