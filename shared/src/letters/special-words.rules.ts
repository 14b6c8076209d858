import { answerOf, asSentence, moneyWords, sentenceCase } from './fact-words.rules.ts';
import { advice, answerWay, refusal, type RefusalWords } from './gate-words.ts';
import type { LabelledValue, Refusal, RefusalWay } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, WritingCase } from './reason-rules.ts';
import { sentences, fromTable, type Wordings } from './wording.rules.ts';

/** What the special letters have in common: sentences, rows, and whom the law for collectors does not bind. */

export function claimedRows({ facts }: DisputeCase): readonly LabelledValue[] {
  const claimed = answerOf(facts, 'amountClaimed');
  return claimed ? [{ label: 'Amount you ask for', value: moneyWords(claimed) }] : [];
}

/** An admission can start the time for lawsuits again in some states, so each letter to a collector says that it makes none. */
export function noAdmission({ pick }: WritingCase): string {
  return pick('no-admission', [
    'Nothing in this letter admits the debt or promises a payment.',
    'Please read nothing here as an admission or a promise to pay.',
    'This letter admits no debt and promises no payment.',
    'My letter admits no debt, and it is no promise to pay.',
    'No debt is admitted here, and no payment is promised.',
    'With this letter I neither admit the debt nor promise to pay.',
  ]);
}

const DISPUTE_WHY: Readonly<Record<string, readonly Wordings[]>> = {
  not_mine: [
    ['I dispute this debt.'],
    ['It is not mine.', 'The debt is not mine.', 'It does not belong to me.'],
  ],
  not_known: [
    ['I dispute this debt.'],
    [
      'I do not recognize it.',
      'I do not know it.',
      'It is not known to me.',
      'I cannot tell what it is.',
    ],
  ],
  amount: [
    ['I dispute this debt.'],
    [
      'The amount is not right as far as I can see.',
      'As far as I can see, the amount is wrong.',
      'To me the amount does not look right.',
      'I do not think that the amount is right.',
      'What you ask for is not right as I see it.',
      'The sum you ask for looks wrong to me.',
    ],
    [
      'I cannot tell how you get to it.',
      'How you get to it, I cannot tell.',
      'I do not see how it comes about.',
      'Nothing shows me how you arrive at it.',
    ],
  ],
  paid: [
    ['I dispute this debt.'],
    [
      'It was paid or settled, and nothing is left to collect.',
      'It was paid or settled before. Nothing is left to collect.',
      'Nothing is left to collect, since it was paid or settled.',
      'There is nothing left to collect. It was paid or settled.',
    ],
  ],
};

/** The statement that the law attaches to, always with the words "I dispute". */
export function disputeStatement({ facts, pick }: WritingCase): string {
  const why = fromTable(DISPUTE_WHY, answerOf(facts, 'disputeWhy'));
  if (why) return sentences(pick, 'debt-dispute', why);
  const details = answerOf(facts, 'disputeDetails');
  return details
    ? `I dispute this debt. ${sentenceCase(asSentence(details))}`
    : 'I dispute this debt.';
}

/** 15 U.S.C. 1692a(6): the company that a person first owed is no debt collector. */
export function originalCreditorRefusal(
  { facts }: DisputeCase,
  said: Extract<RefusalWords, `collector.original_creditor.${string}`>,
  instead: RefusalWay,
): Refusal | undefined {
  if (answerOf(facts, 'collectorRole') !== 'original') return undefined;
  return refusal(
    said,
    [instead, answerWay('changeAnswer', 'collectorRole')],
    'collector.original_creditor',
  );
}

export const legalAidUrl = 'https://www.lawhelp.org/';

/** For every letter to a collector. */
export const keepPrivate = (): Advice => advice('collector.keep_private');

export function suedAdvice({ facts }: DisputeCase): readonly Advice[] {
  return answerOf(facts, 'beingSued') === 'yes'
    ? [{ ...advice('collector.being_sued'), url: legalAidUrl }]
    : [];
}

/** A debt that is not the person's can come from identity theft, which has stronger tools. */
export function theftAdvice({ facts }: DisputeCase): readonly Advice[] {
  return ['not_mine', 'not_known'].includes(answerOf(facts, 'disputeWhy'))
    ? [{ ...advice('collector.maybe_identity_theft'), url: 'https://www.identitytheft.gov/' }]
    : [];
}
