import { expect, test } from 'vitest';
import { bureauCountWords, planUseWords } from './allowance-words.ts';

const free = { plan: 'free', limit: 1, used: 0, left: 1, renewsOn: '2026-12-01' } as const;
const pro = { plan: 'pro', limit: 3, used: 0, left: 3, renewsOn: '2026-12-01' } as const;

test('one letter needs no count beside the bureaus', () => {
  expect(bureauCountWords(1, free)).toBe('');
});

test('several say what they take from the plan', () => {
  expect(bureauCountWords(3, pro)).toBe(
    'This makes 3 letters, one for each bureau. They use 3 of the 3 letters you have left this month.',
  );
  expect(bureauCountWords(2, undefined)).toBe('This makes 2 letters, one for each bureau.');
});

test.each([
  [
    3,
    free,
    'Your Free plan has 1 left this month. Choose one bureau now, and make the others from December 1.',
  ],
  [
    3,
    { ...pro, used: 1, left: 2 },
    'Your Credit Fix Pro plan has 2 left this month. Choose 2 bureaus now, and make the other from December 1.',
  ],
] as const)('%d letters where fewer are left are explained', (letters, allowance, words) => {
  expect(bureauCountWords(letters, allowance)).toContain(words);
  expect(planUseWords(allowance, letters)).toBe(words);
});

test('with none left, the next month is named', () => {
  const none = { ...free, used: 1, left: 0 };
  expect(bureauCountWords(2, none)).toContain('has none left this month');
  expect(planUseWords(none, 2)).toBe(
    'You have used your letter of this month. The next month starts on December 1.',
  );
});
