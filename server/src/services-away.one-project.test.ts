import { billingEndpoints } from '@creditfix/shared/billing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await openPayingWorld();
});
afterAll(() => world.close());

const { startCheckout } = billingEndpoints;

async function health(): Promise<{ readonly status: number; readonly data: unknown }> {
  const answer = await world.app.client().fetch('/api/health/ready');
  const { data } = (await answer.json()) as { readonly data?: unknown };
  return { status: answer.status, data };
}

it('names a service that is away, stays ready, and forgets it with the first call that works', async () => {
  const client = await world.readyToPay('away@example.com');
  const well = { status: 200, data: { ready: true, away: {} } };
  // A browser starts first.
  await expect.poll(health).toEqual(well);
  world.stripe.fail('hang_up');
  const refused = await client.call(startCheckout, { body: {} });
  expect([refused.status, refused.problem.code]).toEqual([503, 'billing.payments_unreachable']);
  const away = { payments: 'does not answer' };
  expect(await health()).toEqual({ status: 200, data: { ready: true, away } });
  world.stripe.fail(undefined);
  expect((await client.call(startCheckout, { body: {} })).status).toBe(200);
  expect(await health()).toEqual(well);
});
