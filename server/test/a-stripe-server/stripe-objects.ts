import type { Stripe } from 'stripe';
import type {
  ChargeRow,
  CustomerRow,
  HeldRow,
  InvoiceRow,
  SessionRow,
  SubscriptionRow,
} from './stripe-world.ts';
import { TEST_STRIPE } from './test-stripe.ts';

/**
 * The rows of the stand-in as Stripe sends them. Each is a part of the package's own type: the names and kinds are Stripe's, and
 * what this product does not read is left out.
 */

const livemode = false;
type List<T> = Omit<Stripe.ApiList<Stripe.Price>, 'data'> & { readonly data: T[] };

function listOf<T>(url: string, ...data: T[]): List<T> {
  return { object: 'list', data, has_more: false, url };
}

export function customerObject(
  row: CustomerRow,
):
  | Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'balance' | 'metadata' | 'livemode'>
  | Stripe.DeletedCustomer {
  const { id, email, balance, metadata } = row;
  if (row.deleted) return { id, object: 'customer', deleted: true };
  return { id, object: 'customer', email, balance, metadata, livemode };
}

export function sessionObject(
  row: SessionRow,
  email: string | null,
): Pick<
  Stripe.Checkout.Session,
  | ('id' | 'object' | 'mode' | 'status' | 'payment_status' | 'client_reference_id' | 'customer')
  | ('customer_email' | 'customer_details' | 'subscription' | 'url' | 'success_url' | 'cancel_url')
  | ('expires_at' | 'metadata' | 'amount_total' | 'currency' | 'livemode' | 'payment_intent')
> & { readonly line_items: List<Pick<Stripe.LineItem, 'object' | 'price' | 'quantity'>> } {
  const paid = row.status === 'complete';
  return {
    id: row.id,
    object: 'checkout.session',
    mode: row.single ? 'payment' : 'subscription',
    status: row.status,
    payment_intent: row.intent?.id ?? null,
    payment_status:
      paid && !row.single ? (row.trialDays > 0 ? 'no_payment_required' : 'paid') : 'unpaid',
    client_reference_id: row.clientReferenceId,
    customer: row.customer,
    customer_email: null,
    customer_details: {
      email,
      name: null,
      phone: null,
      address: null,
      tax_exempt: null,
      tax_ids: null,
      business_name: null,
      individual_name: null,
    },
    subscription: row.subscription,
    url: row.status === 'open' ? `https://checkout.stripe.test/c/${row.id}` : null,
    success_url: row.successUrl,
    cancel_url: row.cancelUrl,
    expires_at: row.expiresAt,
    metadata: row.metadata,
    amount_total: row.single ? row.single.amount : row.trialDays > 0 ? 0 : row.monthly,
    currency: PRICE.currency,
    livemode,
    line_items: listOf(`/v1/checkout/sessions/${row.id}/line_items`, {
      object: 'item' as const,
      price: { ...PRICE, unit_amount: row.monthly } as Stripe.Price,
      quantity: 1,
    }),
  };
}

export function intentObject(
  row: HeldRow,
): Pick<
  Stripe.PaymentIntent,
  | ('id' | 'object' | 'amount' | 'amount_received' | 'capture_method' | 'currency' | 'metadata')
  | ('status' | 'latest_charge' | 'livemode')
> {
  return {
    id: row.id,
    object: 'payment_intent',
    amount: row.amount,
    amount_received: row.status === 'succeeded' ? row.amount : 0,
    capture_method: 'manual',
    currency: PRICE.currency,
    metadata: row.metadata,
    status: row.status,
    latest_charge: row.latest_charge,
    livemode,
  };
}

/** The one price of the product. */
export const PRICE = {
  id: TEST_STRIPE.priceId,
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: 1_999,
  type: 'recurring',
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
} as const satisfies Partial<Stripe.Price>;

export function subscriptionObject(row: SubscriptionRow): Pick<
  Stripe.Subscription,
  | ('id' | 'object' | 'customer' | 'status' | 'currency' | 'start_date' | 'trial_end' | 'metadata')
  | ('cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'ended_at' | 'latest_invoice')
  | ('cancellation_details' | 'discounts' | 'livemode' | 'default_payment_method')
> & {
  readonly items: List<
    Pick<
      Stripe.SubscriptionItem,
      | ('id' | 'object' | 'price' | 'quantity' | 'subscription')
      | ('current_period_start' | 'current_period_end')
    >
  >;
} {
  return {
    id: row.id,
    object: 'subscription',
    customer: row.customer,
    status: row.status,
    currency: PRICE.currency,
    start_date: row.startedAt,
    trial_end: row.trialEnd,
    cancel_at: row.cancelAt ?? (row.cancelAtPeriodEnd ? row.periodEnd : null),
    cancel_at_period_end: row.cancelAtPeriodEnd,
    canceled_at: row.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: row.endedUnpaid
        ? 'payment_failed'
        : row.canceledAt === null
          ? null
          : 'cancellation_requested',
    },
    ended_at: row.endedAt,
    latest_invoice: row.latestInvoice,
    // The payment page puts the card here, and not at the customer.
    default_payment_method: cardOf(row.customer),
    metadata: row.metadata,
    discounts: [],
    livemode,
    items: listOf(`/v1/subscription_items?subscription=${row.id}`, {
      id: `si_${row.id}`,
      object: 'subscription_item' as const,
      price: { ...PRICE, unit_amount: row.monthly } as Stripe.Price,
      quantity: 1,
      subscription: row.id,
      current_period_start: row.periodStart,
      current_period_end: row.periodEnd,
    }),
  };
}

