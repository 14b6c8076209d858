import type { CarrierRefusalReason } from './certified-mailer.port.ts';

/** Why a piece ended without arriving, in a closed set. Each says what happened, what to do, and whether mailing again makes sense. */
export const MailTrouble = {
  address_unknown: 'address_unknown',
  too_many_pages: 'too_many_pages',
  file_too_large: 'file_too_large',
  file_refused: 'file_refused',
  file_gone: 'file_gone',
  carrier_account: 'carrier_account',
  staff_refused: 'staff_refused',
  carrier_refused: 'carrier_refused',
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

const MAIL_IT_YOURSELF =
  'Download the letter and mail it yourself by certified mail: the post office has the forms.';

const WORDS: Readonly<Record<MailTrouble, TroubleWords>> = {
  address_unknown: {
    text: 'The Postal Service does not know an address on the envelope, so the letter was not mailed.',
    whatToDo:
      'Compare both addresses with a bill or letter that you have, down to the apartment number. Then mail the letter again with the corrected address.',
    canMailAgain: true,
  },
  too_many_pages: {
    text: 'The letter has more pages, copies included, than the mail service takes. It was not mailed.',
    whatToDo: `${MAIL_IT_YOURSELF} Or write it again with fewer copies.`,
    canMailAgain: false,
  },
  file_too_large: {
    text: 'The letter with its copies is larger than the mail service takes. It was not mailed.',
    whatToDo: `${MAIL_IT_YOURSELF} Or write it again with fewer copies.`,
    canMailAgain: false,
  },
  file_refused: {
    text: 'The mail service could not print the file of this letter, so it was not mailed. You did nothing wrong.',
    whatToDo: `${MAIL_IT_YOURSELF} If you write to support, we will look into it.`,
    canMailAgain: false,
  },
  file_gone: {
    text: 'The file that you signed could not be opened when it was time to mail it, so nothing was mailed.',
    whatToDo:
      'Write the letter again. If it had copies, add them again: we delete copies after 90 days.',
    canMailAgain: false,
  },
  carrier_account: {
    text: 'The mail service took no letters from us for three days, so this one was not mailed. That is our fault, not yours.',
    whatToDo: `If time matters: ${lowerFirst(MAIL_IT_YOURSELF)} Otherwise mail it again from here in a few days.`,
    canMailAgain: true,
  },
  staff_refused: {
    text: 'Our staff could not mail this letter as it is.',
    whatToDo: `Please write to support: we will tell you why. ${MAIL_IT_YOURSELF}`,
    canMailAgain: false,
  },
  carrier_refused: {
    text: 'The mail service did not take this letter, so it was not mailed.',
    whatToDo: `Mail it once more. If it is not taken again: ${lowerFirst(MAIL_IT_YOURSELF)}`,
    canMailAgain: true,
  },
  returned: {
    text: 'The Postal Service could not deliver the letter and is bringing it back to your return address.',
    whatToDo:
      'When the envelope comes, read the yellow sticker on it: it says why. Check the address, then mail the letter again.',
    canMailAgain: true,
  },
  returned_address: {
    text: 'The Postal Service could not find the address, and is bringing the letter back to your return address.',
    whatToDo:
      'Look up the address on a bill, on your credit report or on the company’s own site. Then mail the letter again with that address.',
    canMailAgain: true,
  },
  returned_moved: {
    text: 'The recipient has moved, and the Postal Service is bringing the letter back to your return address.',
    whatToDo:
      'The yellow sticker on the envelope may show the new address. You can also find it on your credit report or on the company’s own site. Then mail the letter again.',
    canMailAgain: true,
  },
  returned_refused: {
    text: 'The recipient did not accept the letter, and the Postal Service is bringing it back to your return address.',
    whatToDo:
      'Keep the envelope closed, with its sticker: it shows that you wrote and that it was not accepted. You can mail the letter again, also as ordinary mail, which nobody has to sign for.',
    canMailAgain: true,
  },
  returned_unclaimed: {
    text: 'Nobody picked the letter up at the post office, and the Postal Service is bringing it back to your return address.',
    whatToDo:
      'Keep the envelope closed, with its sticker: it shows that you wrote. You can mail the letter again, also as ordinary mail, which nobody has to pick up.',
    canMailAgain: true,
  },
  damaged: {
    text: 'The letter was damaged on its way, and the Postal Service did not deliver it.',
    whatToDo: 'Mail it again. The copy that you signed is safe here.',
    canMailAgain: true,
  },
  lost: {
    text: 'The Postal Service lost the letter on its way.',
    whatToDo: 'Mail it again. The copy that you signed is safe here.',
    canMailAgain: true,
  },
};

/** What its owner is told of a piece that has ended; null where there is nothing to tell. */
export function presentTrouble({
  trouble,
}: {
  readonly trouble: string | null;
}): TroubleWords | null {
  return trouble === null ? null : troubleWords(trouble);
}

/** The words for a trouble as it lies in the database. */
export function troubleWords(trouble: string): TroubleWords {
  return WORDS[Object.hasOwn(WORDS, trouble) ? (trouble as MailTrouble) : 'carrier_refused'];
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

/** The carrier's own names say why, and the clearest of them counts: a piece that was refused had been at the address before. */
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

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
