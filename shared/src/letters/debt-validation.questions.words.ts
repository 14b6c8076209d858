/** The words of `debt-validation.questions.ts`. */
export const words = {
  noticeState: {
    label: 'Did the collector send you a notice about the debt?',
    why: 'The strongest rules work only until the date in that notice.',
    hint: 'It lists the amount, tells you that you can dispute the debt, and usually says "Call or write to us by" with a date.',
    options: {
      with_date: 'Yes, and it names the date to dispute by',
      no_date: 'Yes, but I cannot find a date in it',
      none: 'No, I have no such notice',
    },
  },
  disputeBy: {
    label: 'By which date can you dispute the debt?',
    why: 'Your letter has to reach the collector in time.',
    hint: 'Copy the date from the notice, for example from "Call or write to us by".',
  },
  noticeReceived: {
    label: 'When did the notice reach you?',
    why: 'You have 30 days from that day.',
    hint: 'If you are not sure, take the earliest day it can have been.',
  },
  noticeDate: {
    label: 'What date is printed at the top of the notice?',
    why: 'It shows which notice you answer.',
  },
  amountClaimed: {
    label: 'How much does the notice ask for?',
    why: 'The letter repeats the amount so that the collector sees which debt you mean. It does not say that you owe it.',
    example: '1180.00',
  },
  copiesWhy:
    'A copy of the notice shows which debt you mean. Do not send a photo ID to a collector.',
};
