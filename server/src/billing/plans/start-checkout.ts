import { BillingProblems, type SubscriptionStatus } from '@creditfix/shared/billing';
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
 * @throws Problem `billing.already_pro`, `billing.state_not_served` or `billing.state_needed`
 */
export async function startCheckout(
  parts: BillingParts,
  request: { readonly accountId: string; readonly origin: string },
): Promise<string> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const row = await parts.database.fork().transactional((tx) => takeRow(tx, parts, request));
    const url = (await reopen(parts, row)) ?? (await open(parts, row, request.accountId));
    if (url) return url;
  }
  throw BillingProblems.raise('billing.payments_unreachable', { retryAfterSeconds: 60 });
}

/** The account's open page, or a row for a new one; the account's lock lets only one request at a time decide. */
async function takeRow(
  tx: EntityManager,
  parts: BillingParts,
  { accountId, origin }: { readonly accountId: string; readonly origin: string },
): Promise<Checkout> {
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
  if (waiting) return waiting;
  const checkout = {
    id: randomUUID(),
    accountId,
    origin,
    trialDays: await withWaiting(tx, parts, accountId),
    sessionId: null,
    url: null,
    createdAt: parts.clock.now(),
    endedAt: null,
  };
  await addCheckout(tx, checkout);
  return checkout;
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
async function reopen(parts: BillingParts, row: Checkout): Promise<string | undefined> {
  const { sessionId, url } = row;
  const now = parts.clock.now();
  const isFresh = now.getTime() - row.createdAt.getTime() < REUSE_MS;
  if (!sessionId || !url) {
    // Nobody was given its address: made or not, it can't be paid.
    if (!isFresh) await endWithoutPage(parts.database.fork(), row.id, now);
    return undefined;
  }
  if (!isFresh) await parts.payments.expireCheckout(sessionId);
  const checkout = await syncCheckout(parts, sessionId);
  return checkout?.state === 'open' ? url : undefined;
}

/** @returns undefined if the row is over and another one has to be taken */
async function open(
  parts: BillingParts,
  row: Checkout,
  accountId: string,
): Promise<string | undefined> {
  const em = parts.database.fork();
  if (!(await waitsForPage(em, row.id))) return undefined;
  const { sessionId, url } = await parts.payments.createCheckout({
    key: row.id,
    accountId,
    customerId: await ensureCustomer(parts, accountId),
    origin: row.origin,
    trialDays: row.trialDays,
    inArrears: parts.legalMode === 'cro' || (await hasContract(em, accountId)),
    openedAt: row.createdAt,
  });
  await notePage(em, row.id, { sessionId, url });
  return url;
}
