import { z } from 'zod';
import { BillingProblems, CouponFor, couponCodeOf, discountSchema } from '../billing/index.ts';
import {
  calendarDate,
  ClaimsMode,
  defineEndpoint,
  idParams,
  LegalMode,
  plainText,
  type Endpoint,
} from '../kernel/index.ts';
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

const ADMINISTRATORS = ['administrator'] as const satisfies readonly StaffRole[];

const couponInput = z
  .object({
    code: plainText({ label: () => 'The code', max: 30 })
      .transform(couponCodeOf)
      .refine((text) => /^[A-Z0-9-]{4,30}$/.test(text), {
        error: 'A code has 4 to 30 letters, digits or dashes.',
      }),
    isFor: z.enum(CouponFor),
    ...discountSchema.shape,
    mostUses: z.number().int().min(1).max(100_000),
    /** The last day on which it counts; without one it counts until it is used up or turned off. */
    lastDay: calendarDate.nullable(),
  })
  .refine(({ percentOff, centsOff }) => (percentOff === null) !== (centsOff === null), {
    path: ['percentOff'],
    error: 'Give a part of the price in percent, or an amount.',
  });

const coupon = z.object({
  id: z.uuid(),
  code: z.string(),
  isFor: z.enum(CouponFor),
  ...discountSchema.shape,
  mostUses: z.number().int(),
  uses: z.number().int(),
  endsAt: z.iso.datetime().nullable(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  turnedOffBy: z.string().nullable(),
  turnedOffAt: z.iso.datetime().nullable(),
  usedBy: z.array(
    z.object({
      userId: z.uuid(),
      email: z.string(),
      /** On a payment page that is still open. */
      open: z.boolean(),
      usedAt: z.iso.datetime(),
    }),
  ),
});

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
  coupons: defineEndpoint({
    name: 'coupons',
    method: 'GET',
    path: '/api/admin/coupons',
    access: 'admin',
    staff: ADMINISTRATORS,
    problems: needed,
    summary: 'The newest 200 codes, who made each or turned it off, and who used it.',
    data: z.object({ coupons: z.array(coupon), mayChange: z.boolean() }),
  }),
  makeCoupon: defineEndpoint({
    name: 'makeCoupon',
    method: 'POST',
    path: '/api/admin/coupons',
    access: 'admin',
    staff: ADMINISTRATORS,
    problems: {
      ...needed,
      ...AdminProblems.only('admin.sign_in_recently'),
      ...BillingProblems.only('billing.code_taken'),
    },
    summary: 'Makes a code. It is never changed afterwards, only turned off.',
    body: couponInput,
    data: z.object({ id: z.uuid() }),
  }),
  turnCouponOff: defineEndpoint({
    name: 'turnCouponOff',
    method: 'POST',
    path: '/api/admin/coupons/:id/off',
    access: 'admin',
    staff: ADMINISTRATORS,
    problems: {
      ...needed,
      ...AdminProblems.only('admin.sign_in_recently'),
      ...BillingProblems.only('billing.coupon_unknown'),
    },
    summary: 'Turns a code off for good. What was paid with it stays as it is.',
    params: idParams,
    body: z.object({}),
    data: z.object({ off: z.literal(true) }),
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
