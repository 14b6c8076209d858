import { AddressBookVersion } from './companies/address-book-version.entity.ts';
import { DisputedItem } from './signing/disputed-item.entity.ts';
import { LetterDraft } from './drafts/letter-draft.entity.ts';
import { LetterEvent } from './letter-event.entity.ts';
import { Letter } from './letter.entity.ts';
import { SavedSignature } from './signing/saved-signature.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const lettersEntities = [
  AddressBookVersion,
  DisputedItem,
  LetterDraft,
  LetterEvent,
  Letter,
  SavedSignature,
] as const;
