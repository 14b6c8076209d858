import type { PlanSummary } from '@creditfix/shared/billing';
import { expect, test } from 'vitest';
import {
  hasSubscription,
  leftWords,
  pastDueWords,
  planRenewsWords,
  planStatus,
  priceWords,
  renewsWords,
  statusWords,
} from './plan-words.ts';

const free: PlanSummary = {
  plan: 'free',
  source: null,
  grantEndsAt: null,
  allowance: { plan: 'free', limit: 1, used: 0, left: 1, renewsOn: '2026-12-01' },
  subscription: null,
  onlinePayments: true,
  trialDays: 0,
};
const active = {
  status: 'active',
  amountCents: 1_999,
  currency: 'usd',
  periodEndsAt: '2026-12-21T17:00:00.000Z',
  cancelsAtPeriodEnd: false,
  trialEndsAt: null,
  graceEndsAt: null,
} as const;
const pro: PlanSummary = { ...free, plan: 'pro', source: 'subscription', subscription: active };
const withSubscription = (change: Partial<NonNullable<PlanSummary['subscription']>>) => ({
  ...pro,
  subscription: { ...active, ...change },
});

test('what is left is counted, with the day on which it renews', () => {
  expect(leftWords(free.allowance)).toBe('1 of 1 letter left');
  expect(leftWords({ ...free.allowance, limit: 3, left: 0 })).toBe('0 of 3 letters left');
  expect(renewsWords(free)).toBe('Renews on December 1');
  expect(planRenewsWords(free)).toBe('Free plan, renews on December 1');
  expect(planRenewsWords(pro)).toBe('Credit Fix Pro plan, renews on December 1');
});

test('the price, the renewal and the way out are said before anything happens', () => {
  expect(priceWords(0)).toBe(
    '$19.99 a month. Renews each month until you cancel. Cancel any time here, one click.',
  );
  expect(priceWords(7)).toBe(
    'Free for 7 days, then $19.99 a month. Cancel before the 7 days end and you pay nothing. Renews each month until you cancel. Cancel any time here, one click.',
  );
});

test.each<[string, PlanSummary, string]>([
  ['free', free, 'The free plan costs nothing, and no card is needed.'],
  [
    'active',
    pro,
    'The next payment, $19.99, is due on December 21, 2026. Pro renews each month until you cancel.',
  ],
  [
    'ending',
    withSubscription({ cancelsAtPeriodEnd: true }),
    'Pro goes on until December 21, 2026. Nothing more is charged, and then you are on the free plan.',
  ],
  [
    'trial',
    withSubscription({ status: 'trialing', trialEndsAt: '2026-11-28T17:00:00.000Z' }),
    'Your free trial ends on November 28, 2026. $19.99 is charged that day, and each month after it until you cancel. Cancel before then and you pay nothing.',
  ],
  [
    'trial_ending',
    withSubscription({ status: 'trialing', cancelsAtPeriodEnd: true }),
    'Your free trial goes on until December 21, 2026. You pay nothing, and then you are on the free plan.',
  ],
  [
    'granted',
    { ...pro, source: 'grant', subscription: null, grantEndsAt: '2027-01-01T05:00:00.000Z' },
    'Pro was given to you by the people who run this site. It costs you nothing, and goes on until January 1, 2027. Then you are on the free plan.',
  ],
  [
    'granted',
    { ...pro, source: 'grant', subscription: null },
    'Pro was given to you by the people who run this site. It costs you nothing, and has no end date.',
  ],
])('%s is told with its dates and amounts', (status, plan, words) => {
  expect(planStatus(plan)).toBe(status);
  expect(statusWords(plan)).toBe(words);
});

test('a failed payment says until when Pro goes on, and then that it is on hold', () => {
  const late = withSubscription({ status: 'past_due', graceEndsAt: '2026-12-28T17:00:00.000Z' });
  expect(planStatus(late)).toBe('past_due');
  expect(pastDueWords(late).join(' ')).toContain('Pro goes on until December 28, 2026');
  expect(pastDueWords(late).join(' ')).toContain(
    'You can still use the 1 letter that is left. New ones come once the payment has gone through.',
  );
  expect(renewsWords(late)).toBe('New letters come with the payment');
  expect(planRenewsWords(late)).toBe('Credit Fix Pro plan, new letters come with the payment');
  const used = { ...late, allowance: { ...late.allowance, left: 0 } };
  expect(pastDueWords(used).join(' ')).not.toContain('You can still use');
  expect(pastDueWords(used).join(' ')).toContain(
    'New letters come once the payment has gone through.',
  );
  const unpaid: PlanSummary = { ...late, plan: 'free', source: null };
  expect(planStatus(unpaid)).toBe('waiting');
  expect(pastDueWords(unpaid).join(' ')).toContain('you are on the free plan for now');
});

test('where Pro ends or was given, nothing is said to renew', () => {
  const ends = 'Next letter on December 1, on the free plan';
  expect(renewsWords(withSubscription({ cancelsAtPeriodEnd: true }))).toBe(ends);
  const granted = { ...pro, source: 'grant', subscription: null } as const;
  expect(renewsWords({ ...granted, grantEndsAt: '2026-12-01T05:00:00.000Z' })).toBe(ends);
  expect(renewsWords({ ...granted, grantEndsAt: '2027-02-01T05:00:00.000Z' })).toBe(
    'New letters on December 1',
  );
  expect(planRenewsWords(granted)).toBe('Credit Fix Pro plan, new letters on December 1');
});

test('what has ended leaves nothing to cancel', () => {
  const ended: PlanSummary = { ...withSubscription({ status: 'canceled' }), plan: 'free' };
  expect(hasSubscription(ended)).toBe(false);
  expect(planStatus(ended)).toBe('free');
});

test('dates are counted in the zone of the plan months, whatever the clock of the browser', () => {
  const late = withSubscription({ periodEndsAt: '2026-12-22T03:00:00.000Z' });
  expect(statusWords(late)).toContain('December 21, 2026');
});

test('where Pro is paid afterwards, nothing speaks of a monthly price', () => {
  expect(priceWords(0, true)).toMatch(
    /^\$6\.67 for each finished letter.+\$19\.99.+Nothing is paid in advance/,
  );
  expect(priceWords(7, true)).toMatch(/first 7 days are free/);
  const running = withSubscription({ amountCents: 0 });
  expect(statusWords(running, true)).toMatch(
    /^On .+ you pay for the letters that were finished by then/,
  );
  expect(statusWords(withSubscription({ amountCents: 0, cancelsAtPeriodEnd: true }), true)).toMatch(
    /Then you pay for the letters that were finished/,
  );
  const late = withSubscription({
    amountCents: 0,
    status: 'past_due',
    graceEndsAt: '2026-12-28T17:00:00.000Z',
  });
  expect(pastDueWords(late).join(' ')).toContain(
    'for your finished letters. Pro goes on until December 28',
  );
  for (const words of [priceWords(0, true), statusWords(running, true), ...pastDueWords(late)])
    expect(words).not.toContain('$0.00');
});
