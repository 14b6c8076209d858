import { describe, expect, test } from 'vitest';
import { freshRange, gapLabel, gapMark, textSegments } from './text-segments.ts';

const words = (before: string, now: string) => {
  const range = freshRange(before, now);
  return range && now.slice(range.start, range.end);
};

describe('new words', () => {
  test.each([
    ['I paid', 'I paid it', 'it'],
    ['I pai', 'I paid', 'paid'],
    ['', 'Dear Equifax', 'Dear Equifax'],
    ['I owe $500 now', 'I owe $750 now', '$750'],
    ['one two three', 'one three', undefined],
    ['same', 'same', undefined],
    ['aa', 'aaa', 'aaa'],
  ])('from %j to %j marks %j', (before, now, expected) => {
    expect(words(before, now)).toBe(expected);
  });
});

describe('segments of a text', () => {
  test('put together they are the text', () => {
    const text = `Under 15 U.S.C. § 1681i(a)(1), ${gapMark('creditorName')} must look again.`;
    const segments = textSegments(text, {
      citations: [{ statute: 'cra.reinvestigate', words: '15 U.S.C. § 1681i(a)(1)' }],
      marks: [{ start: 3, end: 9, tone: 'warn' }],
      fresh: { start: 40, end: 44 },
    });
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.find(({ gap }) => gap)?.gap).toBe('creditor');
    expect(
      segments
        .filter(({ citation }) => citation)
        .map((segment) => segment.text)
        .join(''),
    ).toBe('15 U.S.C. § 1681i(a)(1)');
  });

  test('a longer citation is not taken for the shorter one inside it', () => {
    const text = 'See § 1681i(a)(1)(A) and § 1681i(a)(1).';
    const cited = textSegments(text, {
      citations: [
        { statute: 'short', words: '§ 1681i(a)(1)' },
        { statute: 'long', words: '§ 1681i(a)(1)(A)' },
      ],
    }).filter(({ citation }) => citation);
    expect(cited.map(({ citation, start }) => [citation?.statute, start])).toEqual([
      ['long', 4],
      ['short', 25],
    ]);
  });

  test('new words never cut a citation in two', () => {
    const cited = textSegments('See § 1681i(a)(2) now.', {
      citations: [{ statute: 'x', words: '§ 1681i(a)(2)' }],
      fresh: { start: 6, end: 21 },
    }).filter(({ citation }) => citation);
    expect(cited.map(({ text, fresh }) => [text, fresh])).toEqual([['§ 1681i(a)(2)', true]]);
  });

  test('a mark past the end of the text is cut there', () => {
    const segments = textSegments('short', { marks: [{ start: 2, end: 90, tone: 'block' }] });
    expect(segments.map(({ text, tone }) => [text, tone])).toEqual([
      ['sh', undefined],
      ['ort', 'block'],
    ]);
  });

  test('the flag of a note stands where its words end, also where law cuts them in two', () => {
    const segments = textSegments('You must obey § 1681i now.', {
      citations: [{ statute: 'x', words: '§ 1681i' }],
      marks: [
        { start: 4, end: 21, tone: 'block', note: 1 },
        { start: 26, end: 26, tone: 'warn', note: 2 },
      ],
    });
    expect(
      segments.map(({ text, tone, flags }) => [text, tone, flags.map(({ note }) => note)]),
    ).toEqual([
      ['You ', undefined, []],
      ['must obey ', 'block', []],
      ['§ 1681i', 'block', [1]],
      [' now.', undefined, [2]],
    ]);
  });

  test('ordinary letters are no gaps', () => {
    expect([...'Equifax § é'].some((character) => gapLabel(character))).toBe(false);
  });
});
