import { expect, test } from 'vitest';
import { wordDiff } from './smoothed-texts.tsx';

/** `I {-payed-}{+paid+} it.` */
function drawn(before: string, now: string): string {
  const signs = { same: ['', ''], removed: ['{-', '-}'], added: ['{+', '+}'] } as const;
  return wordDiff(before, now)
    .map(({ kind, text }) => signs[kind][0] + text + signs[kind][1])
    .join('');
}

test.each([
  ['I paid it.', 'I paid it.', 'I paid it.'],
  ['I payed it.', 'I paid it.', 'I {-payed-}{+paid+} it.'],
  ["I didn't owe it.", 'I did not owe it.', "I {-didn't-}{+did not+} owe it."],
  ['I owe $1,680.00 now.', 'I owe $1,685.00 now.', 'I owe ${-1,680.00-}{+1,685.00+} now.'],
  ['I called them.', 'I called them. Nobody answered.', 'I called them. {+Nobody answered.+}'],
  ['Then I called them.', 'I called them.', '{-Then -}I called them.'],
])('%j and %j differ as a reader sees it', (before, now, expected) => {
  expect(drawn(before, now)).toBe(expected);
});

test('a small word between two changes goes with them', () => {
  expect(drawn('they was a bad ones', 'they were a good one')).toBe(
    'they {-was a bad ones-}{+were a good one+}',
  );
});

test('the pieces make up both texts', () => {
  const before =
    'i payed it in march and they never wrote it down, so the report is wrong. i called two times about this';
  const now =
    'I paid it in March, and they never recorded it, so the report is wrong. I called twice about this.';
  const without = (kind: string) =>
    wordDiff(before, now)
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(now);
});
