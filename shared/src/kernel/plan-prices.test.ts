import { expect, it } from 'vitest';
import { dollars } from './plan-prices.ts';

it('writes an amount as the formatter of the platform does', () => {
  const own = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const amounts = [0, 1, 10, 99, 100, 1999, 99_999, 100_000, 123_456_789, 100_000_000, 2 ** 40];
  for (const cents of [...amounts, ...amounts.slice(1).map((amount) => -amount)])
    expect(dollars(cents)).toBe(own.format(cents / 100));
});
