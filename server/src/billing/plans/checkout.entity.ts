import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A checkout that was started, until it is paid, expires, or is replaced. */
export const Checkout = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade').index(),
    /** With the path of the language, so that the provider leads back to the pages the person came from. */
    origin: p.text(),
    trialDays: p.integer(),
    /** What takes something off the price on its page. */
    couponId: p.uuid().nullable(),
    /** The provider's name for the payment page; null until it has opened one. */
    sessionId: p.text().nullable().unique(),
    url: p.text().nullable(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'checkouts_open_index', properties: ['createdAt'], where: 'ended_at is null' }],
});
export type Checkout = InferEntity<typeof Checkout>;
