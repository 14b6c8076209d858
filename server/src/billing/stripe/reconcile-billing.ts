import { endWithoutPage, overduePages, pagelessCheckouts } from '../plans/customer.repository.ts';
import { giveUseBack } from '../coupons/coupon.repository.ts';
import { unsettledMailPayments } from '../payments/mail-payment.repository.ts';
import { settleMailPaymentJob } from '../payments/pay-for-mail.ts';
import { processStripeEventJob } from './process-stripe-event.job.ts';
import { overdueEvents } from './stripe-event.repository.ts';
import { overdueSubscriptions } from '../plans/subscription.repository.ts';
import { queueChangedCustomers } from './sync-customer.job.ts';
import {
  refreshPlan,
  syncCheckoutJob,
  type SyncParts,
  syncSubscriptionJob,
} from './sync-subscription.ts';
import type { BillingParts } from '../billing.parts.ts';
import { creditReferralJob } from '../referrals/credit-referral.job.ts';
import { overdueCharges } from '../payments/mail-charge.repository.ts';
import { listLetterFeeJob } from '../contract/letter-fee.ts';
import { overdueFees } from '../contract/letter-fee.repository.ts';
import { chargeMailJob } from '../payments/mail-charge.ts';
import { overdueRefunds } from '../payments/payment.repository.ts';
import { overdueCredits } from '../referrals/referral.repository.ts';
import { sendRefundJob } from '../payments/send-refund.job.ts';
import { Plan } from '@creditfix/shared/accounts';
import { accountsWhosePlanEnded, type Account } from '#server/accounts/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { notifyPlanEnded, type GrantParts } from '../plans/plan-grants.ts';
import { findOpenGrant } from '../allowance/allowance.repository.ts';

const AT_ONCE = 500;

const OVERDUE_MS = 60 * 60_000;

/** An invoice that stayed unpaid is looked at once a day, in case news of its payment was lost, and for so many days. */
const UNPAID_LOOK_MS = 24 * OVERDUE_MS;

const UNPAID_DAYS = 90;

const EVENT_OVERDUE_MS = 10 * 60_000;
/** What can't be worked on for so long never will be, and must not stand before what can. */
const EVENT_LOST_MS = 90 * 86_400_000;
/** A payment page closes by itself after an hour and a half. */
const PAGE_OVERDUE_MS = 100 * 60_000;

/**
 * Finds what fell by the way: events whose job gave up, subscriptions whose period has ended without news of what came after,
 * payment pages of which nothing was heard, and people whose new address the provider does not know.
 */
export async function reconcileBilling(parts: SyncParts, now: Date): Promise<void> {
  const { database, jobs, payments } = parts;
  if (!payments.online) return;
  const em = database.fork();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const received = { after: before(EVENT_LOST_MS), before: before(EVENT_OVERDUE_MS) };
  const events = await overdueEvents(em, received, AT_ONCE);
  const subscriptions = await overdueSubscriptions(em, now, AT_ONCE);
  const pages = await overduePages(em, before(PAGE_OVERDUE_MS), AT_ONCE);
  // Nobody was given the address of such a page: made or not, it can't be paid.
  for (const id of await pagelessCheckouts(em, before(PAGE_OVERDUE_MS), AT_ONCE))
    await em.transactional(async (tx) => {
      if (await endWithoutPage(tx, id, now)) await giveUseBack(tx, id);
    });
  await em.transactional(async (tx) => {
    await queueChangedCustomers(tx, parts);
    for (const eventId of events) await jobs.enqueue(tx, processStripeEventJob, { eventId });
    for (const subscriptionId of subscriptions)
      await jobs.enqueue(tx, syncSubscriptionJob, { subscriptionId });
    for (const sessionId of pages) await jobs.enqueue(tx, syncCheckoutJob, { sessionId });
  });
}

/** Takes up refunds, credits and prices of mailings whose job has given up or was lost. */
export async function resumeMoneyJobs(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'payments'>,
): Promise<void> {
  const { database, clock, jobs, payments } = parts;
  if (!payments.online) return;
  const em = database.fork();
  const since = (ms: number) => new Date(clock.now().getTime() - ms);
  const before = since(OVERDUE_MS);
  const refunds = await overdueRefunds(em, before, AT_ONCE);
  const credits = await overdueCredits(em, before, AT_ONCE);
  const mailings = await overdueCharges(
    em,
    {
      unpaid: since(UNPAID_LOOK_MS),
      worked: before,
      created: since(UNPAID_DAYS * UNPAID_LOOK_MS),
    },
    AT_ONCE,
  );
  const fees = await overdueFees(em, before, AT_ONCE);
  const held = await unsettledMailPayments(em, before, AT_ONCE);
  await em.transactional(async (tx) => {
    for (const letterId of fees) await jobs.enqueue(tx, listLetterFeeJob, { letterId });
    for (const mailpieceId of held) await jobs.enqueue(tx, settleMailPaymentJob, { mailpieceId });
    for (const mailpieceId of mailings) await jobs.enqueue(tx, chargeMailJob, { mailpieceId });
    for (const refundId of refunds) await jobs.enqueue(tx, sendRefundJob, { refundId });
    for (const friendId of credits) await jobs.enqueue(tx, creditReferralJob, { friendId });
  });
}

/**
 * Writes down that Pro has run out, so that exports and the administrators' screens say so too; what people may do never
 * waited for this. Whose granted Pro ended is told by email.
 */
export async function refreshDuePlans(
  parts: GrantParts & { readonly database: Database; readonly clock: Clock },
): Promise<void> {
  const now = parts.clock.now();
  const em = parts.database.fork();
  const accounts = await accountsWhosePlanEnded(em, now, AT_ONCE);
  const failures: unknown[] = [];
  for (const account of accounts) {
    await em
      .transactional((tx) => refreshDuePlan(tx, parts, account, now))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some plans could not be refreshed');
}

async function refreshDuePlan(
  tx: EntityManager,
  parts: GrantParts,
  { id: accountId, planUntil }: Pick<Account, 'id' | 'planUntil'>,
  now: Date,
): Promise<void> {
  const { plan } = await refreshPlan(tx, accountId, now);
  if (plan !== Plan.free) return;
  const grant = await findOpenGrant(tx, accountId);
  const endedNow = grant?.endsAt?.getTime() === planUntil?.getTime();
  if (grant && endedNow) await notifyPlanEnded(tx, parts, { accountId, grantId: grant.id });
}
