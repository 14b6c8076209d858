import { proPrice, SubscriptionStatus } from '@creditfix/shared/billing';
import { PRO_MONTHLY_CENTS } from '@creditfix/shared/kernel';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type {
  ProviderCharge,
  ProviderCheckout,
  ProviderEvent,
  ProviderInvoice,
  ProviderMailPayment,
  ProviderRefund,
  ProviderSubscription,
} from '../payments.port.ts';
import type { StripeSettings } from './stripe-payments-client.ts';

/** Stripe's objects in the words of our port. Since its 2025 interface the period stands on the subscription's items, and
 * an invoice names its subscription in `parent` and its money in `payments`. */

export function subscriptionOf(found: Stripe.Subscription): ProviderSubscription {
  const items = found.items.data;
  return {
    id: found.id,
    customerId: idOf(found.customer),
    status: statusOf(found.status),
    amountCents: lastingAmount(found),
    currency: found.currency.toUpperCase(),
    periodStartsAt: instant(Math.max(...items.map((item) => item.current_period_start))),
    periodEndsAt: instant(Math.min(...items.map((item) => item.current_period_end))),
    // The portal sets a date instead of the mark where the subscription bills in Stripe's flexible mode.
    cancelsAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
    cancelRequestedAt: instantOrNull(found.canceled_at),
    trialEndsAt: instantOrNull(found.trial_end),
    startedAt: instant(found.start_date),
    endedAt: instantOrNull(found.ended_at),
    endedUnpaid: found.cancellation_details?.reason === 'payment_failed',
    collecting: isCollecting(found.latest_invoice),
  };
}

function isCollecting(invoice: Stripe.Subscription['latest_invoice']): boolean {
  if (invoice === null || typeof invoice === 'string') return false;
  return invoice.status === 'draft' || invoice.status === 'open';
}

/** A status that we don't know gives nothing away: it counts as not begun. */
function statusOf(status: string): SubscriptionStatus {
  return status in SubscriptionStatus
    ? (status as SubscriptionStatus)
    : SubscriptionStatus.incomplete;
}

