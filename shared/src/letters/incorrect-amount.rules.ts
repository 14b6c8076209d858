import { answerOf, isEnclosed, moneyCents } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice, answerWay, reasonWay, refusal } from './gate-words.ts';
import { amountText } from './incorrect-amount-text.rules.ts';
import { incorrectAmountQuestions } from './incorrect-amount.questions.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';

/**
 * A wrong figure: 15 U.S.C. 1681i and 1681e(b) for a bureau, 12 CFR 1022.43(a)(2), (3) for the company, 1692e(2)(A) for a
 * collector. A balance of zero is claimed only with a paper behind it.
 */
export const incorrectAmountRules: ReasonRules = {
  questions: incorrectAmountQuestions,
  faults({ facts }) {
    const shown = moneyCents(answerOf(facts, 'amountShown'));
    return shown !== undefined && shown === moneyCents(answerOf(facts, 'amountCorrect'))
      ? [
          {
            path: 'disputeDetails.facts.amountCorrect',
            message: faultWords().sameFigure,
          },
        ]
      : [];
  },
  refusal(dispute) {
    if (!claimsZero(dispute) || hasProof(dispute)) return undefined;
    return refusal('amount.zero_without_proof', [
      answerWay('chooseCopies', 'enclosures'),
      answerWay('changeFigure', 'amountCorrect'),
      reasonWay('paidInFull', 'paid_in_full'),
    ]);
  },
  advice({ facts, shortForm }) {
    return [
      advice('amount.interest'),
      ...(shortForm || isEnclosed(facts, 'statement', 'payoff_letter', 'payment_proof')
        ? []
        : [advice('amount.statement')]),
    ];
  },
  write: amountText,
};

function claimsZero({ facts }: DisputeCase): boolean {
  return (
    ['balance', 'past_due'].includes(answerOf(facts, 'amountKind')) &&
    moneyCents(answerOf(facts, 'amountCorrect')) === 0
  );
}

function hasProof({ facts }: DisputeCase): boolean {
  return isEnclosed(
    facts,
    'statement',
    'payoff_letter',
    'payment_proof',
    'settlement_letter',
    'creditor_letter',
    'insurance_statement',
    'va_notice',
  );
}
