import { totalOf } from './stripe-objects.ts';
import type {
  CardBehavior,
  HeldRow,
  InvoiceRow,
  SessionRow,
  StripeWorld,
  SubscriptionRow,
} from './stripe-world.ts';

/** How subscriptions live at Stripe: trials end, periods renew, cards fail and are tried again, and each step is told. */

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Cents, in US dollars. */
const LEAST_CHARGE = 50;
/** Days between the tries of a card that fails; after the last one the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];

/** Somebody fills in the payment page. */
export function completeCheckout(
  world: StripeWorld,
  session: SessionRow,
  card: CardBehavior,
): SubscriptionRow {
  const { customer, trialDays } = session;
  const payer = world.customers.get(customer);
  if (!payer || session.status !== 'open') throw new Error(`the page ${session.id} is not open`);
  payer.card = card;
  const trialEnd = trialDays > 0 ? world.now + trialDays * DAY : null;
  const row: SubscriptionRow = {
    id: world.newId('sub'),
    customer,
    metadata: session.subscriptionMetadata,
    startedAt: world.now,
    trialEnd,
    monthly: session.monthly,
    ...(session.coupon && { coupon: session.coupon }),
    anchor: trialEnd ?? world.now,
    status: trialEnd ? 'trialing' : 'active',
    periods: trialEnd ? 0 : 1,
    periodStart: world.now,
    periodEnd: trialEnd ?? monthsAfter(world.now, 1),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    trialAnnounced: false,
    endedUnpaid: false,
  };
  world.subscriptions.set(row.id, row);
  world.sendSubscriptionEvent('customer.subscription.created', row);
  const invoice = newInvoice(world, row, trialEnd ? 0 : monthOf(row), 'subscription_create');
  finalize(world, invoice);
  attempt(world, invoice);
  session.status = 'complete';
  session.subscription = row.id;
  world.sendSessionEvent('checkout.session.completed', session);
  return row;
}

/** Somebody fills in a page on which something is paid once: the bank holds the money. */
export function holdMoney(world: StripeWorld, session: SessionRow): HeldRow {
  const { customer, single } = session;
  if (!single || session.status !== 'open') throw new Error(`the page ${session.id} is not open`);
  const id = world.newId('pi');
  const charge = {
    id: world.newId('ch'),
    customer,
    intent: id,
    invoice: '',
    amount: single.amount,
    refunded: 0,
    disputed: false,
  };
  world.charges.set(charge.id, charge);
  const row: HeldRow = {
    id,
    amount: single.amount,
    metadata: single.metadata,
    heldAt: world.now,
    status: 'requires_capture',
    latest_charge: charge.id,
  };
  session.intent = row;
  session.status = 'complete';
  world.sendIntentEvent('payment_intent.amount_capturable_updated', row);
  world.sendSessionEvent('checkout.session.completed', session);
  return row;
}

export function captureHeld(world: StripeWorld, row: HeldRow): void {
  row.status = 'succeeded';
  const charge = world.charges.get(row.latest_charge);
  if (charge) world.sendChargeEvent('charge.captured', charge);
  world.sendIntentEvent('payment_intent.succeeded', row);
}

/** What is let go was refunded in Stripe's books, although nothing was taken. */
export function cancelHeld(world: StripeWorld, row: HeldRow): void {
  row.status = 'canceled';
  const charge = world.charges.get(row.latest_charge);
  if (charge) {
    charge.refunded = charge.amount;
    world.sendChargeEvent('charge.refunded', charge);
  }
  world.sendIntentEvent('payment_intent.canceled', row);
}

/** A bank holds money for seven days. */
function heldSteps(world: StripeWorld): Step[] {
  return [...world.sessions.values()].flatMap(({ intent }) =>
    intent?.status === 'requires_capture'
      ? [{ at: intent.heldAt + 7 * DAY, happen: () => cancelHeld(world, intent) }]
      : [],
  );
}

/** Lets time pass, and everything happen that it brings, in its order. */
export function advance(world: StripeWorld, until: number): void {
  for (;;) {
    const next = [
      ...sessionSteps(world),
      ...heldSteps(world),
      ...subscriptionSteps(world),
      ...invoiceSteps(world),
    ]
      .filter(({ at }) => at <= until)
      .reduce<Step | undefined>(
        (first, step) => (!first || step.at < first.at ? step : first),
        undefined,
      );
    if (!next) break;
    world.now = Math.max(world.now, next.at);
    next.happen();
  }
  world.now = Math.max(world.now, until);
}

