import { answerOf, isEnclosed, moneyCents } from './fact-words.rules.ts';
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
            message: 'This is the same figure as on the report. Please check both.',
          },
        ]
      : [];
  },
  refusal(dispute) {
    if (!claimsZero(dispute) || hasProof(dispute)) return undefined;
    return {
      code: 'amount.zero_without_proof',
      title: 'A balance of zero needs a paper',
      text: 'A company that reports a balance will say so again, unless you can show that nothing is owed. Please tick the copy you will send, for example a last statement or a payoff letter.',
      ways: [
        { kind: 'answer', label: 'Choose my copies', questionKey: 'enclosures' },
        { kind: 'answer', label: 'Change the figure', questionKey: 'amountCorrect' },
        { kind: 'switch_reason', label: 'I paid it in full', reason: 'paid_in_full' },
      ],
    };
  },
  advice({ facts, shortForm }) {
    return [
      {
        code: 'amount.interest',
        text: 'Interest and fees can be right even when they look wrong. Your letter asks the company to show how it gets to its figure.',
      },
      ...(shortForm || isEnclosed(facts, 'statement', 'payoff_letter', 'payment_proof')
        ? []
        : [
            {
              code: 'amount.statement',
              text: 'A copy of the statement with the right figure says more than any sentence.',
            },
          ]),
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
