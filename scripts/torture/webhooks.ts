import { billingEndpoints } from '@creditfix/shared/billing';
import { openStripeServer, type StripeEvent } from '@creditfix/server/test/stripe';
import { TEST_STRIPE } from '@creditfix/server/test/stripe-settings';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { BlackBoxPerson, severalAtOnce } from '#scripts/process/black-box.ts';
import { isPlanted, sayPlanted } from '#scripts/process/planted.ts';
import type { ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';

/**
 * Sends the events of subscriptions that begin, are paid, fail and end to two server processes on one PostgreSQL. 120 people's
 * come when all is over, in every order there is, each event several times. 48 people's subscriptions end while both servers
 * are asking about them and Stripe answers slowly and unevenly, and no event comes after that: an old answer that is written
 * last would stay. Everybody must end in one and the same state, with one receipt.
 */

const LIVED = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.deleted',
] as const;
const TIMES = 2;
const AT_ONCE = 10;
const RACES_AT_ONCE = 3;
/** How often each of them looks at the success screen meanwhile. */
const LOOKS = 6;
const RACES_PER_ORDER = 2;
const UNWORKED = 'select 1 from stripe_events where processed_at is null limit 1';

interface Subscriber {
  readonly person: BlackBoxPerson;
  readonly order: readonly (typeof LIVED)[number][];
  readonly events: StripeEvent[];
  subscriptionId: string;
  sessionId: string;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

const stripe = await openStripeServer(new Date());
const servers: ServerProcess[] = [];
let sql: pg.Client;
const urlOf = (turn: number) => servers[turn % servers.length]?.url ?? '';

const END = 'customer.subscription.deleted';
const beforeEnd = LIVED.filter((type) => type !== END);

function aSubscriber(who: string, order: Subscriber['order']): Subscriber {
  const person = new BlackBoxPerson(`${who}@example.com`);
  return { person, order, events: [], subscriptionId: '', sessionId: '' };
}

/** Planted, one of each kind is enough. */
const some = <T>(items: readonly T[]) => (isPlanted ? items.slice(0, 1) : items);
const waiters = some(permutations(LIVED)).map((order, index) =>
  aSubscriber(`waiter${index}`, order),
);
const racers = some(
  Array.from({ length: RACES_PER_ORDER }, () => permutations(beforeEnd)).flat(),
).map((order, index) => aSubscriber(`racer${index}`, order));
const everyone = [...waiters, ...racers];
const bySubscription = new Map<string, Subscriber>();
let sent = 0;

/** Gives every event to the subscriber whose subscription it is about. */
function sortEvents(): void {
  for (const event of stripe.takeEvents()) {
    const { object } = (
      JSON.parse(event.body) as {
        data: {
          object: {
            id: string;
            parent?: { subscription_details?: { subscription?: string } };
          };
        };
      }
    ).data;
    const id = object.parent?.subscription_details?.subscription ?? object.id;
    bySubscription.get(id)?.events.push(event);
  }
}

async function send(event: StripeEvent): Promise<void> {
  sent += 1;
  const answer = await stripe.send(urlOf(sent), event, { signedAt: new Date() });
  if (!answer.ok) throw new Error(`${event.type} was answered ${answer.status}`);
}

async function subscribe(payer: Subscriber): Promise<void> {
  const { person } = payer;
  await person.signIn(urlOf(0));
  const { url } = await person.ask(urlOf(0), billingEndpoints.startCheckout, { body: {} });
  payer.sessionId = url.split('/').at(-1) ?? '';
  payer.subscriptionId = stripe.pay(url).id;
  bySubscription.set(payer.subscriptionId, payer);
}

/** The first event of that kind that Stripe told of the subscription. */
function eventOf({ events, person }: Subscriber, type: string): StripeEvent {
  const event = events.find((one) => one.type === type);
  if (!event) throw new Error(`${person.email} has no ${type}`);
  return event;
}

/** In the subscriber's own order, each event several times. */
async function deliver(one: Subscriber): Promise<void> {
  for (const type of one.order)
    for (let time = 0; time < TIMES; time += 1) await send(eventOf(one, type));
}

/** It ends while both servers ask about it for the person's success screen; the last to ask has seen the end. */
async function race(racer: Subscriber): Promise<void> {
  const look = async (afterMs: number, turn: number) => {
    await pause(afterMs);
    const query = `?session_id=${racer.sessionId}`;
    await racer.person.ask(urlOf(turn), billingEndpoints.getCheckout, { query });
  };
  const looks = Array.from({ length: LOOKS }, (_, turn) => look(randomInt(0, 150), turn));
  await pause(randomInt(50, 150));
  stripe.endNow(racer.subscriptionId);
  await Promise.all([...looks, look(0, randomInt(0, 2))]);
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await sql.query<Record<string, unknown>>(query)).rows;
}

