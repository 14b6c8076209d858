/** Invoices for single mailings at the payment provider of the stories: made, filled, closed, and paid by whatever card there is. */

interface Invoice {
  readonly customer: string;
  readonly mailpieceId: string;
  readonly createdAt: number;
  amount: number;
  status: 'draft' | 'open' | 'paid';
}

const invoices = new Map<string, Invoice>();

/** @returns the answer to a call about invoices; nothing if it is about something else */
export function invoiceApi(call: string, form: URLSearchParams): object | undefined {
  if (call === 'POST /v1/invoices') {
    const id = `in_story_${invoices.size + 1}`;
    invoices.set(id, {
      customer: form.get('customer') ?? '',
      amount: 0,
      status: 'draft',
      mailpieceId: form.get('metadata[mailpiece_id]') ?? '',
      createdAt: seconds(),
    });
    return invoiceObject(id);
  }
  if (call === 'POST /v1/invoiceitems') {
    const id = form.get('invoice') ?? '';
    const invoice = invoices.get(id);
    if (invoice) invoice.amount += Number(form.get('amount'));
    return invoice && { id: `ii_${id}`, object: 'invoiceitem' };
  }
  if (call === 'POST /v1/refunds') {
    const payment = form.get('payment_intent') ?? '';
    return { id: `re_${payment}`, object: 'refund', status: 'succeeded', payment_intent: payment };
  }
  const [, id = '', act = ''] = /^\w+ \/v1\/invoices\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
  const invoice = invoices.get(id);
  if (!invoice) return undefined;
  if (act === 'finalize') invoice.status = 'open';
  if (act === 'pay') invoice.status = 'paid';
  return invoiceObject(id);
}

function invoiceObject(id: string): object | undefined {
  const invoice = invoices.get(id);
  if (!invoice) return undefined;
  const { customer, mailpieceId, createdAt, amount, status } = invoice;
  const paid = status === 'paid';
  return {
    id,
    object: 'invoice',
    customer,
    status,
    currency: 'usd',
    created: createdAt,
    metadata: { mailpiece_id: mailpieceId },
    parent: null,
    billing_reason: 'manual',
    total: amount,
    amount_due: amount,
    amount_paid: paid ? amount : 0,
    attempt_count: paid ? 1 : 0,
    next_payment_attempt: null,
    hosted_invoice_url: null,
    period_start: createdAt,
    period_end: createdAt,
    status_transitions: { paid_at: paid ? createdAt : null },
    lines: {
      object: 'list',
      data: amount > 0 ? [linesOf(invoice)] : [],
    },
    payments: {
      object: 'list',
      data: paid ? [paymentOf(id)] : [],
    },
  };
}

function paymentOf(invoice: string): object {
  const payment = { type: 'payment_intent', payment_intent: `pi_${invoice}` };
  return { id: `inpay_${invoice}`, object: 'invoice_payment', status: 'paid', payment };
}

function linesOf({ amount, createdAt }: Invoice): object {
  return { id: 'il_1', object: 'line_item', amount, period: { start: createdAt, end: createdAt } };
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}
