import { expect, test, describe } from 'vitest';
import { wordDiff, afterEvent, keptOf, nothingYet, progressWords } from './polish-card.tsx';
import type { PolishEvent } from '@creditfix/shared/letters';

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

const words = (...events: readonly PolishEvent[]): string =>
  progressWords(events.reduce(afterEvent, nothingYet));
const progress = (count: number): PolishEvent => ({ kind: 'progress', words: count });
const smoothed = [{ key: 'story', plain: 'i payed it', polished: 'I paid it' }];

describe('progress in words', () => {
  test('says how far it is', () => {
    expect(words({ kind: 'started' })).toBe('Improving your sentences');
    expect(words(progress(1))).toBe('Improving your sentences, 1 word so far');
    expect(words(progress(24))).toBe('Improving your sentences, 24 words so far');
    expect(words(progress(24), { kind: 'checking' })).toBe('Checking that nothing was added');
  });

  test('never counts back, as it would where the model starts over', () => {
    expect(words(progress(24), progress(3))).toBe('Improving your sentences, 24 words so far');
  });
});

describe('the end', () => {
  test.each([
    [smoothed, 'none', 'none'],
    [smoothed, 'not_good_enough', 'some'],
    [[], 'not_good_enough', 'all'],
    [[], 'unavailable', 'all'],
    [[], 'nothing_to_smooth', 'all'],
  ] as const)('%j, %s', (polished, kept, expected) => {
    const done = { kind: 'done' as const, polished: [...polished], kept };
    expect(keptOf({ kind: 'done', done })).toBe(expected);
  });

  test('leaves the own words where it failed, and is none while it works', () => {
    expect(keptOf({ kind: 'failed' })).toBe('all');
    expect(keptOf({ kind: 'working' })).toBeUndefined();
  });
});
