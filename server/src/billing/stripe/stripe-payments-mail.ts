import { Stripe } from 'stripe';
import {
  PaymentsUnreachable,
  type MailInvoice,
  type NewMailCheckout,
  type Payments,
} from '../payments.port.ts';
import {
  asked,
  isRefusal,
  looked,
  refundsAt,
  type StripeSettings,
} from './stripe-payments-client.ts';
import {
  MAILPIECE_ID,
  PAGE_OPEN_SECONDS,
  chargeOf,
  idOf,
  mailPaymentOf,
  mailpieceIdOf,
} from './stripe-shapes.ts';
import { spoken } from '@creditfix/shared/kernel';
import * as en from '../messages.ts';
import * as es from '../messages.es.ts';

/** Invoices for single mailings at Stripe: each stands by itself, beside those of the subscription. */

type MailInvoices = Pick<
  Payments,
  'findMailInvoice' | 'createMailInvoice' | 'collectMailInvoice' | 'withdrawInvoice'
>;

export function mailInvoicesAt(
  stripe: Stripe,
  { automaticTax }: Pick<StripeSettings, 'automaticTax'>,
): MailInvoices {
  return {
    async findMailInvoice({ mailpieceId, customerId, since }) {
      // Their clock and ours may differ.
      const oldest = Math.floor(since.getTime() / 1_000) - 3_600;
      return await asked(async () => {
        for await (const invoice of stripe.invoices.list({ customer: customerId, limit: 100 })) {
          if (invoice.created < oldest) return undefined;
          if (mailpieceIdOf(invoice) === mailpieceId) return invoice.id;
        }
        return undefined;
      });
    },
    async createMailInvoice({ mailpieceId, customerId, currency }) {
      const invoice = await asked(() =>
        stripe.invoices.create(
          {
            customer: customerId,
            currency: currency.toLowerCase(),
            collection_method: 'charge_automatically',
            // An invoice that advances by itself is finalized after an hour, also where a crash has left it empty.
            auto_advance: false,
            pending_invoice_items_behavior: 'exclude',
            metadata: { [MAILPIECE_ID]: mailpieceId },
            ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
          },
          { idempotencyKey: `mail-invoice-${mailpieceId}` },
        ),
      );
      return { invoiceId: invoice.id };
    },
    collectMailInvoice: (mailing) => collect(stripe, mailing),
    withdrawInvoice: (invoiceId) => withdraw(stripe, invoiceId),
  };
}

async function collect(stripe: Stripe, mailing: MailInvoice): Promise<{ cardMissing: boolean }> {
  const { invoiceId } = mailing;
  const found = await looked(() => stripe.invoices.retrieve(invoiceId));
  const tried = found === undefined || found.attempt_count > 0;
  if (tried || (found.status !== 'draft' && found.status !== 'open')) return { cardMissing: false };
  const card = await cardOf(stripe, mailing.subscriptionId);
  const { status } =
    found.status === 'draft' ? await finalize(stripe, found, mailing, card) : found;
  // A credit that covers it all has paid it in the moment in which it was finalized.
  if (status !== 'open') return { cardMissing: false };
  return await asked(async () => {
    try {
      await stripe.invoices.pay(invoiceId, {
        off_session: true,
        ...(card ? { payment_method: card } : {}),
      });
      return { cardMissing: false };
    } catch (error) {
      // The bank's no is written on the invoice, which is read again.
      if (error instanceof Stripe.errors.StripeCardError) return { cardMissing: false };
      // No card, or one that was taken away. It may also be paid by now: that too is read again.
      if (isRefusal(error)) return { cardMissing: true };
      throw error;
    }
  });
}

async function finalize(
  stripe: Stripe,
  found: Stripe.Invoice,
  { invoiceId, mailpieceId, customerId, amountCents, currency, what }: MailInvoice,
  card: string | undefined,
): Promise<Stripe.Invoice> {
  if (found.lines.data.length === 0)
    await asked(() =>
      stripe.invoiceItems.create(
        {
          customer: customerId,
          invoice: invoiceId,
          amount: amountCents,
          currency: currency.toLowerCase(),
          description: what,
          // The price that the person agreed to is all that they pay.
          tax_behavior: 'inclusive',
        },
        { idempotencyKey: `mail-item-${mailpieceId}` },
      ),
    );
  // The payment page keeps the card with the subscription, where another invoice does not find it when it is tried again.
  if (card)
    await asked(() =>
      stripe.invoices.update(invoiceId, { default_payment_method: card }).catch(unlessRefused),
    );
  return await asked(async () => {
    try {
      return await stripe.invoices.finalizeInvoice(invoiceId, { auto_advance: true });
    } catch (error) {
      // Another process was faster.
      const now = isRefusal(error) ? await stripe.invoices.retrieve(invoiceId) : undefined;
      if (!now || now.status === 'draft') throw error;
      return now;
    }
  });
}

