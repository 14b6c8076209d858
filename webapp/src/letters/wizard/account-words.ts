import { isInquiry } from '../letter-request.ts';
import { itemOf, type LetterForm } from '../letter-form.ts';
import { isSpecialLetter } from '../letter-template.ts';
import { accountPartMessages } from '../messages.tsx';

/** What the company and the number are called, by the kind of item and by whom the letter goes to. */
function namesOf(form: LetterForm, item: number) {
  const { creditors, creditorHints, account, accountHint, record, recordHint } =
    accountPartMessages;
  const kind = itemOf(form, item).facts['itemType'] ?? '';
  const isRecord = ['bankruptcy', 'judgment', 'tax_lien'].includes(kind);
  const who = isRecord
    ? 'court'
    : isInquiry(form, item)
      ? 'inquirer'
      : form.recipient === 'bureau' && ['collection', 'medical_collection'].includes(kind)
        ? 'collector'
        : form.recipient;
  return {
    company: creditors[who],
    creditor: creditorHints[who],
    number: isRecord ? record : account,
    account: isRecord ? recordHint : accountHint,
  };
}

interface AccountWords {
  readonly heading: string;
  readonly lead: string;
  /** Label of the company's name. */
  readonly company: string;
  /** Label of the account number. */
  readonly number: string;
  /** Hint of the creditor's name. */
  readonly creditor: string;
  /** Hint of the account number. */
  readonly account: string;
}

/** What the view of an account says, by kind of letter and item. */
export function accountWords(form: LetterForm, item: number): AccountWords {
  const hints = namesOf(form, item);
  if (item > 1)
    return {
      heading: accountPartMessages.furtherItem(item),
      lead: accountPartMessages.fromReport,
      ...hints,
    };
  if (form.followUp)
    return {
      heading: accountPartMessages.earlierItem,
      lead: accountPartMessages.earlierItemLead,
      ...hints,
    };
  if (!isSpecialLetter(form))
    return {
      heading: accountPartMessages.disputed,
      lead: accountPartMessages.fromReport,
      ...hints,
    };
  if (form.template === '609-letter-myth') {
    return {
      ...hints,
      heading: accountPartMessages.entry,
      lead: accountPartMessages.entryLead,
      creditor: accountPartMessages.entryCompany,
    };
  }
  return {
    ...hints,
    heading: accountPartMessages.otherLetter,
    lead: accountPartMessages.otherLetterLead,
    account: accountPartMessages.accountHintOfLetter,
  };
}
