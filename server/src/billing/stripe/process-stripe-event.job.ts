import { defineJob } from '#server/platform/jobs/index.ts';
import { forgetCustomer } from '../plans/customer.repository.ts';
import { mailpieceOfPayment } from '../payments/mail-payment.repository.ts';
import { readMailPayment } from '../payments/pay-for-mail.ts';
import { findWaitingEvent, noteProcessed } from './stripe-event.repository.ts';
import { readCheckout, readSubscription, type SyncParts } from './sync-subscription.ts';
import { readInvoice } from './sync-invoice.ts';
import { writeNewest, type Reading } from './write-newest.ts';

export const processStripeEventJob = defineJob<{ eventId: string }>({
  queue: 'stripe-event',
  retries: 10,
  retryDelaySeconds: 10,
  sideBySide: true,
});

type Reader = (parts: SyncParts, objectId: string) => Promise<Reading>;

/** Events whose object is fetched again, by the beginning of their names. Every other event is only kept. */
const readers: readonly (readonly [type: string, read: Reader])[] = [
  ['checkout.session.', readPage],
  ['payment_intent.', readHeld],
  ['customer.subscription.', readSubscription],
  ['customer.deleted', readCustomer],
  ['invoice.', readInvoice],
  ['charge.dispute.', readDispute],
  ['charge.refunded', readCharge],
  ['charge.refund.updated', readRefund],
  ['refund.', readRefund],
];

/**
 * Does what an event of the provider asks for. The event only says what to look at: the object is fetched again and written as
 * it is now, so that events may come twice, late and in any order and end in one state. That it is done is written in the same
 * transaction as the effect: a crash before it repeats the whole, and one after it repeats nothing.
 */
export async function processStripeEvent(parts: SyncParts, eventId: string): Promise<void> {
  const { database, clock } = parts;
  const event = await findWaitingEvent(database.fork(), eventId);
  if (!event) return;
  const { type, objectId } = event;
  const reader = objectId ? readers.find(([start]) => type.startsWith(start))?.[1] : undefined;
  await writeNewest(
    database,
    async () => (await reader?.(parts, objectId)) ?? (async () => {}),
    async (tx) => await noteProcessed(tx, eventId, clock.now()),
  );
}

/** A refund or a chargeback is read with the invoice that the charge paid. */
async function readCharge(parts: SyncParts, chargeId: string): Promise<Reading> {
  const origin = await parts.payments.originOfCharge(chargeId);
  if (origin?.invoiceId) return await readInvoice(parts, origin.invoiceId);
  return origin ? await readHeld(parts, origin.paymentIntentId) : async () => {};
}

async function readPage(parts: SyncParts, sessionId: string): Promise<Reading> {
  const mailpieceId = await mailpieceOfPayment(parts.database.fork(), { sessionId });
  return await (mailpieceId ? readMailPayment(parts, mailpieceId) : readCheckout(parts, sessionId));
}

/** What pays an invoice is read with the invoice. Of what pays for one mailing, the page is known before the payment. */
async function readHeld(parts: SyncParts, paymentIntentId: string): Promise<Reading> {
  const mailpieceId = await mailpieceOfPayment(parts.database.fork(), { paymentIntentId });
  return mailpieceId ? await readMailPayment(parts, mailpieceId) : async () => {};
}

async function readDispute(parts: SyncParts, disputeId: string): Promise<Reading> {
  const chargeId = await parts.payments.chargeOfDispute(disputeId);
  return chargeId ? await readCharge(parts, chargeId) : async () => {};
}

/** A refund is read with the charge, which holds all of them: staff may make one at the provider, and a bank sends one back days later. */
async function readRefund(parts: SyncParts, refundId: string): Promise<Reading> {
  const chargeId = await parts.payments.chargeOfRefund(refundId);
  return chargeId ? await readCharge(parts, chargeId) : async () => {};
}

/** A customer who is gone at the provider is rebuilt with the next payment page. */
async function readCustomer(parts: SyncParts, customerId: string): Promise<Reading> {
  if (await parts.payments.hasCustomer(customerId)) return async () => {};
  return async (tx) => await forgetCustomer(tx, customerId);
}
