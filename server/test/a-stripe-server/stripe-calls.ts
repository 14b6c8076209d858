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
import { endSubscription, expireCheckout } from './stripe-life.ts';
import {
  PRICE,
  chargeObject,
  customerObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from './stripe-objects.ts';
import type { ChargeRow, SessionRow, StripeWorld } from './stripe-world.ts';

/** What each call of Stripe's interface does. The parameters have been checked by their names and kinds. */

const DAY = 86_400;

export const answers: Readonly<Record<string, Answer>> = {
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
  'POST /v1/checkout/sessions': openSession,
  'GET /v1/checkout/sessions/:id': (world, form, id) => {
    const row = found(world.sessions, 'checkout.session', id);
    return expanded(sessionObject(row, world.emailOf(row.customer)), form);
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
  'GET /v1/charges/:id': (world, _, id) => chargeObject(found(world.charges, 'charge', id)),
  'GET /v1/disputes/:id': (world, _, id) => ({
    object: 'dispute',
    ...found(world.disputes, 'dispute', id),
  }),
  'GET /v1/refunds/:id': (world, _, id) => ({
    object: 'refund',
    ...found(world.refunds, 'refund', id),
  }),
  'POST /v1/refunds': (world, form) => {
    const charge = [...world.charges.values()].find(
      (row) => row.id === form.charge || row.intent === form.payment_intent,
    );
    if (!charge) throw missing('charge', String(form.charge ?? form.payment_intent));
    const amount =
      form.amount === undefined ? charge.amount - charge.refunded : Number(form.amount);
    return refundCharge(world, charge, amount);
  },
};

export function refundCharge(world: StripeWorld, charge: ChargeRow, amount: number): object {
  if (charge.disputed) throw refused('charge_disputed');
  if (charge.refunded === charge.amount) throw refused('charge_already_refunded');
  if (amount < 1 || amount > charge.amount - charge.refunded) throw invalid('amount');
  charge.refunded += amount;
  world.sendChargeEvent('charge.refunded', charge);
  const row = { id: world.newId('re'), charge: charge.id, amount, status: 'succeeded' as const };
  world.refunds.set(row.id, row);
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
  if (item?.price !== PRICE.id) throw missing('price', String(item?.price));
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
    subscriptionMetadata: metadataOf(details.metadata),
  };
  world.sessions.set(row.id, row);
  return expanded(sessionObject(row, world.emailOf(row.customer)), form);
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
