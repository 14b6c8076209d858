/** The words of `goodwill.questions.ts`. */
export const words = {
  lateIsTrue: {
    label: 'Was the payment really late?',
    why: 'This letter says that the company’s records are right. If they are wrong, you need no favor.',
  },
  openDispute: {
    label: 'Are you disputing this late payment anywhere right now?',
    why: 'A dispute says the mark is wrong; this letter says it is right. The two cannot go together.',
  },
  lateMonth: {
    label: 'Which month is marked late?',
    why: 'The company has to find it in the payment history.',
    hint: 'If there are several in a row, give the first one here.',
  },
  lastLateMonth: {
    label: 'Were there several in a row? Which one was the last?',
    why: 'The letter then names them all.',
    hint: 'Leave this empty if it was one month.',
  },
  stillOpen: {
    label: 'Is the account still open?',
    why: 'The letter speaks of you as a customer or as a former one.',
  },
  customerFor: {
    label: 'How long have you been a customer, or were you one?',
    why: 'A long time together speaks for you.',
    options: {
      under_one: 'Less than a year',
      over_one: 'More than a year',
      over_three: 'More than three years',
      over_five: 'More than five years',
      over_ten: 'More than ten years',
    },
  },
  story: {
    label: 'What happened?',
    why: 'A person will read this. A true and simple story does more than any form letter.',
    hint: 'Say what made the payment late. You do not have to share health or family details.',
    example:
      'I was in the hospital for two weeks in March, and my bills went unopened. I paid on the day I came home.',
  },
  standing: {
    label: 'How has the account been since then?',
    why: 'The years after a late payment are your best argument.',
    options: {
      on_time: 'Every payment since then was on time',
      paid_off: 'It is paid off',
      catching_up: 'I am still catching up',
    },
  },
  caughtUpDate: { label: 'When did you catch up?', why: 'A date shows how soon you acted.' },
  changedSince: {
    label: 'What have you changed, so that it does not happen again?',
    why: 'It tells the company that this was an exception.',
    example: 'I have set up automatic payments.',
  },
  whyNow: {
    label: 'Why does it matter to you now?',
    why: 'A goal that a reader can picture makes the request easier to grant.',
    hint: 'Leave this empty if there is no special reason.',
    example: 'We hope to buy our first home next spring.',
  },
  copiesWhy: 'A statement can show the payments since then.',
  accountWhy: 'The letter names the account you write about.',
};
