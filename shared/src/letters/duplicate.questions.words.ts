/** The words of `duplicate.questions.ts`. */
export const words = {
  otherCreditor: {
    label: 'What name is the second entry listed under?',
    why: 'Both entries have to be found.',
    hint: 'The first entry is the one you named at the top.',
    example: 'Northgate Recovery',
  },
  otherAccountNumber: {
    label: 'What is the account number of the second entry?',
    why: 'Names repeat on a report; numbers rarely do.',
    hint: 'As the report shows it, hidden digits included.',
  },
  thisBalance: {
    label: 'What balance does the first entry show?',
    why: 'Two balances for one debt make it look twice as large.',
    example: '640.00',
  },
  otherBalance: {
    label: 'What balance does the second entry show?',
    why: 'If one of them is zero, the entries may be right as they are.',
    example: '640.00',
  },
  thisOpened: {
    label: 'What opening date does the first entry show?',
    why: 'Matching dates help to show that it is one debt.',
  },
  otherOpened: {
    label: 'What opening date does the second entry show?',
    why: 'Matching dates help to show that it is one debt.',
  },
  entriesRelation: {
    label: 'How do the two entries belong together?',
    why: 'The right fix depends on who reports the debt twice.',
    options: {
      same_company: 'The same company lists it twice',
      two_collectors: 'Two collectors list the same debt',
      original_and_collector: 'The original creditor and a collector both list it',
    },
  },
  originalEntry: {
    label: 'Which entry is the one of the original creditor?',
    why: 'An original creditor who sold the debt should show a balance of zero.',
    options: { first: 'The first entry', second: 'The second entry' },
  },
  sameDisbursement: {
    label: 'Do both entries have the same loan amount and the same start date?',
    why: 'Student loans are often listed once per school term, and that is right.',
  },
  sameDebtWhy: {
    label: 'Why is it the same debt?',
    why: 'One or two facts that both entries share are enough.',
    example:
      'Both entries name the same original creditor and the same opening date. I had only one account there.',
  },
};
