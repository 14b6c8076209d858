import { centsOffOf, proPrice, SubscriptionStatus } from '@creditfix/shared/billing';
import { Problem } from '@creditfix/shared/kernel';
import { lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { letterPurpose } from '../payments/payment-purpose.ts';
import { refundPayment } from '../payments/send-refund.job.ts';
import { proCouponOf } from '../coupons/coupon.repository.ts';
import { mayAskAgain } from '../payments.port.ts';
import { findCustomer } from '../plans/customer.repository.ts';
import { findSubscriptions } from '../plans/subscription.repository.ts';
import { findOpenContract } from './contract.repository.ts';
import { hasContract } from './service-hold.ts';
import {
  addFee,
  changeFee,
  listedFees,
  lockFee,
  noteFeeAnswer,
  noteFeeAsked,
  settleFees,
  sumOfPeriod,
} from './letter-fee.repository.ts';

/**
 * What letters cost where nothing may be paid before it is fully done (15 U.S.C. 1679b(b)): each finished letter is a line on the invoice at
 * the end of the billing period, and all lines of a period together never cost more than the plan.
 */

export const listLetterFeeJob = defineJob<{ letterId: string }>({
  queue: 'list-letter-fee',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Those that pay at the end of their period. */
const PAYING: ReadonlySet<SubscriptionStatus> = new Set([
  SubscriptionStatus.active,
  SubscriptionStatus.past_due,
]);

/**
 * Notes what a letter costs, once it is finished. Call it in the transaction that releases the letter. A letter of the Free plan, or of Pro that
 * was given, costs nothing and has no line.
 */
export async function chargeForLetter(
  tx: EntityManager,
  parts: Pick<BillingParts, 'jobs' | 'clock' | 'payments'>,
  letter: { readonly letterId: string; readonly accountId: string; readonly reference: string },
): Promise<void> {
  if (!parts.payments.online) return;
  const { letterId, accountId, reference } = letter;
  if (!(await hasContract(tx, accountId))) return;
  // Two letters that are finished at once must see each other’s price.
  await lockAccount(tx, accountId);
  const [subscription] = await findSubscriptions(tx, accountId);
  const contract = await findOpenContract(tx, accountId);
  if (!subscription || !contract?.signedAt) return;
  // Begun before the contract, and paid in advance: its letters are paid for.
  if (subscription.amountCents > 0) return;
  const onTrial = subscription.status === SubscriptionStatus.trialing;
  if (!onTrial && !PAYING.has(subscription.status)) return;
  const { feeCents, mostCents, id: contractId } = contract;
  const periodFrom = subscription.periodStartsAt;
  const spent = await sumOfPeriod(tx, { accountId, periodFrom });
  const left = Math.max(0, (mostCents ?? 0) - spent.cents);
  const earnedAt = parts.clock.now();
  const coupon = onTrial
    ? undefined
    : await proCouponOf(tx, { accountId, subscriptionId: subscription.id });
  const discountCents = coupon ? takenOff(feeCents ?? 0, coupon, { spent, earnedAt }) : 0;
  const amountCents = onTrial ? 0 : Math.min((feeCents ?? 0) - discountCents, left);
  const added = await addFee(tx, {
    letterId,
    accountId,
    contractId,
    subscriptionId: subscription.id,
    periodFrom,
    amountCents,
    discountCents,
    currency: proPrice.currency,
    what: letterPurpose(reference),
    status: amountCents > 0 ? 'due' : 'free',
    earnedAt,
  });
  if (added && amountCents > 0) await parts.jobs.enqueue(tx, listLetterFeeJob, { letterId });
}

/** What a code takes off one letter, in each of its months: a part of each letter’s price, or so much of the month’s letters together. */
function takenOff(
  feeCents: number,
  coupon: NonNullable<Awaited<ReturnType<typeof proCouponOf>>>,
  {
    spent,
    earnedAt,
  }: { readonly spent: { readonly discountCents: number }; readonly earnedAt: Date },
): number {
  const { months, usedAt, percentOff, centsOff } = coupon;
  const ends = new Date(usedAt);
  ends.setUTCMonth(ends.getUTCMonth() + (months ?? 0));
  if (months !== null && earnedAt >= ends) return 0;
  const left = centsOff === null ? null : Math.max(0, centsOff - spent.discountCents);
  return centsOffOf(feeCents, { percentOff, centsOff: left });
}

/** Tells the provider what a letter costs, or that it costs nothing anymore; asking again changes nothing. */
export async function listLetterFee(parts: BillingParts, letterId: string): Promise<void> {
  const { database, payments, clock } = parts;
  if (!payments.online) return;
  const em = database.fork();
  const fee = await noteFeeAsked(em, letterId, clock.now());
  if (!fee) return;
  const customerId = fee.accountId ? await findCustomer(em, fee.accountId) : undefined;
  if (!customerId) return await noteFeeAnswer(em, letterId, { status: 'withdrawn', itemId: null });
  const known =
    fee.itemId ??
    (mayAskAgain(fee.askedAt, clock.now())
      ? undefined
      : await payments.findLetterFee({ customerId, letterId }));
  const itemId = known ?? (await payments.addLetterFee({ ...fee, customerId, letterId })).itemId;
  if (fee.withdrawAt === null)
    return await noteFeeAnswer(em, letterId, { status: 'listed', itemId });
  const removed = await payments.removeLetterFee(itemId);
  // On an invoice already: what is paid by it goes back.
  await noteFeeAnswer(em, letterId, { status: removed ? 'withdrawn' : 'listed', itemId });
}

/**
 * Takes the price of a letter back whose service was not done: it never comes on an invoice, or what was paid goes back. Once, however often
 * it is called.
 */
export async function returnLetterFee(
  tx: EntityManager,
  parts: Pick<BillingParts, 'jobs' | 'clock' | 'payments'>,
  { letterId, reason }: { readonly letterId: string; readonly reason: string },
): Promise<void> {
  const fee = await lockFee(tx, letterId);
  if (!fee || fee.withdrawAt !== null || fee.status === 'withdrawn') return;
  const withdrawAt = parts.clock.now();
  const neverAsked = fee.status === 'free' || (fee.status === 'due' && fee.askedAt === null);
  await changeFee(tx, letterId, {
    withdrawAt,
    withdrawReason: reason,
    ...(neverAsked ? { status: 'withdrawn' as const } : {}),
  });
  if (fee.status === 'settled') return await payBack(tx, parts, { ...fee, letterId, reason });
  if (!neverAsked) await parts.jobs.enqueue(tx, listLetterFeeJob, { letterId });
}

/** What an invoice was for that is paid now; what was taken back meanwhile is paid back. */
export async function settleLetterFees(
  tx: EntityManager,
  parts: Pick<BillingParts, 'jobs' | 'clock' | 'payments'>,
  paid: {
    readonly itemIds: readonly string[];
    readonly invoiceId: string;
    readonly paymentId: string | null;
  },
): Promise<void> {
  if (paid.itemIds.length === 0) return;
  for (const { letterId, withdrawAt, reason } of await settleFees(tx, paid.itemIds, paid)) {
    const fee = withdrawAt && (await lockFee(tx, letterId));
    if (fee) await payBack(tx, parts, { ...fee, letterId, reason: reason ?? '' });
  }
}

async function payBack(
  tx: EntityManager,
  parts: Pick<BillingParts, 'jobs' | 'clock' | 'payments'>,
  fee: {
    readonly letterId: string;
    readonly paymentId: string | null;
    readonly amountCents: number;
    readonly reason: string;
  },
): Promise<void> {
  const { letterId, paymentId, amountCents, reason } = fee;
  await changeFee(tx, letterId, { status: 'given_back' });
  // A credit has settled it: no money moved.
  if (paymentId === null) return;
  try {
    await refundPayment(tx, parts, { paymentId, amountCents, reason, madeBy: 'site' });
  } catch (error) {
    // Staff were faster.
    if (!(error instanceof Problem) || error.code !== 'billing.refund_too_much') throw error;
  }
}

/** Where Pro ends at once, lines that no invoice has taken yet are forgiven: nobody would collect them in its time. */
export async function forgiveLetterFees(
  em: EntityManager,
  payments: BillingParts['payments'],
  accountId: string,
): Promise<void> {
  for (const { letterId, itemId } of await listedFees(em, accountId))
    if (await payments.removeLetterFee(itemId))
      await noteFeeAnswer(em, letterId, { status: 'withdrawn', itemId });
}
