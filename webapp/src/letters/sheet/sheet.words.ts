/** What the sheet says that is not printed: labels for gaps, notes and the law. */
export const words = {
  gaps: {
    firstName: 'first name',
    lastName: 'last name',
    address: 'street address',
    city: 'city',
    state: 'state',
    zipCode: 'ZIP code',
    creditorName: 'creditor',
    accountNumber: 'account number',
    bureau: 'the credit bureau you choose',
    street: 'its mailing address',
    subject: 'what this letter is about',
    company: 'the company you write to',
  },
  binds: {
    bureau: 'This binds the credit bureau.',
    furnisher: 'This binds the company that reported the item.',
    collector: 'This binds the debt collector.',
    user_of_reports: 'This binds whoever asks for your report.',
    business: 'This binds the business that dealt with the thief.',
  },
  noteFlag: {
    block: (note: number, about: string) => `Note ${note}, has to change: ${about}`,
    warn: (note: number, about: string) => `Note ${note}, a suggestion: ${about}`,
  },
  signature: 'Your signature',
  toCome: 'The rest of your letter appears here as you answer.',
};
