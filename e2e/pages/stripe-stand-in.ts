import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { invoiceApi } from './stripe-invoices.ts';

/**
 * A payment provider for the stories: the calls of Stripe's interface that a person's own way through Pro makes, and the two pages
 * that it leads to. It believes what it is sent; whether that is right is shown beside the server.
 */

const priceOf = (cents: number) => ({
  id: 'price_story',
  object: 'price',
  currency: 'usd',
  unit_amount: cents,
});
const MONTHLY = 1_999;
const MONTH_SECONDS = 30 * 86_400;

/** What a code takes off each month. */
interface Discount {
  readonly percent: number;
  readonly cents: number;
}

interface Session {
  readonly customer: string;
  readonly reference: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** What a month costs by itself, in cents. */
  readonly monthly: number;
  /** Cents of what is paid once, and only held; null on a page for Pro. */
  readonly holds: number | null;
  held: 'requires_capture' | 'succeeded' | 'canceled' | null;
  subscription: string | null;
}

interface Subscription {
  readonly customer: string;
  readonly startedAt: number;
  readonly monthly: number;
  cancels: boolean;
  endedAt: number | null;
}

const customers = new Map<string, string>();
const discounts = new Map<string, Discount>();
const sessions = new Map<string, Session>();
const subscriptions = new Map<string, Subscription>();

/** @returns the address for `STRIPE_API_BASE`; it listens as long as this process lives */
export async function startStripeStandIn(): Promise<string> {
  let base = '';
  const server = createServer((request, response) => void answer(request, response, base));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return base;
}

async function answer(request: IncomingMessage, response: ServerResponse, base: string) {
  const { pathname } = new URL(request.url ?? '/', base);
  const form = new URLSearchParams(await bodyOf(request));
  if (pathname.startsWith('/v1/')) {
    const found = api(`${request.method} ${pathname}`, form, base);
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: { code: 'resource_missing', message: 'none' } }));
    return;
  }
  const id = pathname.split('/').at(-1) ?? '';
  const session = sessions.get(id);
  if (session && request.method === 'POST') {
    if (session.holds === null) session.subscription ??= subscribe(session);
    else session.held ??= 'requires_capture';
    const to = session.successUrl.replace('{CHECKOUT_SESSION_ID}', id);
    response.writeHead(303, { Location: to }).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(session ? payPage(id, session) : '<h1>Your card and invoices</h1>');
}

function payPage(id: string, { cancelUrl, monthly, holds }: Session): string {
  if (holds !== null)
    return `<h1>Pay $${(holds / 100).toFixed(2)}</h1><form method="post" action="/pay/${id}"><button>Pay</button></form><a href="${cancelUrl}">Back</a>`;
  const price = `$${(monthly / 100).toFixed(2)}`;
  return `<h1>Pay ${monthly === 0 ? 'nothing now' : price}</h1><form method="post" action="/pay/${id}"><button>Subscribe</button></form><a href="${cancelUrl}">Back</a>`;
}

function subscribe({ customer, monthly }: Session): string {
  const id = `sub_${subscriptions.size + 1}`;
  subscriptions.set(id, {
    customer,
    startedAt: Math.floor(Date.now() / 1_000),
    monthly,
    cancels: false,
    endedAt: null,
  });
  return id;
}

function api(call: string, form: URLSearchParams, base: string): object | undefined {
  const id = call.split('/').at(-1) ?? '';
  if (call === 'POST /v1/customers') {
    const made = `cus_${customers.size + 1}`;
    customers.set(made, form.get('email') ?? '');
    return { id: made, object: 'customer' };
  }
  if (call === 'POST /v1/coupons') return makeDiscount(form);
  if (call === 'POST /v1/checkout/sessions') return openSession(form, base);
  if (call.startsWith('GET /v1/checkout/sessions/')) return sessionObject(id, base);
  if (call.startsWith('GET /v1/customers/') && customers.has(id)) return { id, object: 'customer' };
  if (call.includes(' /v1/payment_intents/')) return settleHeld(call, base);
  if (call.includes(' /v1/subscriptions/')) return subscriptionObject(call, form);
  if (call === 'GET /v1/invoices') return { object: 'list', data: [] };
  if (/ \/v1\/(invoice|refund)/.test(call)) return invoiceApi(call, form);
  if (call === 'GET /v1/billing_portal/configurations') return { object: 'list', data: [] };
  if (call === 'POST /v1/billing_portal/configurations') return { id: 'bpc_1' };
  if (call === 'POST /v1/billing_portal/sessions') return { id: 'bps_1', url: `${base}/portal` };
  return undefined;
}

