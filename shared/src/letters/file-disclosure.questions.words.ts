/** The words of `file-disclosure.questions.ts`. */
export const words = {
  freeReportSeen: {
    label: 'Have you looked at your free report from AnnualCreditReport.com?',
    why: 'It is faster, costs nothing, and often answers the question.',
  },
  reportNumber: {
    label: 'Does a report of this bureau have a number?',
    why: 'With the number the bureau finds your file faster.',
    hint: 'Look for "report number", "file number" or "confirmation number" near the top.',
    example: '4482-1190-07',
  },
  hideSsn: {
    label: 'Should the bureau print only the last four digits of your Social Security number?',
    why: 'Then the full number does not travel in the mail.',
  },
  story: {
    label: 'Is there anything you want to understand above all?',
    why: 'The bureau can then look for it. It is printed just as you write it.',
    hint: 'This letter only asks to see your file. If something is wrong, write a dispute instead.',
    example: 'I do not know the address on Oak Street that your report lists for me.',
  },
  copiesWhy:
    'The bureau sends a file only when it knows who is asking, so please send a photo ID and a proof of address.',
};
