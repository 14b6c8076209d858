import type { PolishEvent } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { afterEvent, keptOf, nothingYet, progressWords } from './polish-progress.ts';

const words = (...events: readonly PolishEvent[]): string =>
  progressWords(events.reduce(afterEvent, nothingYet));
const progress = (count: number): PolishEvent => ({ kind: 'progress', words: count });
const smoothed = [{ key: 'story', plain: 'i payed it', polished: 'I paid it' }];

describe('progress in words', () => {
  test('says how far it is', () => {
    expect(words({ kind: 'started' })).toBe('Smoothing your sentences');
    expect(words(progress(1))).toBe('Smoothing your sentences, 1 word so far');
    expect(words(progress(24))).toBe('Smoothing your sentences, 24 words so far');
    expect(words(progress(24), { kind: 'checking' })).toBe('Checking that nothing was added');
  });

  test('never counts back, as it would where the model starts over', () => {
    expect(words(progress(24), progress(3))).toBe('Smoothing your sentences, 24 words so far');
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
