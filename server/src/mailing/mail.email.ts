import { type CalendarDate, spoken, spokenDate } from '@creditfix/shared/kernel';
import { type MailClass, mailClassLabel, type MailEventKind } from '@creditfix/shared/mailing';
import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailBlock, EmailDraft, EmailExample } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { type MailTrouble, troubleWords } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { trackingUrl } from './mailpiece.presenter.ts';
import type { LockedMailpiece } from './mailpiece.repository.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** What a sender hears of a mailpiece. Whom a letter is to and what it disputes stay out of every email: others may see an inbox. */

interface MailNews {
  readonly kind:
    | 'letter_mailed'
    | 'letter_delivered'
    | 'letter_returned'
    | 'letter_mailed_again'
    | 'letter_not_mailed'
    | 'mail_trouble';
  /** Tells apart what can happen to a mailpiece more than once. */
  readonly about?: string;
  readonly draft: () => EmailDraft;
}

/** Good news can be switched off. What needs a person to act is always sent. */
const OPTIONAL: ReadonlySet<MailNews['kind']> = new Set(['letter_mailed', 'letter_delivered']);

/** Queues an email about a mailpiece, once for each mailpiece and kind. */
export async function notifySender(
  tx: EntityManager,
  parts: Pick<MailingParts, 'outbox'>,
  { mailpiece }: Pick<LockedMailpiece, 'mailpiece'>,
  { kind, about, draft }: MailNews,
): Promise<void> {
  await notifyAccount(tx, parts, {
    accountId: mailpiece.account_id,
    kind,
    key: [kind, mailpiece.id, ...(about ? [about] : [])].join(':'),
    ...(OPTIONAL.has(kind) ? { preference: 'letter_news' as const } : {}),
    draft,
  });
}

interface MovedLetter {
  readonly mailpieceId: string;
  readonly reference: string;
  readonly mailClass: MailClass;
  readonly trackingNumber: string | null;
}

export function mailedEmail(
  letter: MovedLetter & {
    readonly mailedOn: CalendarDate;
    readonly expectedOn: CalendarDate | null;
  },
  origin: string,
): EmailDraft {
  const { reference, mailClass, mailpieceId } = letter;
  const { mailed, reason } = spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).moved;
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
      { kind: 'button', label: mailed.button, url: pageAddress(origin, `/mail/${mailpieceId}`) },
      ...linkToPost(letter, origin),
    ],
    reason,
  };
}

export function deliveredEmail(
  letter: MovedLetter & { readonly deliveredOn: CalendarDate },
  origin: string,
): EmailDraft {
  const { reference, mailClass, mailpieceId } = letter;
  const { delivered, reason } = spoken({
    en: en.mailEmailMessages,
    es: es.mailEmailMessages,
  }).moved;
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
      { kind: 'button', label: delivered.button, url: pageAddress(origin, `/mail/${mailpieceId}`) },
      ...linkToPost(letter, origin),
    ],
    reason,
  };
}

function numberRow({ trackingNumber }: MovedLetter): (readonly [name: string, value: string])[] {
  return trackingNumber
    ? [
        [
          spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).moved.trackingNumber,
          trackingNumber,
        ],
      ]
    : [];
}

function linkToPost(
  { mailpieceId: id, trackingNumber }: MovedLetter,
  origin: string,
): EmailBlock[] {
  if (!trackingNumber) return [];
  const url = trackingUrl({ id, tracking_number: trackingNumber }, origin);
  return [
    {
      kind: 'link',
      text: spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).moved.postPage,
      url,
    },
  ];
}

interface CalledLetter {
  readonly mailpieceId: string;
  readonly reference: string;
  readonly trackingNumber: string | null;
}

type PostCall = keyof typeof en.mailEmailMessages.call.calls;

/** True for what the post reports when it wants something. */
export function isPostCall(kind: MailEventKind): kind is PostCall {
  return Object.hasOwn(en.mailEmailMessages.call.calls, kind);
}

export function postTroubleEmail(
  { kind, on, ...letter }: CalledLetter & { readonly kind: PostCall; readonly on: CalendarDate },
  origin: string,
): EmailDraft {
  const { calls, ask, askWithNumber, stillOnItsWay } = spoken({
    en: en.mailEmailMessages,
    es: es.mailEmailMessages,
  }).call;
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
  return troubleEmail(
    letter,
    origin,
    spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).call.cameBack,
  );
}

/** Certified mail of which the post says nothing for weeks. */
export function silentPostEmail(
  { mailedOn, ...letter }: CalledLetter & { readonly mailedOn: CalendarDate },
  origin: string,
): EmailDraft {
  const { subject, preview, text, whatToDo } = spoken({
    en: en.mailEmailMessages,
    es: es.mailEmailMessages,
  }).call.silent;
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
  return troubleEmail(
    letter,
    origin,
    spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).call.tooLate,
  );
}

