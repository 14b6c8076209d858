import { afterEach, expect, it } from 'vitest';
import { Problem, defineProblems, speakIn } from './index.ts';

const en = { 'letter.gone': 'It is gone.' };
const es: typeof en = { 'letter.gone': 'Ya no está.' };
const LetterProblems = defineProblems(
  { 'letter.gone': 404, 'letter.forged': { status: 400, text: 'It was forged.' } },
  { en, es },
);

// Test files share their modules: the source is put back for those that come later.
const usual = speakIn(() => 'en');
afterEach(() => void speakIn(usual));

it('tells a problem in the reader’s language, and logs it in English', () => {
  const problem = LetterProblems.raise('letter.gone');
  expect(problem.tell()).toBe('It is gone.');
  speakIn(() => 'es');
  expect(problem.tell()).toBe('Ya no está.');
  expect(problem).toMatchObject({ message: 'It is gone.', status: 404, code: 'letter.gone' });
});

it('tells the text of the case instead, if one is given', () => {
  speakIn(() => 'es');
  expect(LetterProblems.raise('letter.gone', { text: 'Se fue ayer.' }).tell()).toBe('Se fue ayer.');
});

it('tells staff and programs in English alone', () => {
  speakIn(() => 'es');
  expect(LetterProblems.raise('letter.forged').tell()).toBe('It was forged.');
  expect(new Problem('letter.other', { status: 409, text: 'Other.' }).tell()).toBe('Other.');
});

it('takes no code without its Spanish', () => {
  // @ts-expect-error -- the Spanish text is missing
  defineProblems({ 'letter.gone': 404 }, { en, es: {} });
  expect(Object.keys(LetterProblems.only('letter.gone'))).toEqual(['letter.gone']);
});
