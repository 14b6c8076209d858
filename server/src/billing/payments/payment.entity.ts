import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A payment. It is kept for seven years, longer than its account; without the account it names nobody. */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    invoiceId: p.text().nullable().unique(),
    paymentIntentId: p.text().nullable(),
    chargeId: p.text().nullable(),
    subscriptionId: p.text().nullable(),
    /** What it was for, as one English sentence. */
    what: p.text(),
    amountCents: p.integer(),
    /** What the provider says went back, with our own refunds that the bank has taken. */
    refundedCents: p.integer().default(0),
    disputedAt: p.datetime().nullable(),
    currency: p.text(),
    invoiceUrl: p.text().nullable(),
    paidAt: p.datetime(),
    /** Grows with each write; see `writeNewest`. */
    version: p.integer().default(1),
  },
  indexes: [
    {
      properties: ['accountId', 'paidAt'],
      columns: [{ name: 'accountId' }, { name: 'paidAt', sort: 'desc' }],
    },
    { properties: ['paidAt'] },
    { properties: ['chargeId'], where: 'charge_id is not null' },
    { properties: ['paymentIntentId'], where: 'payment_intent_id is not null' },
  ],
});
export type Payment = InferEntity<typeof Payment>;
