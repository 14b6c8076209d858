import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';
import { Payment } from './payment.entity.ts';

/** Where the payment for one mailing is. */
export const MailPaymentStatus = {
  /** A payment page was opened, or is being opened. */
  opened: 'opened',
  /** The bank holds the money for us; nothing is taken. */
  authorized: 'authorized',
  captured: 'captured',
  /** Nothing was taken, and nothing will be. */
  released: 'released',
} as const;
export type MailPaymentStatus = keyof typeof MailPaymentStatus;

/** One mailing that is paid by itself: authorized on a payment page, and taken once the carrier has the letter. */
export const MailPayment = defineEntity({
  name: 'MailPayment',
  tableName: 'mail_payments',
  properties: {
    /** The mailpiece that it pays for, whose id is chosen before there is one. */
    mailpieceId: p.uuid().primary(),
    letterId: p.uuid(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    amountCents: p.integer(),
    currency: p.text(),
    /** What the person reads on the payment page and on receipts; it names the letter by its reference alone. */
    what: p.text(),
    /** With the path of the language, so that the provider leads back to the pages the person came from. */
    origin: p.text(),
    status: p.text().$type<MailPaymentStatus>(),
    sessionId: p.text().nullable().unique(),
    paymentIntentId: p.text().nullable().unique(),
    paymentId: () =>
      p.manyToOne(Payment).mapToPk().fieldName('payment_id').deleteRule('set null').nullable(),
    createdAt: p.datetime(),
    authorizedAt: p.datetime().nullable(),
    /** When it was decided that nothing is to be taken, or that it goes back. */
    releaseAt: p.datetime().nullable(),
    releaseReason: p.text().nullable(),
    /** When a job last worked on it. */
    workedAt: p.datetime().nullable(),
    /** Grows with each write of what the provider says; see `writeNewest`. */
    version: p.integer().default(0),
  },
  uniques: [
    {
      name: 'mail_payments_one_open',
      properties: ['letterId'],
      where: "status in ('opened', 'authorized') and release_at is null",
    },
  ],
  indexes: [
    { properties: ['accountId'] },
    { properties: ['createdAt'] },
    { properties: ['paymentId'], where: 'payment_id is not null' },
    {
      name: 'mail_payments_unsettled',
      expression:
        "create index mail_payments_unsettled on mail_payments (coalesce(worked_at, created_at)) where status in ('opened', 'authorized')",
    },
  ],
});
export type MailPayment = InferEntity<typeof MailPayment>;
