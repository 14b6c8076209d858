import {
  answerOf,
  asPhrase,
  dateWords,
  isEnclosed,
  moneyCents,
  moneyWords,
  shownWords,
} from './fact-words.rules.ts';
import { paidInFullQuestions, paidMethodWords } from './paid-in-full.questions.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { announcedPolicy, disputeLaw, isVeteranCase, veteranLaw } from './shared-law.rules.ts';

/** A debt that was paid or settled: 15 U.S.C. 1681i and 1681e(b). Paying is no ground for deletion, so the letter asks for an update. */
export const paidInFullRules: ReasonRules = {
  questions: paidInFullQuestions,
  faults({ facts }) {
    return moneyCents(answerOf(facts, 'paidAmount')) === 0
      ? [
          {
            path: 'disputeDetails.facts.paidAmount',
            message: 'Please give the amount that was paid; it cannot be zero.',
          },
        ]
      : [];
  },
  refusal: () => undefined,
  advice: paidAdvice,
  write(dispute) {
    return dispute.shortForm ? shortText(dispute) : fullText(dispute);
  },
};

function paidAdvice({ facts, shortForm }: DisputeCase) {
  return [
    ...(answerOf(facts, 'fullOrSettled') === 'settled'
      ? [
          {
            code: 'paid.settled',
            text: 'Settled is not the same as paid in full. Your letter asks for "settled" with a balance of zero, since that is what the company can confirm.',
          },
        ]
      : []),
    ...(shortForm || isEnclosed(facts, 'payment_proof', 'settlement_letter', 'creditor_letter')
      ? []
      : [
          {
            code: 'paid.proof',
            text: 'A copy of a receipt, canceled check or bank statement makes this letter much easier to act on.',
          },
        ]),
    {
      code: 'paid.history_stays',
      text: 'Paying a debt does not take true late payments off a report. The letter asks for the right balance and status.',
    },
  ];
}

function shortText(dispute: WritingCase): ReasonText {
  const { pick } = dispute;
  return {
    rows: [{ label: 'What is wrong', value: 'This debt was paid in full' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: pick('paid', [
          'I paid this debt in full. My report does not show that.',
          'This debt has been paid in full, but my report does not say so.',
        ]),
      },
    ],
    law: disputeLaw(dispute),
    requests: [
      'Check the payment with the company that reported the item.',
      'Update the item so that it shows as paid in full, with a balance of $0.00.',
    ],
  };
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const settled = answerOf(facts, 'fullOrSettled') === 'settled';
  const byPolicy = answerOf(facts, 'itemType') === 'medical_collection' && !settled;
  const veteran = isVeteranCase(dispute);
  return {
    rows: [
      { label: 'The report shows', value: shownWords(answerOf(facts, 'shownNow')) },
      // A debt that is to leave the file altogether should not show as paid.
      ...(veteran
        ? []
        : [
            {
              label: 'It should show',
              value: settled ? 'Settled, balance $0.00' : 'Paid in full, balance $0.00',
            },
          ]),
    ],
    paragraphs: [{ id: 'item-1-why', text: whyPaid(dispute, settled) }],
    policy: byPolicy
      ? announcedPolicy(dispute, 'medical collections that have been paid')
      : undefined,
    ownLaw: veteranLaw(dispute),
    law: disputeLaw(dispute),
    requests: [
      'Check the payment with the company that reported the item.',
      ...(veteran
        ? []
        : [
            settled
              ? 'Update the item so that it shows as settled, with a balance of $0.00.'
              : 'Update the item so that it shows as paid in full, with a balance of $0.00.',
          ]),
      ...(byPolicy ? ['Remove the item if it falls under that published policy.'] : []),
      ...(veteran
        ? ['Delete this medical debt from my file, since the VA is responsible for it.']
        : []),
    ],
  };
}

function whyPaid({ facts, noun, pick }: WritingCase, settled: boolean): string {
  const amount = moneyWords(answerOf(facts, 'paidAmount'));
  const to = shownWords(answerOf(facts, 'paidTo'));
  const on = dateWords(answerOf(facts, 'paidDate'));
  const method = answerOf(facts, 'paidMethod');
  const confirmation = asPhrase(answerOf(facts, 'confirmationNumber'));
  const start = settled
    ? `This ${noun} was settled. Less than the full balance was accepted, and the debt was closed.`
    : pick('paid', [
        `This ${noun} was paid in full.`,
        `The debt behind this ${noun} was paid in full.`,
      ]);
  const number = confirmation ? ` (confirmation: ${confirmation})` : '';
  const payment =
    method === 'insurance'
      ? `My insurance made the last payment of ${amount} to ${to} on ${on}${number}.`
      : `I made the last payment of ${amount} to ${to}${paidMethodWords[method] ?? ''} on ${on}${number}.`;
  return `${start} ${payment} My report does not show this.`;
}
