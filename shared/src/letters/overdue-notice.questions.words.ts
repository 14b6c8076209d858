/** The words of `overdue-notice.questions.ts`. */
export const words = {
  afterFreeReport: {
    label:
      'Did that letter follow a free report from AnnualCreditReport.com, your first one from there in 12 months?',
    why: 'A bureau may then say that it has 45 days instead of 30. To be careful, we wait for those days before we call the answer late.',
    hint: 'Further free reports in the same 12 months, or from apps, banks or other sites, do not count here.',
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
