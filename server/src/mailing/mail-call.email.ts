import { longDate, type CalendarDate } from '@creditfix/shared/kernel';
import type { MailEventKind } from '@creditfix/shared/mailing';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { trackingUrl } from './piece.presenter.ts';

/** The post wants something, or we have to say that something did not work. */

interface CalledLetter {
  readonly pieceId: string;
  readonly reference: string;
  readonly trackingNumber: string | null;
}

interface Call {
  readonly subject: string;
  readonly text: (day: string) => string;
  readonly whatToDo: (ask: string) => string;
}

/** Ordinary mail has no number to give, and no page to look at. */
const askThePost = (trackingNumber: string | null): string =>
  `If nothing moves for a week, call the Postal Service at 1-800-275-8777${trackingNumber ? ' and give the tracking number' : ''}.`;

const CALLS: Readonly<Partial<Record<MailEventKind, Call>>> = {
  delivery_attempted: {
    subject: 'Your letter could not be delivered yet',
    text: (day) => `On ${day} the Postal Service tried to deliver it, and nobody could take it.`,
    whatToDo: (ask) =>
      `You do not have to do anything yet. The recipient gets a notice, and the post office usually keeps a letter for 15 days. ${ask}`,
  },
  pickup_available: {
    subject: 'Your letter waits at the recipient’s post office',
    text: (day) => `Since ${day} it waits at the post office, where the recipient can pick it up.`,
    whatToDo: (ask) =>
      `You do not have to do anything yet. The post office usually keeps a letter for 15 days and then brings it back to you. ${ask}`,
  },
  re_routed: {
    subject: 'Your letter is being forwarded to another address',
    text: (day) =>
      `On ${day} the Postal Service forwarded it to another address. This happens when a recipient has moved or has mail forwarded.`,
    whatToDo: () =>
      'You do not have to do anything. It may take some days longer. If it comes back, we write to you.',
  },
  issue: {
    subject: 'The Postal Service reports a problem with your letter',
    text: (day) => `On ${day} the Postal Service reported that something about it needs attention.`,
    whatToDo: (ask) =>
      `You do not have to do anything yet. ${ask} If the letter comes back or is lost, we write to you, and you pay nothing.`,
  },
};

/** @returns undefined where the post wants nothing */
export function postTroubleEmail(
  {
    kind,
    on,
    ...letter
  }: CalledLetter & { readonly kind: MailEventKind; readonly on: CalendarDate },
  origin: string,
): EmailDraft | undefined {
  const call = CALLS[kind];
  if (!call) return undefined;
  const { subject, text, whatToDo } = call;
  return troubleEmail(letter, origin, {
    subject,
    preview: 'It is still on its way. Here is what that means for you.',
    text: text(longDate(on)),
    whatToDo: whatToDo(askThePost(letter.trackingNumber)),
  });
}

/** The recipient had it, and then it was sent back. */
export function cameBackLaterEmail(letter: CalledLetter, origin: string): EmailDraft {
  return troubleEmail(letter, origin, {
    subject: 'Your letter is coming back after its delivery',
    preview: 'The delivery still counts. Please look into the envelope when it comes.',
    text: 'The Postal Service delivered it, and now reports that it is on its way back to you. The recipient may have sent it back.',
    whatToDo:
      'Keep the proof of delivery: it shows that the letter was there. When the envelope comes, see whether there is an answer in it, and keep the envelope.',
  });
}

/** Certified mail of which the post says nothing for weeks. */
export function silentPostEmail(
  { mailedOn, ...letter }: CalledLetter & { readonly mailedOn: CalendarDate },
  origin: string,
): EmailDraft {
  return troubleEmail(letter, origin, {
    subject: 'Your letter has not been reported as delivered',
    preview: `It was mailed on ${longDate(mailedOn)}. Here is what you can do.`,
    text: `It was mailed on ${longDate(mailedOn)}, and three weeks later the Postal Service still has not reported that it arrived.`,
    whatToDo:
      'Look at the USPS tracking page first. Then call the Postal Service at 1-800-275-8777, give the tracking number, and ask for a search. If the letter is lost, we write to you, and you pay nothing.',
  });
}

/** The person wanted it back, and the carrier had printed it. */
export function tooLateEmail(letter: CalledLetter, origin: string): EmailDraft {
  return troubleEmail(letter, origin, {
    subject: 'It was too late to take your letter back',
    preview: 'The mail service had it already, and it is going out.',
    text: 'You asked us to take it back. By then the mail service had taken it on, and it is going out.',
    whatToDo:
      'You do not have to do anything: the letter is the one that you signed. If something in it is wrong, write to support, and we look for the best next step with you. The price of the mailing is charged as you agreed.',
  });
}

function troubleEmail(
  { pieceId, reference, trackingNumber }: CalledLetter,
  origin: string,
  words: Pick<EmailDraft, 'subject' | 'preview'> & {
    readonly text: string;
    readonly whatToDo: string;
  },
): EmailDraft {
  const { subject, preview, text, whatToDo } = words;
  return {
    ...{ subject, preview, heading: subject },
    blocks: [
      { kind: 'text', text: `This is about your letter ${reference}. ${text}` },
      { kind: 'text', text: whatToDo },
      ...numberOf(trackingNumber),
      { kind: 'button', label: 'Follow your letter', url: `${origin}/mail/${pieceId}` },
      ...(trackingNumber
        ? [
            {
              kind: 'link',
              text: 'See it on the USPS tracking page',
              url: trackingUrl({ id: pieceId, tracking_number: trackingNumber }, origin),
            } as const,
          ]
        : []),
    ],
    reason:
      'You get this email because of a letter that we mail for you. Emails like this one are always sent.',
  };
}

function numberOf(trackingNumber: string | null): EmailBlock[] {
  return trackingNumber ? [{ kind: 'facts', rows: [['Tracking number', trackingNumber]] }] : [];
}
