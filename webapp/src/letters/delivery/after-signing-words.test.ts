import { expect, test } from 'vitest';
import { answerTime, answerWords, storedWords } from './next-dates.ts';
import type { MadeLetters } from '../wizard/wizard-state.ts';

const letter = (reference: string, target: string) => ({
  letterId: reference,
  pdfUrl: '/pdf',
  reference,
  target,
  ready: true,
});

const made = (
  facts: Omit<MadeLetters, 'letters' | 'signedOnPaper'>,
  ...more: string[]
): MadeLetters => ({
  letters: [letter('CF-1', 'Equifax'), ...more.map((target) => letter('CF-2', target))],
  signedOnPaper: false,
  ...facts,
});

const wordsOf = (letters: MadeLetters) => answerWords(letters, answerTime(letters));

test('a bureau has its days by law, and each of several has them', () => {
  const one = made({ recipient: 'bureau', purpose: 'not_mine', freeReport: false });
  expect(wordsOf(one).when).toBe('30 days after it arrives');
  expect(wordsOf(one).what).toMatch(/^Equifax has to .* 15 days longer\.$/);
  const two = made({ recipient: 'bureau', purpose: 'not_mine', freeReport: true }, 'Experian');
  expect(wordsOf(two).when).toBe('45 days after they arrive');
  expect(wordsOf(two).what).toMatch(/^Each bureau has to /);
  expect([storedWords(one), storedWords(two)]).toEqual([
    'Letter CF-1 is signed and stored on your dashboard.',
    '2 letters are signed and stored on your dashboard.',
  ]);
});

test('a favor, an offer and a request for proof promise no day', () => {
  for (const purpose of ['goodwill', 'pay_for_delete', 'debt_validation'] as const) {
    const words = wordsOf(made({ recipient: 'collector', purpose }));
    expect(`${words.when} ${words.what}`).not.toMatch(/\d/);
  }
});