type InvoicePart = Pick<
  Stripe.Invoice,
  | ('id' | 'object' | 'customer' | 'status' | 'currency' | 'amount_due' | 'amount_paid')
  | ('billing_reason' | 'attempt_count' | 'next_payment_attempt' | 'hosted_invoice_url')
  | ('period_start' | 'period_end' | 'status_transitions' | 'parent' | 'livemode')
  | ('total' | 'created' | 'metadata' | 'auto_advance' | 'default_payment_method')
> & {
  readonly lines: List<
    Pick<Stripe.InvoiceLineItem, 'object' | 'period' | 'amount' | 'description' | 'parent'>
  >;
  readonly payments: List<InvoicePaymentPart>;
};

type InvoicePaymentPart = Pick<Stripe.InvoicePayment, 'id' | 'object' | 'status' | 'invoice'> & {
  readonly payment: {
    readonly type: 'payment_intent';
    readonly payment_intent: Pick<
      Stripe.PaymentIntent,
      'id' | 'object' | 'status' | 'latest_charge'
    >;
  };
};

export function invoiceObject(row: InvoiceRow): InvoicePart {
  const { id, subscription } = row;
  return {
    id,
    object: 'invoice',
    customer: row.customer,
    status: row.status,
    currency: PRICE.currency,
    total: totalOf(row),
    amount_due: row.amountDue,
    amount_paid: row.status === 'paid' ? row.amountDue : 0,
    billing_reason: row.reason,
    created: row.createdAt,
    metadata: row.metadata,
    auto_advance: row.autoAdvance,
    default_payment_method: row.card,
    attempt_count: row.attempts,
    next_payment_attempt: row.nextAttempt,
    hosted_invoice_url: row.status === 'draft' ? null : `https://invoice.stripe.test/i/${id}`,
    // Of a renewal, Stripe's `period_…` look back; what the invoice pays for stands on its lines.
    period_start: row.createdAt,
    period_end: row.createdAt,
    status_transitions: {
      finalized_at: row.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: row.paidAt,
      voided_at: null,
    },
    parent:
      subscription === null
        ? null
        : {
            type: 'subscription_details',
            quote_details: null,
            subscription_details: { subscription, metadata: null },
          },
    livemode,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      ...row.items.map(({ amount, description, id: item }) => ({
        object: 'line_item' as const,
        amount,
        description,
        parent: parentOf(item),
        period: { start: row.coversFrom, end: row.coversUntil },
      })),
    ),
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, ...paymentsOf(row)),
  };
}

function parentOf(item: string | undefined): Stripe.InvoiceLineItem.Parent | null {
  if (item === undefined) return null;
  return {
    type: 'invoice_item_details',
    subscription_item_details: null,
    invoice_item_details: {
      invoice_item: item,
      proration: false,
      proration_details: null,
      subscription: null,
    },
  };
}

export function totalOf({ items }: Pick<InvoiceRow, 'items'>): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

/** Everybody has one card. */
export function cardOf(customer: string): string {
  return `pm_of_${customer}`;
}

function paymentsOf({ id, status, intent }: InvoiceRow): InvoicePaymentPart[] {
  if (intent === null) return [];
  const payment_intent = { object: 'payment_intent' as const, ...intent };
  return [
    {
      id: `inpay_${id}`,
      object: 'invoice_payment',
      invoice: id,
      status: status === 'paid' ? 'paid' : 'open',
      payment: { type: 'payment_intent', payment_intent },
    },
  ];
}

export function chargeObject(
  row: ChargeRow,
): Pick<
  Stripe.Charge,
  | ('id' | 'object' | 'amount' | 'amount_refunded' | 'refunded' | 'disputed' | 'customer')
  | ('payment_intent' | 'currency' | 'livemode' | 'paid')
> {
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_refunded: row.refunded,
    refunded: row.refunded === row.amount,
    disputed: row.disputed,
    customer: row.customer,
    payment_intent: row.intent,
    currency: PRICE.currency,
    paid: true,
    livemode,
  };
}
