import { refundCharge } from './stripe-calls.ts';
import {
  advance,
  attempt,
  completeCheckout,
  endSubscription,
  holdMoney,
  succeed,
} from './stripe-life.ts';
import type {
  CardBehavior,
  ChargeRow,
  HeldRow,
  InvoiceRow,
  StripeEvent,
  StripeWorld,
  SubscriptionRow,
} from './stripe-world.ts';

/** What people do on Stripe's own pages and in its dashboard, and what time does by itself. */
export interface StripeCustomers {
  now(): Date;
  /** Lets time pass, with all that it brings. */
  advance(until: Date | string): void;
  takeEvents(): StripeEvent[];
  /** Fills in the payment page that this address leads to. */
  pay(pageUrl: string, card?: CardBehavior): SubscriptionRow;
  /** Fills in a page on which something is paid once; the bank holds the money. */
  hold(pageUrl: string): HeldRow;
  /** What a page's payment holds or took, where it was filled in. */
  heldOn(pageUrl: string): HeldRow | null;
  setCard(customerId: string, card: CardBehavior): void;
  /** Pays an open invoice on its own page. */
  payInvoice(invoiceId: string): void;
  /** The bank that took days has sent the money. */
  moneyArrives(invoiceId: string): void;
  /** Cancels on the portal, which sets a date where Stripe bills flexibly. */
  cancelOnPortal(subscriptionId: string): void;
  /** Ends it at once, from the dashboard. */
  endNow(subscriptionId: string): void;
  invoicesOf(subscriptionId: string): InvoiceRow[];
  chargeOf(invoiceId: string): ChargeRow;
  refundFromDashboard(chargeId: string, amountCents: number): void;
  /** The bank sends the last refund of a charge back. */
  refundComesBack(chargeId: string): void;
  dispute(chargeId: string): void;
  deleteCustomer(customerId: string): void;
}

export function createCustomers(world: StripeWorld): StripeCustomers {
  const invoices = () => [...world.invoices.values()];
  return {
    now: () => new Date(world.now * 1_000),
    advance: (until) => advance(world, Math.floor(new Date(until).getTime() / 1_000)),
    takeEvents: () => world.takeEvents(),
    pay(pageUrl, card = 'works') {
      const session = sure(world.sessions.get(pageUrl.split('/').at(-1) ?? ''), pageUrl);
      return completeCheckout(world, session, card);
    },
    hold: (pageUrl) =>
      holdMoney(world, sure(world.sessions.get(pageUrl.split('/').at(-1) ?? ''), pageUrl)),
    heldOn: (pageUrl) => world.sessions.get(pageUrl.split('/').at(-1) ?? '')?.intent ?? null,
    setCard(customerId, card) {
      const row = sure(world.customers.get(customerId), customerId);
      row.card = card;
      world.tell('payment_method.attached', { id: `pm_${row.id}`, object: 'payment_method' });
      world.sendCustomerEvent('customer.updated', row);
    },
    payInvoice(invoiceId) {
      const row = sure(world.invoices.get(invoiceId), invoiceId);
      sure(world.customers.get(row.customer), row.customer).card = 'works';
      attempt(world, row);
    },
    moneyArrives: (invoiceId) => succeed(world, sure(world.invoices.get(invoiceId), invoiceId)),
    cancelOnPortal(subscriptionId) {
      const row = sure(world.subscriptions.get(subscriptionId), subscriptionId);
      row.cancelAt = row.periodEnd;
      row.canceledAt = world.now;
      world.sendSubscriptionEvent('customer.subscription.updated', row);
    },
    endNow: (subscriptionId) =>
      endSubscription(world, sure(world.subscriptions.get(subscriptionId), subscriptionId)),
    invoicesOf: (subscriptionId) =>
      invoices().filter(({ subscription }) => subscription === subscriptionId),
    chargeOf: (invoiceId) =>
      sure(
        [...world.charges.values()].find(({ invoice }) => invoice === invoiceId),
        invoiceId,
      ),
    ...moneyThatGoesBack(world),
    deleteCustomer(customerId) {
      const row = sure(world.customers.get(customerId), customerId);
      row.deleted = true;
      for (const subscription of world.subscriptions.values())
        if (subscription.customer === customerId && subscription.status !== 'canceled')
          endSubscription(world, subscription);
      world.sendCustomerEvent('customer.deleted', row);
    },
  };
}

function moneyThatGoesBack(
  world: StripeWorld,
): Pick<StripeCustomers, 'refundFromDashboard' | 'refundComesBack' | 'dispute'> {
  return {
    refundFromDashboard(chargeId, amountCents) {
      refundCharge(world, sure(world.charges.get(chargeId), chargeId), {
        amount: amountCents,
        reason: 'requested_by_customer',
      });
    },
    refundComesBack(chargeId) {
      const charge = sure(world.charges.get(chargeId), chargeId);
      const refund = sure(
        [...world.refunds.values()].findLast((row) => row.charge === chargeId),
        chargeId,
      );
      refund.status = 'failed';
      charge.refunded -= refund.amount;
      for (const type of ['refund.failed', 'charge.refund.updated'] as const)
        world.tell(type, { object: 'refund', ...refund });
    },
    dispute(chargeId) {
      const charge = sure(world.charges.get(chargeId), chargeId);
      charge.disputed = true;
      const dispute = { id: world.newId('dp'), object: 'dispute', charge: chargeId };
      world.disputes.set(dispute.id, dispute);
      world.tell('charge.dispute.created', dispute);
    },
  };
}

function sure<Row>(row: Row | undefined, id: string): Row {
  if (!row) throw new Error(`the stand-in for Stripe knows no ${id}`);
  return row;
}
