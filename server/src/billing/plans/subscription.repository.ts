import { SubscriptionStatus } from '@creditfix/shared/billing';
import { sql } from 'kysely';
import type { Account } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Checkout } from './checkout.entity.ts';
import type { ProviderSubscription } from '../payments.port.ts';
import { Subscription } from './subscription.entity.ts';

type SubscriptionTables = Tables<typeof Subscription | typeof Checkout | typeof Account>;

/** An account's subscription that may still matter. */
export type OpenSubscription = Awaited<ReturnType<typeof findSubscriptions>>[number];

/** Those that were begun and may still charge, or may again. */
const RUNNING: readonly SubscriptionStatus[] = [
  SubscriptionStatus.trialing,
  SubscriptionStatus.active,
  SubscriptionStatus.past_due,
  SubscriptionStatus.unpaid,
  SubscriptionStatus.paused,
];

/** As `RUNNING`, without those that wait for a card. */
const CHARGING = RUNNING.filter((status) => status !== SubscriptionStatus.paused);

const NEVER_BEGAN: readonly SubscriptionStatus[] = [
  SubscriptionStatus.incomplete,
  SubscriptionStatus.incomplete_expired,
];

/** What is known of a subscription, to compare with what the provider says. */
export async function findKnownSubscription(em: EntityManager, id: string) {
  const known = await em.findOne(
    Subscription,
    { id },
    {
      fields: ['version', 'status', 'pastDueSince', 'cancelRequestedAt', 'endedAt'],
      disableIdentityMap: true,
    },
  );
  return known ?? undefined;
}

/** An account's own subscription, by its id. */
export async function findOwnSubscription(em: EntityManager, id: string, accountId: string) {
  return await em.findOne(
    Subscription,
    { id, accountId },
    { fields: ['status', 'amountCents', 'currency'], disableIdentityMap: true },
  );
}

/** An account's subscriptions that may still matter, newest first. */
export async function findSubscriptions(em: EntityManager, accountId: string) {
  const rows = await em
    .getKysely<SubscriptionTables>()
    .selectFrom('subscriptions')
    .select([
      'id',
      'status',
      'amount_cents as amountCents',
      'currency',
      'period_starts_at as periodStartsAt',
      'period_ends_at as periodEndsAt',
      'cancels_at_period_end as cancelsAtPeriodEnd',
      'trial_ends_at as trialEndsAt',
      'past_due_since as pastDueSince',
      'started_at as startedAt',
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, endedAt: null }));
}

/** Newest first. */
export async function findRunningSubscriptions(em: EntityManager, accountId: string) {
  return await em.find(
    Subscription,
    { accountId, endedAt: null, status: { $in: [...RUNNING] } },
    { fields: ['id', 'status'], orderBy: { startedAt: -1 }, disableIdentityMap: true },
  );
}

/** The ids of an account's subscriptions that are charged for. */
export async function chargingSubscriptions(
  tx: EntityManager,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await tx.find(
    Subscription,
    { accountId, endedAt: null, status: { $in: [...CHARGING] } },
    { fields: ['id'], disableIdentityMap: true },
  );
  return rows.map(({ id }) => id);
}

/** How many subscriptions run that are paid in advance: what is paid afterwards has a price of nothing. */
export async function countPaidAhead(em: EntityManager): Promise<number> {
  return await em.count(Subscription, {
    endedAt: null,
    status: { $in: [...CHARGING] },
    cancelsAtPeriodEnd: false,
    amountCents: { $gt: 0 },
  });
}

/** The ids of an account's subscriptions that the provider may still act on. */
export async function unendedSubscriptions(
  em: EntityManager,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await em.find(
    Subscription,
    { accountId, endedAt: null, status: { $ne: SubscriptionStatus.incomplete_expired } },
    { fields: ['id'], disableIdentityMap: true },
  );
  return rows.map(({ id }) => id);
}

