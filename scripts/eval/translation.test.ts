import { composeLetter, letterTranslation, type LetterInput } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { disputes } from './disputes.ts';

const DISPUTES = 300;

function ownWords({ disputeDetails: details }: LetterInput): string {
  const items = [details, ...(details.moreItems ?? [])];
  return items
    .flatMap(({ creditorName, customDetails = '', facts = {} }) => [
      creditorName,
      customDetails,
      ...Object.values(facts),
    ])
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .toLowerCase();
}

/** Sentences of the letter that a Spanish reader finds in English and did not write. */
function leftInEnglish(input: LetterInput): readonly string[] {
  const { lines } = letterTranslation(composeLetter(input));
  const own = ownWords(input);
  return [...lines]
    .filter(([id]) => !id.includes('narrative'))
    .flatMap(([, texts]) => texts.flat())
    .filter(({ kind }) => kind !== 'spanish')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !own.includes(sentence.toLowerCase().replace(/[.\s]+$/, '')));
}

test('of hundreds of made-up disputes no sentence of ours is without Spanish', () => {
  const left = disputes(DISPUTES, 7).flatMap(({ input }) => leftInEnglish(input));
  // An answer that is missing is a line to be filled in, in any language.
  expect(left.filter((sentence) => /\p{L}/u.test(sentence))).toEqual([]);
});
