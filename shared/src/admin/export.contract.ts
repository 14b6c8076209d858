import { z } from 'zod';
import { defineEndpoint, plainText, type Endpoint } from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import {
  ExportFormat,
  ExportKind,
  letterExportRow,
  letterFilter,
  userExportRow,
  userFilter,
} from './export.schema.ts';

/** Tables of any size to take along, and the changes that keep an offline copy of them in step. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const ALL_STAFF = ['administrator', 'support', 'auditor'] as const;

const reason = plainText({ label: () => 'The reason', max: 300, optional: true });

const exportOptions = {
  format: z.enum(ExportFormat).default('csv'),
  /** `no` takes a reason and is not for auditors. */
  masked: z.enum(['yes', 'no']).default('yes'),
  reason: reason.optional(),
  /** Goes on after the row with this id, without the head: for an export that was cut off. */
  resumeAfter: z.uuid().optional(),
};

const exporting = {
  ...needed,
  ...AdminProblems.only(
    'admin.reason_needed',
    'admin.export_row_unknown',
    'admin.too_many_exports',
  ),
};

/** A place in the log of changes; what is in it is the server's business. */
const cursor = z.string().max(100);
const syncQuery = z.object({
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(1_000),
});
const syncAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    deleted: z.array(z.string()),
    next: z.string(),
    hasMore: z.boolean(),
    serverTime: z.iso.datetime(),
    /** Changes where the log was begun anew; a copy of another epoch is thrown away. */
    epoch: z.string(),
    /** Rows of the whole table, for the progress of a first sync. */
    total: z.number().int(),
  });
const syncing = { ...needed, ...AdminProblems.only('admin.sync_too_old') };

export const exportEndpoints = {
  exportUsers: defineEndpoint({
    name: 'exportUsers',
    method: 'GET',
    path: '/api/admin/export/users',
    access: 'admin',
    staff: ALL_STAFF,
    problems: exporting,
    summary:
      'All users that fit, as a table: CSV, JSON Lines or Excel. Streams; masked unless a reason is given.',
    query: userFilter.extend(exportOptions),
    file: 'text/csv',
  }),
  exportLetters: defineEndpoint({
    name: 'exportLetters',
    method: 'GET',
    path: '/api/admin/export/letters',
    access: 'admin',
    staff: ALL_STAFF,
    problems: exporting,
    summary: 'All letters that fit, as a table: CSV, JSON Lines or Excel; never what they say.',
    query: letterFilter.extend(exportOptions),
    file: 'text/csv',
  }),
  scheduleExport: defineEndpoint({
    name: 'scheduleExport',
    method: 'POST',
    path: '/api/admin/exports',
    access: 'admin',
    staff: ALL_STAFF,
    problems: exporting,
    summary:
      'Makes a masked export in the background, once or each Monday, and emails a link that needs a sign-in.',
    body: z.object({
      kind: z.enum(ExportKind),
      format: z.enum(ExportFormat).default('csv'),
      filter: z.record(z.string().max(20), z.string().max(320)).default({}),
      every: z.enum(['once', 'week']).default('once'),
    }),
    data: z.object({ id: z.uuid() }),
  }),
  /** Exports that the desktop app made without the server, reported afterwards. */
  reportExports: defineEndpoint({
    name: 'reportExports',
    method: 'POST',
    path: '/api/admin/exports/offline',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'Puts exports that were made offline into the audit log, each once.',
    body: z.object({
      exports: z
        .array(
          z.object({
            id: z.uuid(),
            kind: z.enum(ExportKind),
            rows: z.number().int().min(0),
            sha256: z.string().regex(/^[0-9a-f]{64}$/),
            masked: z.boolean(),
            filter: z.record(z.string().max(20), z.string().max(320)),
            madeAt: z.iso.datetime(),
          }),
        )
        .min(1)
        .max(100),
    }),
    data: z.object({ noted: z.number().int() }),
  }),
  syncUsers: defineEndpoint({
    name: 'syncUsers',
    method: 'GET',
    path: '/api/admin/sync/users',
    access: 'admin',
    staff: ALL_STAFF,
    problems: syncing,
    summary:
      'Users changed since the cursor, oldest change first, and those that are gone. Export columns only.',
    query: syncQuery,
    data: syncAnswer(userExportRow),
  }),
  syncLetters: defineEndpoint({
    name: 'syncLetters',
    method: 'GET',
    path: '/api/admin/sync/letters',
    access: 'admin',
    staff: ALL_STAFF,
    problems: syncing,
    summary: 'Letters changed since the cursor, and those that are gone. Export columns only.',
    query: syncQuery,
    data: syncAnswer(letterExportRow),
  }),
} as const satisfies Record<string, Endpoint>;