/** As `unendedSubscriptions`, of all accounts that were deleted. */
export async function unendedSubscriptionsOfDeleted(
  em: EntityManager,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em
    .getKysely<SubscriptionTables>()
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select('s.id')
    .where('a.deleted_at', 'is not', null)
    .where('s.ended_at', 'is', null)
    .where('s.status', '<>', SubscriptionStatus.incomplete_expired)
    .orderBy('s.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of subscriptions whose period is over, those first that were asked about longest ago. */
export async function overdueSubscriptions(
  em: EntityManager,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em.find(
    Subscription,
    {
      endedAt: null,
      status: { $ne: SubscriptionStatus.incomplete_expired },
      periodEndsAt: { $lt: now },
    },
    { fields: ['id'], orderBy: { fetchedAt: 1 }, limit, disableIdentityMap: true },
  );
  return rows.map(({ id }) => id);
}

/** A subscription that has not ended; null if there is none, or it has. */
export async function findUnendedSubscription(tx: EntityManager, id: string | null) {
  if (id === null) return null;
  return await tx.findOne(
    Subscription,
    { id, endedAt: null },
    { fields: ['pastDueSince'], disableIdentityMap: true },
  );
}

export async function endedBefore(
  tx: EntityManager,
  id: string | null,
  instant: Date | null,
): Promise<boolean> {
  if (id === null || instant === null) return false;
  return (await tx.count(Subscription, { id, endedAt: { $lt: instant } })) > 0;
}

/**
 * Whether the account's mailbox had a trial: one of its accounts has a subscription that began, or another one has a payment page
 * open that begins with a trial.
 */
export async function hasUsedTrial(em: EntityManager, accountId: string): Promise<boolean> {
  const before = await em
    .getKysely<SubscriptionTables>()
    .selectFrom('accounts as account')
    .innerJoin('accounts as twin', (join) =>
      join.on(({ eb, or, ref }) =>
        or([
          eb('twin.id', '=', ref('account.id')),
          eb('twin.mailbox_key', '=', ref('account.mailbox_key')),
        ]),
      ),
    )
    .select('twin.id')
    .where('account.id', '=', accountId)
    .where(({ eb, and, or, exists, ref, selectFrom }) =>
      or([
        exists(
          selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.account_id', '=', 'twin.id')
            .where('subscriptions.status', 'not in', NEVER_BEGAN),
        ),
        and([
          eb('twin.id', '<>', ref('account.id')),
          exists(
            selectFrom('checkouts')
              .select('checkouts.id')
              .whereRef('checkouts.account_id', '=', 'twin.id')
              .where('checkouts.trial_days', '>', 0)
              .where('checkouts.ended_at', 'is', null),
          ),
        ]),
      ]),
    )
    .limit(1)
    .execute();
  return before.length > 0;
}

/** Writes what the provider says. Who owns it and since when stays as it was first written. */
export async function storeSubscription(
  tx: EntityManager,
  stored: {
    readonly found: ProviderSubscription;
    readonly accountId: string;
    readonly pastDueSince: Date | null;
    readonly now: Date;
  },
): Promise<void> {
  const { found, accountId, pastDueSince, now } = stored;
  const changing = {
    status: found.status,
    amount_cents: found.amountCents,
    currency: found.currency,
    period_starts_at: found.periodStartsAt,
    period_ends_at: found.periodEndsAt,
    cancels_at_period_end: found.cancelsAtPeriodEnd,
    cancel_requested_at: found.cancelRequestedAt,
    trial_ends_at: found.trialEndsAt,
    past_due_since: pastDueSince,
    ended_at: found.endedAt,
    fetched_at: now,
  };
  await tx
    .getKysely<SubscriptionTables>()
    .insertInto('subscriptions')
    .values({ id: found.id, account_id: accountId, started_at: found.startedAt, ...changing })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...changing, version: sql<number>`subscriptions.version + 1` }),
    )
    .execute();
}

/** All of an account's subscriptions, as its owner may have them. */
export async function subscriptionsOf(em: EntityManager, accountId: string) {
  return await em.find(
    Subscription,
    { accountId },
    {
      fields: [
        'id',
        'status',
        'amountCents',
        'currency',
        'periodStartsAt',
        'periodEndsAt',
        'cancelsAtPeriodEnd',
        'trialEndsAt',
        'startedAt',
        'endedAt',
      ],
      orderBy: { startedAt: 1 },
      disableIdentityMap: true,
    },
  );
}

/** Forgets subscriptions that ended before that instant. */
export async function purgeSubscriptions(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(Subscription, { endedAt: { $lt: before } });
}

/** The subscriptions of these accounts that have not ended, the one that began last first. */
export async function runningSubscriptionsOf(em: EntityManager, accountIds: readonly string[]) {
  return await em.find(
    Subscription,
    { accountId: { $in: [...accountIds] }, endedAt: null },
    {
      fields: ['accountId', 'periodEndsAt', 'cancelsAtPeriodEnd'],
      orderBy: { startedAt: -1, id: -1 },
      disableIdentityMap: true,
    },
  );
}
