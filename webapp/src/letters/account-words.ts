import { words } from './account-part.words.ts';
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

/** What the view of an account says, by kind of letter and item. */
export function accountWords(form: LetterForm, item: number): AccountWords {
  const hints = { creditor: words.creditorHints[form.recipient], account: words.accountHint };
  if (item > 1) return { heading: words.furtherItem(item), lead: words.fromReport, ...hints };
  if (form.followUp) return { heading: words.earlierItem, lead: words.earlierItemLead, ...hints };
  if (!isSpecialLetter(form)) return { heading: words.disputed, lead: words.fromReport, ...hints };
  if (form.template === '609-letter-myth') {
    return { ...hints, heading: words.entry, lead: words.entryLead, creditor: words.entryCompany };
  }
  return {
    ...hints,
    heading: words.otherLetter,
    lead: words.otherLetterLead,
    account: words.accountHintOfLetter,
  };
}
