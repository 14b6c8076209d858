import type { LetterRecipient } from '@creditfix/shared/letters';
import type { LetterForm } from './letter-form.ts';
import { isSpecialLetter } from './letter-template.ts';

interface AccountWords {
  readonly heading: string;
  readonly lead: string;
  /** Hint of the creditor's name. */
  readonly creditor: string;
  /** Hint of the account number. */
  readonly account: string;
}

const creditorHints: Readonly<Record<LetterRecipient, string>> = {
  bureau: 'The company that reports the item: a bank, a lender or a debt collector.',
  furnisher: 'The company that reports the item, as your report shows it.',
  collector: 'The collector, as your report or its letter shows it.',
  inquirer: 'The company that is listed with the inquiry.',
};

const FROM_REPORT =
  'Have your credit report beside you, and copy names and numbers just as it shows them.';

/** What the view of an account says, by kind of letter and item. */
export function accountWords(form: LetterForm, item: number): AccountWords {
  const creditor = creditorHints[form.recipient];
  const account =
    'As the report shows it. Part of the number, or stars for hidden digits, is fine.';
  if (item > 1)
    return { heading: `Item ${item} of this letter`, lead: FROM_REPORT, creditor, account };
  if (form.followUp) {
    return {
      heading: 'The item',
      lead: 'It stands here as in your earlier letter. Please keep it as it is, so that they find it again.',
      creditor,
      account,
    };
  }
  if (!isSpecialLetter(form)) {
    return { heading: 'The item you dispute', lead: FROM_REPORT, creditor, account };
  }
  if (form.template === '609-letter-myth') {
    return {
      heading: 'The entry you want to understand',
      lead: 'You ask for your whole file. Naming one entry shows the bureau what made you ask.',
      creditor: 'The company that stands at the entry.',
      account,
    };
  }
  return {
    heading: 'The account this is about',
    lead: 'Have your credit report or the company’s last letter beside you.',
    creditor,
    account: 'As the report or the letter shows it. Part of the number is fine.',
  };
}
