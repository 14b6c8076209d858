import type { Stripe } from 'stripe';
import { Stripe as StripePackage } from 'stripe';
import {
  chargeObject,
  customerObject,
  intentObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from './stripe-objects.ts';

/** What the stand-in remembers. Times are seconds, as Stripe counts them. */

export type CardBehavior = 'works' | 'declines' | 'needs_confirmation' | 'takes_days';

export interface CouponRow {
  readonly id: string;
  readonly percent: number;
  readonly cents: number;
  /** Null: for good. */
  readonly months: number | null;
}

export interface CustomerRow {
  readonly id: string;
  email: string | null;
  readonly metadata: Record<string, string>;
  /** Below zero: credit of the customer. */
  balance: number;
  card: CardBehavior;
  deleted: boolean;
}

export interface SessionRow {
  readonly id: string;
  readonly customer: string;
  readonly clientReferenceId: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expiresAt: number;
  readonly trialDays: number;
  /** What a month costs by itself, in cents. */
  readonly monthly: number;
  readonly metadata: Record<string, string>;
  readonly coupon?: CouponRow;
  readonly subscriptionMetadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  /** Of a page on which something is paid once: what is only held there. */
  readonly single?: {
    readonly amount: number;
    readonly what: string;
    readonly description: string | null;
    readonly metadata: Record<string, string>;
  };
  intent: HeldRow | null;
}

/** Money that a bank holds until it is captured, canceled, or seven days are over. */
export interface HeldRow {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  readonly heldAt: number;
  status: 'requires_capture' | 'succeeded' | 'canceled';
  latest_charge: string;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Record<string, string>;
  readonly startedAt: number;
  readonly trialEnd: number | null;
  /** What a month costs by itself, in cents. */
  readonly monthly: number;
  readonly coupon?: CouponRow;
  /** Whose day of the month every period ends on. */
  readonly anchor: number;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete';
  periods: number;
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  endedUnpaid: boolean;
  latestInvoice: string | null;
  trialAnnounced: boolean;
}

export interface InvoiceRow {
  readonly id: string;
  readonly customer: string;
  /** Null for one that was made by a call: it stands by itself. */
  readonly subscription: string | null;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'manual';
  readonly metadata: Record<string, string>;
  /** One line each. */
  readonly items: {
    readonly amount: number;
    readonly description: string | null;
    /** Of a line that was put there by itself. */
    readonly id?: string;
  }[];
  readonly createdAt: number;
  readonly coversFrom: number;
  readonly coversUntil: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  amountDue: number;
  card: string | null;
  /** Stripe goes on by itself, from draft to paid. */
  autoAdvance: boolean;
  attempts: number;
  nextAttempt: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  intent: IntentRow | null;
}

/** A line that waits for its subscription's next invoice, or stands on one. */
export interface ItemRow {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly amount: number;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  invoice: string | null;
}

export interface IntentRow {
  readonly id: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded';
  latest_charge: string | null;
}

export interface ChargeRow {
  readonly id: string;
  readonly customer: string;
  readonly intent: string;
  /** Empty if it paid none. */
  readonly invoice: string;
  readonly amount: number;
  refunded: number;
  disputed: boolean;
}

export interface RefundRow {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly created: number;
  readonly reason: string | null;
  readonly metadata: Record<string, string>;
  status: 'succeeded' | 'failed';
}

export interface StripeEvent {
  readonly id: string;
  readonly type: Stripe.Event.Type;
  /** Seconds. */
  readonly created: number;
  /** The body as it is sent, byte for byte. */
  readonly body: string;
}

type Name =
  | 'cus'
  | 'cs'
  | 'sub'
  | 'in'
  | 'ii'
  | 'pi'
  | 'ch'
  | 'dp'
  | 're'
  | 'bpc'
  | 'bps'
  | 'evt'
  | 'cbtxn';

export class StripeWorld {
  now: number;
  readonly customers = new Map<string, CustomerRow>();
  readonly sessions = new Map<string, SessionRow>();
  readonly coupons = new Map<string, CouponRow>();
  readonly subscriptions = new Map<string, SubscriptionRow>();
  readonly invoices = new Map<string, InvoiceRow>();
  readonly items = new Map<string, ItemRow>();
  readonly charges = new Map<string, ChargeRow>();
  readonly refunds = new Map<string, RefundRow>();
  readonly disputes = new Map<string, { readonly id: string; readonly charge: string }>();
  readonly portalConfigurations = new Map<string, { readonly metadata: Record<string, string> }>();
  readonly #waiting: StripeEvent[] = [];
  #number = 0;

  constructor(start: Date) {
    this.now = Math.floor(start.getTime() / 1_000);
  }

  newId(name: Name): string {
    this.#number += 1;
    return name === 'cs'
      ? `cs_test_${String(this.#number).padStart(8, '0')}`
      : `${name}_${String(this.#number).padStart(8, '0')}`;
  }

  /** The events since the last time they were taken, oldest first. */
  takeEvents(): StripeEvent[] {
    return this.#waiting.splice(0);
  }

  sendSubscriptionEvent(type: Stripe.Event.Type, row: SubscriptionRow): void {
    this.tell(type, subscriptionObject(row));
  }

  sendInvoiceEvent(type: Stripe.Event.Type, row: InvoiceRow): void {
    const { payments: _, ...object } = invoiceObject(row);
    this.tell(type, object);
  }

  sendSessionEvent(type: Stripe.Event.Type, row: SessionRow): void {
    const { line_items: _, ...object } = sessionObject(row, this.emailOf(row.customer));
    this.tell(type, object);
  }

  /** The page that a held payment was made on. */
  sessionOfIntent(id: string): SessionRow | undefined {
    return [...this.sessions.values()].find(({ intent }) => intent?.id === id);
  }

  sendIntentEvent(type: Stripe.Event.Type, row: HeldRow): void {
    this.tell(type, intentObject(row));
  }

  sendChargeEvent(type: Stripe.Event.Type, row: ChargeRow): void {
    this.tell(type, chargeObject(row));
  }

  sendCustomerEvent(type: Stripe.Event.Type, row: CustomerRow): void {
    this.tell(type, customerObject(row));
  }

  tell(type: Stripe.Event.Type, object: object): void {
    const id = this.newId('evt');
    const event = {
      id,
      object: 'event',
      api_version: StripePackage.API_VERSION,
      created: this.now,
      data: { object: object as Stripe.Event.Data['object'] },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    } satisfies Stripe.EventBase;
    this.#waiting.push({ id, type, created: this.now, body: JSON.stringify(event) });
  }

  emailOf(customer: string): string | null {
    return this.customers.get(customer)?.email ?? null;
  }
}
