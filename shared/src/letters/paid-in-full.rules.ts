import { answerOf, isEnclosed, moneyCents } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice } from './gate-words.ts';
import { paidText } from './paid-in-full-text.rules.ts';
import { paidInFullQuestions } from './paid-in-full.questions.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';

/**
 * A debt that was paid or settled: 15 U.S.C. 1681i and 1681e(b) for a bureau; 1681s-2(a)(2) and 12 CFR 1022.43(a)(3) for the
 * company. Paying is no ground for deletion, so the letter asks for an update.
 */
export const paidInFullRules: ReasonRules = {
  questions: paidInFullQuestions,
  faults({ facts }) {
    return moneyCents(answerOf(facts, 'paidAmount')) === 0
      ? [
          {
            path: 'disputeDetails.facts.paidAmount',
            message: faultWords().paidNothing,
          },
        ]
      : [];
  },
  refusal: () => undefined,
  advice: paidAdvice,
  write: paidText,
};

function paidAdvice({ facts, shortForm }: DisputeCase) {
  return [
    ...(answerOf(facts, 'fullOrSettled') === 'settled' ? [advice('paid.settled')] : []),
    ...(shortForm || isEnclosed(facts, 'payment_proof', 'settlement_letter', 'creditor_letter')
      ? []
      : [advice('paid.proof')]),
    advice('paid.history_stays'),
  ];
}
