import { spoken, spokenDate, type CalendarDate } from '@creditfix/shared/kernel';
import type { MailEventKind } from '@creditfix/shared/mailing';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './mail-call.email.words.ts';
import { words as es } from './mail-call.email.words.es.ts';
import { trackingUrl } from './piece.presenter.ts';

/** The post wants something, or we have to say that something did not work. */

interface CalledLetter {
  readonly pieceId: string;
  readonly reference: string;
  readonly trackingNumber: string | null;
}

type PostCall = keyof typeof en.calls;

const words = () => spoken({ en, es });

/** True for what the post reports when it wants something. */
export function isPostCall(kind: MailEventKind): kind is PostCall {
  return Object.hasOwn(en.calls, kind);
}

export function postTroubleEmail(
  { kind, on, ...letter }: CalledLetter & { readonly kind: PostCall; readonly on: CalendarDate },
  origin: string,
): EmailDraft {
  const { calls, ask, askWithNumber, stillOnItsWay } = words();
  const { subject, text, whatToDo } = calls[kind];
  return troubleEmail(letter, origin, {
    subject,
    preview: stillOnItsWay,
    text: text(spokenDate(on)),
    whatToDo: whatToDo(letter.trackingNumber ? askWithNumber : ask),
  });
}

/** The recipient had it, and then it was sent back. */
export function cameBackLaterEmail(letter: CalledLetter, origin: string): EmailDraft {
  return troubleEmail(letter, origin, words().cameBack);
}

/** Certified mail of which the post says nothing for weeks. */
export function silentPostEmail(
  { mailedOn, ...letter }: CalledLetter & { readonly mailedOn: CalendarDate },
  origin: string,
): EmailDraft {
  const { subject, preview, text, whatToDo } = words().silent;
  const day = spokenDate(mailedOn);
  return troubleEmail(letter, origin, {
    subject,
    whatToDo,
    preview: preview(day),
    text: text(day),
  });
}

/** The person wanted it back, and the carrier had printed it. */
export function tooLateEmail(letter: CalledLetter, origin: string): EmailDraft {
  return troubleEmail(letter, origin, words().tooLate);
}

function troubleEmail(
  { pieceId, reference, trackingNumber }: CalledLetter,
  origin: string,
  trouble: Pick<EmailDraft, 'subject' | 'preview'> & {
    readonly text: string;
    readonly whatToDo: string;
  },
): EmailDraft {
  const { subject, preview, text, whatToDo } = trouble;
  const { about, follow, postPage, reason } = words();
  return {
    subject,
    preview,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: about(reference, text),
      },
      {
        kind: 'text',
        text: whatToDo,
      },
      ...numberOf(trackingNumber),
      {
        kind: 'button',
        label: follow,
        url: pageAddress(origin, `/mail/${pieceId}`),
      },
      ...(trackingNumber
        ? [
            {
              kind: 'link',
              text: postPage,
              url: trackingUrl(
                {
                  id: pieceId,
                  tracking_number: trackingNumber,
                },
                origin,
              ),
            } as const,
          ]
        : []),
    ],
    reason,
  };
}

function numberOf(trackingNumber: string | null): EmailBlock[] {
  return trackingNumber
    ? [{ kind: 'facts', rows: [[words().trackingNumber, trackingNumber]] }]
    : [];
}
