import type { LetterRecipient } from '@creditfix/shared/letters';

/** Whom a letter can go to, with when that is the right one. Content table. */
export const recipientHints: Readonly<Record<LetterRecipient, string>> = {
  bureau:
    'Start here in most cases. Only a dispute with a bureau opens the stronger duty: the company then has to check the item and answer the bureau.',
  furnisher:
    'The bank, lender or provider that put the item on your report. A good second letter, after the bureau.',
  collector: 'A collection agency, or a company that bought the debt.',
  inquirer: 'The company that looked at your report and left a hard inquiry.',
};

/** The same for letters that dispute nothing, where no bureau comes first. */
export const plainRecipientHints: Readonly<Record<LetterRecipient, string>> = {
  ...recipientHints,
  bureau: 'Equifax, Experian or TransUnion.',
  furnisher: 'The bank, lender or provider that put the item on your report.',
};
