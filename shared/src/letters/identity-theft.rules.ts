import type { FieldFault } from '../kernel/index.ts';
import { answerOf } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice, answerWay, reasonWay, refusal } from './gate-words.ts';
import { theftText } from './identity-theft-text.rules.ts';
import { identityTheftQuestions } from './identity-theft.questions.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';
import {
  asksForBlock,
  hasAttachedIdentity,
  hasAttachedReport,
  hasTickedReport,
  hasTickedIdentity,
  isTheftNotice,
} from './theft-papers.rules.ts';

export { asksForBlock };

/**
 * An item from identity theft. With all four elements of 15 U.S.C. 1681c-2(a) in the envelope the letter asks for a block;
 * without the report's own pages it stays an ordinary dispute and says nothing of a block.
 */
export const identityTheftRules: ReasonRules = {
  questions: identityTheftQuestions,
  faults: theftFaults,
  refusal: theftRefusal,
  advice: theftAdvice,
  write: theftText,
};

/**
 * A block and a fraud alert need proof of identity by statute: 15 U.S.C. 1681c-2(a)(1), 1681c-1. So do the records of a business:
 * 1681g(e)(2).
 */
function theftFaults(dispute: DisputeCase): readonly FieldFault[] {
  const fault = (key: string, message: string) => [
    { path: `disputeDetails.facts.${key}`, message },
  ];
  const alert = answerOf(dispute.facts, 'fraudAlert');
  if (hasAttachedIdentity(dispute)) {
    return alert === 'seven_years' && !asksForBlock(dispute)
      ? fault('fraudAlert', faultWords().alertWithoutReport)
      : [];
  }
  if (dispute.recipient === 'bureau' && hasAttachedReport(dispute) && !hasTickedIdentity(dispute)) {
    return fault('enclosures', faultWords().reportWithoutIdentity);
  }
  if (!['', 'none'].includes(alert)) {
    return fault('fraudAlert', faultWords().alertWithoutIdentity);
  }
  return answerOf(dispute.facts, 'wantsRecords') === 'yes'
    ? fault('wantsRecords', faultWords().recordsWithoutIdentity)
    : [];
}

function theftRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'thiefKnown') === 'allowed') {
    return refusal('identity_theft.allowed', [
      answerWay('changeAnswer', 'thiefKnown'),
      reasonWay('amountWrong', 'incorrect_amount'),
    ]);
  }
  if (answerOf(facts, 'gotBenefit') === 'yes') {
    return refusal('identity_theft.benefit', [
      answerWay('changeAnswer', 'gotBenefit'),
      reasonWay('amountWrong', 'incorrect_amount'),
    ]);
  }
  if (answerOf(facts, 'notMyTransaction') === 'no') {
    return refusal('identity_theft.own_transaction', [
      answerWay('changeAnswer', 'notMyTransaction'),
      reasonWay('amountWrong', 'incorrect_amount'),
      reasonWay('somethingElse', 'other'),
    ]);
  }
  return undefined;
}

const IDENTITY_THEFT_SITE = 'https://www.identitytheft.gov/';

function theftAdvice(dispute: DisputeCase): readonly Advice[] {
  if (dispute.recipient !== 'bureau') return companyAdvice(dispute);
  if (hasAttachedReport(dispute)) {
    const isComplete = hasAttachedIdentity(dispute);
    return [advice(isComplete ? 'identity_theft.true_statement' : 'identity_theft.add_identity')];
  }
  if (hasTickedReport(dispute)) {
    return [advice('identity_theft.add_report')];
  }
  return [{ ...advice('identity_theft.make_report'), url: IDENTITY_THEFT_SITE }];
}

function companyAdvice(dispute: DisputeCase): readonly Advice[] {
  if (!hasAttachedReport(dispute)) {
    return [{ ...advice('identity_theft.company_report'), url: IDENTITY_THEFT_SITE }];
  }
  return isTheftNotice(dispute) ? [] : [advice('identity_theft.company_address')];
}
