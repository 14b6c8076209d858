import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';
import { Payment } from '../payments/payment.entity.ts';
import { ServiceContract } from './service-contract.entity.ts';

/** Where the price of one finished letter is. */
export const LetterFeeStatus = {
  /** Nothing is asked for: in a free trial, or where the billing period has reached its most. */
  free: 'free',
  /** The provider was not told yet, or has not answered. */
  due: 'due',
  /** It comes with the invoice at the end of the billing period. */
  listed: 'listed',
  /** The invoice that it was on is paid. */
  settled: 'settled',
  /** Nobody is asked for it anymore. */
  withdrawn: 'withdrawn',
  /** It was paid, and goes or went back. */
  given_back: 'given_back',
} as const;
export type LetterFeeStatus = keyof typeof LetterFeeStatus;

/** What a finished letter costs under a contract: one row a letter, written once the letter is done, and never before. */
export const LetterFee = defineEntity({
  name: 'LetterFee',
  tableName: 'letter_fees',
  properties: {
    letterId: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    contractId: () =>
      p
        .manyToOne(ServiceContract)
        .mapToPk()
        .fieldName('contract_id')
        .deleteRule('set null')
        .nullable(),
    subscriptionId: p.text(),
    /** The billing period whose most it counts against. */
    periodFrom: p.datetime(),
    amountCents: p.integer(),
    /** What a code took off it. */
    discountCents: p.integer().default(0),
    currency: p.text(),
    /** The line on the invoice; it names the letter by its reference alone. */
    what: p.text(),
    status: p.text().$type<LetterFeeStatus>(),
    /** When the letter was done. */
    earnedAt: p.datetime(),
    askedAt: p.datetime().nullable(),
    workedAt: p.datetime().nullable(),
    itemId: p.text().nullable().unique(),
    invoiceId: p.text().nullable(),
    paymentId: () =>
      p.manyToOne(Payment).mapToPk().fieldName('payment_id').deleteRule('set null').nullable(),
    withdrawAt: p.datetime().nullable(),
    withdrawReason: p.text().nullable(),
  },
  indexes: [
    {
      name: 'letter_fees_account_id_index',
      properties: ['accountId', 'earnedAt'],
      columns: [{ name: 'accountId' }, { name: 'earnedAt', sort: 'desc' }],
    },
    { properties: ['contractId'], where: 'contract_id is not null' },
    { properties: ['paymentId'], where: 'payment_id is not null' },
    { properties: ['earnedAt'] },
    {
      name: 'letter_fees_open_index',
      expression:
        "create index letter_fees_open_index on letter_fees (coalesce(worked_at, earned_at)) where status = 'due' or (status = 'listed' and withdraw_at is not null)",
    },
  ],
});
export type LetterFee = InferEntity<typeof LetterFee>;
