import { describe, expect, test } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import type { LetterInput } from '../contract/letter-document.ts';
import { readLetter } from '../judge/judge-words.rules.ts';
import {
  secondQuestions,
  secondReadingAnswerSchema,
  secondReadingQuestion,
  wordsToRead,
  askedFamilies,
  letterSays,
  secondReadingPrompt,
} from './second-reading.rules.ts';

const story =
  'Their sofa, which Rosa Garza picked, has been in our front room since then. Nobody from there ever showed me a paper. Send me 500 dollars by noon.';

const input: LetterInput = {
  personalInfo: {
    firstName: 'Marisol',
    lastName: 'Vance',
    address: '48 Larkspur Lane',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
  },
  disputeDetails: {
    creditorName: 'Northgate Recovery',
    accountNumber: '77-4402-4821',
    disputeReason: 'not_mine',
    facts: {
      itemType: 'collection',
      identityUsed: 'no',
      howKnown: 'similar_name',
      dealtWithCompany: 'never',
      story,
    },
  },
  bureau: 'equifax',
  date: '2026-11-21',
  reference: 'CF-7Q4M-2K9D',
};
const document = composeLetter(input);
const reading = wordsToRead(document, input, { isWord: () => true });
const found = readLetter(document, input);
const [sent] = reading.texts;
const SOFA = 'has been in our front room since then';

const asked = (...questions: readonly { key?: string; quote: string; family: string }[]) =>
  secondQuestions(
    { questions: questions.map((question) => ({ key: sent?.key ?? '', ...question })) },
    { document, input, reading, found },
  );

describe('what is sent', () => {
  test('is the words without names and numbers, beside what the letter says', () => {
    expect(reading.texts).toHaveLength(1);
    const question = secondReadingQuestion(reading.texts);
    expect(question).toContain(letterSays['not_mine']);
    expect(question).toContain(SOFA);
    for (const secret of ['Rosa', 'Garza', '500', 'Northgate', 'Marisol', '4821'])
      expect(question).not.toContain(secret);
  });

  test('says of each family what it is', () => {
    for (const family of Object.keys(askedFamilies))
      expect(secondReadingPrompt).toContain(`  ${family}: `);
  });
});

describe('what is asked', () => {
  test('is one question of ours about the sentence, which the person may keep', () => {
    const [question, ...more] = asked(
      { quote: SOFA, family: 'own_account' },
      { quote: 'in our front room', family: 'divorce' },
    );
    expect(more).toEqual([]);
    expect(question).toMatchObject({ code: 'words.own_account', severity: 'warn' });
    expect(question?.ways).toContain('keep');
    expect(question?.message).toContain(
      'You wrote: “Their sofa, which Rosa Garza picked, has been in our front room since then.”',
    );
    expect(question?.message).toContain('We may be misreading this.');
  });

  test.each([
    ['a family that we do not know', { quote: SOFA, family: 'fraudster' }],
    ['a family of the language itself', { quote: SOFA, family: 'constructor' }],
    ['a family that fits no letter of this kind', { quote: SOFA, family: 'was_late' }],
    ['sums, which the model does not see', { quote: SOFA, family: 'amount_differs' }],
    ['words that nobody wrote', { quote: 'I opened this card in 2019', family: 'own_account' }],
    ['words that are split between sentences', { quote: 'since then. Nobody', family: 'law' }],
    ['words behind the marks', { quote: 'which Rosa Garza picked', family: 'others_data' }],
    ['a single word', { quote: 'sofa', family: 'own_account' }],
    ['nothing', { quote: '', family: 'own_account' }],
    ['a text that was not sent', { key: '9', quote: SOFA, family: 'own_account' }],
    ['words without end', { quote: SOFA.repeat(500), family: 'own_account' }],
  ])('is nothing where the model names %s', (_, question) => {
    expect(asked(question)).toEqual([]);
  });

  test('is nothing where the rules have spoken already', () => {
    const stopped = found.find(({ code }) => code === 'words.demand');
    expect(stopped?.severity).toBe('block');
    expect(asked({ quote: 'by noon', family: 'threat' })).toEqual([]);
  });

  test('is never more than a person can answer', () => {
    const many = Array.from({ length: 40 }, (_, index) => `Thing number ${index} is odd to me.`);
    const long = { ...input.disputeDetails.facts, story: many.join(' ') };
    const other = { ...input, disputeDetails: { ...input.disputeDetails, facts: long } };
    const letter = composeLetter(other);
    const words = wordsToRead(letter, other, { isWord: () => true });
    const quotes = words.texts[0]?.text.match(/Thing [^.]+/gu) ?? [];
    expect(quotes.length).toBe(40);
    const questions = quotes.map((quote) => ({ key: '1', quote, family: 'threat' }));
    const answer = { questions };
    expect(
      secondQuestions(answer, { document: letter, input: other, reading: words, found: [] }).length,
    ).toBe(8);
  });
});

test('an answer of another shape is none', () => {
  for (const answer of [null, [], {}, { questions: 'no' }, { questions: [{ key: 1 }] }])
    expect(secondReadingAnswerSchema.safeParse(answer).success).toBe(false);
});