function lastingAmount({ items, discounts }: Stripe.Subscription): number {
  const full = items.data.reduce(
    (sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  const coupons = discounts
    .map((discount) => (typeof discount === 'string' ? null : discount.source.coupon))
    .filter((coupon) => coupon !== null && typeof coupon !== 'string')
    .filter(({ duration }) => duration === 'forever');
  const left = coupons.reduce(
    (amount, { percent_off, amount_off }) =>
      amount - (amount_off ?? 0) - Math.round((amount * (percent_off ?? 0)) / 100),
    full,
  );
  return Math.max(0, left);
}

export function checkoutOf(found: Stripe.Checkout.Session): ProviderCheckout {
  const price = found.line_items?.data[0]?.price;
  return {
    sessionId: found.id,
    accountId: found.client_reference_id,
    state: pageStateOf(found),
    customerId: found.customer && idOf(found.customer),
    customerEmail: found.customer_details?.email ?? found.customer_email,
    subscriptionId: found.subscription && idOf(found.subscription),
    mailpieceId: mailpieceIdOf(found),
    amountCents: price?.unit_amount ?? PRO_MONTHLY_CENTS,
    currency: (price?.currency ?? proPrice.currency).toUpperCase(),
  };
}

export function invoiceOf(found: Stripe.Invoice, charge: ProviderCharge | null): ProviderInvoice {
  const { paymentIntentId, needsAction, processing } = paymentOf(found);
  const subscription = found.parent?.subscription_details?.subscription;
  const periods = found.lines.data.map(({ period }) => period);
  return {
    id: found.id,
    customerId: found.customer && idOf(found.customer),
    subscriptionId: subscription ? idOf(subscription) : null,
    mailpieceId: mailpieceIdOf(found),
    status: invoiceStatusOf(found.status),
    itemIds: found.lines.data.flatMap(
      ({ parent }) => parent?.invoice_item_details?.invoice_item ?? [],
    ),
    amountDueCents: found.amount_due,
    amountPaidCents: found.amount_paid,
    creditCents: found.status === 'draft' ? 0 : Math.max(0, found.total - found.amount_due),
    currency: found.currency.toUpperCase(),
    paidAt: instantOrNull(found.status_transitions.paid_at),
    billingReason: found.billing_reason,
    // The last line is the new period; lines before it settle what was.
    coversFrom: instant(periods.at(-1)?.start ?? found.period_start),
    coversUntil: instant(periods.at(-1)?.end ?? found.period_end),
    invoiceUrl: found.hosted_invoice_url ?? null,
    attempts: found.attempt_count,
    nextTryAt: instantOrNull(found.next_payment_attempt),
    needsAction,
    processing,
    paymentIntentId,
    charge,
  };
}

/** Of a page whose payment is expanded. */
export function mailPaymentOf(
  found: Stripe.Checkout.Session,
  charge: ProviderCharge | null,
): ProviderMailPayment {
  const intent = typeof found.payment_intent === 'object' ? found.payment_intent : null;
  return {
    state: pageStateOf(found),
    paymentIntentId: intent?.id ?? null,
    money: moneyOf(intent?.status),
    takenCents: intent?.status === 'succeeded' ? intent.amount_received : 0,
    charge,
  };
}

function moneyOf(status: string | undefined): ProviderMailPayment['money'] {
  if (status === 'requires_capture') return 'held';
  if (status === 'succeeded') return 'taken';
  return status === 'canceled' ? 'let_go' : 'none';
}

function pageStateOf({ status }: Stripe.Checkout.Session): ProviderCheckout['state'] {
  return (['complete', 'expired'] as const).find((state) => state === status) ?? 'open';
}

/** Stripe asks for half an hour at least, and a page is handed out for half an hour. */
export const PAGE_OPEN_SECONDS = 5_400;

/** Where our own calls note the mailpiece that an invoice is for. */
export const MAILPIECE_ID = 'mailpiece_id';

/** Where our own calls note the refund of ours that one is made for. */
export const REFUND_ID = 'refund_id';

/** Where our own calls note the letter that a line is for. */
export const LETTER_ID = 'letter_id';

/** What somebody wrote there by hand may be anything. */
export function mailpieceIdOf({
  metadata,
}: {
  readonly metadata: Stripe.Metadata | null;
}): string | null {
  const id = metadata?.[MAILPIECE_ID] ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null;
}

function invoiceStatusOf(status: string | null): ProviderInvoice['status'] {
  const known = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
  return known.find((name) => name === status) ?? 'draft';
}

export function chargeOf(found: Stripe.Charge, refunds: readonly Stripe.Refund[]): ProviderCharge {
  return {
    id: found.id,
    refundedCents: found.amount_refunded,
    disputed: found.disputed,
    refunds: refunds.map(refundOf),
  };
}

function refundOf({
  id,
  amount,
  status,
  metadata,
  reason,
  created,
}: Stripe.Refund): ProviderRefund {
  return {
    id,
    amountCents: amount,
    status: refundStatusOf(status),
    refundId: metadata?.[REFUND_ID] ?? null,
    reason,
    createdAt: instant(created),
  };
}

export function refundStatusOf(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return status;
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** The payment that settled an invoice, or the last one that tried to. */
export function paymentOf({ payments }: Stripe.Invoice): {
  readonly paymentIntentId: string | null;
  readonly chargeId: string | null;
  readonly needsAction: boolean;
  readonly processing: boolean;
} {
  const all = payments?.data ?? [];
  const { payment } = all.find(({ status }) => status === 'paid') ?? all.at(-1) ?? {};
  const intent = payment?.payment_intent;
  const expanded = typeof intent === 'object' ? intent : undefined;
  const charge = payment?.charge ?? expanded?.latest_charge;
  return {
    paymentIntentId: intent ? idOf(intent) : null,
    chargeId: charge ? idOf(charge) : null,
    needsAction: expanded?.status === 'requires_action',
    processing: expanded?.status === 'processing',
  };
}

export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function instant(seconds: number): Date {
  return new Date(seconds * 1_000);
}

function instantOrNull(seconds: number | null): Date | null {
  return seconds === null ? null : instant(seconds);
}

const SIGNATURE_SECONDS = 300;

interface Delivery {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly now: Date;
}

/** What Stripe says has happened, where it was Stripe who said it, and just now. */
export async function readEvent(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { body, signature, now }: Delivery,
): Promise<ProviderEvent | 'unreadable' | undefined> {
  if (!signature || !webhookSecret) return undefined;
  const signed = await stripe.webhooks.signature
    ?.verifyHeaderAsync(
      Buffer.from(body).toString(),
      signature,
      webhookSecret,
      SIGNATURE_SECONDS,
      undefined,
      +now,
    )
    .catch(() => false);
  // The package looks at the age alone: what comes from the future would stay good until then.
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  if (!signed || Math.max(...times) - +now / 1_000 > SIGNATURE_SECONDS) return undefined;
  const event = eventSchema.safeParse(jsonOf(body));
  if (!event.success) return 'unreadable';
  const { id, type, created, data } = event.data;
  // What is only announced (`invoice.upcoming`) has no id yet.
  return { id, type, objectId: data.object.id ?? '', createdAt: instant(created) };
}

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({ id: z.string().nullish() }) }),
});

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
