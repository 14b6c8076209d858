import type { FieldFault } from '../kernel/index.ts';
import { answerOf, moneyCents } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice, answerWay, linkWay, refusal, templateWay } from './gate-words.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { payForDeleteQuestions } from './pay-for-delete.questions.ts';
import { offerText } from './pay-for-delete-text.rules.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';
import { keepPrivate, legalAidUrl, originalCreditorRefusal } from './special-words.rules.ts';

/**
 * An offer to a collector: payment for deletion, agreed in writing first. No law gives a right to it, and the letter claims none.
 * An offer can start the time for lawsuits again in some states, so it is written only after that warning.
 */
export const payForDeleteRules: ReasonRules = {
  questions: payForDeleteQuestions,
  faults: offerFaults,
  refusal: offerRefusal,
  advice: offerAdvice,
  write: offerText,
};

function offerFaults({ facts }: DisputeCase): readonly FieldFault[] {
  const offer = moneyCents(answerOf(facts, 'offerAmount'));
  const claimed = moneyCents(answerOf(facts, 'amountClaimed'));
  const wrong = (message: string) => [{ path: 'disputeDetails.facts.offerAmount', message }];
  if (offer === 0) return wrong(faultWords().offerNothing);
  return offer !== undefined && claimed !== undefined && offer > claimed
    ? wrong(faultWords().offerTooHigh)
    : [];
}

function offerRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts } = dispute;
  if (answerOf(facts, 'beingSued') === 'yes') return suedRefusal();
  if (answerOf(facts, 'debtIsMine') === 'no') return notMineRefusal();
  if (answerOf(facts, 'restartUnderstood') === 'no') return restartRefusal();
  return originalCreditorRefusal(
    dispute,
    'collector.original_creditor.offer',
    templateWay('goodwillLetter', 'goodwill-adjustment'),
  );
}

const suedRefusal = (): Refusal =>
  refusal('pay_for_delete.being_sued', [
    linkWay('findLegalAid', legalAidUrl),
    answerWay('changeAnswer', 'beingSued'),
  ]);

const notMineRefusal = (): Refusal =>
  refusal('pay_for_delete.not_mine', [
    templateWay('askVerification', 'debt-verification'),
    templateWay('disputeCollection', 'collections'),
    answerWay('changeAnswer', 'debtIsMine'),
  ]);

const restartRefusal = (): Refusal =>
  refusal('pay_for_delete.restart', [
    templateWay('askVerification', 'debt-verification'),
    linkWay('findLegalAid', legalAidUrl),
    answerWay('changeAnswer', 'restartUnderstood'),
  ]);

/** From this forgiven amount on a lender has to send form 1099-C: 26 CFR 1.6050P-1. */
const FORGIVEN_CENTS = 600_00;

function offerAdvice(dispute: DisputeCase): readonly Advice[] {
  const { facts } = dispute;
  const offer = moneyCents(answerOf(facts, 'offerAmount'));
  const claimed = moneyCents(answerOf(facts, 'amountClaimed'));
  return [
    advice('pay_for_delete.written_first'),
    advice('pay_for_delete.may_say_no'),
    ...(answerOf(facts, 'itemType') === 'medical_collection'
      ? [advice('pay_for_delete.medical')]
      : []),
    ...(answerOf(facts, 'debtIsMine') === 'not_sure' ? [advice('pay_for_delete.not_sure')] : []),
    ...(offer !== undefined && claimed !== undefined && claimed - offer >= FORGIVEN_CENTS
      ? [advice('pay_for_delete.tax')]
      : []),
    keepPrivate(),
  ];
}
