import {
  answerOf,
  asSentence,
  dateWords,
  isEnclosed,
  moneyCents,
  moneyWords,
  sentenceCase,
} from './fact-words.rules.ts';
import {
  amountKindWords,
  incorrectAmountQuestions,
  isAmountKind,
} from './incorrect-amount.questions.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { disputeLaw, isVeteranCase, veteranLaw } from './shared-law.rules.ts';

/** A wrong figure: 15 U.S.C. 1681i and 1681e(b). A balance of zero is claimed only with a paper behind it. */
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
  write(dispute) {
    return dispute.shortForm ? shortText(dispute) : fullText(dispute);
  },
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

function shortText(dispute: WritingCase): ReasonText {
  return {
    rows: [{ label: 'What is wrong', value: 'The amount is incorrect' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `The amount that my report shows for this ${dispute.noun} is not correct.`,
      },
    ],
    law: disputeLaw(dispute),
    requests: [
      'Ask the company to show, item by item, how it gets to the amount.',
      'Correct the amount, or take it out if it cannot be verified.',
    ],
  };
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts, noun, pick } = dispute;
  const kind = answerOf(facts, 'amountKind');
  const figure = isAmountKind(kind) ? amountKindWords[kind] : 'amount';
  const shown = moneyWords(answerOf(facts, 'amountShown'));
  const correct = moneyWords(answerOf(facts, 'amountCorrect'));
  const day = dateWords(answerOf(facts, 'asOfDate'));
  const itemized = ['balance', 'past_due', 'high_balance'].includes(kind);
  const start = pick('amount', [
    `The ${figure} of this ${noun} is wrong. My report shows ${shown}. On ${day} the right figure was ${correct}.`,
    `My report gives a ${figure} of ${shown} for this ${noun}. That is not right: on ${day} it was ${correct}.`,
  ]);
  return {
    rows: [
      { label: 'The report shows', value: `${sentenceCase(figure)} ${shown}` },
      { label: 'It should show', value: `${sentenceCase(figure)} ${correct}, as of ${day}` },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `${start} Here is how I arrive at that figure: ${asSentence(answerOf(facts, 'howComputed'))}`,
      },
    ],
    ownLaw: veteranLaw(dispute),
    law: disputeLaw(dispute),
    requests: [
      itemized
        ? `Ask the company to show, item by item, how it gets to ${shown}.`
        : `Check the ${figure} against the company's records.`,
      `Correct the ${figure} to ${correct}, as of ${day}, or take the figure out if it cannot be verified.`,
      ...(isVeteranCase(dispute)
        ? ['Delete this medical debt from my file, since the VA is responsible for it.']
        : []),
    ],
  };
}
