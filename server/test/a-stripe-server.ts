import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { StripeRefusal, checkCaller, checkParams } from './a-stripe-server/check-request.ts';
import { readForm, type Form } from './a-stripe-server/form-body.ts';
import { answers } from './a-stripe-server/stripe-calls.ts';
import { StripeWorld, type StripeEvent } from './a-stripe-server/stripe-world.ts';
import { createCustomers, type StripeCustomers } from './a-stripe-server/stripe-customers.ts';
import { TEST_STRIPE } from './a-stripe-server/test-stripe.ts';

export type { StripeEvent };

export interface RecordedCall {
  readonly call: string;
  readonly form: Form;
  readonly idempotencyKey: string | undefined;
}

/**
 * What goes wrong with one call. `answer_lost`: it is done, and the line breaks before the answer. `error_after`: it is done, and
 * what is answered is an error that the package does not try again by itself. `no_url`: it is done, and the answer leaves out where
 * the page is, as stripe-mock does.
 */
export type StripeFault = 'hang_up' | 'answer_lost' | 'error_500' | 'error_after' | 'no_url';

/**
 * A server on a real socket that speaks Stripe's interface with a memory and a clock of its own: it checks the key, the version
 * and every parameter against the package's types, keeps idempotency keys as Stripe does, lets subscriptions live, and signs events.
 */
export interface StripeServer extends StripeCustomers {
  readonly apiBase: string;
  readonly world: StripeWorld;
  /** Everything that it was asked. */
  readonly calls: RecordedCall[];
  /** The next calls go wrong, one fault each; or all of them until it is called with none. Where one is named, only that one. */
  fail(fault: StripeFault | undefined, times?: number, call?: string): void;
  /** Holds each answer back for this long; what it says was true when it was asked. */
  delayAnswers(delayMs: () => number): void;
  /** Sends an event to a webhook address, signed as Stripe does. */
  send(url: string, event: StripeEvent, how?: Sending): Promise<Response>;
  close(): Promise<void>;
}

interface Sending {
  readonly signedAt?: Date;
  readonly secret?: string;
}

export async function openStripeServer(start: Date): Promise<StripeServer> {
  const world = new StripeWorld(start);
  const calls: RecordedCall[] = [];
  const handler = new ApiHandler(world, calls);
  const server = createServer((request, response) => void handler.receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...createCustomers(world),
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    calls,
    fail: (fault, times = Infinity, call) => handler.fail(fault, times, call),
    delayAnswers: (delayMs) => void (handler.delayMs = delayMs),
    send: async (url, event, how = {}) => await sendEvent(world, url, event, how),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function sendEvent(
  world: StripeWorld,
  url: string,
  { body }: StripeEvent,
  { signedAt = new Date(world.now * 1_000), secret = TEST_STRIPE.webhookSecret }: Sending,
): Promise<Response> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(signedAt.getTime() / 1_000),
  });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signature,
  };
  return await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body });
}

const KEYS_LIVE_SECONDS = 86_400;

interface Kept {
  readonly question: string;
  readonly at: number;
  /** Undefined while the first call is still being answered. */
  answer?: { readonly status: number; readonly body: string };
}

class ApiHandler {
  delayMs: () => number = () => 0;
  readonly #world: StripeWorld;
  readonly #calls: RecordedCall[];
  readonly #kept = new Map<string, Kept>();
  #faults:
    | { readonly fault: StripeFault; readonly call: string | undefined; left: number }
    | undefined;

  constructor(world: StripeWorld, calls: RecordedCall[]) {
    this.#world = world;
    this.#calls = calls;
  }

  fail(fault: StripeFault | undefined, times: number, call?: string): void {
    this.#faults = fault && { fault, call, left: times };
  }

