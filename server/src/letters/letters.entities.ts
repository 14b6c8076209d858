import { DisputedItem } from './disputed-item.entity.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import { LetterEnclosure } from './letter-enclosure.entity.ts';
import { LetterEvent } from './letter-event.entity.ts';
import { Letter } from './letter.entity.ts';
import { SavedSignature } from './saved-signature.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const lettersEntities = [
  DisputedItem,
  LetterDraft,
  LetterEnclosure,
  LetterEvent,
  Letter,
  SavedSignature,
] as const;
