import { z } from 'zod';
import { defineEndpoint, idParams, type Endpoint } from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import type { StaffRole } from './staff-role.ts';
import { statedReason } from './stated-reason.schema.ts';

/** Looking at a person's own pages as they see them: for a stated reason, for a while, and without changing anything. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const HELPERS = ['administrator', 'support'] as const satisfies readonly StaffRole[];

/** How long one look lasts; for a longer one a reason is stated again. */
export const VIEW_MINUTES = 30;

/** Tells the pages that they may be somebody else's. It opens nothing: whose they are, and that they are, the staff's session says. */
export const VIEW_COOKIE = 'viewing';

export const viewEndpoints = {
  startView: defineEndpoint({
    name: 'startView',
    method: 'POST',
    path: '/api/admin/users/:id/view',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.user_unknown', 'admin.view_in_browser') },
    summary: `From now on, for ${VIEW_MINUTES} minutes, this browser sees the pages of that person and can change nothing. The reason, and each call, is in the audit log; the person is told where they are to be.`,
    params: idParams,
    body: z.object({ reason: statedReason }),
    data: z.object({ until: z.iso.datetime(), told: z.boolean() }),
  }),
  currentView: defineEndpoint({
    name: 'currentView',
    method: 'GET',
    path: '/api/admin/view',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Whose pages this browser sees.',
    data: z.object({
      view: z.object({ userId: z.uuid(), email: z.string(), until: z.iso.datetime() }).nullable(),
    }),
  }),
  endView: defineEndpoint({
    name: 'endView',
    method: 'POST',
    path: '/api/admin/view/end',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Ends it.',
    data: z.object({ userId: z.uuid().nullable() }),
  }),
} as const satisfies Record<string, Endpoint>;
