/** What still lacks on each step, in words for the person. */
export const words = {
  personal: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    address: 'Enter your street address.',
    zipCode: 'Enter your ZIP code.',
    city: 'Enter your city.',
    state: 'Choose your state.',
  },
  dateOfBirth: 'Enter your date of birth with month, day and year, or leave it empty.',
  ssnLast4: 'Enter only the last four digits, or leave this empty.',
  creditorName: 'Enter the creditor name.',
  accountNumber: 'Enter the account number as the report shows it.',
  disputeReason: 'Choose what is wrong with the item.',
  customDetails: (characters: number) =>
    `Say what is wrong and why, in at least ${characters} characters.`,
  bureauWrittenTo: 'Choose the bureau you are writing to.',
  bureauOfReport: 'Choose the bureau whose report shows the item.',
  companyAddress: {
    source: 'Choose where you have this address from.',
    name: 'Enter the name of the company.',
    street: 'Enter the street or the P.O. box.',
    zipCode: 'Enter the ZIP code.',
    city: 'Enter the city.',
    state: 'Choose the state.',
  },
};
