import { z } from 'zod';
import { AccountProblems, Plan } from '../accounts/index.ts';
import { defineEndpoint, plainText, spoken, type Endpoint } from '../kernel/index.ts';
import { CouponFor, discountSchema } from './coupon.rules.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { BillingProblems } from './billing.problems.ts';
import { allowanceSchema } from './quota.schema.ts';
import { SubscriptionStatus } from './subscription.status.ts';

const signInNeeded = AccountProblems.only('accounts.sign_in_needed');
const paying = {
  ...signInNeeded,
  ...BillingProblems.only('billing.payments_off', 'billing.payments_unreachable'),
};

/** What a code that somebody types is refused with. */
export const CODE_REFUSALS = [
  'billing.code_unknown',
  'billing.code_for_pro',
  'billing.code_for_mailing',
  'billing.code_over',
  'billing.code_used',
  'billing.code_used_up',
] as const;

/** As it is typed. */
export const couponCode = plainText({
  label: () => spoken({ en, es }).couponMessages.code,
  max: 40,
});

const subscriptionSchema = z.object({
  status: z.enum(SubscriptionStatus),
  amountCents: z.number().int(),
  currency: z.string(),
  /** When the paid (or free trial) period ends: it renews then, or ends where it was canceled. */
  periodEndsAt: z.iso.datetime(),
  cancelsAtPeriodEnd: z.boolean(),
  trialEndsAt: z.iso.datetime().nullable(),
  /** Past due: until when Pro goes on. */
  graceEndsAt: z.iso.datetime().nullable(),
});

const planSummary = z.object({
  plan: z.enum(Plan),
  /** How Pro came about; null on the free plan. */
  source: z.enum(['subscription', 'grant']).nullable(),
  /** The end of a granted Pro, where it has one. */
  grantEndsAt: z.iso.datetime().nullable(),
  allowance: allowanceSchema,
  subscription: subscriptionSchema.nullable(),
  /** False if no payment provider is set up: then only an administrator gives Pro. */
  onlinePayments: z.boolean(),
  /** Days of free trial that a new subscription would begin with; 0 for none. */
  trialDays: z.number().int(),
  /** Where letters are paid afterwards: the prices that the person has signed. They stay, whatever Pro costs now. */
  signedPrices: z.object({ feeCents: z.number().int(), mostCents: z.number().int() }).optional(),
});

export type PlanSummary = z.output<typeof planSummary>;

/** Plans, payments and invitations of the signed-in person. */
export const billingEndpoints = {
  getPlan: defineEndpoint({
    name: 'getPlan',
    method: 'GET',
    path: '/api/billing/plan',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'The plan, what is left of it, and the subscription behind it.',
    data: planSummary,
  }),
  startCheckout: defineEndpoint({
    name: 'startCheckout',
    method: 'POST',
    path: '/api/billing/checkout',
    access: 'signed_in',
    problems: {
      ...paying,
      ...BillingProblems.only(
        'billing.already_pro',
        'billing.contract_needed',
        'billing.state_not_served',
        'billing.state_needed',
        ...CODE_REFUSALS,
      ),
    },
    summary:
      'Opens a payment page for Pro at the payment provider, with a code where there is one.',
    body: z.object({ code: couponCode.optional() }),
    data: z.object({ url: z.url() }),
  }),
  checkCode: defineEndpoint({
    name: 'checkCode',
    method: 'POST',
    path: '/api/billing/code',
    access: 'signed_in',
    problems: { ...paying, ...BillingProblems.only(...CODE_REFUSALS) },
    summary: 'What a code takes off, before anything is paid. Looking takes no use of it.',
    body: z.object({ code: couponCode, isFor: z.enum(CouponFor) }),
    /** `monthlyCents`: what a month of Pro costs with it. */
    data: discountSchema.extend({ code: z.string(), monthlyCents: z.number().int() }),
  }),
  getCheckout: defineEndpoint({
    name: 'getCheckout',
    method: 'GET',
    path: '/api/billing/checkout',
    access: 'signed_in',
    problems: { ...paying, ...BillingProblems.only('billing.checkout_unknown') },
    summary:
      'What came of a payment page, as the provider says it now. Only the person who opened the page is told.',
    query: z.object({ session_id: z.string().max(300).optional() }),
    data: z.object({
      /** `processing` until the money and the subscription are there. */
      state: z.enum(['complete', 'processing', 'open', 'expired']),
      planName: z.string(),
      /** In cents per month, as really charged from the next renewal on. */
      amountCents: z.number().int(),
      currency: z.string(),
      customerEmail: z.string(),
      status: z.enum(SubscriptionStatus).nullable(),
    }),
  }),
  openPortal: defineEndpoint({
    name: 'openPortal',
    method: 'POST',
    path: '/api/billing/portal',
    access: 'signed_in',
    problems: { ...paying, ...BillingProblems.only('billing.no_subscription') },
    summary: "Opens the provider's page for the card, the invoices and cancelling.",
    body: z.object({}),
    data: z.object({ url: z.url() }),
  }),
  cancelSubscription: defineEndpoint({
    name: 'cancelSubscription',
    method: 'POST',
    path: '/api/billing/cancel',
    access: 'signed_in',
    problems: { ...paying, ...BillingProblems.only('billing.no_subscription') },
    summary: 'Ends Pro at the end of the paid period. Nothing more is charged.',
    body: z.object({}),
    data: planSummary,
  }),
  resumeSubscription: defineEndpoint({
    name: 'resumeSubscription',
    method: 'POST',
    path: '/api/billing/resume',
    access: 'signed_in',
    problems: { ...paying, ...BillingProblems.only('billing.no_subscription') },
    summary: 'Takes a cancellation back before the period has ended.',
    body: z.object({}),
    data: planSummary,
  }),
  listPayments: defineEndpoint({
    name: 'listPayments',
    method: 'GET',
    path: '/api/billing/payments',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'What the person paid, newest first, and which mailings are not paid yet.',
    data: z.object({
      unpaid: z.array(
        z.object({
          what: z.string(),
          amountCents: z.number().int(),
          currency: z.string(),
          /** The provider's page on which it can be paid. */
          invoiceUrl: z.url().nullable(),
        }),
      ),
      payments: z.array(
        z.object({
          id: z.uuid(),
          paidAt: z.iso.datetime(),
          amountCents: z.number().int(),
          refundedCents: z.number().int(),
          currency: z.string(),
          what: z.string(),
          /** The provider's invoice page. */
          invoiceUrl: z.url().nullable(),
        }),
      ),
    }),
  }),
  getReferrals: defineEndpoint({
    name: 'getReferrals',
    method: 'GET',
    path: '/api/billing/referrals',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'The personal invitation link and what came of it. Friends are never named.',
    data: z.object({
      link: z.url(),
      rewardCents: z.number().int(),
      /** Friends who signed in through the link, who paid, and what was credited for them. */
      joined: z.number().int(),
      rewarded: z.number().int(),
      creditedCents: z.number().int(),
      /** Where somebody invited this person. */
      invited: z.boolean(),
    }),
  }),
  stripeEvent: defineEndpoint({
    name: 'stripeEvent',
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    problems: BillingProblems.only(
      'billing.event_forged',
      'billing.event_unreadable',
      'billing.payments_off',
    ),
    summary: "Takes the payment provider's signed events: verified, stored once, processed later.",
    raw: { maxBytes: 512_000 },
    data: z.object({ received: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
