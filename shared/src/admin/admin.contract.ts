import { z } from 'zod';
import { AccountProblems, FlagRule, Plan } from '../accounts/index.ts';
import { BillingProblems } from '../billing/index.ts';
import {
  calendarDate,
  defineEndpoint,
  idParams,
  plainText,
  type Endpoint,
} from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { StaffRole } from './staff-role.ts';

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const HELPERS = ['administrator', 'support'] as const satisfies readonly StaffRole[];
const ceremony = z.record(z.string(), z.unknown());
const note = plainText({ label: () => 'The reason', max: 500 });

/** As many as a page of a list has. */
const several = z.array(z.uuid()).min(1).max(100);

/** Which second factor is still asked for; `none` where the administrator is through. */
const secondFactor = z.enum(['none', 'set_up', 'prove']);

const accountRow = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  subscriptionTier: z.enum(Plan),
  /** How Pro came about. */
  source: z.enum(['subscription', 'grant']).nullable(),
  grantEndsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  flags: z.array(
    z.object({
      id: z.uuid(),
      rule: z.enum(FlagRule),
      /** What was seen, without names of other people. */
      detail: z.string(),
      raisedAt: z.iso.datetime(),
    }),
  ),
});

/** How administrators sign in. */
export const adminAuthEndpoints = {
  requestAdminLogin: defineEndpoint({
    name: 'requestAdminLogin',
    method: 'POST',
    path: '/api/admin/auth/request-login',
    access: 'public',
    problems: {},
    summary:
      'Emails a login link to an administrator. Other addresses get the same answer and no email.',
    body: z.object({
      email: z
        .string({ error: 'Please enter your admin email address' })
        .max(320)
        .transform((text) => text.trim().toLowerCase())
        .refine((text) => text.length > 0, 'Please enter your admin email address'),
      recaptchaToken: z.string().max(8_000).optional(),
    }),
    data: z.object({ expiresInMinutes: z.number().int() }),
  }),
  verifyAdminLogin: defineEndpoint({
    name: 'verifyAdminLogin',
    method: 'GET',
    path: '/api/admin/auth/verify',
    access: 'public',
    problems: AccountProblems.only(
      'accounts.link_missing',
      'accounts.link_invalid',
      'accounts.link_expired',
      'accounts.link_elsewhere',
    ),
    summary: 'Uses an administrator link in the browser that asked for it.',
    query: z.object({ token: z.string().max(200).optional() }),
    data: z.object({ secondFactor }),
  }),
  confirmAdminLogin: defineEndpoint({
    name: 'confirmAdminLogin',
    method: 'POST',
    path: '/api/admin/auth/verify',
    access: 'public',
    problems: AccountProblems.only(
      'accounts.link_missing',
      'accounts.link_invalid',
      'accounts.link_expired',
    ),
    summary: 'Uses an administrator link in another browser, after a click.',
    body: z.object({ token: z.string().max(200).optional() }),
    data: z.object({ secondFactor }),
  }),
  adminStatus: defineEndpoint({
    name: 'adminStatus',
    method: 'GET',
    path: '/api/admin/auth/status',
    access: 'public',
    problems: {},
    summary:
      'Whether this browser is one of the staff, in which role, and which second factor is missing.',
    data: z.object({
      isAuthenticated: z.boolean(),
      isAdmin: z.boolean(),
      email: z.string().nullable(),
      role: z.enum(StaffRole).nullable(),
      secondFactor,
      /** What the administrator can prove with. */
      factors: z.array(z.enum(['passkey', 'totp'])),
      /** How many users have a flag that nobody has cleared; null for who is not let in. */
      flagged: z.number().int().nullable(),
    }),
  }),
  adminSignOut: defineEndpoint({
    name: 'adminSignOut',
    method: 'POST',
    path: '/api/admin/auth/logout',
    access: 'public',
    problems: {},
    summary: 'Ends the administrator session.',
    data: z.object({ signedOut: z.literal(true) }),
  }),
  startTotp: defineEndpoint({
    name: 'startTotp',
    method: 'POST',
    path: '/api/admin/auth/totp/start',
    access: 'public',
    problems: {
      ...AdminProblems.only('admin.sign_in_needed', 'admin.sign_in_recently'),
      ...AccountProblems.only('accounts.factor_set'),
    },
    summary:
      'A new secret for an authenticator app, for an administrator who has no second factor yet, or has proved one just now.',
    body: z.object({}),
    data: z.object({ secret: z.string(), uri: z.string() }),
  }),
  proveTotp: defineEndpoint({
    name: 'proveTotp',
    method: 'POST',
    path: '/api/admin/auth/totp',
    access: 'public',
    problems: {
      ...AdminProblems.only('admin.sign_in_needed'),
      ...AccountProblems.only('accounts.code_wrong'),
    },
    summary: 'A code of the authenticator app, to set it up or to prove it. Each code works once.',
    body: z.object({ code: z.string().regex(/^\d{6}$/, 'The code has six digits.') }),
    data: z.object({ secondFactor }),
  }),
  startAdminPasskey: defineEndpoint({
    name: 'startAdminPasskey',
    method: 'POST',
    path: '/api/admin/auth/passkey/options',
    access: 'public',
    problems: AdminProblems.only('admin.sign_in_needed', 'admin.sign_in_recently'),
    summary: 'What the browser needs to make (set_up) or use (prove) the passkey as second factor.',
    body: z.object({}),
    data: z.object({ secondFactor, options: ceremony }),
  }),
  proveAdminPasskey: defineEndpoint({
    name: 'proveAdminPasskey',
    method: 'POST',
    path: '/api/admin/auth/passkey',
    access: 'public',
    problems: {
      ...AdminProblems.only('admin.sign_in_needed', 'admin.sign_in_recently'),
      ...AccountProblems.only('accounts.passkey_failed', 'accounts.passkey_unknown'),
    },
    summary: 'The passkey as second factor.',
    body: z.object({ response: ceremony }),
    data: z.object({ secondFactor }),
  }),
} as const satisfies Record<string, Endpoint>;

