import { spoken } from '../kernel/index.ts';
import { words as authoritiesEs } from './authorities.words.es.ts';
import { words as authoritiesEn } from './authorities.words.ts';
import { words as findingsEs } from './findings.words.es.ts';
import { words as findingsEn } from './findings.words.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import { words as phrasesEs } from './phrases.words.es.ts';
import { words as phrasesEn } from './phrases.words.ts';

/** What the linter says, in the reader's language; what it offers to put into the letter is English and is in its rules. */
export const findingWords = () => spoken({ en: findingsEn, es: findingsEs });

export function phraseMessage(key: keyof typeof phrasesEn): string {
  return spoken({ en: phrasesEn, es: phrasesEs })[key];
}

export function authorityReason(
  code: keyof typeof authoritiesEn,
  recipient: LetterRecipient,
): string {
  const said: { readonly reason: string } & Partial<Record<LetterRecipient, string>> = spoken({
    en: authoritiesEn,
    es: authoritiesEs,
  })[code];
  return said[recipient] ?? said.reason;
}
