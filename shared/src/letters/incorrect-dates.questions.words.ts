/** The words of `incorrect-dates.questions.ts`. */
export const words = {
  whichDate: {
    label: 'Which date is wrong?',
    why: 'Each date on a report means something else, and only one of them decides how long a debt stays.',
    options: {
      first_delinquency: {
        label: 'Date of first delinquency',
        hint: 'The first missed payment that was never caught up. It decides how long the item stays.',
      },
      late_month: 'A month is marked late, and I paid on time',
      opened: 'Date opened',
      closed: 'Date closed',
      charge_off: 'Date of the charge-off',
      last_payment: 'Date of the last payment',
      other: 'Another date',
    },
  },
  otherDateName: {
    label: 'What does the report call this date?',
    why: 'The same words are easy to find on the report.',
    example: 'Date of last activity',
  },
  dateShown: { label: 'What date does the report show?', why: 'It shows which entry you mean.' },
  dateCorrect: {
    label: 'What is the right date?',
    why: 'A letter that names the right date is easier to act on.',
  },
  lateMonth: {
    label: 'Which month is marked late?',
    why: 'The payment history lists every month, so the letter has to name one.',
    hint: 'For several months, write one letter for each or add the others in your own words.',
  },
  lateDays: {
    label: 'How late does the report say you were?',
    why: 'A payment counts as late on a report only from 30 days after it was due.',
    options: { '30': '30 days', '60': '60 days', '90': '90 days', '120': '120 days or more' },
  },
  paymentDueDate: {
    label: 'When was that payment due?',
    why: 'Together with the day you paid, it shows whether the mark is right.',
  },
  paymentMadeDate: {
    label: 'When did you pay it?',
    why: 'This is the date the company has to find in its books.',
  },
  dateSource: {
    label: 'How do you know the right date?',
    why: 'A date with a paper behind it weighs more than one from memory.',
    options: {
      statement: 'From an account statement',
      bank_record: 'From my bank records',
      older_report: 'From an older credit report',
      creditor_letter: 'From a letter from the company',
      contract: 'From the contract',
      memory: 'From memory',
    },
  },
};
