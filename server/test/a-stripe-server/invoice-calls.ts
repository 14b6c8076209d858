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
import { attempt, draftInvoice, finalize } from './stripe-life.ts';
import { PRICE, cardOf, invoiceObject, totalOf } from './stripe-objects.ts';
import type { Form } from './form-body.ts';
import type { InvoiceRow, ItemRow, StripeWorld } from './stripe-world.ts';

/** The calls about invoices: those that subscriptions bring, and those that somebody makes by hand. */

const HOUR = 3_600;

export const invoiceAnswers: Readonly<Record<string, Answer>> = {
  'GET /v1/invoices': (world, form) => {
    const { subscription, customer, limit = '10', starting_after: after } = form;
    const rows = [...world.invoices.values()]
      .filter((row) => subscription === undefined || row.subscription === subscription)
      .filter((row) => customer === undefined || row.customer === customer)
      .toReversed();
    const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
    const page = rows.slice(from, from + Number(limit));
    return {
      object: 'list',
      has_more: from + page.length < rows.length,
      url: '/v1/invoices',
      data: page.map((row) => expanded(invoiceObject(row), {})),
    };
  },
  'POST /v1/invoices': (world, form) => {
    const { id: customer } = living(world, textOf(form.customer) ?? '');
    if (form.currency !== PRICE.currency) throw invalid('currency');
    const row = draftInvoice(world, {
      customer,
      subscription: null,
      reason: 'manual',
      metadata: metadataOf(form.metadata),
      items: [],
      amountDue: 0,
      coversFrom: world.now,
      coversUntil: world.now,
      autoAdvance: form.auto_advance === 'true',
    });
    if (row.autoAdvance) row.nextAttempt = world.now + HOUR;
    return expanded(invoiceObject(row), form);
  },
  'POST /v1/invoiceitems': (world, form) => {
    if (form.invoice === undefined) return waitingItem(world, form);
    const row = sureDraft(found(world.invoices, 'invoice', textOf(form.invoice) ?? ''));
    if (row.customer !== form.customer) throw invalid('customer');
    if (form.currency !== PRICE.currency) throw invalid('currency');
    const item = { amount: Number(form.amount), description: textOf(form.description) };
    row.items.push(item);
    row.amountDue = totalOf(row);
    return { ...item, id: world.newId('ii'), object: 'invoiceitem', invoice: row.id };
  },
  'GET /v1/invoiceitems': (world, { customer }) => ({
    object: 'list',
    has_more: false,
    url: '/v1/invoiceitems',
    data: [...world.items.values()].filter((item) => item.customer === customer).map(itemObject),
  }),
  'GET /v1/invoiceitems/:id': (world, _, id) => itemObject(found(world.items, 'invoiceitem', id)),
  'DELETE /v1/invoiceitems/:id': (world, _, id) => {
    const item = found(world.items, 'invoiceitem', id);
    const invoice = world.invoices.get(item.invoice ?? '');
    if (invoice && invoice.status !== 'draft') throw refused('invoice_not_editable');
    if (invoice) {
      invoice.items.splice(
        invoice.items.findIndex((line) => line.id === id),
        1,
      );
      invoice.amountDue = totalOf(invoice);
    }
    world.items.delete(id);
    return { id, object: 'invoiceitem', deleted: true };
  },
  'GET /v1/invoices/:id': (world, form, id) =>
    expanded(invoiceObject(found(world.invoices, 'invoice', id)), form),
  'POST /v1/invoices/:id': (world, form, id) => {
    const row = found(world.invoices, 'invoice', id);
    if (form.auto_advance !== undefined) row.autoAdvance = form.auto_advance === 'true';
    if (!row.autoAdvance) row.nextAttempt = null;
    if (form.default_payment_method !== undefined)
      row.card = sureCard(row, textOf(form.default_payment_method));
    return expanded(invoiceObject(row), form);
  },
  'POST /v1/invoices/:id/finalize': (world, form, id) => {
    const row = sureDraft(found(world.invoices, 'invoice', id));
    if (form.auto_advance !== undefined) row.autoAdvance = form.auto_advance === 'true';
    finalize(world, row);
    // What a credit covers is paid at once; the rest Stripe collects within the hour.
    if (row.amountDue === 0) attempt(world, row);
    else if (row.autoAdvance && row.card) row.nextAttempt = world.now + HOUR;
    return expanded(invoiceObject(row), form);
  },
  'POST /v1/invoices/:id/pay': (world, form, id) => {
    const row = found(world.invoices, 'invoice', id);
    if (row.status !== 'open') throw refused('invoice_not_open');
    const given = textOf(form.payment_method);
    if ((given === null ? row.card : sureCard(row, given)) === null)
      throw new StripeRefusal(
        400,
        'This customer has no attached payment source or default payment method.',
        { code: 'resource_missing' },
      );
    attempt(world, row);
    if (row.intent?.status === 'processing' || !isOpen(row))
      return expanded(invoiceObject(row), form);
    const code =
      row.intent?.status === 'requires_action'
        ? 'invoice_payment_intent_requires_action'
        : 'card_declined';
    throw new StripeRefusal(402, code, { type: 'card_error', code });
  },
  'POST /v1/invoices/:id/void': (world, form, id) => {
    const row = found(world.invoices, 'invoice', id);
    if (row.status !== 'open' && row.status !== 'uncollectible') throw refused('invoice_not_open');
    if (row.intent?.status === 'processing') throw refused('invoice_payment_processing');
    giveCreditBack(world, row);
    row.status = 'void';
    row.nextAttempt = null;
    world.sendInvoiceEvent('invoice.voided', row);
    return expanded(invoiceObject(row), form);
  },
  'DELETE /v1/invoices/:id': (world, _, id) => {
    const row = sureDraft(found(world.invoices, 'invoice', id));
    if (row.subscription !== null) throw refused('invoice_not_editable');
    world.invoices.delete(id);
    world.sendInvoiceEvent('invoice.deleted', row);
    return { id, object: 'invoice', deleted: true };
  },
};

/** A line of a subscription waits for its next invoice. */
function waitingItem(world: StripeWorld, form: Form): object {
  const { id: customer } = living(world, textOf(form.customer) ?? '');
  const subscription = found(world.subscriptions, 'subscription', textOf(form.subscription) ?? '');
  if (subscription.customer !== customer) throw invalid('subscription');
  if (form.currency !== PRICE.currency) throw invalid('currency');
  const item: ItemRow = {
    id: world.newId('ii'),
    customer,
    subscription: subscription.id,
    amount: Number(form.amount),
    description: textOf(form.description),
    metadata: metadataOf(form.metadata),
    invoice: null,
  };
  world.items.set(item.id, item);
  return itemObject(item);
}

function itemObject(item: ItemRow): object {
  return { ...item, object: 'invoiceitem' };
}

/** What was taken from the customer's balance goes back there. */
function giveCreditBack(world: StripeWorld, row: InvoiceRow): void {
  const payer = world.customers.get(row.customer);
  if (payer) payer.balance -= totalOf(row) - row.amountDue;
}

function sureDraft(row: InvoiceRow): InvoiceRow {
  if (row.status !== 'draft') throw refused('invoice_not_editable');
  return row;
}

/** A card of another person is as good as none. */
function sureCard({ customer }: InvoiceRow, card: string | null): string | null {
  if (card !== null && card !== cardOf(customer)) throw missing('PaymentMethod', card);
  return card;
}

/** Collecting changes it, which the compiler does not see. */
function isOpen({ status }: InvoiceRow): boolean {
  return status === 'open';
}
