import type { Plan } from '@creditfix/shared/accounts';
import { planVerdict, type PlanVerdict, SubscriptionStatus } from '@creditfix/shared/billing';
import { letterFeeCents } from '@creditfix/shared/kernel';
import { lockAccount, notifyAccount, setPlanStatus } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { findOpenContract } from '../contract/contract.repository.ts';
import { endContract } from '../contract/end-contract.ts';
import { giveUseBack, keepUse } from '../coupons/coupon.repository.ts';
import { endCheckout } from '../plans/customer.repository.ts';
import type { ProviderCheckout, ProviderSubscription } from '../payments.port.ts';
import { findOpenGrant } from '../allowance/allowance.repository.ts';
import {
  cancellationEmail,
  endedEmail,
  trialEndsEmail,
  trialStartedEmail,
  type LetterTerms,
} from '../plans/plan.emails.ts';
import {
  chargingSubscriptions,
  findKnownSubscription,
  findSubscriptions,
  storeSubscription,
} from '../plans/subscription.repository.ts';
import { lockPayer, Overtaken, type Reading, writeNewest } from './write-newest.ts';

interface Change {
  readonly accountId: string;
  readonly found: ProviderSubscription;
  readonly known: KnownSubscription | undefined;
  /** The account's plan after the change. */
  readonly plan: Plan;
  readonly now: Date;
}

interface News {
  readonly kind: string;
  /** What makes this news a different one from the last of its kind. */
  readonly about: string;
  readonly draft: () => EmailDraft;
}

/** Stripe announces a trial's end three days before; a little more, so that clocks may differ. */
const TRIAL_NOTICE_MS = 3.25 * 86_400_000;

export type SyncParts = Pick<
  BillingParts,
  'database' | 'clock' | 'jobs' | 'outbox' | 'payments' | 'log' | 'publicOrigin' | 'operator'
>;

/** What we knew of a subscription before. */
export type KnownSubscription = NonNullable<Awaited<ReturnType<typeof findKnownSubscription>>>;

export const syncSubscriptionJob = defineJob<{ subscriptionId: string }>({
  queue: 'sync-subscription',
  retries: 8,
  retryDelaySeconds: 30,
});

/** Makes what we know of a subscription what the provider says now. */
export async function syncSubscription(parts: SyncParts, subscriptionId: string): Promise<void> {
  await writeNewest(parts.database, () => readSubscription(parts, subscriptionId));
}

/** Asks the provider for a subscription; see `writeNewest`. */
export async function readSubscription(parts: SyncParts, subscriptionId: string): Promise<Reading> {
  const before = await findKnownSubscription(parts.database.fork(), subscriptionId);
  const found = await parts.payments.fetchSubscription(subscriptionId);
  return async (tx) => {
    if (found) await writeSubscription(tx, parts, { found, version: before?.version ?? 0 });
  };
}

async function writeSubscription(
  tx: EntityManager,
  parts: SyncParts,
  { found, version }: { readonly found: ProviderSubscription; readonly version: number },
): Promise<void> {
  const payer = { customerId: found.customerId, subscriptionId: found.id };
  const accountId = await lockPayer(tx, payer);
  if (!accountId) {
    parts.log.warn({ subscriptionId: found.id }, 'billing: a subscription of a customer not ours');
    return;
  }
  const known = await findKnownSubscription(tx, found.id);
  if ((known?.version ?? 0) !== version) throw new Overtaken();
  const now = parts.clock.now();
  const pastDueSince = pastDueOf(found, known, now);
  await storeSubscription(tx, { accountId, found, pastDueSince, now });
  await warnOfTwo(tx, parts, accountId);
  // What comes after needs a contract of its own.
  if (found.endedAt && !known?.endedAt) await endContract(tx, accountId, now, found.startedAt);
  const { plan } = await refreshPlan(tx, accountId, now);
  await announceSubscription(tx, parts, { accountId, found, known, plan, now });
}

/** Our own pages open one at a time; somebody who works in the provider's dashboard may still begin a second one. */
async function warnOfTwo(tx: EntityManager, { log }: SyncParts, accountId: string): Promise<void> {
  const subscriptions = await chargingSubscriptions(tx, accountId);
  if (subscriptions.length < 2) return;
  log.error({ accountId, subscriptions }, 'billing: an account pays for two subscriptions');
}

