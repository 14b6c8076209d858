import type { SubscriptionStatus } from '@creditfix/shared/billing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** What the payment provider last said about a subscription. `version` grows with each write: an answer is written only if nothing was written since it was asked for. */
export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p.text().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade').index(),
    status: p.text().$type<SubscriptionStatus>(),
    /** Per month from the next renewal on. */
    amountCents: p.integer(),
    currency: p.text(),
    periodStartsAt: p.datetime(),
    periodEndsAt: p.datetime(),
    cancelsAtPeriodEnd: p.boolean(),
    cancelRequestedAt: p.datetime().nullable(),
    trialEndsAt: p.datetime().nullable(),
    /** Since when a payment is missing; kept while it is, so that the days of grace begin once. */
    pastDueSince: p.datetime().nullable(),
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** When the provider was last asked. */
    fetchedAt: p.datetime(),
    version: p.integer().default(1),
  },
  indexes: [
    { properties: ['periodEndsAt'], where: 'ended_at is null' },
    { properties: ['endedAt'], where: 'ended_at is not null' },
  ],
});
export type Subscription = InferEntity<typeof Subscription>;
