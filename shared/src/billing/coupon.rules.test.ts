import { expect, it } from 'vitest';
import { centsOffOf, couponCodeOf, discountedCents } from './coupon.rules.ts';

it.each([
  [1_999, { percentOff: 50, centsOff: null }, 999],
  [1_999, { percentOff: 100, centsOff: null }, 0],
  [1_999, { percentOff: null, centsOff: 500 }, 1_499],
  [300, { percentOff: null, centsOff: 500 }, 0],
  // No card payment is smaller than 50 cents.
  [68, { percentOff: 50, centsOff: null }, 0],
  [100, { percentOff: 50, centsOff: null }, 50],
])('leaves of %i cents with %j', (cents, discount, left) => {
  expect(discountedCents(cents, discount)).toBe(left);
});

it('takes no more off than the price', () => {
  expect(centsOffOf(300, { percentOff: null, centsOff: 500 })).toBe(300);
});

it('reads a code as people type it', () => {
  expect(couponCodeOf(' spring 26 ')).toBe('SPRING26');
});
