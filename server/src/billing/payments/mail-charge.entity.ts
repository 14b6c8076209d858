import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';
import { Payment } from './payment.entity.ts';

/** Where the price of one mailing is. */
export const MailChargeStatus = {
  /** The provider was not asked yet, or has not answered. */
  due: 'due',
  /** Asked for; the bank has not answered. */
  charged: 'charged',
  paid: 'paid',
  /** The card was refused. The invoice can still be paid. */
  failed: 'failed',
  /** It was paid, and goes or went back. */
  given_back: 'given_back',
  /** The price is recorded, and nobody is asked for it. */
  not_collected: 'not_collected',
  /** Nobody has paid it, and nobody will. */
  cancelled: 'cancelled',
} as const;
export type MailChargeStatus = keyof typeof MailChargeStatus;

/** What mailing a letter costs its sender: one row, and at most one invoice at the payment provider, per mailpiece. */
export const MailCharge = defineEntity({
  name: 'MailCharge',
  tableName: 'mail_charges',
  properties: {
    mailpieceId: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    amountCents: p.integer(),
    currency: p.text(),
    /** What the person reads on receipts and invoices; it names the letter by its reference alone. */
    what: p.text(),
    status: p.text().$type<MailChargeStatus>(),
    invoiceId: p.text().nullable().unique(),
    invoiceUrl: p.text().nullable(),
    paymentId: () =>
      p.manyToOne(Payment).mapToPk().fieldName('payment_id').deleteRule('set null').nullable(),
    /** What the person's balance at the provider settled of it. */
    creditCents: p.integer().default(0),
    createdAt: p.datetime(),
    /** When the provider was first asked for it, and when a job last worked on it. */
    askedAt: p.datetime().nullable(),
    workedAt: p.datetime().nullable(),
    giveBackAt: p.datetime().nullable(),
    giveBackReason: p.text().nullable(),
    creditAskedAt: p.datetime().nullable(),
    creditId: p.text().nullable(),
    /** Grows with each write of what the provider says; see `writeNewest`. */
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
