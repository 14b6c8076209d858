import type { LetterDocument, LintFinding } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { marksOf, notesByBlock, placesToChange, toChangeWords } from './margin-notes.ts';

const TEXT = 'Under 15 U.S.C. § 1681i you must delete it. You break the law. Please write to me.';

const letter = {
  blocks: [
    { id: 'law', role: 'law', kind: 'paragraph', text: TEXT, citations: [] },
    {
      id: 'ask',
      role: 'request',
      kind: 'list',
      items: ['Delete it now.', 'Pay me.'],
      citations: [],
    },
  ],
} as unknown as LetterDocument;

const finding = (
  blockId: string,
  [start, end]: readonly [number, number],
  severity: LintFinding['severity'] = 'block',
): LintFinding => ({ code: 'x', severity, blockId, start, end, message: 'Why.' });

const on = (words: string, severity?: LintFinding['severity']) =>
  finding('law', [TEXT.indexOf(words), TEXT.indexOf(words) + words.length], severity);

describe('notes', () => {
  const notes = notesByBlock(letter, [
    finding('ask', [15, 18]),
    on('break'),
    on('must', 'warn'),
    finding('gone', [0, 4]),
    on('must'),
    finding('law', [0, TEXT.length], 'warn'),
  ]);

  test('are numbered in reading order, the graver one first', () => {
    const all = [...notes.values()].flat();
    expect(
      all.map(({ number, words, finding: { severity } }) => [number, words, severity]),
    ).toEqual([
      [1, '', 'warn'],
      [2, 'must', 'block'],
      [3, 'must', 'warn'],
      [4, 'break', 'block'],
      [5, 'Pay', 'block'],
    ]);
  });

  test('about a whole paragraph are a flag at its end and no line under all of it', () => {
    const [law] = letter.blocks;
    const [whole, must] = law ? marksOf(law, notes.get('law') ?? []) : [];
    expect(whole).toEqual({ start: TEXT.length, end: TEXT.length, tone: 'warn', note: 1 });
    expect(must).toMatchObject({ start: TEXT.indexOf('must'), tone: 'block', note: 2 });
  });
});

describe('what has to change', () => {
  const change = (...findings: readonly LintFinding[]) =>
    placesToChange(letter, notesByBlock(letter, findings));

  test.each([
    [[on('must')], 'One sentence has to change before you sign.', 1],
    [[on('must'), on('delete')], 'One sentence has to change before you sign.', 1],
    [[on('Please', 'warn'), on('break')], 'One sentence has to change before you sign.', 1],
    [[on('must'), on('break')], '2 sentences have to change before you sign.', 1],
    [
      [finding('ask', [0, 6]), finding('ask', [15, 18])],
      '2 sentences have to change before you sign.',
      1,
    ],
    [[on('must', 'warn'), on('break')], 'One sentence has to change before you sign.', 2],
  ])('%# counts sentences, not notes', (findings, words, first) => {
    const found = change(...findings);
    expect(found && toChangeWords(found)).toBe(words);
    expect(found?.first.number).toBe(first);
  });

  test('is nothing where there are only suggestions', () => {
    expect(change(on('must', 'warn'))).toBeUndefined();
  });
});