interface Step {
  readonly at: number;
  readonly happen: () => void;
}

function sessionSteps(world: StripeWorld): Step[] {
  return [...world.sessions.values()]
    .filter(({ status }) => status === 'open')
    .map((row) => ({ at: row.expiresAt, happen: () => expireCheckout(world, row) }));
}

export function expireCheckout(world: StripeWorld, row: SessionRow): void {
  row.status = 'expired';
  world.sendSessionEvent('checkout.session.expired', row);
}

function subscriptionSteps(world: StripeWorld): Step[] {
  return [...world.subscriptions.values()]
    .filter(({ status }) => status !== 'canceled')
    .flatMap((row) => {
      const end = { at: row.cancelAt ?? row.periodEnd, happen: () => endPeriod(world, row) };
      if (row.status !== 'trialing' || row.trialEnd === null || row.trialAnnounced) return [end];
      return [{ at: row.trialEnd - 3 * DAY, happen: () => announceTrialEnd(world, row) }, end];
    });
}

function announceTrialEnd(world: StripeWorld, row: SubscriptionRow): void {
  row.trialAnnounced = true;
  world.sendSubscriptionEvent('customer.subscription.trial_will_end', row);
}

/** What a month costs with its coupon, in the months of that. */
function monthOf({ monthly, coupon, periodStart, startedAt }: SubscriptionRow): number {
  if (!coupon) return monthly;
  if (coupon.months !== null && periodStart >= monthsAfter(startedAt, coupon.months))
    return monthly;
  return Math.max(0, monthly - coupon.cents - Math.round((monthly * coupon.percent) / 100));
}

function endPeriod(world: StripeWorld, row: SubscriptionRow): void {
  if (row.cancelAtPeriodEnd || row.cancelAt !== null) return endWithItems(world, row);
  row.periods += 1;
  row.periodStart = row.periodEnd;
  row.periodEnd = monthsAfter(row.anchor, row.periods);
  if (row.status === 'trialing') row.status = 'active';
  world.sendSubscriptionEvent('customer.subscription.updated', row);
  const invoice = newInvoice(world, row, monthOf(row), 'subscription_cycle');
  // Stripe leaves a renewal's invoice open to changes for about an hour.
  invoice.nextAttempt = world.now + HOUR;
}

/** What waits for an invoice is still asked for at the end of the period. */
function endWithItems(world: StripeWorld, row: SubscriptionRow): void {
  endSubscription(world, row);
  if (waitingItems(world, row).length === 0) return;
  newInvoice(world, row, 0, 'subscription_cycle').nextAttempt = world.now + HOUR;
}

function waitingItems(world: StripeWorld, { id }: SubscriptionRow) {
  return [...world.items.values()].filter(
    ({ subscription, invoice }) => subscription === id && invoice === null,
  );
}

/** Ends it now. What is finalized is not collected anymore; a renewal's draft still is. */
export function endSubscription(world: StripeWorld, row: SubscriptionRow): void {
  row.status = 'canceled';
  row.endedAt = world.now;
  row.canceledAt ??= world.now;
  for (const invoice of world.invoices.values())
    if (invoice.subscription === row.id && invoice.status === 'open') invoice.nextAttempt = null;
  world.sendSubscriptionEvent('customer.subscription.deleted', row);
}

function invoiceSteps(world: StripeWorld): Step[] {
  return [...world.invoices.values()].flatMap((row) => {
    if (row.nextAttempt === null) return [];
    const happen = () => {
      if (row.status === 'draft') finalize(world, row);
      attempt(world, row);
    };
    return [{ at: row.nextAttempt, happen }];
  });
}

function newInvoice(
  world: StripeWorld,
  subscription: SubscriptionRow,
  amount: number,
  reason: InvoiceRow['reason'],
): InvoiceRow {
  const row = draftInvoice(world, {
    customer: subscription.customer,
    subscription: subscription.id,
    reason,
    metadata: {},
    items: [
      {
        amount,
        description: null,
      },
    ],
    amountDue: amount,
    autoAdvance: true,
    coversFrom: subscription.periodStart,
    coversUntil: subscription.periodEnd,
  });
  // A first invoice takes nothing along.
  for (const item of reason === 'subscription_cycle' ? waitingItems(world, subscription) : []) {
    item.invoice = row.id;
    row.items.push({ amount: item.amount, description: item.description, id: item.id });
  }
  row.amountDue = totalOf(row);
  subscription.latestInvoice = row.id;
  return row;
}

