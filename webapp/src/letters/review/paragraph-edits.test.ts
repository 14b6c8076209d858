import type { LintFinding } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { offeredChange, withFix } from './paragraph-edits.ts';

function offer(text: string, words: string, replacement: string): LintFinding {
  const start = text.indexOf(words);
  const fix = { label: 'Change it', replacement };
  const place = { blockId: 'b', start, end: start + words.length };
  return { code: 'x', severity: 'warn', message: 'Why.', ...place, fix };
}

test.each([
  ['Please fix this ASAP today.', 'ASAP', 'soon', 'Please fix this soon today.'],
  ['Under 15 U.S.C. 9, please check.', 'Under 15 U.S.C. 9,', '', 'please check.'],
  ['Please check (HIPAA) it.', '(HIPAA)', '', 'Please check it.'],
  ['Please check it, see HIPAA.', ', see HIPAA', '', 'Please check it.'],
  ['Please check HIPAA', 'HIPAA', '', 'Please check'],
])('in %j, %j becomes %j', (text, words, replacement, expected) => {
  expect(withFix(text, offer(text, words, replacement))).toBe(expected);
});

test('an offer changes nothing outside its place and the spaces around it', () => {
  const text = 'Please check (HIPAA) it.';
  expect(offeredChange(text, offer(text, '(HIPAA)', ''))).toEqual({
    start: 12,
    end: 21,
    words: ' ',
  });
});

test('a note without an offer changes nothing', () => {
  const { fix: _, ...bare } = offer('Please check.', 'Please', 'Kindly');
  expect(withFix('Please check.', bare)).toBe('Please check.');
});
