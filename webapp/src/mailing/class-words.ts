import { MailClass, mailClassLabels, type MailPiece } from '@creditfix/shared/mailing';

/** When each way of mailing is the right one, in a sentence. */
export const whenRight: Readonly<Record<MailClass, string>> = {
  certified:
    'Right for most letters. USPS records the day it arrives, and that day starts the time for the answer.',
  certified_return_receipt:
    'The same, and you get a picture of the signature. Right if somebody might say that it never came.',
  first_class:
    'Ordinary mail. Nothing proves that it arrived, so take it only where no deadline depends on it.',
};

/** What people who go to the post office themselves call them. */
export const ownClasses: readonly { readonly value: MailClass; readonly label: string }[] = [
  { value: MailClass.certified_return_receipt, label: 'Certified Mail with return receipt' },
  { value: MailClass.certified, label: mailClassLabels.certified },
  { value: MailClass.first_class, label: mailClassLabels.first_class },
];

/** How this one travelled: the post office's own return receipt is no electronic one. */
export function classLabel({
  carrier,
  mailClass,
}: Pick<MailPiece, 'carrier' | 'mailClass'>): string {
  const own = carrier === 'self' && ownClasses.find(({ value }) => value === mailClass);
  return own ? own.label : mailClassLabels[mailClass];
}