function makeDiscount(form: URLSearchParams): object {
  const id = form.get('id') ?? '';
  const percent = Number(form.get('percent_off') ?? 0);
  discounts.set(id, { percent, cents: Number(form.get('amount_off') ?? 0) });
  return { id, object: 'coupon' };
}

function openSession(form: URLSearchParams, base: string): object | undefined {
  const id = `cs_story_${sessions.size + 1}`;
  const full = Number(form.get('line_items[0][price_data][unit_amount]') ?? MONTHLY);
  const off = discounts.get(form.get('discounts[0][coupon]') ?? '') ?? {
    percent: 0,
    cents: 0,
  };
  const monthly = Math.max(0, Math.round(full * (1 - off.percent / 100)) - off.cents);
  sessions.set(id, {
    customer: form.get('customer') ?? '',
    reference: form.get('client_reference_id') ?? '',
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    monthly,
    holds: form.get('mode') === 'payment' ? full : null,
    held: null,
    subscription: null,
  });
  return sessionObject(id, base);
}

function sessionObject(id: string, base: string): object | undefined {
  const session = sessions.get(id);
  if (!session) return undefined;
  const { customer, reference, subscription, monthly, holds, held } = session;
  const isDone = subscription !== null || held !== null;
  return {
    id,
    object: 'checkout.session',
    mode: holds === null ? 'subscription' : 'payment',
    payment_intent: held && {
      id: `pi_${id}`,
      object: 'payment_intent',
      status: held,
      amount_received: held === 'succeeded' ? holds : 0,
      latest_charge: { id: `ch_${id}`, amount_refunded: 0, disputed: false },
    },
    customer,
    subscription,
    status: isDone ? 'complete' : 'open',
    client_reference_id: reference,
    customer_email: null,
    customer_details: { email: customers.get(customer) ?? null },
    url: isDone ? null : `${base}/pay/${id}`,
    line_items: {
      object: 'list',
      data: [
        {
          object: 'item',
          price: priceOf(monthly),
          quantity: 1,
        },
      ],
    },
  };
}

/** Takes what a bank holds, or lets it go. */
function settleHeld(call: string, base: string): object | undefined {
  const [id = '', act] = call.split('/pi_')[1]?.split('/') ?? [];
  const session = sessions.get(id);
  if (!session) return undefined;
  session.held = act === 'capture' ? 'succeeded' : 'canceled';
  return (sessionObject(id, base) as { payment_intent: object }).payment_intent;
}

function subscriptionObject(call: string, form: URLSearchParams): object | undefined {
  const id = call.split('/').at(-1) ?? '';
  const subscription = subscriptions.get(id);
  if (!subscription) return undefined;
  const wanted = form.get('cancel_at_period_end');
  if (wanted) subscription.cancels = wanted === 'true';
  if (call.startsWith('DELETE')) subscription.endedAt ??= Math.floor(Date.now() / 1_000);
  const { customer, startedAt, monthly, cancels, endedAt } = subscription;
  const period = {
    current_period_start: startedAt,
    current_period_end: startedAt + MONTH_SECONDS,
  };
  return {
    id,
    object: 'subscription',
    customer,
    status: endedAt ? 'canceled' : 'active',
    currency: 'usd',
    start_date: startedAt,
    trial_end: null,
    ended_at: endedAt,
    discounts: [],
    cancel_at_period_end: cancels,
    cancel_at: null,
    canceled_at: cancels ? startedAt : null,
    latest_invoice: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          price: priceOf(monthly),
          quantity: 1,
          ...period,
        },
      ],
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
