import {
  BillingProblems,
  billingEndpoints,
  discountedCents,
  REFERRAL_REWARD_CENTS,
  SubscriptionStatus,
  planNames,
} from '@creditfix/shared/billing';
import { spoken, type DataOf } from '@creditfix/shared/kernel';
import { randomInt } from 'node:crypto';
import { personOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Call, type Route, type Person } from '#server/platform/http/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { BillingParts } from './billing.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { CODES_PER_ACCOUNT, readCoupon } from './coupons/coupons.ts';
import { cancelSubscription, resumeSubscription } from './plans/change-subscription.ts';
import { findCustomer } from './plans/customer.repository.ts';
import { findPayments, findUnpaid } from './payments/find-payments.ts';
import type { ProviderEvent, ProviderCheckout } from './payments.port.ts';
import { planSummary } from './plans/plan-summary.ts';
import { processStripeEventJob } from './stripe/process-stripe-event.job.ts';
import { countReferrals, findCode, offerCode } from './referrals/referral.repository.ts';
import { reaching } from './reaching-payments.ts';
import { startCheckout } from './plans/start-checkout.ts';
import { keepEvent } from './stripe/stripe-event.repository.ts';
import { findOwnSubscription } from './plans/subscription.repository.ts';
import { syncCheckout } from './stripe/sync-subscription.ts';

type CheckoutOutcome = DataOf<typeof billingEndpoints.getCheckout>;

/** Stripe's ids; anything else is not worth a question. */
const SESSION_ID = /^cs_[A-Za-z0-9_]{1,250}$/;

/** Letters and digits that are not mistaken for one another when somebody reads them out; without vowels they spell no word. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';

const LENGTH = 8;

const PAYING_PER_ACCOUNT = { name: 'paying', hits: 60, minutes: 15 };

/** The payment page, the portal, canceling, and what was paid. */
export function billingRoutes(parts: BillingParts): Route[] {
  const { clock, limiter } = parts;
  const paying = [
    async (_: unknown, call: Call) => limiter.hit(PAYING_PER_ACCOUNT, personOf(call).accountId),
    async () => {
      if (!parts.payments.online) throw BillingProblems.raise('billing.payments_off');
    },
  ];
  const plan = async (call: Call) =>
    await planSummary(parts.database.fork(), parts, personOf(call).accountId, clock.now());
  return [
    implement(billingEndpoints.startCheckout)(paying, async ({ body: { code } }, call) => {
      const { accountId } = personOf(call);
      if (code) await limiter.hit(CODES_PER_ACCOUNT, accountId);
      const origin = pageAddress(call.origin, '');
      return { url: await reaching(call, () => startCheckout(parts, { accountId, origin, code })) };
    }),

    implement(billingEndpoints.checkCode)(paying, async ({ body }, call) => {
      const { accountId } = personOf(call);
      await limiter.hit(CODES_PER_ACCOUNT, accountId);
      const coupon = await readCoupon(call.em, { ...body, accountId, now: clock.now() });
      const { prices } = await parts.operator.read(call.em);
      const { code, percentOff = null, centsOff = null, months = null } = coupon;
      const monthly = prices.proMonthlyCents;
      const monthlyCents = discountedCents(monthly, coupon);
      return { code, percentOff, centsOff, months, monthlyCents };
    }),

    implement(billingEndpoints.getCheckout)(paying, async ({ query }, call) => {
      return await reaching(call, () => findCheckout(parts, personOf(call), query.session_id));
    }),

    implement(billingEndpoints.openPortal)(paying, async (_, call) => {
      const request = { accountId: personOf(call).accountId, origin: call.origin };
      return { url: await reaching(call, () => openPortal(parts, request)) };
    }),

    implement(billingEndpoints.cancelSubscription)(paying, async (_, call) => {
      await changing(call, () => cancelSubscription(parts, personOf(call).accountId));
      return await plan(call);
    }),

    implement(billingEndpoints.resumeSubscription)(paying, async (_, call) => {
      await changing(call, () => resumeSubscription(parts, personOf(call).accountId));
      return await plan(call);
    }),

    implement(billingEndpoints.listPayments)([], async (_, call) => {
      const { accountId } = personOf(call);
      return {
        unpaid: await findUnpaid(call.em, accountId),
        payments: await findPayments(call.em, accountId),
      };
    }),
  ];
}

/**
 * Opens the provider's own page for the card, the invoices and canceling.
 *
 * @throws Problem `billing.no_subscription` if the account has never been to a payment page
 */
