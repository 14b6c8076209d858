import { MailClass, mailClassLabel, type Mailpiece } from '@creditfix/shared/mailing';
import { ownMailingMessages } from './messages.tsx';

/** What people who go to the post office themselves call them. */
export const ownClasses: readonly { readonly value: MailClass; readonly label: string }[] = [
  { value: MailClass.certified_return_receipt, label: ownMailingMessages.withReceipt },
  { value: MailClass.certified, label: mailClassLabel('certified') },
  { value: MailClass.first_class, label: mailClassLabel('first_class') },
];

/** How this one travelled: the post office's own return receipt is no electronic one. */
export function classLabel({
  carrier,
  mailClass,
}: Pick<Mailpiece, 'carrier' | 'mailClass'>): string {
  const own = carrier === 'self' && ownClasses.find(({ value }) => value === mailClass);
  return own ? own.label : mailClassLabel(mailClass);
}