/** Staff have it mailed again. Where it goes can be looked at while it can still be taken back. */
export function mailedAgainEmail(
  { holdMinutes, ...letter }: CalledLetter & { readonly holdMinutes: number },
  origin: string,
): EmailDraft {
  const { takeBack, goesOut, ...said } = spoken({
    en: en.mailEmailMessages,
    es: es.mailEmailMessages,
  }).call.again;
  const whatToDo = holdMinutes > 0 ? takeBack(holdMinutes) : goesOut;
  return troubleEmail(letter, origin, { ...said, whatToDo });
}

function troubleEmail(
  { mailpieceId, reference, trackingNumber }: CalledLetter,
  origin: string,
  trouble: Pick<EmailDraft, 'subject' | 'preview'> & {
    readonly text: string;
    readonly whatToDo: string;
  },
): EmailDraft {
  const { subject, preview, text, whatToDo } = trouble;
  const { about, follow, postPage, reason } = spoken({
    en: en.mailEmailMessages,
    es: es.mailEmailMessages,
  }).call;
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
        url: pageAddress(origin, `/mail/${mailpieceId}`),
      },
      ...(trackingNumber
        ? [
            {
              kind: 'link',
              text: postPage,
              url: trackingUrl(
                {
                  id: mailpieceId,
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
    ? [
        {
          kind: 'facts',
          rows: [
            [
              spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).call.trackingNumber,
              trackingNumber,
            ],
          ],
        },
      ]
    : [];
}

interface EndedLetter {
  readonly mailpieceId: string;
  readonly reference: string;
  readonly trouble: MailTrouble;
  /** Its place in the allowance was not given back: too many were. */
  readonly countsOn?: boolean;
}

/** The carrier could not make or mail it: nothing was charged, or it goes back. */
export function notMailedEmail(letter: EndedLetter, origin: string): EmailDraft {
  return endEmail(
    spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).ended.notMailed,
    letter,
    origin,
  );
}

/** It was mailed, and comes back or is lost. */
export function returnedEmail(letter: EndedLetter, origin: string): EmailDraft {
  const isGone = letter.trouble === 'lost' || letter.trouble === 'damaged';
  return endEmail(
    isGone
      ? spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).ended.didNotArrive
      : spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).ended.comingBack,
    letter,
    origin,
  );
}

function endEmail(title: string, letter: EndedLetter, origin: string): EmailDraft {
  const { preview, reason } = spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).ended;
  return {
    subject: title,
    preview,
    heading: title,
    blocks: endBlocks(letter, origin),
    reason,
  };
}

function endBlocks(
  { mailpieceId, reference, trouble, countsOn = false }: EndedLetter,
  origin: string,
): EmailBlock[] {
  const { text, whatToDo, canMailAgain } = troubleWords(trouble);
  const said = spoken({ en: en.mailEmailMessages, es: es.mailEmailMessages }).ended;
  return [
    { kind: 'text', text: said.about(reference, text) },
    { kind: 'text', text: said.whatToDo(whatToDo) },
    { kind: 'text', text: countsOn ? said.stillCounts : said.noLongerCounts },
    {
      kind: 'button',
      label: canMailAgain ? said.mailAgain : said.seeWhat,
      url: pageAddress(origin, `/mail/${mailpieceId}`),
    },
  ];
}

const letter = {
  mailpieceId: '5b0d7b0e-6f1c-4a3e-9c52-0d1f6f5a7c11',
  reference: 'CF-7KQ2-M9XD',
  mailClass: 'certified_return_receipt',
  trackingNumber: '9407111898765432104387',
} as const;

/** The emails of this feature with made-up content. */
export function mailingEmailExamples(origin: string): readonly EmailExample[] {
  return [
    {
      kind: 'letter_mailed',
      optional: true,
      draft: () =>
        mailedEmail({ ...letter, mailedOn: '2026-11-24', expectedOn: '2026-12-01' }, origin),
    },
    {
      kind: 'letter_delivered',
      optional: true,
      draft: () => deliveredEmail({ ...letter, deliveredOn: '2026-11-30' }, origin),
    },
    {
      kind: 'letter_returned',
      draft: () => returnedEmail({ ...letter, trouble: 'returned_unclaimed' }, origin),
    },
    {
      kind: 'letter_mailed_again',
      draft: () => mailedAgainEmail({ ...letter, trackingNumber: null, holdMinutes: 15 }, origin),
    },
    { kind: 'letter_lost', draft: () => returnedEmail({ ...letter, trouble: 'lost' }, origin) },
    {
      kind: 'letter_not_mailed',
      draft: () => notMailedEmail({ ...letter, trouble: 'address_unknown' }, origin),
    },
    ...(['delivery_attempted', 'pickup_available', 're_routed', 'issue'] as const).map((kind) => ({
      kind: `mail_trouble_${kind}`,
      draft: () => postTroubleEmail({ ...letter, kind, on: '2026-11-28' }, origin),
    })),
    {
      kind: 'mail_trouble_silent',
      draft: () => silentPostEmail({ ...letter, mailedOn: '2026-11-24' }, origin),
    },
    { kind: 'mail_trouble_came_back', draft: () => cameBackLaterEmail(letter, origin) },
    { kind: 'mail_trouble_too_late', draft: () => tooLateEmail(letter, origin) },
  ];
}
