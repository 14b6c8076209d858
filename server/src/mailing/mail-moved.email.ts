import { spoken, spokenDate, type CalendarDate } from '@creditfix/shared/kernel';
import { mailClassLabel, type MailClass } from '@creditfix/shared/mailing';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './mail-moved.email.words.ts';
import { words as es } from './mail-moved.email.words.es.ts';
import { trackingUrl } from './piece.presenter.ts';

/** Good news from the post. Whom a letter is to and what it disputes stay out of every email: others may see an inbox. */

interface MovedLetter {
  readonly pieceId: string;
  readonly reference: string;
  readonly mailClass: MailClass;
  readonly trackingNumber: string | null;
}

const words = () => spoken({ en, es });

export function mailedEmail(
  letter: MovedLetter & {
    readonly mailedOn: CalendarDate;
    readonly expectedOn: CalendarDate | null;
  },
  origin: string,
): EmailDraft {
  const { reference, mailClass, pieceId } = letter;
  const { mailed, reason } = words();
  const day = spokenDate(letter.mailedOn);
  const expected = letter.expectedOn && spokenDate(letter.expectedOn);
  return {
    subject: mailed.title,
    preview: expected ? mailed.previewExpected(day, expected) : mailed.preview(day),
    heading: mailed.title,
    blocks: [
      { kind: 'text', text: mailed.text(reference) },
      {
        kind: 'facts',
        rows: [
          [mailed.mailedOn, day],
          [mailed.sentBy, mailClassLabel(mailClass)],
          ...(expected ? ([[mailed.expectedBy, expected]] as const) : []),
          ...numberRow(letter),
        ],
      },
      { kind: 'text', text: mailClass === 'first_class' ? mailed.noProof : mailed.weWatch },
      { kind: 'button', label: mailed.button, url: pageAddress(origin, `/mail/${pieceId}`) },
      ...linkToPost(letter, origin),
    ],
    reason,
  };
}

export function deliveredEmail(
  letter: MovedLetter & { readonly deliveredOn: CalendarDate },
  origin: string,
): EmailDraft {
  const { reference, mailClass, pieceId } = letter;
  const { delivered, reason } = words();
  const day = spokenDate(letter.deliveredOn);
  const withReceipt = mailClass === 'certified_return_receipt';
  return {
    subject: delivered.subject,
    preview: delivered.preview(day),
    heading: delivered.heading(day),
    blocks: [
      { kind: 'text', text: delivered.text(reference) },
      { kind: 'facts', rows: [[delivered.deliveredOn, day], ...numberRow(letter)] },
      { kind: 'text', text: delivered.next },
      {
        kind: 'list',
        items: [...(withReceipt ? [delivered.receiptStep] : []), ...delivered.steps],
      },
      { kind: 'button', label: delivered.button, url: pageAddress(origin, `/mail/${pieceId}`) },
      ...linkToPost(letter, origin),
    ],
    reason,
  };
}

function numberRow({ trackingNumber }: MovedLetter): (readonly [name: string, value: string])[] {
  return trackingNumber ? [[words().trackingNumber, trackingNumber]] : [];
}

function linkToPost({ pieceId: id, trackingNumber }: MovedLetter, origin: string): EmailBlock[] {
  if (!trackingNumber) return [];
  const url = trackingUrl({ id, tracking_number: trackingNumber }, origin);
  return [{ kind: 'link', text: words().postPage, url }];
}
