import { expect, test } from 'vitest';
import { bureauCountWords, leftTitle, planUseWords } from './allowance-words.ts';

const free = { plan: 'free', limit: 1, used: 0, left: 1, renewsOn: '2026-12-01' } as const;
const pro = { plan: 'pro', limit: 3, used: 0, left: 3, renewsOn: '2026-12-01' } as const;

test('one letter needs no count beside the bureaus', () => {
  expect(bureauCountWords(1, free)).toBe('');
});

test('several say what they take from the plan', () => {
  expect(bureauCountWords(3, pro)).toBe(
    'This makes 3 letters, one for each bureau. They use 3 of the 3 letters you have left this billing period.',
  );
  expect(bureauCountWords(2, undefined)).toBe('This makes 2 letters, one for each bureau.');
});

test.each([
  [
    3,
    free,
    'Your Free plan has 1 letter left this month.',
    'Choose one bureau now, and make the others from December 1.',
  ],
  [
    3,
    { ...pro, used: 1, left: 2 },
    'Your Credit Fix Pro plan has 2 letters left this billing period.',
    'Choose 2 bureaus now, and make the other from December 1.',
  ],
] as const)('%d letters where fewer are left are explained', (letters, allowance, left, choose) => {
  expect(bureauCountWords(letters, allowance)).toContain(`${left} ${choose}`);
  // Below the title that says how many are left.
  expect(planUseWords(allowance, letters)).toBe(`You chose 3 bureaus. ${choose}`);
});

test('with none left, the day of the next letter is named', () => {
  const none = { ...free, used: 1, left: 0 };
  expect(bureauCountWords(2, none)).toContain('has none left this month');
  expect(planUseWords(none, 2)).toBe(
    'You have used your letter of this month. You can make the next one from December 1.',
  );
});

test('Pro counts in billing periods, Free in months', () => {
  expect(leftTitle({ ...free, used: 1, left: 0 })).toBe('No letters left this month');
  expect(leftTitle({ ...pro, used: 3, left: 0 })).toBe('No letters left this billing period');
  expect(leftTitle({ ...pro, used: 2, left: 1 })).toBe(
    'You have 1 letter left this billing period',
  );
  expect(planUseWords({ ...pro, used: 3, left: 0 })).toBe(
    'You have used all 3 letters of this billing period. You can make the next one from December 1.',
  );
  expect(planUseWords(pro)).toBe(
    'This is letter 1 of 3 on your Credit Fix Pro plan this billing period. It costs nothing.',
  );
});
