import {
  BillingProblems,
  discountedCents,
  type SubscriptionStatus,
} from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt, spoken, spokenDate } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { homeState } from '#server/accounts/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { findOpenContract } from '../contract/contract.repository.ts';
import { refuseUnserved } from '../served-states.ts';
import type { Checkout } from './checkout.entity.ts';
import {
  addCheckout,
  endWithoutPage,
  findOpenCheckout,
  notePage,
  waitsForPage,
} from './customer.repository.ts';
import { hasContract, isContractMissing, serviceHold } from '../contract/service-hold.ts';
import type { Coupon } from '../coupons/coupon.entity.ts';
import { couponOf, giveUseBack } from '../coupons/coupon.repository.ts';
import { readCoupon, takeCoupon } from '../coupons/coupons.ts';
import { ensureCustomer } from '../stripe/sync-customer.job.ts';
import { findOpenGrant, lockAllowance } from '../allowance/allowance.repository.ts';
import { findRunningSubscriptions } from './subscription.repository.ts';
import { syncCheckout } from '../stripe/sync-subscription.ts';
import { trialDaysFor } from './plan-summary.ts';
import * as en from '../messages.ts';
import * as es from '../messages.es.ts';

/** How long a click finds the page again that an earlier click opened. The page itself stays open for longer. */
const REUSE_MS = 30 * 60_000;
const MOST_ATTEMPTS = 4;
const DAY_MS = 86_400_000;

/**
 * Opens the payment page for Pro. An account has one page at a time, so that nobody can pay twice: a second click within half
 * an hour leads to the page of the first, and an older page is closed before a new one opens.
 *
 * @returns its address
 * @throws Problem `billing.already_pro`, `billing.state_not_served` or `billing.state_needed`, or that says why the code does not count
 */
export async function startCheckout(
  parts: BillingParts,
  request: CheckoutRequest,
): Promise<string> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const taken = await parts.database.fork().transactional((tx) => takeRow(tx, parts, request));
    const url = (await reopen(parts, taken)) ?? (await open(parts, taken.row, request.accountId));
    // One at another price is closed first, also where another request is just opening it.
    if (url && taken.isSame) return url;
  }
  throw BillingProblems.raise('billing.payments_unreachable', { retryAfterSeconds: 60 });
}

interface CheckoutRequest {
  readonly accountId: string;
  readonly origin: string;
  readonly code?: string | undefined;
}

interface TakenRow {
  readonly row: Checkout;
  /** Its page shows the price that is asked for now. */
  readonly isSame: boolean;
}

/** The account's open page, or a row for a new one; the account's lock lets only one request at a time decide. */
async function takeRow(
  tx: EntityManager,
  parts: BillingParts,
  { accountId, origin, code }: CheckoutRequest,
): Promise<TakenRow> {
  // With every account of the mailbox: its one trial is on one page only.
  await lockAllowance(tx, accountId);
  await refuseSecondSubscription(tx, accountId);
  await refuseBesideGrant(tx, accountId, parts.clock.now());
  if (await isContractMissing(tx, parts, accountId))
    throw BillingProblems.raise('billing.contract_needed');
  const contract = await findOpenContract(tx, accountId);
  const state = contract?.state ?? (await homeState(tx, parts.vault, accountId));
  await refuseUnserved(tx, parts, state);
  const waiting = await findOpenCheckout(tx, accountId);
  const now = parts.clock.now();
  const coupon = code ? await readCoupon(tx, { code, isFor: 'pro', accountId, now }) : null;
  const couponId = coupon?.id ?? null;
  if (waiting) return { row: waiting, isSame: waiting.couponId === couponId };
  const id = randomUUID();
  if (couponId) await takeCoupon(tx, { couponId, accountId, usedFor: id, open: true, now });
  const checkout = {
    id,
    accountId,
    origin,
    trialDays: await withWaiting(tx, parts, accountId),
    couponId,
    sessionId: null,
    url: null,
    createdAt: now,
    endedAt: null,
  };
  await addCheckout(tx, checkout);
  return { row: checkout, isSame: true };
}

