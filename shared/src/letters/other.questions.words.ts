/** The words of `other.questions.ts`. */
export const words = {
  errorKind: {
    label: 'What kind of error is it?',
    why: 'It decides what your letter asks to have checked.',
    options: {
      status: {
        label: 'The status of the account is wrong',
        hint: 'For example open instead of closed.',
      },
      payment_history: 'The payment history is wrong',
      bankruptcy_discharge: 'The debt was discharged in bankruptcy',
      account_details: 'Another detail of the account is wrong',
      something_else: 'Something else',
    },
  },
  shownNow: {
    label: 'What does the report show now?',
    why: 'It shows which entry you mean.',
    example: 'Account status: open',
  },
  shouldShow: {
    label: 'What should it show?',
    why: 'A clear request gets a clear answer.',
    example: 'Account status: closed at my request',
  },
  sinceDate: { label: 'Since when has it been wrong?', why: 'It shows where to start looking.' },
  dischargeDate: {
    label: 'When did the court grant the discharge?',
    why: 'A discharged debt should show a balance of zero from that day.',
    hint: 'It is the date on the discharge order.',
  },
  initialBalance: {
    label: 'How large was the medical bill at first?',
    why: 'The bureaus have said that they do not show medical bills that started under $500.',
    example: '340.00',
  },
};
