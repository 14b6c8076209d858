/** The words of `debt-verification.questions.ts`. */
export const words = {
  noticeState: {
    label: 'Did the collector send you a notice about the debt?',
    why: 'A notice names a date to dispute by. Until that date another letter can do more.',
    hint: 'It lists the amount and tells you that you can dispute the debt.',
    options: {
      over: 'Yes, and the date to dispute has passed',
      in_time: 'Yes, and the date to dispute has not passed',
      never: 'They contacted me, but no such notice came',
      report_only: 'They never contacted me. I found it on my report.',
      not_known: 'I do not know',
    },
  },
  amountClaimed: {
    label: 'How much do they ask for?',
    why: 'It helps the collector to see which debt you mean. The letter does not say that you owe it.',
    hint: 'Take it from their last letter or from your report.',
    example: '1180.00',
  },
  contact: {
    label: 'May the collector go on contacting you?',
    why: 'You can ask a collector in writing to stop.',
    hint: 'Stopping contact does not end the debt. The collector may still report it, sell it or sue, and you may hear of it later.',
    options: {
      any: 'Yes',
      mail_only: 'Only by mail, please',
      stop: 'No, apart from a written answer to this letter',
    },
  },
  copiesWhy:
    'A copy of their last letter shows which debt you mean. Do not send a photo ID to a collector.',
};
