import type { Mailing, MailClass } from '@creditfix/shared/mailing';
import { mailFormMessages } from './messages.tsx';

/** Which letters one press of the button mails, and for how much; pure. */

export interface MailAction {
  /** Those that can go out now. */
  readonly open: readonly Mailing[];
  readonly cents: number;
  /** "Mail my letter, $0.68"; without a price if nobody asks for it. */
  readonly label: string;
}

export function mailAction(
  mailings: readonly Mailing[],
  mailClass: MailClass,
  dollars: (cents: number) => string,
): MailAction {
  const open = mailings.filter(
    ({ mayMail, options }) =>
      mayMail === 'yes' && options.some((option) => option.mailClass === mailClass),
  );
  const cents = open.reduce((sum, mailing) => sum + priceOf(mailing, mailClass), 0);
  const action = actionWords(open.length, mailings.length);
  const asks = open.some(({ collectsPrice }) => collectsPrice);
  return {
    open,
    cents,
    label: asks ? mailFormMessages.action.withPrice(action, dollars(cents)) : action,
  };
}

function actionWords(open: number, all: number): string {
  if (open > 1) return mailFormMessages.action.several(open);
  return all > 1 ? mailFormMessages.action.other : mailFormMessages.action.one;
}

export function priceOf({ options }: Mailing, mailClass: MailClass): number {
  return options.find((option) => option.mailClass === mailClass)?.priceCents ?? 0;
}
