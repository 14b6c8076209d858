import { expect, test } from 'vitest';
import { signingProblemText } from '../signing/signing-problem.tsx';
import { liesInLetter, writingProblemText } from './writing-problem.tsx';

test.each([
  ['letters.nothing_new', 'new_fact'],
  ['letters.contradicts_earlier', 'kind'],
  ['letters.copy_missing', 'copies'],
  ['letters.too_many_copies', 'copies'],
  ['letters.facts_missing', 'facts'],
  ['letters.refused', 'facts'],
] as const)('%s leads to where it can be changed', (code, action) => {
  expect(writingProblemText({ code }).action).toBe(action);
});

test('a server that is busy is no fault of the letter', () => {
  expect(liesInLetter({ status: 503, code: 'letters.pdf_unavailable' })).toBe(false);
  expect(liesInLetter({ status: 422, code: 'letters.nothing_new' })).toBe(true);
});

test('what comes up only at signing is said in the same words, with the letter to go back to', () => {
  const problem = { code: 'letters.nothing_new', status: 422, error: 'Something new is needed.' };
  expect(signingProblemText(problem)).toEqual({
    title: 'You already sent this dispute',
    text: 'Something new is needed.',
    action: 'read_again',
  });
});
