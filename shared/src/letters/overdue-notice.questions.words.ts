/** The words of `overdue-notice.questions.ts`. */
export const words = {
  afterFreeReport: {
    label: 'Did that letter follow your free report from AnnualCreditReport.com?',
    why: 'After that free report the bureau has 45 days to answer instead of 30.',
    hint: 'Free reports from apps, banks or other sites do not count here.',
    options: {
      no: 'No',
      yes: 'Yes',
      not_sure: { label: 'I am not sure', hint: 'Then we count the longer time.' },
    },
  },
  informationAddedOn: {
    label: 'Did you send them more information after that letter? When did it arrive?',
    why: 'More information within the first 30 days can give them up to 15 days more.',
    hint: 'Leave this empty if you sent nothing more.',
  },
};
