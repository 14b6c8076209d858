import { expect, test } from 'vitest';
import { chargeWords, paidWords } from './mail-words.ts';

test('before anything is sent, it is said when the price is taken, or that none is', () => {
  expect(chargeWords({ collectsPrice: true }, 68)).toMatch(
    /^\$0\.68 is charged .* you pay nothing/,
  );
  expect(chargeWords({ collectsPrice: false }, 68)).toBe('You pay nothing for this mailing.');
});

test.each([
  ['queued', 'lob', 'none', '$0.68 is the price. Nothing has been charged.'],
  ['cancelled', 'lob', 'none', 'Nothing was charged.'],
  ['in_transit', 'lob', 'paid', '$0.68, paid.'],
  ['returned', 'lob', 'given_back', '$0.68 was charged and given back to you.'],
  ['mailed', 'print_queue', 'not_collected', '$0.68 is the price. Nothing was charged here.'],
  ['mailed', 'self', 'none', 'You paid the post office. We charge nothing for this.'],
] as const)('%s by %s, charge %s: %s', (status, carrier, charge, words) => {
  expect(paidWords({ status, carrier, charge, priceCents: 68 })).toBe(words);
});
