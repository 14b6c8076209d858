import { answerOf, asSentence, moneyWords, sentenceCase } from '../facts/fact-words.rules.ts';
import { advice, answerWay, refusal, type RefusalWords } from '../facts/gate-words.ts';
import type { Phrase, Refusal, RefusalWay, Sentence } from '../contract/letter-document.ts';
import type { Advice } from '../contract/letter-input.ts';
import type { DisputeCase, LetterRow, WritingCase } from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';

/** What the special letters have in common: sentences, rows, and whom the law for collectors does not bind. */

const { say, wordings } = wordsOf('special', {
  claimed: { en: 'Amount you ask for', es: 'Monto que usted pide' },
  noAdmission: {
    en: 'Nothing in this letter admits the debt or promises a payment.',
    es: 'Nada en esta carta admite la deuda ni promete un pago.',
  },
  dispute: { en: 'I dispute this debt.', es: 'Disputo esta deuda.' },
  notMine: {
    en: 'I dispute this debt because it is not mine.',
    es: 'Disputo esta deuda porque no es mía.',
  },
  notKnown: {
    en: 'I dispute this debt because I do not recognize it.',
    es: 'Disputo esta deuda porque no la reconozco.',
  },
  amount: {
    en: 'I dispute this debt because the amount does not look right to me, and I cannot tell how you arrived at it.',
    es: 'Disputo esta deuda porque el monto no me parece correcto y no veo cómo se llegó a él.',
  },
  paid: {
    en: 'I dispute this debt because it was paid or settled, and nothing is left to collect.',
    es: 'Disputo esta deuda porque se pagó o se liquidó, y no queda nada por cobrar.',
  },
});

export const specialWordings = wordings;

export function claimedRows({ facts }: DisputeCase): readonly LetterRow[] {
  const claimed = answerOf(facts, 'amountClaimed');
  return claimed ? [{ label: say.claimed, value: moneyWords(claimed) }] : [];
}

/** An admission can start the time for lawsuits again in some states, so each letter to a collector says that it makes none. */
export const { noAdmission } = say;

const DISPUTE_WHY: Readonly<Record<string, Phrase>> = {
  not_mine: say.notMine,
  not_known: say.notKnown,
  amount: say.amount,
  paid: say.paid,
};

/** The statement that the law attaches to, always with the words "I dispute". */
export function disputeStatement({ facts }: WritingCase): readonly Sentence[] {
  const why = fromTable(DISPUTE_WHY, answerOf(facts, 'disputeWhy'));
  if (why) return [why];
  const details = answerOf(facts, 'disputeDetails');
  return [say.dispute, ...(details ? [{ own: sentenceCase(asSentence(details)) }] : [])];
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
