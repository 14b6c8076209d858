import type { ExportFormat, ExportKind, exportEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** The exports that somebody has asked for. */

type ExportList = DataOf<typeof exportEndpoints.listExports>;
type ListedFile = ExportList['files'][number];

interface AskedRow {
  readonly id: string;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly sealed_filter: string;
}

interface FileRow extends AskedRow {
  readonly status: ListedFile['status'];
  readonly trouble: ListedFile['trouble'];
  readonly file_name: string;
  readonly rows: number | null;
  readonly bytes: string | number | null;
  readonly sha256: string | null;
  readonly created_at: Date | string;
  readonly kept_until: Date | string | null;
}

const MOST_LISTED = 200;

export async function findExports(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<ExportList> {
  const asked = (table: 'export_files' | 'weekly_exports', row: AskedRow) => {
    const place = { column: `${table}.sealed_filter`, rowId: row.id };
    const filter = vault.openJson(row.sealed_filter, place) as Record<string, string>;
    return { id: row.id, kind: row.kind, format: row.format, filter };
  };
  const files = await em.execute<FileRow[]>(
    `select id, kind, format, sealed_filter, status, trouble, file_name, rows, bytes, sha256, created_at, kept_until
     from export_files where account_id = ? order by created_at desc, id limit ${MOST_LISTED}`,
    [accountId],
  );
  const weekly = await em.execute<(AskedRow & { readonly next_at: Date | string })[]>(
    'select id, kind, format, sealed_filter, next_at from weekly_exports where account_id = ? order by created_at, id',
    [accountId],
  );
  return {
    files: files.map((row) => ({
      ...asked('export_files', row),
      status: row.status,
      trouble: row.trouble,
      fileName: row.file_name,
      rows: row.rows,
      bytes: row.bytes === null ? null : Number(row.bytes),
      sha256: row.sha256,
      askedAt: instant(row.created_at),
      keptUntil: row.kept_until === null ? null : instant(row.kept_until),
    })),
    weekly: weekly.map((row) => ({
      ...asked('weekly_exports', row),
      nextAt: instant(row.next_at),
    })),
  };
}

function instant(at: Date | string): string {
  return new Date(at).toISOString();
}
