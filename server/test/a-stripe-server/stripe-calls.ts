import { StripeRefusal, missing } from './check-request.ts';
import {
  expanded,
  found,
  invalid,
  living,
  metadataOf,
  refused,
  textOf,
  type Answer,
} from './answer-parts.ts';
import type { Form } from './form-body.ts';
import { invoiceAnswers } from './invoice-calls.ts';
import { cancelHeld, captureHeld, endSubscription, expireCheckout } from './stripe-life.ts';
import {
  PRICE,
  chargeObject,
  customerObject,
  intentObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from './stripe-objects.ts';
import type { ChargeRow, HeldRow, SessionRow, StripeWorld } from './stripe-world.ts';

/** What each call of Stripe's interface does. The parameters have been checked by their names and kinds. */

const DAY = 86_400;

export const answers: Readonly<Record<string, Answer>> = {
  'GET /v1/prices/:id': (_world, _form, id) => {
    if (id !== PRICE.id) throw missing('price', id);
    return PRICE;
  },
  'POST /v1/customers': (world, form) => {
    const row = {
      id: world.newId('cus'),
      email: textOf(form.email),
      metadata: metadataOf(form.metadata),
      balance: 0,
      card: 'works' as const,
      deleted: false,
    };
    world.customers.set(row.id, row);
    world.sendCustomerEvent('customer.created', row);
    return customerObject(row);
  },
  'GET /v1/customers/:id': (world, _, id) => customerObject(found(world.customers, 'customer', id)),
  'POST /v1/customers/:id': (world, form, id) => {
    const row = living(world, id);
    if (form.email !== undefined) row.email = textOf(form.email);
    world.sendCustomerEvent('customer.updated', row);
    return customerObject(row);
  },
  'POST /v1/customers/:id/balance_transactions': (world, form, id) => {
    const row = living(world, id);
    if (textOf(form.currency) !== PRICE.currency) throw invalid('currency');
    row.balance += Number(form.amount);
    world.sendCustomerEvent('customer.updated', row);
    return {
      id: world.newId('cbtxn'),
      object: 'customer_balance_transaction',
      customer: id,
      amount: Number(form.amount),
      currency: PRICE.currency,
      ending_balance: row.balance,
    };
  },
  'POST /v1/coupons': (world, form) => {
    const id = textOf(form.id) ?? '';
    if (world.coupons.has(id))
      throw new StripeRefusal(400, 'Coupon already exists.', { code: 'resource_already_exists' });
    const { percent_off, amount_off, duration_in_months } = form;
    if ((percent_off === undefined) === (amount_off === undefined)) throw invalid('percent_off');
    if ((form.duration === 'repeating') !== (duration_in_months !== undefined))
      throw invalid('duration_in_months');
    if (amount_off !== undefined && form.currency !== PRICE.currency) throw invalid('currency');
    const off = { percent: Number(percent_off ?? 0), cents: Number(amount_off ?? 0) };
    const months = duration_in_months === undefined ? null : Number(duration_in_months);
    world.coupons.set(id, { id, ...off, months });
    return { id, object: 'coupon', name: form.name, duration: form.duration };
  },
  'POST /v1/checkout/sessions': openSession,
  'GET /v1/checkout/sessions/:id': (world, form, id) => {
    const row = found(world.sessions, 'checkout.session', id);
    const object = expanded(sessionObject(row, world.emailOf(row.customer)), form);
    return withIntent(world, form, object, row.intent);
  },
  'POST /v1/checkout/sessions/:id/expire': (world, _, id) => {
    const row = found(world.sessions, 'checkout.session', id);
    if (row.status !== 'open')
      throw new StripeRefusal(
        400,
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    expireCheckout(world, row);
    return expanded(sessionObject(row, null), {});
  },
  'POST /v1/payment_intents/:id/capture': (world, form, id) => {
    const row = heldOf(world, id);
    if (Number(form.amount_to_capture ?? row.amount) !== row.amount)
      throw invalid('amount_to_capture');
    captureHeld(world, row);
    return intentObject(row);
  },
  'POST /v1/payment_intents/:id/cancel': (world, _, id) => {
    const row = heldOf(world, id);
    cancelHeld(world, row);
    return intentObject(row);
  },
  'GET /v1/billing_portal/configurations': (world) => ({
    object: 'list',
    has_more: false,
    url: '/v1/billing_portal/configurations',
    data: [...world.portalConfigurations].map(([id, { metadata }]) => ({
      id,
      object: 'billing_portal.configuration',
      active: true,
      metadata,
    })),
  }),
  'POST /v1/billing_portal/configurations': (world, form) => {
    const id = world.newId('bpc');
    const metadata = metadataOf(form.metadata);
    world.portalConfigurations.set(id, { metadata });
    return { id, object: 'billing_portal.configuration', active: true, metadata };
  },
  'POST /v1/billing_portal/sessions': (world, form) => {
    const customer = living(world, textOf(form.customer) ?? '');
    found(world.portalConfigurations, 'configuration', textOf(form.configuration) ?? '');
    const id = world.newId('bps');
    return {
      id,
      object: 'billing_portal.session',
      customer: customer.id,
      url: `https://billing.stripe.test/p/${id}`,
      return_url: form.return_url,
    };
  },
  'GET /v1/subscriptions/:id': (world, form, id) =>
    withInvoice(
      world,
      form,
      expanded(subscriptionObject(found(world.subscriptions, 'subscription', id)), form),
    ),
  'POST /v1/subscriptions/:id': (world, form, id) => {
    const row = found(world.subscriptions, 'subscription', id);
    if (row.status === 'canceled')
      throw new StripeRefusal(
        400,
        'A canceled subscription can only update its cancellation_details and metadata.',
      );
    if (form.cancel_at_period_end !== undefined) {
      const cancels = form.cancel_at_period_end === 'true';
      if (!cancels && row.cancelAt !== null) throw invalid('cancel_at_period_end');
      if (cancels !== row.cancelAtPeriodEnd) row.canceledAt = cancels ? world.now : null;
      row.cancelAtPeriodEnd = cancels;
    }
    if (form.cancel_at === '') row.cancelAt = row.canceledAt = null;
    world.sendSubscriptionEvent('customer.subscription.updated', row);
    return expanded(subscriptionObject(row), form);
  },
  'DELETE /v1/subscriptions/:id': (world, _, id) => {
    const row = found(world.subscriptions, 'subscription', id);
    if (row.status === 'canceled') throw missing('subscription', id);
    endSubscription(world, row);
    return subscriptionObject(row);
  },
  ...invoiceAnswers,
  'GET /v1/invoice_payments': (world, form) => {
    const intent = (form.payment as Form | undefined)?.payment_intent;
    const rows = [...world.invoices.values()].filter((row) => row.intent?.id === intent);
    return {
      object: 'list',
      has_more: false,
      url: '/v1/invoice_payments',
      data: rows.map((row) => ({
        object: 'invoice_payment',
        invoice: row.id,
      })),
    };
  },
  'GET /v1/charges/:id': (world, form, id) =>
    expanded(withRefunds(world, found(world.charges, 'charge', id)), form),
  'GET /v1/disputes/:id': (world, _, id) => ({
    object: 'dispute',
    ...found(world.disputes, 'dispute', id),
  }),
  'GET /v1/refunds/:id': (world, _, id) => ({
    object: 'refund',
    ...found(world.refunds, 'refund', id),
  }),
  'GET /v1/refunds': (world, form) =>
    refundList(world, String(form.charge), {
      limit: Number(form.limit ?? 10),
      after: textOf(form.starting_after),
    }),
  'POST /v1/refunds': (world, form) => {
    const charge = [...world.charges.values()].find(
      (row) => row.id === form.charge || row.intent === form.payment_intent,
    );
    if (!charge) throw missing('charge', String(form.charge ?? form.payment_intent));
    const amount =
      form.amount === undefined ? charge.amount - charge.refunded : Number(form.amount);
    return refundCharge(world, charge, { amount, metadata: metadataOf(form.metadata) });
  },
};

/** Newest first, as Stripe sends them. */
function refundList(
  world: StripeWorld,
  charge: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): object {
  const all = [...world.refunds.values()].filter((row) => row.charge === charge).toReversed();
  const start = all.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: all.length > start + limit,
    data: all.slice(start, start + limit).map((row) => ({ object: 'refund', ...row })),
  };
}

function withRefunds(
  world: StripeWorld,
  row: ChargeRow,
): { readonly object: string; readonly refunds: object } {
  const refunds = refundList(world, row.id, { limit: 10, after: null });
  return { ...chargeObject(row), refunds };
}

export function refundCharge(
  world: StripeWorld,
  charge: ChargeRow,
  {
    amount,
    metadata = {},
    reason = null,
  }: { amount: number; metadata?: Record<string, string>; reason?: string | null },
): object {
  if (world.sessionOfIntent(charge.intent)?.intent?.status === 'requires_capture')
    throw refused('charge_not_captured');
  if (charge.disputed) throw refused('charge_disputed');
  if (charge.refunded === charge.amount) throw refused('charge_already_refunded');
  if (amount < 1 || amount > charge.amount - charge.refunded) throw invalid('amount');
  charge.refunded += amount;
  const row = {
    id: world.newId('re'),
    charge: charge.id,
    amount,
    created: world.now,
    reason,
    metadata,
    status: 'succeeded' as const,
  };
  world.refunds.set(row.id, row);
  world.sendChargeEvent('charge.refunded', charge);
  world.tell('refund.created', { object: 'refund', ...row });
  return {
    ...row,
    object: 'refund',
    charge: charge.id,
    payment_intent: charge.intent,
    currency: PRICE.currency,
  };
}

function openSession(world: StripeWorld, form: Form): object {
  const customer = living(world, textOf(form.customer) ?? '');
  const [item] = form.line_items as readonly Form[];
  const single = form.mode === 'payment' ? singleOf(form, item) : undefined;
  const made = single ? undefined : (item?.price_data as Form | undefined);
  if (!single && !made && item?.price !== PRICE.id) throw missing('price', String(item?.price));
  if (made && made.currency !== PRICE.currency)
    throw invalid('line_items[0][price_data][currency]');
  const [discount] = (form.discounts ?? []) as readonly Form[];
  const coupon = discount && found(world.coupons, 'coupon', textOf(discount.coupon) ?? '');
  if (coupon && form.allow_promotion_codes !== undefined) throw invalid('allow_promotion_codes');
  const expiresAt = form.expires_at === undefined ? world.now + DAY : Number(form.expires_at);
  if (expiresAt < world.now + 1_800 || expiresAt > world.now + DAY) throw invalid('expires_at');
  const details = (form.subscription_data ?? {}) as Form;
  if (details.trial_period_days !== undefined && Number(details.trial_period_days) < 1)
    throw invalid('subscription_data[trial_period_days]');
  // Stripe can't tell the tax without an address: the page must be allowed to save the one it asks for.
  const taxed = (form.automatic_tax as Form | undefined)?.enabled === 'true';
  if (taxed && (form.customer_update as Form | undefined)?.address !== 'auto')
    throw invalid('automatic_tax[enabled]');
  const row: SessionRow = {
    id: world.newId('cs'),
    customer: customer.id,
    status: 'open',
    subscription: null,
    clientReferenceId: textOf(form.client_reference_id),
    metadata: metadataOf(form.metadata),
    successUrl: addressOf(form, 'success_url') ?? '',
    cancelUrl: addressOf(form, 'cancel_url'),
    expiresAt,
    trialDays: Number(details.trial_period_days ?? 0),
    monthly: made ? Number(made.unit_amount) : PRICE.unit_amount,
    subscriptionMetadata: metadataOf(details.metadata),
    ...(coupon && { coupon }),
    ...(single && { single }),
    intent: null,
  };
  world.sessions.set(row.id, row);
  return expanded(sessionObject(row, world.emailOf(row.customer)), form);
}

/** Only what is held is paid once here: anything else would be taken on the page. */
function singleOf(form: Form, item: Form | undefined): NonNullable<SessionRow['single']> {
  const price = (item?.price_data ?? {}) as Form;
  const held = (form.payment_intent_data ?? {}) as Form;
  if (held.capture_method !== 'manual') throw invalid('payment_intent_data[capture_method]');
  if (price.currency !== PRICE.currency) throw invalid('line_items[0][price_data][currency]');
  // Stripe takes no smaller payment in US dollars.
  if (Number(price.unit_amount) < 50)
    throw new StripeRefusal(400, 'The amount is too small.', { code: 'amount_too_small' });
  return {
    amount: Number(price.unit_amount),
    what: textOf((price.product_data as Form | undefined)?.name) ?? '',
    description: textOf(held.description),
    metadata: metadataOf(held.metadata),
  };
}

function heldOf(world: StripeWorld, id: string): HeldRow {
  const row = world.sessionOfIntent(id)?.intent;
  if (!row) throw missing('payment_intent', id);
  if (row.status !== 'requires_capture') throw refused('payment_intent_unexpected_state');
  return row;
}

function withIntent(
  world: StripeWorld,
  { expand }: Form,
  object: object,
  row: HeldRow | null,
): object {
  const asked = ((expand ?? []) as readonly string[]).includes(
    'payment_intent.latest_charge.refunds',
  );
  const charge = row && world.charges.get(row.latest_charge);
  if (!asked || !row) return object;
  const latest_charge = charge ? withRefunds(world, charge) : null;
  return { ...object, payment_intent: { ...intentObject(row), latest_charge } };
}

function addressOf(form: Form, name: string): string | null {
  const text = textOf(form[name]);
  if (text === null) return null;
  if (!URL.canParse(text)) throw invalid(name);
  return text;
}

function withInvoice(world: StripeWorld, { expand }: Form, object: object): object {
  const asked = ((expand ?? []) as readonly string[]).includes('latest_invoice');
  const { latest_invoice: id } = object as { readonly latest_invoice?: string | null };
  const row = world.invoices.get(id ?? '');
  return asked && row ? { ...object, latest_invoice: expanded(invoiceObject(row), {}) } : object;
}
