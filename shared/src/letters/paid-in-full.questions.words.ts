/** The words of `paid-in-full.questions.ts`. */
export const words = {
  shownNow: {
    label: 'What does the report say about this debt now?',
    why: 'These words show which entry has to change.',
    hint: 'Copy the status or the balance from the report.',
    example: 'Open collection, balance $812',
  },
  fullOrSettled: {
    label: 'Was it paid in full, or settled for less?',
    why: 'These are two different things on a report, and the letter has to ask for the true one.',
    options: {
      full: 'Paid in full',
      settled: 'Settled: the company took less and closed the debt',
    },
  },
  paidDate: {
    label: 'When did you make the last payment?',
    why: 'The company looks up the payment by its date.',
    hint: 'Your bank statement or the canceled check shows it.',
  },
  paidAmount: {
    label: 'How much was that payment?',
    why: 'The amount has to match the proof you send.',
    example: '812.40',
  },
  paidTo: {
    label: 'Whom did you pay?',
    why: 'The payment may have gone to another company than the one on the report.',
    example: 'Lakeside Dental Group',
  },
  paidMethod: {
    label: 'How did you pay?',
    why: 'It tells the company where to look.',
    options: {
      check: 'By check',
      bank_transfer: 'By bank transfer',
      card: 'By card',
      money_order: 'By money order',
      cash: 'In cash',
      insurance: 'My insurance paid',
      other: 'Another way',
    },
  },
  confirmationNumber: {
    label: 'Is there a confirmation or check number?',
    why: 'With it the payment is found in minutes.',
    example: 'Check 1187',
  },
};
