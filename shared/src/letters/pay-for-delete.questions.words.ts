/** The words of `pay-for-delete.questions.ts`. */
export const words = {
  debtIsMine: {
    label: 'Is the debt yours, and is the amount right?',
    why: 'If not, asking for verification or a dispute comes before any offer.',
    options: { yes: 'Yes', no: 'No', not_sure: 'I am not sure' },
  },
  restartUnderstood: {
    label:
      'In some states, an offer or a payment on an old debt starts the time for lawsuits again. Do you want to go on?',
    why: 'After that the collector could sue over a debt that was too old for a lawsuit before.',
    hint: 'If the last payment was years ago, please ask legal aid first.',
    options: {
      yes: 'I understand this, and I want to make an offer',
      no: 'No, I would rather not risk it',
    },
  },
  amountClaimed: {
    label: 'How much does the collector ask for in all?',
    why: 'The letter shows your offer beside the whole amount.',
    hint: 'It is on their last letter or on your report.',
    example: '1180.00',
  },
  offerAmount: {
    label: 'How much do you offer?',
    why: 'Offer only what you can pay in one sum. Once they agree, they will expect it.',
    example: '700.00',
  },
  payDays: {
    label: 'How soon after their written yes can you pay?',
    why: 'A clear day makes the offer easier to accept.',
    options: { '7': 'Within 7 days', '15': 'Within 15 days', '30': 'Within 30 days' },
  },
  offerDays: {
    label: 'How long is your offer good for?',
    why: 'An offer with an end does not follow you around.',
    options: {
      '15': '15 days from the day they get the letter',
      '30': '30 days from the day they get the letter',
    },
  },
  copiesWhy: 'A copy of their last letter shows which debt you mean.',
  accountWhy: 'For some debts, such as medical bills, there may be a better way.',
};
