/** The form of a plain letter to a bureau, all but the signature: what the fault tests and benchmarks ask for. */
export const simpleForm = {
  personalInfo: {
    firstName: 'Ida',
    lastName: 'Sample',
    address: '9 Elm Row',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  },
  disputeDetails: {
    creditorName: 'Harbor Lending',
    accountNumber: '5550-1234',
    disputeReason: 'not_mine',
  },
  bureauType: 'experian',
} as const;

/** The same, signed and ready to be made at once. */
export const simpleLetter = {
  ...simpleForm,
  signature: { typedName: 'Ida Sample' },
  deliveryMethod: 'download',
} as const;
