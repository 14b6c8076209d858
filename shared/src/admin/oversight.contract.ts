import { z } from 'zod';
import { defineEndpoint, idParams, plainText, type Endpoint } from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { ExportKind } from './export.schema.ts';
import { paging, pagingAnswer as next } from './paging.schema.ts';
import type { StaffRole } from './staff-role.ts';

/** What an operator watches over: the audit log and the machinery; and the filters that each of the staff keeps. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const ALL_STAFF = ['administrator', 'support', 'auditor'] as const satisfies readonly StaffRole[];
const count = z.number().int();

/** What an id in a line of the audit log is called. */
export const auditName = z.object({
  id: z.uuid(),
  kind: z.enum(['account', 'letter']),
  name: z.string(),
});

export const oversightEndpoints = {
  auditLog: defineEndpoint({
    name: 'auditLog',
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    staff: ['administrator', 'auditor'],
    problems: needed,
    summary:
      'Who of the staff saw or did what, newest first, and whether the chain of lines is whole.',
    query: z.object({
      ...paging,
      action: z
        .string()
        .regex(/^[a-z_]{1,60}$/, 'Actions are named in small letters, like list_users.')
        .optional(),
      subjectId: z.uuid().optional(),
    }),
    data: z.object({
      lines: z.array(
        z.object({
          number: count,
          at: z.iso.datetime(),
          actor: z.string(),
          action: z.string(),
          subjectId: z.string().nullable(),
          detail: z.string(),
          hash: z.string(),
        }),
      ),
      /** What the ids in these lines are called: addresses of accounts that are still there, references of letters. */
      names: z.array(auditName),
      chain: z.object({
        whole: z.boolean(),
        checkedAt: z.iso.datetime(),
        brokenAt: count.nullable(),
      }),
      ...next,
    }),
  }),
  systemState: defineEndpoint({
    name: 'systemState',
    method: 'GET',
    path: '/api/admin/system',
    access: 'admin',
    staff: ['administrator', 'auditor'],
    problems: needed,
    summary: 'How the machinery is: jobs, webhooks, email, mail carrier, disk, versions.',
    data: z.object({
      version: z.string(),
      runtime: z.string(),
      database: z.string(),
      upSeconds: count,
      jobs: z.array(
        z.object({
          name: z.string(),
          waiting: count,
          failed: count,
          oldestWaitingSeconds: count.nullable(),
        }),
      ),
      webhooks: z.array(
        z.object({
          source: z.string(),
          waiting: count,
          /** Since when the oldest of these waits. */
          oldestAt: z.iso.datetime().nullable(),
          lastAt: z.iso.datetime().nullable(),
        }),
      ),
      email: z.object({ waiting: count, failed: count, lastSentAt: z.iso.datetime().nullable() }),
      mail: z.object({ carrier: z.string(), waiting: count, failed: count, orphaned: count }),
      disk: z.object({
        freeBytes: z.number().nullable(),
        /** Null while the files are being counted: ask again in a minute. */
        filesBytes: z.number().nullable(),
      }),
    }),
  }),
  savedFilters: defineEndpoint({
    name: 'savedFilters',
    method: 'GET',
    path: '/api/admin/filters',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'The filters that this member of the staff keeps.',
    data: z.object({
      filters: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(ExportKind),
          name: z.string(),
          query: z.record(z.string(), z.string()),
        }),
      ),
    }),
  }),
  saveFilter: defineEndpoint({
    name: 'saveFilter',
    method: 'POST',
    path: '/api/admin/filters',
    access: 'admin',
    staff: ALL_STAFF,
    problems: { ...needed, ...AdminProblems.only('admin.too_many_filters') },
    summary: 'Keeps a filter under a name; the same name takes the place of the old one.',
    body: z.object({
      kind: z.enum(ExportKind),
      name: plainText({ label: () => 'The name', max: 60 }),
      query: z.record(z.string().max(20), z.string().max(320)),
    }),
    data: z.object({ id: z.uuid() }),
  }),
  removeFilter: defineEndpoint({
    name: 'removeFilter',
    method: 'DELETE',
    path: '/api/admin/filters/:id',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'Forgets a filter.',
    params: idParams,
    data: z.object({ removed: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