async function untilNone(query: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if ((await rows(query)).length === 0) return;
    await pause(100);
  }
  throw new Error(`still there after two minutes: ${query}`);
}

await inTestBed(async (bed) => {
  bed.closing(() => stripe.close());
  const postgres = await bed.postgres();
  const database = new URL(`/torture_webhooks_${process.pid}`, postgres.url);
  await postgres.createDatabase(database.pathname.slice(1));
  const settings = {
    DATA_DIR: join(bed.folder, 'files'),
    DATABASE_URL: database.href,
    STRIPE_API_BASE: stripe.apiBase,
    STRIPE_SECRET_KEY: TEST_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: TEST_STRIPE.webhookSecret,
    STRIPE_PRICE_ID: TEST_STRIPE.priceId,
  };
  servers.push(await bed.server(settings));
  if (!isPlanted) servers.push(await bed.server(settings));
  sql = new pg.Client({ connectionString: database.href });
  await sql.connect();
  bed.closing(() => sql.end());
  await severalAtOnce(everyone, AT_ONCE, subscribe);
  process.stdout.write(`${everyone.length} people have paid\n`);
  const day = 86_400_000;
  const pass = (days: number) => stripe.advance(new Date(stripe.now().getTime() + days * day));
  for (const { customer } of stripe.world.subscriptions.values())
    stripe.setCard(customer, 'declines');
  pass(32);
  sortEvents();
  await severalAtOnce(racers, AT_ONCE, deliver);
  await untilNone(UNWORKED);
  // Most answers at once, some late: so that a new answer overtakes an old one.
  stripe.delayAnswers(() => (randomInt(0, 4) === 0 ? 600 : 0));
  await severalAtOnce(racers, RACES_AT_ONCE, race);
  stripe.delayAnswers(() => 0);
  process.stdout.write(`${racers.length} subscriptions have ended while they were asked about\n`);
  pass(20);
  sortEvents();
  await severalAtOnce(waiters, AT_ONCE, deliver);
  await untilNone(UNWORKED);
  await untilNone(`select 1 from outgoing_emails where status = 'queued' limit 1`);
  process.exitCode = (await judge()) ? 0 : 1;
});

/** Everything that may not depend on the order, of every subscriber. */
async function judge(): Promise<boolean> {
  if (isPlanted) {
    const receipts = `delete from outgoing_emails where kind = 'receipt'`;
    sayPlanted('no receipt went out');
    await rows(receipts);
  }
  const states = await rows(`
    select s.status, s.amount_cents, s.currency, s.period_starts_at, s.period_ends_at, s.cancels_at_period_end,
      s.past_due_since, s.started_at, s.ended_at, a.plan, a.plan_until,
      (select count(*) from payments p where p.account_id = a.id) as payments,
      (select sum(amount_cents) from payments p where p.account_id = a.id) as paid_cents,
      (select count(*) from outgoing_emails e where e.account_id = a.id and e.kind = 'receipt' and e.status = 'sent') as receipts,
      (select count(*) from outgoing_emails e where e.account_id = a.id and e.kind = 'subscription_ended') as endings
    from subscriptions s join accounts a on a.id = s.account_id`);
  const distinct = [...new Set(states.map((state) => JSON.stringify(state)))].toSorted();
  const [events] = await rows('select count(*) as kept from stripe_events');
  const received = states.map(({ receipts }) => Number(receipts));
  console.table({
    'orders of the five events': permutations(LIVED).length,
    subscribers: everyone.length,
    'events sent': sent,
    'events kept': Number(events?.kept),
    'final states (one for each way to end)': distinct.length,
    'subscribers with one receipt': received.filter((count) => count === 1).length,
    'without, or with several': received.filter((count) => count !== 1).length,
  });
  for (const state of distinct.slice(0, 5)) process.stdout.write(`${state}\n`);
  const isRight = states.every(
    (state) =>
      state.status === 'canceled' &&
      state.plan === 'free' &&
      [state.payments, state.receipts, state.endings].every((count) => count === '1'),
  );
  const sentTypes = everyone.reduce((sum, { order }) => sum + order.length, 0);
  const good =
    states.length === everyone.length &&
    distinct.length === 2 &&
    isRight &&
    Number(events?.kept) === sentTypes;
  process.stdout.write(
    good ? 'Every order ends in the same state.\n' : 'The order of events shows in the result.\n',
  );
  return good;
}
