import { spoken } from '../../kernel/index.ts';
import {
  authoritiesMessages as authoritiesEs,
  findingsMessages as findingsEs,
  phrasesMessages as phrasesEs,
} from '../contract/messages.es.ts';
import {
  authoritiesMessages as authoritiesEn,
  findingsMessages as findingsEn,
  phrasesMessages as phrasesEn,
} from '../contract/messages.ts';
import type { LetterRecipient } from '../contract/letter-purpose.ts';

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