  async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.#nextFault(request);
    if (fault === 'hang_up') return void request.socket.destroy();
    if (fault === 'error_500') return send(response, { status: 500, body: refusalBody(UNWELL) });
    const answer = this.#answer(request, Buffer.concat(chunks).toString('utf8'));
    const delayMs = this.delayMs();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    answer.done();
    if (fault === 'answer_lost') return void request.socket.destroy();
    if (fault === 'error_after') {
      response.setHeader('Stripe-Should-Retry', 'false');
      return send(response, { status: 500, body: refusalBody(UNWELL) });
    }
    if (fault === 'no_url')
      return send(response, {
        ...answer,
        body: JSON.stringify({
          ...(JSON.parse(answer.body) as object),
          url: null,
        }),
      });
    send(response, answer);
  }

  #nextFault({ method = 'GET', url = '/' }: IncomingMessage): StripeFault | undefined {
    if (!this.#faults || this.#faults.left === 0) return undefined;
    const { call } = callOf(method, new URL(url, 'http://stripe').pathname);
    if (this.#faults.call !== undefined && this.#faults.call !== call) return undefined;
    this.#faults.left -= 1;
    return this.#faults.fault;
  }

  #answer(request: IncomingMessage, body: string): Answered {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const { method = 'GET', headers } = request;
    const { call, id } = callOf(method, url.pathname);
    const text = method === 'POST' ? body : url.search.slice(1);
    const key = headers['idempotency-key'] as string | undefined;
    this.#calls.push({ call, form: readForm(text), idempotencyKey: key });
    const act = () =>
      this.#act(() => {
        checkCaller(headers);
        checkParams(call, readForm(text));
        return answers[call]?.(this.#world, readForm(text), id) ?? {};
      });
    if (method !== 'POST' || key === undefined) return { ...act(), done: () => {} };
    return this.#once(key, hashOf(`${url.pathname}\n${text}`), act);
  }

  /** For a day, the same key and the same question have the same answer; another question under that key is an error. */
  #once(key: string, question: string, act: () => Omit<Answered, 'done'>): Answered {
    const known = this.#kept.get(key);
    const kept = known && this.#world.now - known.at < KEYS_LIVE_SECONDS ? known : undefined;
    if (kept && kept.question !== question)
      return { status: 400, body: refusalBody(KEY_REUSED), done: () => {} };
    if (kept)
      return { ...(kept.answer ?? { status: 409, body: refusalBody(KEY_IN_USE) }), done: () => {} };
    const first: Kept = { question, at: this.#world.now };
    this.#kept.set(key, first);
    const answer = act();
    // Stripe forgets a key whose question it never understood, but keeps a bank's no.
    if (answer.status >= 400 && answer.status !== 402) this.#kept.delete(key);
    return { ...answer, done: () => void (first.answer = answer) };
  }

  #act(act: () => object): { readonly status: number; readonly body: string } {
    try {
      return { status: 200, body: JSON.stringify(act()) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: refusalBody(error) };
    }
  }
}

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly done: () => void;
}

const UNWELL = new StripeRefusal(500, 'Stripe is not well', { type: 'api_error' });
const KEY_IN_USE = new StripeRefusal(409, 'The key is in use by another request.', {
  code: 'idempotency_key_in_use',
});
const KEY_REUSED = new StripeRefusal(
  400,
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  { type: 'idempotency_error' },
);

function refusalBody({ message, error }: StripeRefusal): string {
  return JSON.stringify({ error: { ...error, message } });
}

function send(response: ServerResponse, { status, body }: Pick<Answered, 'status' | 'body'>): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_test' });
  response.end(body);
}

/** `GET /v1/invoices/in_1` is the call `GET /v1/invoices/:id` about `in_1`. */
function callOf(method: string, path: string): { readonly call: string; readonly id: string } {
  const exact = `${method} ${path}`;
  if (exact in answers) return { call: exact, id: '' };
  const id =
    path.split('/').find((part) => /^[a-z]+_/.test(part) && /\d$/.test(part)) ??
    path.split('/').at(3) ??
    '';
  return { call: `${method} ${path.replace(`/${id}`, '/:id')}`, id };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
