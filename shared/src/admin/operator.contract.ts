import { z } from 'zod';
import { ClaimsMode, defineEndpoint, LegalMode, type Endpoint } from '../kernel/index.ts';
import { operatorChange, operatorKey, operatorSettings } from '../operator/index.ts';
import { AdminProblems } from './admin.problems.ts';
import type { StaffRole } from './staff-role.ts';

/** What the operator sets on the screens, who has changed what, and what is missing before launch. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const LOOKERS = ['administrator', 'auditor'] as const satisfies readonly StaffRole[];
const version = z.number().int().min(0).max(2_147_483_647);
const refusals = AdminProblems.only(
  'admin.sign_in_recently',
  'admin.setting_changed',
  'admin.setting_unknown',
);

export const operatorEndpoints = {
  operatorSettings: defineEndpoint({
    name: 'operatorSettings',
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    staff: LOOKERS,
    problems: needed,
    summary: 'What the operator has set on the screens, and what counts where nothing was set.',
    data: z.object({
      values: z.object(operatorSettings),
      /** Each key that was ever set, with its newest version. */
      set: z.array(
        z.object({
          key: operatorKey,
          version,
          isDefault: z.boolean(),
          changedBy: z.string(),
          changedAt: z.iso.datetime(),
        }),
      ),
      /** What the settings of the server say; read only here. */
      server: z.object({
        claims: z.enum(ClaimsMode),
        proofNeeded: z.boolean(),
        legalMode: z.enum(LegalMode),
      }),
      /** Whether this sign-in is young enough to change anything. */
      mayChange: z.boolean(),
    }),
  }),
  operatorHistory: defineEndpoint({
    name: 'operatorHistory',
    method: 'GET',
    path: '/api/admin/settings/history',
    access: 'admin',
    staff: LOOKERS,
    problems: needed,
    summary: 'The versions of one setting, newest first, each with what was before.',
    query: z.object({
      key: operatorKey,
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    data: z.object({
      versions: z.array(
        z.object({
          version,
          changedBy: z.string(),
          changedAt: z.iso.datetime(),
          /** The version that it was taken back to; 0 for what the settings of the server say. */
          restored: version.nullable(),
          /** Null where what the settings of the server say counted. */
          before: z.unknown(),
          after: z.unknown(),
        }),
      ),
      next: version.nullable(),
    }),
  }),
  changeOperatorSetting: defineEndpoint({
    name: 'changeOperatorSetting',
    method: 'POST',
    path: '/api/admin/settings',
    access: 'admin',
    problems: { ...needed, ...refusals },
    summary: 'Sets one of them; it counts at once, in every process.',
    body: z.object({
      change: operatorChange,
      /** The version that the person has seen; 0 if nothing was set. */
      basedOn: version,
    }),
    data: z.object({ version }),
  }),
  restoreOperatorSetting: defineEndpoint({
    name: 'restoreOperatorSetting',
    method: 'POST',
    path: '/api/admin/settings/restore',
    access: 'admin',
    problems: { ...needed, ...refusals },
    summary:
      'Takes one of them back to an earlier version; 0 is what the settings of the server say.',
    body: z.object({ key: operatorKey, version, basedOn: version }),
    data: z.object({ version }),
  }),
  installationFindings: defineEndpoint({
    name: 'installationFindings',
    method: 'GET',
    path: '/api/admin/findings',
    access: 'admin',
    staff: LOOKERS,
    problems: needed,
    summary:
      'Whether the installation is well and ready to be opened: what `npm run doctor` finds.',
    query: z.object({
      /** Services elsewhere are asked, too: mail server, DNS, Stripe and Lob. */
      online: z.enum(['yes', 'no']).default('no'),
    }),
    data: z.object({
      findings: z.array(
        z.object({
          about: z.enum(['machinery', 'launch']),
          part: z.string(),
          state: z.enum(['ok', 'warning', 'fault']),
          says: z.string(),
          fix: z.string().optional(),
          /** Where on the screens it is mended. */
          setting: operatorKey.optional(),
        }),
      ),
      at: z.iso.datetime(),
    }),
  }),
} as const satisfies Record<string, Endpoint>;