/** Since when the payment is missing: kept while it is, so that the days of grace begin once. */
function pastDueOf(
  { status }: ProviderSubscription,
  known: KnownSubscription | undefined,
  now: Date,
): Date | null {
  const missing = status === SubscriptionStatus.past_due || status === SubscriptionStatus.unpaid;
  return missing ? (known?.pastDueSince ?? now) : null;
}

/** Writes to the person about what has changed, in the transaction that records the change: so it is said once, and only if so. */
async function announceSubscription(
  tx: EntityManager,
  parts: SyncParts,
  change: Change,
): Promise<void> {
  const terms = await letterTerms(tx, parts, change.accountId);
  for (const { kind, about, draft } of newsOf(change, parts.publicOrigin(), terms)) {
    const key = `${kind}:${change.found.id}:${about}`;
    await notifyAccount(tx, parts, { accountId: change.accountId, kind, key, draft });
  }
}

/** What somebody has signed or, where they have signed nothing, what they would sign now. */
async function letterTerms(
  tx: EntityManager,
  { operator }: SyncParts,
  accountId: string,
): Promise<LetterTerms> {
  const contract = await findOpenContract(tx, accountId);
  const mostCents = contract?.mostCents ?? (await operator.read(tx)).prices.proMonthlyCents;
  return { feeCents: contract?.feeCents ?? letterFeeCents(mostCents), mostCents };
}

function newsOf({ found, known, plan, now }: Change, origin: string, terms: LetterTerms): News[] {
  const { status, trialEndsAt, cancelRequestedAt, endedAt } = found;
  if (endedAt) {
    if (known?.endedAt || status !== SubscriptionStatus.canceled) return [];
    return [
      { kind: 'subscription_ended', about: '', draft: () => endedEmail(origin, found, plan) },
    ];
  }
  const news: News[] = [];
  const onTrial = status === SubscriptionStatus.trialing && trialEndsAt !== null;
  if (onTrial && !known)
    news.push({
      kind: 'trial_started',
      about: '',
      draft: () => trialStartedEmail(origin, found, terms),
    });
  if (found.cancelsAtPeriodEnd) {
    const asked = cancelRequestedAt?.getTime();
    if (asked !== undefined && asked !== known?.cancelRequestedAt?.getTime())
      news.push({
        kind: 'cancellation',
        about: String(asked),
        draft: () => cancellationEmail(origin, found),
      });
  } else if (onTrial && trialEndsAt.getTime() - now.getTime() <= TRIAL_NOTICE_MS) {
    news.push({
      kind: 'trial_will_end',
      about: String(trialEndsAt.getTime()),
      draft: () => trialEndsEmail(origin, found, terms),
    });
  }
  return news;
}

export const syncCheckoutJob = defineJob<{ sessionId: string }>({
  queue: 'sync-checkout',
  retries: 8,
  retryDelaySeconds: 30,
});

/** Writes what came of a payment page: that it is over, and the subscription that it brought. */
export async function syncCheckout(
  parts: SyncParts,
  sessionId: string,
): Promise<ProviderCheckout | undefined> {
  let checkout: ProviderCheckout | undefined;
  await writeNewest(parts.database, async () => {
    checkout = await parts.payments.fetchCheckout(sessionId);
    return await readingOf(parts, sessionId, checkout);
  });
  return checkout;
}

/** Asks the provider for a payment page; see `writeNewest`. */
export async function readCheckout(parts: SyncParts, sessionId: string): Promise<Reading> {
  return await readingOf(parts, sessionId, await parts.payments.fetchCheckout(sessionId));
}

async function readingOf(
  parts: SyncParts,
  sessionId: string,
  checkout: ProviderCheckout | undefined,
): Promise<Reading> {
  // A page that the provider does not know anymore will not be paid either.
  if (checkout?.state === 'open') return async () => {};
  const bookSubscription = checkout?.subscriptionId
    ? await readSubscription(parts, checkout.subscriptionId)
    : undefined;
  return async (tx) => {
    await bookSubscription?.(tx);
    const ended = await endCheckout(tx, sessionId, parts.clock.now());
    if (ended) await (checkout?.state === 'complete' ? keepUse : giveUseBack)(tx, ended);
  };
}

/**
 * Works an account's plan out again from its subscriptions and its granted Pro, and writes it down. Call it in the
 * transaction that changed one of them; of several at once, the last one sees all.
 */
export async function refreshPlan(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<PlanVerdict> {
  await lockAccount(tx, accountId);
  const verdict = planVerdict(
    await findSubscriptions(tx, accountId),
    await findOpenGrant(tx, accountId),
    now,
  );
  await setPlanStatus(tx, accountId, verdict);
  return verdict;
}
