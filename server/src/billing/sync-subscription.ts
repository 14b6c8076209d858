import { SubscriptionStatus } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';
import type { ProviderSubscription } from './payments.port.ts';
import { refreshPlan } from './refresh-plan.ts';
import { announceSubscription } from './subscription-news.ts';
import { Overtaken, lockPayer, writeNewest, type Reading } from './write-newest.ts';

export type SyncParts = Pick<
  BillingParts,
  'database' | 'clock' | 'jobs' | 'outbox' | 'payments' | 'log' | 'publicOrigin'
>;

/** What we knew of a subscription before. */
export interface KnownSubscription {
  readonly version: number;
  readonly status: SubscriptionStatus;
  readonly pastDueSince: Date | null;
  readonly cancelRequestedAt: Date | null;
  readonly endedAt: Date | null;
}

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
  const before = await findKnown(parts.database.fork(), subscriptionId);
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
  const known = await findKnown(tx, found.id);
  if ((known?.version ?? 0) !== version) throw new Overtaken();
  const now = parts.clock.now();
  const pastDueSince = pastDueOf(found, known, now);
  await store(tx, { accountId, found, pastDueSince, now });
  await warnOfTwo(tx, parts, accountId);
  const { plan } = await refreshPlan(tx, accountId, now);
  await announceSubscription(tx, parts, { accountId, found, known, plan, now });
}

/** Our own pages open one at a time; somebody who works in the provider's dashboard may still begin a second one. */
async function warnOfTwo(tx: EntityManager, { log }: SyncParts, accountId: string): Promise<void> {
  const running = await tx.execute<{ id: string }[]>(
    `select id from subscriptions where account_id = ? and ended_at is null
     and status in ('trialing', 'active', 'past_due', 'unpaid')`,
    [accountId],
  );
  if (running.length < 2) return;
  const subscriptions = running.map(({ id }) => id);
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

async function findKnown(
  em: EntityManager,
  subscriptionId: string,
): Promise<KnownSubscription | undefined> {
  const [row] = await em.execute<
    {
      version: number;
      status: SubscriptionStatus;
      past_due_since: Date | null;
      cancel_requested_at: Date | null;
      ended_at: Date | null;
    }[]
  >(
    `select version, status, past_due_since, cancel_requested_at, ended_at from subscriptions where id = ?`,
    [subscriptionId],
  );
  return (
    row && {
      version: row.version,
      status: row.status,
      pastDueSince: dateOrNull(row.past_due_since),
      cancelRequestedAt: dateOrNull(row.cancel_requested_at),
      endedAt: dateOrNull(row.ended_at),
    }
  );
}

interface Stored {
  readonly accountId: string;
  readonly found: ProviderSubscription;
  readonly pastDueSince: Date | null;
  readonly now: Date;
}

async function store(
  tx: EntityManager,
  { accountId, found, pastDueSince, now }: Stored,
): Promise<void> {
  await tx.execute(
    `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
       cancels_at_period_end, cancel_requested_at, trial_ends_at, past_due_since, started_at, ended_at, fetched_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set status = excluded.status, amount_cents = excluded.amount_cents,
       currency = excluded.currency, period_starts_at = excluded.period_starts_at,
       period_ends_at = excluded.period_ends_at, cancels_at_period_end = excluded.cancels_at_period_end,
       cancel_requested_at = excluded.cancel_requested_at, trial_ends_at = excluded.trial_ends_at,
       past_due_since = excluded.past_due_since, ended_at = excluded.ended_at, fetched_at = excluded.fetched_at,
       version = subscriptions.version + 1`,
    [
      found.id,
      accountId,
      found.status,
      found.amountCents,
      found.currency,
      found.periodStartsAt,
      found.periodEndsAt,
      found.cancelsAtPeriodEnd,
      found.cancelRequestedAt,
      found.trialEndsAt,
      pastDueSince,
      found.startedAt,
      found.endedAt,
      now,
    ],
  );
}

function dateOrNull(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}
