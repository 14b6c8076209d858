import { billingEndpoints } from '@creditfix/shared/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';

/** What the runtime has a part in: connections to Stripe, and the bytes and signature of what comes from there. */

const { startCheckout } = billingEndpoints;

const begin = { body: {} };

let world: PayingWorld;
beforeAll(async () => {
  world = await openPayingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.stripe.fail(undefined));

/** The person as Stripe's customer. */
async function aCustomer(email: string) {
  const client = await world.readyToPay(email);
  await client.call(startCheckout, begin);
  const customer = [...world.stripe.world.customers.values()].find((row) => row.email === email);
  world.stripe.takeEvents();
  if (!customer) throw new Error(`${email} is no customer`);
  return customer;
}

describe('the payment page', () => {
  it.each([
    ['can’t be reached', 'hang_up'],
    ['opens a page and does not say where', 'no_url'],
  ] as const)('says what to do where Stripe %s, and changes nothing', async (_, fault) => {
    const client = await world.readyToPay(`offline-${fault}@example.com`);
    world.stripe.fail(fault);
    const refused = await client.call(startCheckout, begin);
    world.stripe.fail(undefined);
    expect([refused.status, refused.problem.code]).toEqual([503, 'billing.payments_unreachable']);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await client.call(startCheckout, begin)).status).toBe(200);
  });
});

describe('an event', () => {
  it('is refused where it is forged, altered, unsigned or old', async () => {
    await world.readyToPay('event@example.com');
    world.stripe.setCard((await aCustomer('event@example.com')).id, 'works');
    const [event] = world.stripe.takeEvents();
    if (!event) throw new Error('there is no event');
    const { send, now } = world.stripe;
    const old = new Date(now().getTime() - 301_000);
    const refusals = [
      await send(world.app.url, event, { secret: 'whsec_of_somebody_else' }),
      await send(world.app.url, event, { signedAt: old }),
      await fetch(`${world.app.url}/api/webhooks/stripe`, { method: 'POST', body: event.body }),
      await fetch(`${world.app.url}/api/webhooks/stripe`, {
        method: 'POST',
        body: event.body.replace('evt_', 'evt_x'),
        headers: { 'Stripe-Signature': 't=1,v1=00' },
      }),
    ];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(400);
      expect(await refusal.json()).toMatchObject({ code: 'billing.event_forged' });
    }
    expect(await world.app.sql('select 1 from stripe_events where id = ?', [event.id])).toEqual([]);
    const late = new Date(now().getTime() - 299_000);
    expect((await send(world.app.url, event, { signedAt: late })).status).toBe(200);
    await world.worked();
  });

  it('is refused where its time is further ahead than clocks differ', async () => {
    await world.readyToPay('ahead@example.com');
    world.stripe.setCard((await aCustomer('ahead@example.com')).id, 'works');
    const [event] = world.stripe.takeEvents();
    if (!event) throw new Error('there is no event');
    const sent = async (seconds: number) => {
      const signedAt = new Date(world.stripe.now().getTime() + seconds * 1_000);
      return (await world.stripe.send(world.app.url, event, { signedAt })).status;
    };
    expect([await sent(600), await sent(301)]).toEqual([400, 400]);
    expect(await world.app.sql('select 1 from stripe_events where id = ?', [event.id])).toEqual([]);
    expect(await sent(299)).toBe(200);
    await world.worked();
  });

  it.each([
    '[]',
    'null',
    '7',
    '"text"',
    '{}',
    '{"id":7,"type":"x","created":1,"data":{"object":{}}}',
    '{"id":"evt_1","type":"x","created":"soon","data":{"object":{}}}',
    '{"id":"evt_1","type":"x","created":1}',
    '{"id":"evt_1", nonsense',
  ])('is refused where it is rightly signed and is none: %s', async (body) => {
    const answer = await world.stripe.send(world.app.url, { type: 'none', body } as never);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'billing.event_unreadable' });
  });

  it('is answered 413 if it is larger than an event can be', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(2_000_000) });
    const answer = await world.stripe.send(world.app.url, { type: 'none', body } as never);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request.too_large' });
  });
});
