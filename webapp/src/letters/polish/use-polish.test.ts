import type { PolishEvent } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import {
  afterEvent,
  afterPreview,
  ownWordsKept,
  progressWords,
  working,
  type PolishState,
} from './use-polish.ts';

const after = (...events: readonly PolishEvent[]): PolishState =>
  events.reduce<PolishState>(afterEvent, working);
const words = (...events: readonly PolishEvent[]): string | undefined => {
  const state = after(...events);
  return state.kind === 'working' ? progressWords(state) : undefined;
};
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
    [smoothed, 'none', { kind: 'done', kept: 'none' }],
    [smoothed, 'not_good_enough', { kind: 'done', kept: 'some' }],
    [[], 'not_good_enough', ownWordsKept],
    [[], 'unavailable', ownWordsKept],
    [[], 'nothing_to_smooth', ownWordsKept],
    [[], 'not_set_up', { kind: 'hidden' }],
  ] as const)('%j, %s', (polished, kept, expected) => {
    expect(after({ kind: 'done', polished: [...polished], kept })).toEqual(expected);
  });

  test('stays the end: a line that comes late changes nothing', () => {
    expect(afterEvent(ownWordsKept, progress(9))).toBe(ownWordsKept);
  });
});

describe('what would be sent', () => {
  const preview = {
    host: 'model.example.com',
    model: 'm',
    instructions: 'Edit.',
    texts: [{ key: 'story', about: null, pieces: [{ sent: 'I paid it.', hides: null }] }],
    sha256: 'a'.repeat(64),
  };

  test('is asked about before anything is sent', () => {
    expect(afterPreview(preview, false)).toEqual({ kind: 'asking', preview, changed: false });
  });

  test.each([
    [{ ...preview, sha256: null, texts: [] }, ownWordsKept],
    [{ ...preview, host: null, model: null, sha256: null, texts: [] }, { kind: 'hidden' }],
  ])('is not asked about if there is nothing to send or nobody to send it to', (none, expected) => {
    expect(afterPreview(none, false)).toEqual(expected);
  });
});
