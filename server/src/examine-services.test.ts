import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { examineServices } from '#server/examine-services.ts';
import type { Finding } from '#server/finding.ts';
import { readConfig } from '#server/platform/config/index.ts';

const recurring = { interval: 'month', interval_count: 1 };
const price = { object: 'price', active: true, currency: 'usd', unit_amount: 2_499, recurring };

it('compares what Stripe takes with the price that the operator has set', async () => {
  const stripe = createServer((_, response) => response.end(JSON.stringify(price)));
  await new Promise<void>((open) => stripe.listen(0, '127.0.0.1', open));
  const config = readConfig({
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_API_BASE: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
  });
  const found = async (proMonthlyCents: number) => {
    const all: Finding[] = [];
    for await (const finding of examineServices(config, { proMonthlyCents })) all.push(finding);
    return all.find(({ part }) => part === 'Stripe');
  };
  expect(await found(2_499)).toMatchObject({ state: 'ok' });
  expect(await found(1_999)).toMatchObject({
    state: 'fault',
    says: 'Pages and terms say that Pro costs $19.99 a month, and Stripe takes 24.99 USD every 1 month.',
    fix: expect.stringContaining('under Settings, Prices'),
  });
  stripe.close();
});
