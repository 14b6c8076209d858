import {
  AdminProblems,
  StaffRole,
  exportFileName,
  letterFilter,
  userFilter,
  type ExportFormat,
  type ExportKind,
  type LetterFilter,
  type UserFilter,
} from '@creditfix/shared/admin';
import { BUSINESS_TIME_ZONE, RequestProblems, calendarDateAt } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { countRows, placeOfRow, type RowPlace, type WantedRows } from './export-row.repository.ts';
import { MOST_XLSX_ROWS } from './export-bytes.ts';

/** What somebody asked to be exported, and whether it can be had. */

export type ExportFilter = UserFilter | LetterFilter;

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `users_export_2026-11-22.csv`, by the day in Eastern time. */
export function fileNameOf(kind: ExportKind, format: ExportFormat, now: Date): string {
  return exportFileName(kind, calendarDateAt(now, BUSINESS_TIME_ZONE), format);
}

/**
 * Whole names and addresses take a reason, and are not for auditors.
 *
 * @throws Problem `admin.not_your_role`, `admin.reason_needed`
 */
export function checkUnmasked(
  { masked, reason = '' }: { masked: 'yes' | 'no'; reason?: string | undefined },
  role: StaffRole,
): void {
  if (masked === 'yes') return;
  if (role === StaffRole.auditor) throw AdminProblems.raise('admin.not_your_role');
  if (reason !== '') return;
  const { text: message } = AdminProblems.catalogue['admin.reason_needed'];
  throw AdminProblems.raise('admin.reason_needed', { fields: [{ path: 'reason', message }] });
}

/** @throws Problem `admin.too_many_rows` if a sheet can't hold what is wanted */
export async function checkSheet(em: EntityManager, wanted: WantedRows): Promise<void> {
  // One row is the head.
  if ((await countRows(em, wanted, MOST_XLSX_ROWS)) >= MOST_XLSX_ROWS)
    throw AdminProblems.raise('admin.too_many_rows');
}

/**
 * Where an export goes on that was cut off.
 *
 * @throws Problem `admin.export_row_unknown`, or `request.invalid` if the format can't be put together of two halves
 */
export async function placeAfter(
  em: EntityManager,
  { kind, format, id }: { kind: ExportKind; format: ExportFormat; id: string | undefined },
): Promise<RowPlace | undefined> {
  if (id === undefined) return undefined;
  if (format === 'xlsx') {
    const message = 'An Excel file can not go on where it stopped. Please start it again.';
    throw RequestProblems.raise('request.invalid', { fields: [{ path: 'resumeAfter', message }] });
  }
  const place = await placeOfRow(em, kind, id);
  if (!place) throw AdminProblems.raise('admin.export_row_unknown');
  return place;
}

/** @throws Problem `request.invalid` with the field named */
export function readFilter(
  kind: ExportKind,
  filter: Readonly<Record<string, string>>,
  field: 'filter' | 'query' = 'filter',
) {
  const schema = (kind === 'users' ? userFilter : letterFilter).strict();
  const read = schema.safeParse(filter);
  if (read.success) return read.data as ExportFilter;
  const fields = read.error.issues.map(({ path, message }) => ({
    path: [field, ...path].join('.'),
    message,
  }));
  throw RequestProblems.raise('request.invalid', { fields });
}

/** A filter for the audit log, which outlives accounts: choices and days, and of a search only that there was one. */
export function filterInWords(filter: ExportFilter | Readonly<Record<string, string>>): string {
  const said = Object.entries(filter).flatMap(([key, value]) => {
    if (value === undefined || value === '') return [];
    return PLAIN.has(key) && typeof value === 'string' && /^[a-z0-9_-]{1,40}$/.test(value)
      ? [`${key}=${value}`]
      : [key === 'search' ? 'search' : 'other'];
  });
  return said.length > 0 ? said.join(' ') : 'all';
}

/** "1 row", "12 rows". */
export function rowsInWords(rows: number): string {
  return `${rows} ${rows === 1 ? 'row' : 'rows'}`;
}

const PLAIN = new Set(['plan', 'status', 'flagged', 'from', 'to', 'reason', 'recipient']);
