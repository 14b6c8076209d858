import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import {
  defineEndpoint,
  emailAddress,
  idParams,
  plainText,
  type Endpoint,
} from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { StaffRole } from './staff-role.ts';

/** Who of the staff may what, on a screen. What it says of an address counts more than the settings of the server do. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const changing = { ...needed, ...AdminProblems.only('admin.sign_in_recently') };
const EVERYBODY = ['administrator', 'support', 'auditor'] as const satisfies readonly StaffRole[];
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
          /** By the settings of the server as long as nothing is said here. */
          namedBy: z.enum(['server', 'screen']),
          /** The address of whoever has given the role here. */
          changedBy: z.string().nullable(),
          changedAt: z.iso.datetime().nullable(),
          factors: z.array(z.enum(['passkey', 'totp'])),
        }),
      ),
      /** Whom the settings of the server still name, and who was taken off the staff here. */
      takenOff: z.array(z.string()),
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
  ownFactors: defineEndpoint({
    name: 'ownFactors',
    method: 'GET',
    path: '/api/admin/staff/own-factors',
    access: 'admin',
    staff: EVERYBODY,
    problems: needed,
    summary: 'What somebody of the staff proves their own sign-in with.',
    data: z.object({
      passkeys: z.array(
        z.object({
          id: z.uuid(),
          /** How it is reached, as the browser says: `internal`, `usb`, `nfc`, `ble`, `hybrid`. */
          transports: z.array(z.string()),
          createdAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime().nullable(),
        }),
      ),
      app: z.boolean(),
      /** Whether a second factor is asked for: then one can be added, and the last one stays. */
      secondFactor: z.boolean(),
      /** Whether they have signed in so shortly ago that they may change something. */
      mayChange: z.boolean(),
    }),
  }),
  removeOwnPasskey: defineEndpoint({
    name: 'removeOwnPasskey',
    method: 'DELETE',
    path: '/api/admin/staff/own-passkeys/:id',
    access: 'admin',
    staff: EVERYBODY,
    problems: {
      ...changing,
      ...AdminProblems.only('admin.last_factor'),
      ...AccountProblems.only('accounts.passkey_unknown'),
    },
    summary: 'Removes a passkey of one’s own and ends the other sign-ins, which may rest on it.',
    params: idParams,
    data: z.object({ removed: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
