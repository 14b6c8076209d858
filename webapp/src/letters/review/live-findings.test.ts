import type { LintFinding } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { findingsWords, movedAlong, placedInTyping } from './live-findings.ts';

const finding = (start: number, end: number, severity: LintFinding['severity'] = 'warn') =>
  ({ code: 'x', severity, blockId: 'b', start, end, message: 'Why.' }) satisfies LintFinding;

/** A finding about these words of a text. */
function about(words: string, text: string): LintFinding {
  const start = text.indexOf(words);
  return finding(start, start + words.length);
}

const marked = (text: string, findings: readonly LintFinding[]) =>
  findings.map(({ start, end }) => text.slice(start, end));

describe('findings of the tidied text', () => {
  test.each([
    ['  You must pay. ', 'You must pay.'],
    ['\n\nYou must pay.', 'You must pay.'],
    ['Check it.\n\n   You must pay. \n', 'Check it.\nYou must pay.'],
    ['You must pay.', 'You must pay.'],
  ])('lie on the same words of %j', (typed, tidied) => {
    const placed = placedInTyping([about('must pay', tidied)], tidied, typed);
    expect(marked(typed, placed)).toEqual(['must pay']);
  });

  test('across two lines take what lies between along', () => {
    const [typed, tidied] = ['one \n\n two', 'one\ntwo'];
    const placed = placedInTyping([finding(0, tidied.length)], tidied, typed);
    expect(marked(typed, placed)).toEqual([typed]);
  });

  test('without words stay without words', () => {
    expect(placedInTyping([finding(3, 3)], 'one', 'one ')).toMatchObject([{ start: 4, end: 4 }]);
  });
});

describe('while the newest text is not read yet', () => {
  const before = 'I demand that you delete it now.';
  const moved = (now: string) => marked(now, movedAlong([about('delete', before)], before, now));

  test.each([
    ['I firmly demand that you delete it now.', ['delete']],
    ['I demand that you delete it right now.', ['delete']],
    ['you delete it now.', ['delete']],
    [before, ['delete']],
    ['I demand that you dlete it now.', []],
    ['I demand.', []],
    ['', []],
  ])('in %j marks stay on %j', (now, expected) => {
    expect(moved(now)).toEqual(expected);
  });
});

test.each([
  [[], 'No notes on this paragraph.'],
  [[finding(0, 1)], 'One note on this paragraph.'],
  [[finding(0, 1, 'block')], 'One note on this paragraph; it has to change before you sign.'],
  [
    [finding(0, 1, 'block'), finding(2, 3)],
    '2 notes on this paragraph; one has to change before you sign.',
  ],
  [
    [finding(0, 1, 'block'), finding(2, 3, 'block')],
    '2 notes on this paragraph; 2 have to change before you sign.',
  ],
])('%# what is read out: %s', (findings, expected) => {
  expect(findingsWords(findings)).toBe(expected);
});
