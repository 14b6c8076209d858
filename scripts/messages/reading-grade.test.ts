import { readingGrade, wordCount } from '@creditfix/shared/letters';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/process/run-tool.ts';
import { messagesOf } from './messages-of.ts';

/**
 * Every English text that a consumer reads, by the measure that letters are read by: a whole file at eighth grade or below, and no
 * sentence in it far above. A title or a button is too short to have a grade.
 */

const HIGHEST_GRADE = 8;
const HIGHEST_OF_A_SENTENCE = 12;
const FEWEST_WORDS = 12;

/** What the law says is written as near to its words as can be; words for search engines are no sentences. */
const EXEMPT = /^statutesMessages\.|\.keywords$/;

/** Staff know their field. */
const OF_STAFF = /\/(?:admin|desktop)\//;

const files = globSync('{shared,webapp}/src/**/messages.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !OF_STAFF.test(file))
  .toSorted();

interface Text {
  readonly key: string;
  readonly text: string;
}

function textsOf(file: string): readonly Text[] {
  return Array.from(messagesOf(file), ([key, message]) => ({ key, text: spokenOf(message) }))
    .filter(({ key }) => !EXEMPT.test(key))
    .filter(({ text }) => wordCount(text) >= FEWEST_WORDS);
}

const CHOICE = /\{\w+, (?:plural|select), ((?:\w+ \{[^{}]*\} ?)+)\}/;
const VALUE = /\{[A-Za-z]\w*\}/;

/** A message as somebody reads it: its longest form, with a short word for each value. */
function spokenOf(message: string): string {
  const choice = CHOICE.exec(message);
  if (choice) {
    const forms = Array.from((choice[1] ?? '').matchAll(/\{([^{}]*)\}/g), ([, form = '']) => form);
    const longest = forms.toSorted((a, b) => b.length - a.length)[0] ?? '';
    return spokenOf(message.replace(choice[0], () => longest));
  }
  if (VALUE.test(message)) return spokenOf(message.replace(VALUE, 'Ohio'));
  return message
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/'([{}])'/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?:])\s+/).filter((sentence) => wordCount(sentence) >= FEWEST_WORDS);

test.each(files)('%s reads at eighth grade, and no sentence of it far above', (file) => {
  const texts = textsOf(file);
  const grades = texts.map(({ text }) => readingGrade(text));
  const average = grades.reduce((sum, grade) => sum + grade, 0) / Math.max(grades.length, 1);
  expect(average).toBeLessThanOrEqual(HIGHEST_GRADE);
  const hard = texts.flatMap(({ key, text }) =>
    sentencesOf(text)
      .filter((sentence) => readingGrade(sentence) > HIGHEST_OF_A_SENTENCE)
      .map((sentence) => `${key}: ${sentence}`),
  );
  expect(hard).toEqual([]);
});

test('there is much to read', () => {
  const count = files.reduce((sum, file) => sum + textsOf(file).length, 0);
  expect(count).toBeGreaterThan(1_000);
});