async function openPortal(
  { database, payments }: BillingParts,
  { accountId, origin }: { readonly accountId: string; readonly origin: string },
): Promise<string> {
  const customerId = await findCustomer(database.fork(), accountId);
  if (!customerId) throw BillingProblems.raise('billing.no_subscription');
  const returnUrl = pageAddress(origin, '/account/plan');
  return (await payments.openPortal({ customerId, returnUrl })).url;
}

/** The answer that is missing may be that of the change itself. */
async function changing(call: Call, change: () => Promise<void>): Promise<void> {
  await reaching(call, change, {
    text: spoken({ en: en.billingMessages, es: es.billingMessages }).noAnswer,
  });
}

/** The plan and what is left of it. */
export function planRoutes(parts: BillingParts): Route[] {
  return [
    implement(billingEndpoints.getPlan)(
      [],
      async (_, call) =>
        await planSummary(call.em, parts, personOf(call).accountId, parts.clock.now()),
    ),
  ];
}

/** The personal invitation link and what came of it. */
export function referralRoutes({ publicOrigin }: BillingParts): Route[] {
  return [
    implement(billingEndpoints.getReferrals)([], async (_, call) => {
      const { accountId } = personOf(call);
      const code = await referralCodeOf(call.em, accountId);
      return {
        // People who read Spanish have friends who do.
        link: pageAddress(publicOrigin(), `/login?ref=${code}`),
        rewardCents: REFERRAL_REWARD_CENTS,
        ...(await countReferrals(call.em, accountId, code)),
      };
    }),
  ];
}

/** The account's invitation code, made at the first look. */
async function referralCodeOf(em: EntityManager, accountId: string): Promise<string> {
  for (;;) {
    // A code that somebody else has already is left out silently, and the next one is tried.
    await offerCode(em, accountId, newCode());
    const code = await findCode(em, accountId);
    if (code) return code;
  }
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** Takes the provider's events: verified on the bytes as they came, stored once, answered at once, worked on by a job. */
export function stripeEventRoutes(parts: BillingParts): Route[] {
  const { payments, clock } = parts;
  return [
    implement(billingEndpoints.stripeEvent)([], async ({ rawBody }, call) => {
      if (!payments.online) throw BillingProblems.raise('billing.payments_off');
      const header = call.headers['stripe-signature'];
      const signature = typeof header === 'string' ? header : undefined;
      const event = await payments.readEvent(rawBody ?? new Uint8Array(), signature, clock.now());
      if (!event) throw BillingProblems.raise('billing.event_forged');
      if (event === 'unreadable') throw BillingProblems.raise('billing.event_unreadable');
      await takeEvent(call.em, parts, event);
      return { received: true as const };
    }),
  ];
}

/** The event and its job exist both or not at all; the same event again changes nothing. */
async function takeEvent(
  em: EntityManager,
  { jobs, clock }: BillingParts,
  event: ProviderEvent,
): Promise<void> {
  await em.transactional(async (tx) => {
    if (await keepEvent(tx, { ...event, receivedAt: clock.now() }))
      await jobs.enqueue(tx, processStripeEventJob, { eventId: event.id });
  });
}

/**
 * What came of a payment page, as the provider says it now, and only to the person it was opened for. A paid subscription is
 * written at once: the person should not wait for the provider's event.
 *
 * @throws Problem `billing.checkout_unknown`
 */
async function findCheckout(
  parts: BillingParts,
  { accountId, email }: Person,
  sessionId: string | undefined,
): Promise<CheckoutOutcome> {
  if (!sessionId || !SESSION_ID.test(sessionId)) throw unknown();
  const checkout = await syncOwn(parts, sessionId, accountId);
  const subscription = checkout.subscriptionId
    ? await findOwnSubscription(parts.database.fork(), checkout.subscriptionId, accountId)
    : null;
  const status = subscription?.status ?? null;
  const begun = status === SubscriptionStatus.trialing || status === SubscriptionStatus.active;
  return {
    state: checkout.state === 'complete' && !begun ? 'processing' : checkout.state,
    planName: planNames.pro,
    amountCents: subscription?.amountCents ?? checkout.amountCents,
    currency: subscription?.currency ?? checkout.currency,
    customerEmail: checkout.customerEmail ?? email,
    status,
  };
}

/** The proof comes before anything is written: another person's page changes nothing here. */
async function syncOwn(
  parts: BillingParts,
  sessionId: string,
  accountId: string,
): Promise<ProviderCheckout> {
  const seen = await parts.payments.fetchCheckout(sessionId);
  if (seen?.accountId !== accountId || seen.mailpieceId !== null) throw unknown();
  return (seen.state === 'open' ? seen : await syncCheckout(parts, sessionId)) ?? seen;
}

function unknown() {
  return BillingProblems.raise('billing.checkout_unknown');
}