/** A free trial lasts its days from when letters are made. */
async function withWaiting(
  tx: EntityManager,
  parts: BillingParts,
  accountId: string,
): Promise<number> {
  const days = await trialDaysFor(tx, parts, accountId);
  if (days === 0) return 0;
  const now = parts.clock.now();
  const hold = await serviceHold(tx, { accountId, now });
  return hold ? days + Math.ceil((hold.until.getTime() - now.getTime()) / DAY_MS) : days;
}

async function refuseSecondSubscription(tx: EntityManager, accountId: string): Promise<void> {
  const [running] = await findRunningSubscriptions(tx, accountId);
  if (!running) return;
  const waits: SubscriptionStatus[] = ['past_due', 'unpaid', 'paused'];
  throw BillingProblems.raise(
    'billing.already_pro',
    waits.includes(running.status)
      ? { text: spoken({ en: en.billingMessages, es: es.billingMessages }).paymentOpen }
      : {},
  );
}

/** Who was given Pro would pay for what costs them nothing. */
async function refuseBesideGrant(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  const grant = await findOpenGrant(tx, accountId);
  if (!grant || (grant.endsAt !== null && grant.endsAt <= now)) return;
  const { proForFree, proForFreeUntil } = spoken({
    en: en.billingMessages,
    es: es.billingMessages,
  });
  const end = grant.endsAt && calendarDateAt(grant.endsAt, BUSINESS_TIME_ZONE);
  const text = end ? proForFreeUntil(spokenDate(end)) : proForFree;
  throw BillingProblems.raise('billing.already_pro', { text });
}

/** The address of a page that was opened before, where it is still good; else the page is over, and says so in its row. */
async function reopen(parts: BillingParts, { row, isSame }: TakenRow): Promise<string | undefined> {
  const { sessionId, url } = row;
  const now = parts.clock.now();
  const isFresh = now.getTime() - row.createdAt.getTime() < REUSE_MS;
  if (!sessionId || !url) {
    // Nobody was given its address: made or not, it can't be paid.
    if (!isFresh)
      await parts.database.fork().transactional(async (tx) => {
        if (await endWithoutPage(tx, row.id, now)) await giveUseBack(tx, row.id);
      });
    return undefined;
  }
  if (!isFresh || !isSame) await parts.payments.expireCheckout(sessionId);
  const checkout = await syncCheckout(parts, sessionId);
  return checkout?.state === 'open' ? url : undefined;
}

/** Where less is left than a card can be charged, the month is waived, as the person was shown. */
async function offEachMonth(em: EntityManager, { operator }: BillingParts, coupon: Coupon) {
  const { proMonthlyCents } = (await operator.read(em)).prices;
  if (discountedCents(proMonthlyCents, coupon) > 0) return coupon;
  return { ...coupon, percentOff: 100, centsOff: null };
}

/** @returns undefined if the row is over and another one has to be taken */
async function open(
  parts: BillingParts,
  row: Checkout,
  accountId: string,
): Promise<string | undefined> {
  const em = parts.database.fork();
  if (!(await waitsForPage(em, row.id))) return undefined;
  const inArrears = parts.legalMode === 'cro' || (await hasContract(em, accountId));
  // Nothing is paid in advance there: the code counts for each letter, on the invoice after it (see `chargeForLetter`).
  const coupon = row.couponId && !inArrears ? await couponOf(em, row.couponId) : null;
  const { sessionId, url } = await parts.payments.createCheckout({
    key: row.id,
    accountId,
    customerId: await ensureCustomer(parts, accountId),
    origin: row.origin,
    trialDays: row.trialDays,
    inArrears,
    coupon: coupon && (await offEachMonth(em, parts, coupon)),
    openedAt: row.createdAt,
  });
  if (await notePage(em, row.id, { sessionId, url })) return url;
  // Ended meanwhile, and its code given back: nobody may pay there.
  await parts.payments.expireCheckout(sessionId);
  return undefined;
}