async function cardOf(stripe: Stripe, subscriptionId: string | null): Promise<string | undefined> {
  if (subscriptionId === null) return undefined;
  const subscription = await looked(() => stripe.subscriptions.retrieve(subscriptionId));
  const card = subscription?.default_payment_method;
  return card ? idOf(card) : undefined;
}

async function withdraw(stripe: Stripe, invoiceId: string): Promise<void> {
  const found = await looked(() => stripe.invoices.retrieve(invoiceId));
  // Paid, or finalized, in this very moment: it is read again.
  if (found?.status === 'draft')
    await asked(() => stripe.invoices.del(invoiceId).catch(unlessRefused));
  if (found?.status === 'open' || found?.status === 'uncollectible')
    await asked(() => stripe.invoices.voidInvoice(invoiceId).catch(unlessRefused));
}

function unlessRefused(error: unknown): void {
  if (!isRefusal(error)) throw error;
}

type MailPayments = Pick<
  Payments,
  'createMailCheckout' | 'fetchMailPayment' | 'takeHeld' | 'releaseHeld'
>;

/** Single mailings that are paid on a page of their own: the price is held there, and taken or let go by us. */
export function mailPaymentsAt(
  stripe: Stripe,
  { automaticTax }: Pick<StripeSettings, 'automaticTax'>,
): MailPayments {
  return {
    async createMailCheckout(checkout) {
      const { id, url } = await asked(() =>
        stripe.checkout.sessions.create(pageFor(checkout, automaticTax), {
          idempotencyKey: `mail-page-${checkout.mailpieceId}`,
        }),
      );
      if (!url) throw new PaymentsUnreachable(`Stripe: the payment page ${id} has no address`);
      return { sessionId: id, url };
    },
    async fetchMailPayment(sessionId) {
      const session = await looked(() =>
        stripe.checkout.sessions.retrieve(sessionId, {
          expand: ['payment_intent.latest_charge.refunds'],
        }),
      );
      if (!session) return undefined;
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
      const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
      return mailPaymentOf(session, charge && chargeOf(charge, await refundsAt(stripe, charge)));
    },
    async takeHeld({ mailpieceId, paymentIntentId, amountCents }) {
      await asked(() =>
        stripe.paymentIntents
          .capture(
            paymentIntentId,
            { amount_to_capture: amountCents },
            { idempotencyKey: `mail-take-${mailpieceId}` },
          )
          .catch(unlessRefused),
      );
    },
    async releaseHeld({ mailpieceId, paymentIntentId }) {
      await asked(() =>
        stripe.paymentIntents
          .cancel(
            paymentIntentId,
            { cancellation_reason: 'abandoned' },
            { idempotencyKey: `mail-release-${mailpieceId}` },
          )
          .catch(unlessRefused),
      );
    },
  };
}

function pageFor(
  checkout: NewMailCheckout,
  automaticTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  const { mailpieceId, letterId, accountId, customerId, currency, what, origin } = checkout;
  const metadata = { account_id: accountId, [MAILPIECE_ID]: mailpieceId };
  const { holdNote } = spoken({ en: en.billingMessages, es: es.billingMessages });
  return {
    mode: 'payment',
    customer: customerId,
    client_reference_id: accountId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: checkout.amountCents,
          // The price that the person agreed to is all that they pay.
          tax_behavior: 'inclusive',
          product_data: { name: what },
        },
      },
    ],
    consent_collection: { terms_of_service: 'required' },
    custom_text: { submit: { message: holdNote } },
    success_url: `${origin}/mail-letter/${letterId}/paid`,
    cancel_url: `${origin}/mail-letter/${letterId}`,
    expires_at: Math.floor(checkout.openedAt.getTime() / 1_000) + PAGE_OPEN_SECONDS,
    metadata,
    payment_intent_data: { capture_method: 'manual', description: what, metadata },
    ...(automaticTax
      ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
      : {}),
  };
}
