import { z } from 'zod';
import { defineEndpoint, emailAddress, plainText, type Endpoint } from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { StaffRole } from './staff-role.ts';

/** Who of the staff may what, on a screen. Whom the settings of the server name stays what they say there. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const changing = {
  ...needed,
  ...AdminProblems.only('admin.sign_in_recently', 'admin.named_by_server'),
};
const reason = plainText({ label: () => 'The reason', max: 300 });

export const staffEndpoints = {
  staffMembers: defineEndpoint({
    name: 'staffMembers',
    method: 'GET',
    path: '/api/admin/staff',
    access: 'admin',
    problems: needed,
    summary:
      'Everybody of the staff, with their role and the second factors that they have set up.',
    data: z.object({
      members: z.array(
        z.object({
          email: z.string(),
          role: z.enum(StaffRole),
          /** By the settings of the server, which no screen changes, or here. */
          namedBy: z.enum(['server', 'screen']),
          /** The address of whoever has given the role here. */
          changedBy: z.string().nullable(),
          changedAt: z.iso.datetime().nullable(),
          factors: z.array(z.enum(['passkey', 'totp'])),
        }),
      ),
      /** Whether a second factor is asked for at all. */
      secondFactor: z.boolean(),
      /** Whether who looks has signed in so shortly ago that they may change something. */
      mayChange: z.boolean(),
    }),
  }),
  setStaffRole: defineEndpoint({
    name: 'setStaffRole',
    method: 'POST',
    path: '/api/admin/staff',
    access: 'admin',
    problems: {
      ...changing,
      ...AdminProblems.only('admin.last_administrator', 'admin.too_many_staff'),
    },
    summary:
      'Takes somebody into the staff, or gives them another role. It counts with their next call.',
    body: z.object({ email: emailAddress, role: z.enum(StaffRole), reason }),
    data: z.object({ email: z.string(), role: z.enum(StaffRole) }),
  }),
  removeFromStaff: defineEndpoint({
    name: 'removeFromStaff',
    method: 'POST',
    path: '/api/admin/staff/remove',
    access: 'admin',
    problems: {
      ...changing,
      ...AdminProblems.only('admin.last_administrator', 'admin.not_of_the_staff'),
    },
    summary: 'Takes somebody off the staff: their next call is refused and their sessions end.',
    body: z.object({ email: emailAddress, reason }),
    data: z.object({ removed: z.literal(true) }),
  }),
  forgetSecondFactor: defineEndpoint({
    name: 'forgetSecondFactor',
    method: 'POST',
    path: '/api/admin/staff/factor',
    access: 'admin',
    problems: {
      ...needed,
      ...AdminProblems.only('admin.sign_in_recently', 'admin.own_factor', 'admin.not_of_the_staff'),
    },
    summary:
      'Forgets the passkeys and the authenticator app of somebody who has lost them, and signs them out; they set one up at their next sign-in.',
    body: z.object({ email: emailAddress, reason }),
    data: z.object({ forgotten: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
