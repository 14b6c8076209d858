import type { LetterDocument, LetterTranslation } from '@creditfix/shared/letters';
import type { PrintedWords } from './sheet/printed-words.ts';

/** What a reader of another language needs to read an English letter. */
export interface ReadingWords {
  readonly legend: string;
  readonly english: string;
  readonly copy: string;
  /** What the one and the other are, before and after the signing. */
  readonly notes: Readonly<
    Record<'toSign' | 'signed', Readonly<Record<'english' | 'copy', string>>>
  >;
  readonly loading: string;
  readonly failed: string;
  readonly sheet: string;
  readonly signed: {
    readonly open: string;
    /** What is loaded, for "We could not load …". */
    readonly what: string;
    readonly letter: string;
  };
  readonly own: string;
  readonly leftInEnglish: string;
  /** What the paper itself says around the letter. */
  readonly printed: PrintedWords;
  /** Fetched only when it is asked for: the tables are long. */
  readonly read: (letter: LetterDocument) => Promise<LetterTranslation>;
}

/** Letters are in English: anyone who reads English needs no copy. */
export const words: ReadingWords | undefined = undefined;
