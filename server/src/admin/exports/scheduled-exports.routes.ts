import {
  AdminProblems,
  exportEndpoints,
  type ExportFormat,
  type ExportKind,
} from '@creditfix/shared/admin';
import type { BodyOf, DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted, type FileStore } from '#server/platform/files/index.ts';
import { Reply, StreamReply, implement, type Route } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { administratorOf } from '../access.policy.ts';
import type { AdminParts } from '../admin.parts.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { audited } from '../audit/audit.ts';
import {
  deleteExport,
  exportsOf,
  findExport,
  noteOffline,
  weeklyExportsOf,
} from './export-file.repository.ts';
import { exportKeys, readExportParts } from './export-files.ts';
import { MEDIA_TYPES, filterInWords, readFilter, rowsInWords } from './export-options.ts';
import { scheduleExport } from './schedule-export.ts';

export type ScheduledExportParts = AdminParts & { readonly files: FileStore };

type ExportList = DataOf<typeof exportEndpoints.listExports>;
type Reported = BodyOf<typeof exportEndpoints.reportExports>['exports'];

const MOST_LISTED = 200;

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
      async (_, call) => await listExports(call.em, parts.vault, administratorOf(call).accountId),
    ),

    implement(exportEndpoints.downloadExport)([], async ({ params }, call) => {
      const file = await audited(call, parts, 'export_downloaded', async (tx, accountId) => {
        const result = await findReady(tx, { id: params.id, accountId }, parts.clock.now());
        return { result, detail: params.id };
      });
      const bytes = readExportParts({ ...parts, log: call.log }, file.attempt, file.parts);
      const type = MEDIA_TYPES[file.format];
      return new StreamReply({ bytes, fileName: file.fileName, type, ended: () => {} });
    }),

    implement(exportEndpoints.stopExport)([], async ({ params }, call) => {
      await audited(call, parts, 'export_stopped', async (tx, accountId) => {
        const left = await deleteExport(tx, { id: params.id, accountId });
        if (!left) throw AdminProblems.raise('admin.export_unknown');
        for (const { attempt, parts: count } of left)
          if (attempt) await removeLater(tx, exportKeys(attempt, count), parts.clock.now());
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

async function listExports(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<ExportList> {
  const asked = (
    table: 'export_files' | 'weekly_exports',
    row: {
      readonly id: string;
      readonly kind: ExportKind;
      readonly format: ExportFormat;
      readonly sealedFilter: string;
    },
  ) => {
    const place = { column: `${table}.sealed_filter`, rowId: row.id };
    const filter = vault.openJson(row.sealedFilter, place) as Record<string, string>;
    return { id: row.id, kind: row.kind, format: row.format, filter };
  };
  const files = await exportsOf(em, accountId, MOST_LISTED);
  const weekly = await weeklyExportsOf(em, accountId);
  return {
    files: files.map((file) => ({
      ...asked('export_files', file),
      status: file.status,
      trouble: file.trouble,
      fileName: file.fileName,
      rows: file.rows ?? null,
      bytes: file.bytes ?? null,
      sha256: file.sha256 ?? null,
      askedAt: file.createdAt.toISOString(),
      keptUntil: file.keptUntil?.toISOString() ?? null,
    })),
    weekly: weekly.map((each) => ({
      ...asked('weekly_exports', each),
      nextAt: each.nextAt.toISOString(),
    })),
  };
}

/** @throws Problem `admin.export_unknown`, `admin.export_not_ready` */
async function findReady(
  tx: EntityManager,
  own: { readonly id: string; readonly accountId: string },
  now: Date,
) {
  const file = await findExport(tx, own, now);
  if (!file) throw AdminProblems.raise('admin.export_unknown');
  const { status, format, fileName, attempt, parts } = file;
  if (status !== 'ready' || !attempt) throw AdminProblems.raise('admin.export_not_ready');
  return { format, fileName, attempt, parts };
}

/**
 * Puts exports that were made without the server into the audit log, each once however often it is reported.
 *
 * @returns how many of them were new
 */
async function reportExports(
  em: EntityManager,
  reported: Reported,
  actorId: string,
  now: Date,
): Promise<number> {
  return await em.transactional(async (tx) => {
    const fresh: Reported[number][] = [];
    for (const each of reported) if (await noteOffline(tx, each.id, now)) fresh.push(each);
    for (const { id, kind, rows, sha256, masked, filter, madeAt } of fresh) {
      const what = `${kind} ${masked ? 'masked' : 'unmasked'}, ${filterInWords(filter)}, ${rowsInWords(rows)}`;
      const detail = `${id} ${what}, sha256 ${sha256}, made ${madeAt}`;
      await recordAudit(tx, { actorId, action: 'export_offline', detail, at: now });
    }
    return fresh.length;
  });
}
