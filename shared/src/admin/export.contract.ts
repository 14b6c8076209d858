import { z } from 'zod';
import { defineEndpoint, idParams, plainText, type Endpoint } from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import {
  ExportFormat,
  ExportKind,
  letterExportRow,
  letterFilter,
  userExportRow,
  userFilter,
} from './export.schema.ts';
import { statedReason } from './stated-reason.schema.ts';

/** Tables of any size to take along, and the changes that keep an offline replica of them in step. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const ALL_STAFF = ['administrator', 'support', 'auditor'] as const;

const reason = plainText({ label: () => 'The reason', max: 300, optional: true });

const exportOptions = {
  format: z.enum(ExportFormat).default('csv'),
  /** Goes on after the row with this id, without the head: for an export that was cut off. */
  resumeAfter: z.uuid().optional(),
};

/** Rows of letters hold nothing to mask, and their `reason` is what is disputed. */
const userExportOptions = {
  ...exportOptions,
  /** `no` takes a reason and is not for auditors. */
  masked: z.enum(['yes', 'no']).default('yes'),
  reason: reason.optional(),
};

const exporting = {
  ...needed,
  ...AdminProblems.only(
    'admin.export_row_unknown',
    'admin.too_many_exports',
    'admin.too_many_rows',
  ),
};

/** Null if they are too many to count while somebody waits. */
const counted = z.object({ rows: z.number().int().nullable() });

/** What a scheduled export came to. `none`: it was made, or is still to be. */
const ExportTrouble = {
  none: 'none',
  /** The server's disk is full. */
  disk_full: 'disk_full',
  /** More rows than an Excel table holds. */
  too_many_rows: 'too_many_rows',
  /** The server stopped in the middle of it. */
  interrupted: 'interrupted',
  failed: 'failed',
} as const;

const askedFilter = z.record(z.string().max(20), z.string().max(320));

/** A place in the log of changes; what is in it is the server's business. */
const cursor = z.string().max(140);
const syncQuery = z.object({
  after: cursor.optional(),
  /** Of `beginReplica`: rows with whole names and addresses. Without it they are masked. */
  replica: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(1_000),
});
const syncAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    deleted: z.array(z.string()),
    next: z.string(),
    hasMore: z.boolean(),
    serverTime: z.iso.datetime(),
    /** Changes where the log was started over; a replica of another epoch is thrown away. */
    epoch: z.string(),
    /** Rows of the whole table, for the progress of a first sync. */
    total: z.number().int(),
  });
const syncing = {
  ...needed,
  ...AdminProblems.only('admin.sync_too_old', 'admin.replica_unknown'),
};

export const exportEndpoints = {
  exportUsers: defineEndpoint({
    name: 'exportUsers',
    method: 'GET',
    path: '/api/admin/export/users',
    access: 'admin',
    staff: ALL_STAFF,
    problems: { ...exporting, ...AdminProblems.only('admin.reason_needed') },
    summary:
      'All users that fit, as a table: CSV, JSON Lines or Excel. Streams; masked unless a reason is given.',
    query: userFilter.extend(userExportOptions),
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
  countUsers: defineEndpoint({
    name: 'countUsers',
    method: 'GET',
    path: '/api/admin/export/users/count',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'How many rows an export of users would have.',
    query: userFilter,
    data: counted,
  }),
  countLetters: defineEndpoint({
    name: 'countLetters',
    method: 'GET',
    path: '/api/admin/export/letters/count',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'How many rows an export of letters would have.',
    query: letterFilter,
    data: counted,
  }),
  scheduleExport: defineEndpoint({
    name: 'scheduleExport',
    method: 'POST',
    path: '/api/admin/exports',
    access: 'admin',
    staff: ALL_STAFF,
    problems: { ...needed, ...AdminProblems.only('admin.too_many_scheduled') },
    summary:
      'Makes a masked export in the background, once or each Monday, and emails a link that needs a sign-in.',
    body: z.object({
      kind: z.enum(ExportKind),
      format: z.enum(ExportFormat).default('csv'),
      filter: askedFilter.default({}),
      every: z.enum(['once', 'week']).default('once'),
    }),
    /** Of the file that is made; of what comes each week where it is that. */
    data: z.object({ id: z.uuid() }),
  }),
  listExports: defineEndpoint({
    name: 'listExports',
    method: 'GET',
    path: '/api/admin/exports',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary:
      'The exports that one has asked for: files of the last 7 days, and what comes each week.',
    data: z.object({
      files: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(ExportKind),
          format: z.enum(ExportFormat),
          filter: askedFilter,
          status: z.enum(['waiting', 'making', 'ready', 'failed']),
          trouble: z.enum(ExportTrouble),
          fileName: z.string(),
          rows: z.number().int().nullable(),
          bytes: z.number().int().nullable(),
          sha256: z.string().nullable(),
          askedAt: z.iso.datetime(),
          /** The file is deleted then. */
          keptUntil: z.iso.datetime().nullable(),
        }),
      ),
      weekly: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(ExportKind),
          format: z.enum(ExportFormat),
          filter: askedFilter,
          nextAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  downloadExport: defineEndpoint({
    name: 'downloadExport',
    method: 'GET',
    path: '/api/admin/exports/:id/file',
    access: 'admin',
    staff: ALL_STAFF,
    problems: {
      ...needed,
      ...AdminProblems.only('admin.export_unknown', 'admin.export_not_ready', 'admin.export_gone'),
    },
    summary: 'The file of an export that one has asked for.',
    params: idParams,
    file: 'application/octet-stream',
  }),
  stopExport: defineEndpoint({
    name: 'stopExport',
    method: 'DELETE',
    path: '/api/admin/exports/:id',
    access: 'admin',
    staff: ALL_STAFF,
    problems: { ...needed, ...AdminProblems.only('admin.export_unknown') },
    summary: 'Ends an export that comes each week, or deletes a file before its time.',
    params: idParams,
    data: z.object({ stopped: z.literal(true) }),
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
            filter: askedFilter,
            madeAt: z.iso.datetime(),
          }),
        )
        .min(1)
        .max(100),
    }),
    data: z.object({ noted: z.number().int() }),
  }),
  beginReplica: defineEndpoint({
    name: 'beginReplica',
    method: 'POST',
    path: '/api/admin/sync/replicas',
    access: 'admin',
    staff: ['administrator', 'support'],
    problems: { ...needed, ...AdminProblems.only('admin.device_needed') },
    summary:
      'Begins a replica with whole names and addresses for a stated reason. It belongs to this session of this device.',
    body: z.object({ reason: statedReason }),
    data: z.object({ replica: z.uuid() }),
  }),
  syncUsers: defineEndpoint({
    name: 'syncUsers',
    method: 'GET',
    path: '/api/admin/sync/users',
    access: 'admin',
    staff: ALL_STAFF,
    problems: syncing,
    summary:
      'Users changed since the cursor, oldest change first, and those that are gone. Export columns only; masked unless a replica was begun for a reason.',
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
