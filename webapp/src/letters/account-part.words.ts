/** The view of an account: whose it is and what is wrong with it. */
export const words = {
  disputed: 'The item you dispute',
  furtherItem: (item: number) => `Item ${item} of this letter`,
  fromReport:
    'Have your credit report beside you, and copy names and numbers just as it shows them.',
  earlierItem: 'The item',
  earlierItemLead:
    'It stands here as in your earlier letter. Please keep it as it is, so that they find it again.',
  entry: 'The entry you want to understand',
  entryLead: 'You ask for your whole file. Naming one entry shows the bureau what made you ask.',
  entryCompany: 'The company that stands at the entry.',
  otherLetter: 'The account this is about',
  otherLetterLead: 'Have your credit report or the company’s last letter beside you.',

  creditor: 'Creditor name',
  creditorHints: {
    bureau: 'The company that reports the item: a bank, a lender or a debt collector.',
    furnisher: 'The company that reports the item, as your report shows it.',
    collector: 'The collector, as your report or its letter shows it.',
    inquirer: 'The company that is listed with the inquiry.',
  },
  account: 'Account number',
  accountHint:
    'As the report shows it. Part of the number, or stars for hidden digits, is fine. An inquiry has none: write “none”.',
  accountHintOfLetter: 'As the report or the letter shows it. Part of the number is fine.',
  accountWhy: 'It tells them which of your accounts you mean. We keep it encrypted.',

  reason: 'What is wrong with it?',
  reasonWhy: 'The reason decides which facts the letter needs and which law it names.',
  /** Under each reason's label, in everyday words. */
  reasonHints: {
    not_mine: 'You never had this account, or it belongs to someone with a name like yours.',
    paid_in_full: 'You paid it, and the report still shows money owed.',
    incorrect_amount: 'A balance, credit limit or past-due amount is wrong.',
    incorrect_dates: 'For example the month of a late payment, or when the trouble began.',
    duplicate: 'The same debt stands on the report twice.',
    identity_theft: 'Someone opened or used the account in your name.',
    statute_of_limitations:
      'The item may be too old for a report. Two different clocks exist, so we check your dates first.',
    other: 'Tell us in your own words.',
  },
  details: 'Additional Details',
  detailsHint:
    'Say what is wrong, why, and since when, in at least 40 characters. Example: The report shows my loan as open, but I closed it on May 3, 2024.',
  detailsWhy: 'A vague dispute may be set aside. Clear facts make them look.',
};
