import { words } from './letter-labels.words.ts';

/** Whom a letter goes to, in the words of the Fair Credit Reporting Act and the Fair Debt Collection Practices Act. */
export const LetterRecipient = {
  /** A consumer reporting agency: Equifax, Experian or TransUnion. */
  bureau: 'bureau',
  /** The company that reported the item and is no debt collector: lender, card issuer, servicer, provider. */
  furnisher: 'furnisher',
  /** A debt collector, or a company that bought the debt. */
  collector: 'collector',
  /** The company that got the report with a hard inquiry. */
  inquirer: 'inquirer',
} as const;

export type LetterRecipient = keyof typeof LetterRecipient;

export const letterRecipientLabels: Readonly<Record<LetterRecipient, string>> = words.recipients;
