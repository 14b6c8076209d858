import type { Mailing, MailClass } from '@creditfix/shared/mailing';
import { words } from './mail-form.words.ts';

/** Which letters one press of the button mails, and for how much; pure. */

export interface MailDeed {
  /** Those that can go out now. */
  readonly open: readonly Mailing[];
  readonly cents: number;
  /** "Mail my letter, $0.68"; without a price if nobody asks for it. */
  readonly label: string;
}

export function mailDeed(
  mailings: readonly Mailing[],
  mailClass: MailClass,
  dollars: (cents: number) => string,
): MailDeed {
  const open = mailings.filter(
    ({ mayMail, options }) =>
      mayMail === 'yes' && options.some((option) => option.mailClass === mailClass),
  );
  const cents = open.reduce((sum, mailing) => sum + priceOf(mailing, mailClass), 0);
  const deed = deedWords(open.length, mailings.length);
  const asks = open.some(({ collectsPrice }) => collectsPrice);
  return { open, cents, label: asks ? words.deed.withPrice(deed, dollars(cents)) : deed };
}

function deedWords(open: number, all: number): string {
  if (open > 1) return words.deed.several(open);
  return all > 1 ? words.deed.other : words.deed.one;
}

export function priceOf({ options }: Mailing, mailClass: MailClass): number {
  return options.find((option) => option.mailClass === mailClass)?.priceCents ?? 0;
}
