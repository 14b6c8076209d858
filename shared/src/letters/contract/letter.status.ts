import { spoken } from '../../kernel/index.ts';
import { letterLabelsMessages as es } from './messages.es.ts';
import { letterLabelsMessages as en } from './messages.ts';

/**
 * Where a letter is. `preparing` is ours alone: signed and counted, its PDF not yet stored. From `queued` on it is the status of
 * its newest mailpiece; one that was taken back is `drafted` again.
 */
export const LetterStatus = {
  preparing: 'preparing',
  drafted: 'drafted',
  queued: 'queued',
  mailed: 'mailed',
  in_transit: 'in_transit',
  delivered: 'delivered',
  returned: 'returned',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

export type LetterStatus = keyof typeof LetterStatus;

/** What the trail of a letter records, in the order in which it usually happens. */
export const LetterEventKind = {
  drafted: 'drafted',
  viewed: 'viewed',
  /** A model put words of the person's into English, and they said that it says what they said. */
  english_confirmed: 'english_confirmed',
  attested: 'attested',
  signed: 'signed',
  /** Made with room for a pen: nothing was signed here. */
  left_to_sign: 'left_to_sign',
  downloaded: 'downloaded',
  /** Bound into a case file; the hash is the case file's seal. */
  in_case_file: 'in_case_file',
  mailed: 'mailed',
  mail_cancelled: 'mail_cancelled',
} as const;

export type LetterEventKind = keyof typeof LetterEventKind;

/** How the dashboard names a status, in the reader's language. */
export function letterStatusLabel(status: string): string {
  const { statuses } = spoken({ en, es });
  return Object.hasOwn(LetterStatus, status) ? statuses[status as LetterStatus] : statuses.unknown;
}

/** What a person agrees to when they sign. The trail keeps the version and the words (15 U.S.C. 7006(5): intent to sign). */
export const signingConsent = {
  version: '2026-11-28',
  text:
    'I confirm this is my legal electronic signature, and I authorize the company to include it on my dispute letters. ' +
    'I have read what I am signing, and what it says is true as far as I know.',
} as const;

/** What a person says who will sign each printed letter with a pen. */
export const penConsent = {
  version: '2026-11-28',
  text:
    'I will sign each printed letter by hand before I mail it. ' +
    'I have read what I will sign, and what it says is true as far as I know.',
} as const;
