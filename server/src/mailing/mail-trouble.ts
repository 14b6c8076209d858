import { spoken } from '@creditfix/shared/kernel';
import { MailCarrier } from '@creditfix/shared/mailing';
import type { CarrierRefusalReason } from './carrier/certified-mailer.port.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** Why a mailpiece ended without arriving, in a closed set. Each says what happened, what to do, and whether mailing again makes sense. */
export const MailTrouble = {
  address_unknown: 'address_unknown',
  too_many_pages: 'too_many_pages',
  file_too_large: 'file_too_large',
  file_refused: 'file_refused',
  file_gone: 'file_gone',
  carrier_account: 'carrier_account',
  staff_refused: 'staff_refused',
  carrier_refused: 'carrier_refused',
  payment_lapsed: 'payment_lapsed',
  returned: 'returned',
  returned_address: 'returned_address',
  returned_moved: 'returned_moved',
  returned_refused: 'returned_refused',
  returned_unclaimed: 'returned_unclaimed',
  damaged: 'damaged',
  lost: 'lost',
} as const;

export type MailTrouble = keyof typeof MailTrouble;

export interface TroubleWords {
  readonly text: string;
  readonly whatToDo: string;
  readonly canMailAgain: boolean;
}

/** Where mailing the same letter again makes sense. */
export const MAIL_AGAIN: ReadonlySet<MailTrouble> = new Set<MailTrouble>([
  'address_unknown',
  'carrier_account',
  'carrier_refused',
  'payment_lapsed',
  'returned',
  'returned_address',
  'returned_moved',
  'returned_refused',
  'returned_unclaimed',
  'damaged',
  'lost',
]);

/** What its owner is told of a mailpiece that has ended; null if there is nothing to tell. */
export function presentTrouble({
  trouble,
  carrier,
}: {
  readonly trouble: string | null;
  readonly carrier: string;
}): TroubleWords | null {
  if (trouble === null) return null;
  const words = troubleWords(trouble);
  // They told us that it is in their hands: nobody tells them to wait for it.
  if (carrier !== MailCarrier.self || trouble !== MailTrouble.returned) return words;
  return { ...words, ...spoken({ en: en.cameBackMessages, es: es.cameBackMessages }) };
}

/** The words for a trouble as it lies in the database. */
export function troubleWords(trouble: string): TroubleWords {
  const known = Object.hasOwn(MailTrouble, trouble) ? (trouble as MailTrouble) : 'carrier_refused';
  return {
    ...spoken({ en: en.mailTroubleMessages, es: es.mailTroubleMessages })[known],
    canMailAgain: MAIL_AGAIN.has(known),
  };
}

const REFUSALS: Readonly<Record<CarrierRefusalReason, MailTrouble>> = {
  address: 'address_unknown',
  too_many_pages: 'too_many_pages',
  file_too_large: 'file_too_large',
  file: 'file_refused',
  our_account: 'carrier_account',
  other: 'carrier_refused',
};

export function troubleOfRefusal(reason: CarrierRefusalReason | null): MailTrouble {
  return reason === null ? MailTrouble.carrier_refused : REFUSALS[reason];
}

/** The carrier's own names say why, and the clearest of them counts: a mailpiece that was refused had been at the address before. */
const RETURNS: readonly (readonly [RegExp, MailTrouble])[] = [
  [/refused/, 'returned_refused'],
  [/forward|moved|re-?routed/, 'returned_moved'],
  [/address|undeliverable|inaccessible|no_such/, 'returned_address'],
  [/unclaimed|notice_left|pickup|held|reschedule/, 'returned_unclaimed'],
];

/** @param notes the carrier's names of everything that was reported */
export function troubleOfReturn(notes: readonly string[], isLost: boolean): MailTrouble {
  const all = notes.join(' ').toLowerCase();
  if (isLost) return /damaged|disposed/.test(all) ? 'damaged' : 'lost';
  return RETURNS.find(([pattern]) => pattern.test(all))?.[1] ?? 'returned';
}