type InvoiceStart = Pick<
  InvoiceRow,
  | ('customer' | 'subscription' | 'reason' | 'metadata' | 'items' | 'amountDue')
  | ('autoAdvance' | 'coversFrom' | 'coversUntil')
>;

export function draftInvoice(world: StripeWorld, start: InvoiceStart): InvoiceRow {
  const row: InvoiceRow = {
    ...start,
    id: world.newId('in'),
    createdAt: world.now,
    status: 'draft',
    card: null,
    attempts: 0,
    nextAttempt: null,
    finalizedAt: null,
    paidAt: null,
    intent: null,
  };
  world.invoices.set(row.id, row);
  world.sendInvoiceEvent('invoice.created', row);
  return row;
}

export function finalize(world: StripeWorld, row: InvoiceRow): void {
  const payer = world.customers.get(row.customer);
  const total = totalOf(row);
  const credit = Math.min(total, Math.max(0, -(payer?.balance ?? 0)));
  if (payer) payer.balance += credit;
  const rest = total - credit;
  row.amountDue = rest < LEAST_CHARGE ? 0 : rest;
  // So little is not charged: it is paid at once, and the next invoice asks for it.
  if (payer) payer.balance += rest - row.amountDue;
  row.status = 'open';
  row.finalizedAt = world.now;
  if (row.amountDue > 0)
    row.intent = {
      id: world.newId('pi'),
      status: 'requires_payment_method',
      latest_charge: null,
    };
  world.sendInvoiceEvent('invoice.finalized', row);
}

/** Tries to collect an open invoice with the card that is there now. */
export function attempt(world: StripeWorld, row: InvoiceRow): void {
  const payer = world.customers.get(row.customer);
  if (!payer || row.status !== 'open' || row.intent?.status === 'processing') return;
  row.attempts += 1;
  row.nextAttempt = null;
  if (row.amountDue > 0 && payer.card !== 'works') return failed(world, row, payer.card);
  succeed(world, row);
}

/** The money is there. */
export function succeed(world: StripeWorld, row: InvoiceRow): void {
  if (row.intent) {
    const charge = {
      id: world.newId('ch'),
      customer: row.customer,
      intent: row.intent.id,
      invoice: row.id,
      amount: row.amountDue,
      refunded: 0,
      disputed: false,
    };
    world.charges.set(charge.id, charge);
    row.intent.status = 'succeeded';
    row.intent.latest_charge = charge.id;
    world.sendChargeEvent('charge.succeeded', charge);
  }
  row.status = 'paid';
  row.paidAt = world.now;
  world.sendInvoiceEvent('invoice.paid', row);
  world.sendInvoiceEvent('invoice.payment_succeeded', row);
  const subscription = world.subscriptions.get(row.subscription ?? '');
  if (subscription?.status === 'past_due') {
    subscription.status = 'active';
    world.sendSubscriptionEvent('customer.subscription.updated', subscription);
  }
}

const intentStatus = {
  works: 'succeeded',
  declines: 'requires_payment_method',
  needs_confirmation: 'requires_action',
  takes_days: 'processing',
} as const;

function failed(world: StripeWorld, row: InvoiceRow, card: CardBehavior): void {
  if (row.intent) row.intent.status = intentStatus[card];
  if (card === 'takes_days') return world.sendInvoiceEvent('invoice.updated', row);
  const pause = row.autoAdvance ? RETRY_DAYS[row.attempts - 1] : undefined;
  row.nextAttempt = pause === undefined ? null : world.now + pause * DAY;
  if (card === 'needs_confirmation') world.sendInvoiceEvent('invoice.payment_action_required', row);
  world.sendInvoiceEvent('invoice.payment_failed', row);
  const subscription = world.subscriptions.get(row.subscription ?? '');
  if (subscription?.status === 'active') {
    subscription.status = 'past_due';
    world.sendSubscriptionEvent('customer.subscription.updated', subscription);
  }
  if (pause !== undefined || !subscription) return;
  subscription.endedUnpaid = true;
  endSubscription(world, subscription);
}

/** The same day of a later month, or its last day if it is too short. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1_000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(to.getTime() / 1_000);
}
