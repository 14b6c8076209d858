import type { LetterPurpose } from './letter-purpose.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import type { words } from './phrases.words.ts';
import type { StatuteKey } from './statutes.ts';

type PhraseKey = keyof typeof words;

/** Wording that hurts a letter, and what to say instead; `block` is for what is untrue, a threat or a promise. */
export interface BannedPhrase {
  /** Key of its words as well. */
  readonly code: PhraseKey;
  /** Where phrases of one code say different things. */
  readonly says?: PhraseKey;
  readonly severity: 'block' | 'warn';
  readonly pattern: RegExp;
  /** Put in place of the words where that is always safe. */
  readonly instead?: string | ((words: string) => string);
  /** Purposes whose letters it is for, and those it is not for. */
  readonly only?: readonly LetterPurpose[];
  readonly except?: readonly LetterPurpose[];
  /** Recipients it is for; all if nothing is said. */
  readonly to?: readonly LetterRecipient[];
  /** In order where the letter may name this law. */
  readonly unlessAllowed?: StatuteKey;
}
