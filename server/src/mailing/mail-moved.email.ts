import { longDate, type CalendarDate } from '@creditfix/shared/kernel';
import { mailClassLabels, type MailClass } from '@creditfix/shared/mailing';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { trackingUrl } from './piece.presenter.ts';

/** Good news from the post. Whom a letter is to and what it disputes stay out of every email: others may see an inbox. */

interface MovedLetter {
  readonly pieceId: string;
  readonly reference: string;
  readonly mailClass: MailClass;
  readonly trackingNumber: string | null;
}

const REASON = 'You get this email because we mail a letter for you.';

export function mailedEmail(
  letter: MovedLetter & {
    readonly mailedOn: CalendarDate;
    readonly expectedOn: CalendarDate | null;
  },
  origin: string,
): EmailDraft {
  const { reference, mailClass, mailedOn, expectedOn, trackingNumber } = letter;
  const arrival = expectedOn ? ` It should arrive by ${longDate(expectedOn)}.` : '';
  return {
    subject: 'Your letter is in the mail',
    preview: `The Postal Service has had it since ${longDate(mailedOn)}.${arrival}`,
    heading: 'Your letter is in the mail',
    blocks: [
      {
        kind: 'text',
        text: `The Postal Service has your letter ${reference}. You do not have to do anything now.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Mailed on', longDate(mailedOn)],
          ['Sent by', mailClassLabels[mailClass]],
          ...(expectedOn ? ([['Expected by', longDate(expectedOn)]] as const) : []),
          ...(trackingNumber ? ([['Tracking number', trackingNumber]] as const) : []),
        ],
      },
      {
        kind: 'text',
        text:
          mailClass === 'first_class'
            ? 'First-Class Mail brings no proof that it arrived. If you hear that it did, you can enter the day yourself.'
            : 'We watch the mail for you and write again on the day it is delivered.',
      },
      { kind: 'button', label: 'Follow your letter', url: `${origin}/mail/${letter.pieceId}` },
      ...linkToPost(letter, origin),
    ],
    reason: REASON,
  };
}

export function deliveredEmail(
  letter: MovedLetter & { readonly deliveredOn: CalendarDate },
  origin: string,
): EmailDraft {
  const { reference, mailClass, deliveredOn, trackingNumber } = letter;
  const day = longDate(deliveredOn);
  return {
    subject: 'Your letter was delivered',
    preview: `It arrived on ${day}. We keep the date and the proof for you.`,
    heading: `Your letter arrived on ${day}`,
    blocks: [
      {
        kind: 'text',
        text: `The Postal Service has delivered your letter ${reference}. The time to answer counts from this day on. Where the law sets a deadline, your dashboard shows it, and we remind you before it ends.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Delivered on', day],
          ...(trackingNumber ? ([['Tracking number', trackingNumber]] as const) : []),
        ],
      },
      { kind: 'text', text: 'This is what comes next:' },
      { kind: 'list', items: nextSteps(mailClass) },
      { kind: 'button', label: 'See the proof', url: `${origin}/mail/${letter.pieceId}` },
      ...linkToPost(letter, origin),
    ],
    reason: REASON,
  };
}

function nextSteps(mailClass: MailClass): string[] {
  return [
    ...(mailClass === 'certified_return_receipt'
      ? [
          'We add the signed return receipt to the proof as soon as the Postal Service sends it, often within a few days.',
        ]
      : []),
    'Watch your mailbox. The answer comes on paper to the address in your letter.',
    'When it comes, enter on your dashboard what it says. Where another letter makes sense, we suggest one that fits.',
  ];
}

function linkToPost({ pieceId: id, trackingNumber }: MovedLetter, origin: string): EmailBlock[] {
  if (!trackingNumber) return [];
  const url = trackingUrl({ id, tracking_number: trackingNumber }, origin);
  return [{ kind: 'link', text: 'See it on the USPS tracking page', url }];
}