/** What administrators do with accounts. */
export const adminEndpoints = {
  findAccounts: defineEndpoint({
    name: 'findAccounts',
    method: 'GET',
    path: '/api/admin/accounts',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary:
      'Accounts whose email begins with the text, or all flagged ones; at most 50, newest first.',
    query: z.object({
      email: plainText({ label: () => 'The address', max: 320, optional: true }).optional(),
      flagged: z.enum(['yes', 'no']).optional(),
    }),
    data: z.object({ accounts: z.array(accountRow), onlinePayments: z.boolean() }),
  }),
  grantPro: defineEndpoint({
    name: 'grantPro',
    method: 'POST',
    path: '/api/admin/accounts/:id/pro',
    access: 'admin',
    problems: {
      ...needed,
      ...BillingProblems.only('billing.account_unknown', 'billing.already_pro'),
    },
    summary: 'Gives Pro without payment, for good or until a day.',
    params: idParams,
    body: z.object({ until: calendarDate.nullable(), reason: note }),
    data: accountRow,
  }),
  withdrawPro: defineEndpoint({
    name: 'withdrawPro',
    method: 'DELETE',
    path: '/api/admin/accounts/:id/pro',
    access: 'admin',
    problems: {
      ...needed,
      ...BillingProblems.only('billing.account_unknown', 'billing.no_subscription'),
    },
    summary: 'Takes a granted Pro back. A paid subscription is not touched.',
    params: idParams,
    data: accountRow,
  }),
  giveLetter: defineEndpoint({
    name: 'giveLetter',
    method: 'POST',
    path: '/api/admin/accounts/:id/letters',
    access: 'admin',
    staff: HELPERS,
    problems: {
      ...needed,
      ...BillingProblems.only('billing.account_unknown', 'billing.letters_given'),
    },
    summary: 'Gives one more letter as goodwill, in the period of the plan that runs.',
    params: idParams,
    body: z.object({ reason: note }),
    data: z.object({ giftId: z.uuid(), left: z.number().int(), renewsOn: calendarDate }),
  }),
  withdrawLetter: defineEndpoint({
    name: 'withdrawLetter',
    method: 'DELETE',
    path: '/api/admin/letter-gifts/:id',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...BillingProblems.only('billing.gift_unknown') },
    summary: 'Takes a letter back that was given as goodwill; one that is written stays.',
    params: idParams,
    data: z.object({ withdrawn: z.literal(true) }),
  }),
  giveLetters: defineEndpoint({
    name: 'giveLetters',
    method: 'POST',
    path: '/api/admin/letter-gifts',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary:
      'Gives several people one more letter each; whoever got as many as can be given is left out.',
    body: z.object({ ids: several, reason: note }),
    /** What was given: what can be taken back. */
    data: z.object({ giftIds: z.array(z.uuid()), leftOut: z.number().int() }),
  }),
  withdrawLetters: defineEndpoint({
    name: 'withdrawLetters',
    method: 'POST',
    path: '/api/admin/letter-gifts/withdraw',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Takes letters back that were given to several people; those that are written stay.',
    body: z.object({ giftIds: several }),
    data: z.object({ withdrawn: z.number().int() }),
  }),
  grantProToMany: defineEndpoint({
    name: 'grantProToMany',
    method: 'POST',
    path: '/api/admin/pro-grants',
    access: 'admin',
    problems: needed,
    summary:
      'Gives several people Pro until a day; whoever has Pro already, paid or given, is left out.',
    body: z.object({ ids: several, until: calendarDate, reason: note }),
    data: z.object({ grantIds: z.array(z.uuid()), leftOut: z.number().int() }),
  }),
  withdrawProFromMany: defineEndpoint({
    name: 'withdrawProFromMany',
    method: 'POST',
    path: '/api/admin/pro-grants/withdraw',
    access: 'admin',
    problems: needed,
    summary: 'Takes Pro back that was given to several people.',
    body: z.object({ ids: several, grantIds: several }),
    data: z.object({ withdrawn: z.number().int() }),
  }),
  cancelContractFor: defineEndpoint({
    name: 'cancelContractFor',
    method: 'POST',
    path: '/api/admin/accounts/:id/contract/cancel',
    access: 'admin',
    problems: {
      ...needed,
      ...BillingProblems.only('billing.contract_none', 'billing.contract_cancel_late'),
    },
    summary:
      'Cancels a contract for somebody who wrote or called within its days. The day of their notice counts; nothing is owed then, and what was paid goes back.',
    params: idParams,
    body: z.object({
      by: z.enum(['mail', 'telephone']),
      /** When it was mailed or, if nobody can tell, came in; when they called. */
      givenOn: calendarDate,
      note,
    }),
    data: z.object({ cancelled: z.literal(true) }),
  }),
  contractRecords: defineEndpoint({
    name: 'contractRecords',
    method: 'GET',
    path: '/api/admin/accounts/:id/contracts',
    access: 'admin',
    problems: {
      ...needed,
      ...BillingProblems.only('billing.account_unknown', 'billing.contract_none'),
    },
    summary:
      'All that is kept of one person’s contracts, for a regulator who asks: statements of rights, contracts, cancellations, and each charge beside the letter that earned it.',
    params: idParams,
    query: z.object({ reason: note }),
    file: 'application/zip',
  }),
  clearFlag: defineEndpoint({
    name: 'clearFlag',
    method: 'POST',
    path: '/api/admin/flags/:id/clear',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.flag_unknown') },
    summary: 'Says that a flag was looked at, and why it is cleared.',
    params: idParams,
    body: z.object({ note }),
    data: z.object({ cleared: z.literal(true) }),
  }),
  clearFlags: defineEndpoint({
    name: 'clearFlags',
    method: 'POST',
    path: '/api/admin/flags/clear',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Clears several flags with one note; those that somebody else has cleared stay so.',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(200), note }),
    /** The flags that were cleared by this: what can be taken back. */
    data: z.object({ ids: z.array(z.uuid()) }),
  }),
  reopenFlags: defineEndpoint({
    name: 'reopenFlags',
    method: 'POST',
    path: '/api/admin/flags/reopen',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Takes back that one has cleared flags; those raised anew since are left as they are.',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(200) }),
    data: z.object({ reopened: z.number().int() }),
  }),
  refundPayment: defineEndpoint({
    name: 'refundPayment',
    method: 'POST',
    path: '/api/admin/payments/:id/refund',
    access: 'admin',
    problems: {
      ...needed,
      ...BillingProblems.only(
        'billing.payment_unknown',
        'billing.refund_too_much',
        'billing.payments_off',
      ),
    },
    summary: 'Pays a payment back, in full or in part; the provider is asked by a job.',
    params: idParams,
    body: z.object({ amountCents: z.number().int().positive().optional(), reason: note }),
    data: z.object({ refundId: z.uuid(), amountCents: z.number().int() }),
  }),
} as const satisfies Record<string, Endpoint>;
