import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';
import { Payment } from './payment.entity.ts';

/** What mailing a letter costs its sender: one row, and at most one invoice at the payment provider, per mailpiece. */
export const MailCharge = defineEntity({
  name: 'MailCharge',
  tableName: 'mail_charges',
  properties: {
    pieceId: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    amountCents: p.integer(),
    currency: p.text(),
    what: p.text(),
    status: p.text(),
    invoiceId: p.text().nullable().unique(),
    invoiceUrl: p.text().nullable(),
    paymentId: () =>
      p.manyToOne(Payment).mapToPk().fieldName('payment_id').deleteRule('set null').nullable(),
    creditCents: p.integer().default(0),
    createdAt: p.datetime(),
    askedAt: p.datetime().nullable(),
    workedAt: p.datetime().nullable(),
    giveBackAt: p.datetime().nullable(),
    giveBackReason: p.text().nullable(),
    creditAskedAt: p.datetime().nullable(),
    creditId: p.text().nullable(),
    version: p.integer().default(0),
  },
  indexes: [
    {
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { properties: ['paymentId'], where: 'payment_id is not null' },
    { properties: ['createdAt'] },
    {
      name: 'mail_charges_open_index',
      expression:
        "create index mail_charges_open_index on mail_charges (coalesce(worked_at, created_at)) where status in ('due', 'charged', 'failed')",
    },
    {
      name: 'mail_charges_credit_index',
      properties: ['giveBackAt'],
      where: "status = 'given_back' and credit_cents > 0 and credit_id is null",
    },
  ],
});
export type MailCharge = InferEntity<typeof MailCharge>;
