import { remembered } from '../facts/all-matches.ts';
import { alsoNames, ordinaryWords } from './ordinary-words.ts';
import type { Place } from './lint-law.rules.ts';
import { isFunctionWord, isOrdinaryWord } from './word-stem.rules.ts';

/** Finds what may be a name in a text: words with a capital letter that no everyday word explains. */

interface NamePlace extends Place {
  /** True for a single word at the start of a sentence, where the capital letter shows little. */
  readonly isWeak: boolean;
}

interface Word extends Place {
  readonly text: string;
  readonly opensSentence: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’.](?=[\p{L}])[\p{L}\p{M}]+)*/gu;
const CAPITAL = /[\p{Lu}\p{Lt}]/u;
const ALL_CAPITALS = /^[\p{Lu}\p{M}'’.]{2,}$/u;
/** The end of a sentence, or the beginning of a text, a line or a quotation; not the full stop of "Dr." or of an initial. */
const OPENS = /(?:^|[.!?…:;]["'”’)\]]{0,12}\s{1,12}|\n\s{0,12}|["“(]|\s-\s)["'“‘(\s•*-]{0,12}$/u;
const TITLE =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Ste|Ave|Rd|Blvd|No|Inc|Co|Corp|Ltd|Jr|Sr|Apt|Mt|Ft)\.\s{0,12}$/u;
/** What may stand between two parts of one name. */
const JOINT = /^(?:[ -]| & | of (?:the )?| de (?:la )?|\. ?|' ?)$/u;

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 12), index);
    const whole = index <= 12 ? before : `x${before}`;
    return {
      text: word,
      start: index,
      end: index + word.length,
      opensSentence: OPENS.test(whole) && !TITLE.test(whole),
    };
  });
}

/** A text in capital letters throughout: there they mark no names. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 12 && capitals.length > letters.length * 0.6;
}

/** With a capital letter, and not one that its place explains. */
function isNameLike(word: Word, next: Word | undefined, text: string, shouted: boolean): boolean {
  if (!CAPITAL.test(word.text)) return false;
  const lower = word.text.toLowerCase();
  if (/^u\.?s\.?(?:'s)?$/u.test(lower) && lower !== word.text) return true;
  if (isFunctionWord(lower)) return false;
  if (/\p{Ll}\p{Lu}/u.test(word.text)) return true;
  const explained =
    shouted && ALL_CAPITALS.test(word.text)
      ? isOrdinaryWord(lower)
      : word.opensSentence && isStarter(lower);
  if (!explained || alsoNames.has(lower)) return true;
  if (shouted || next === undefined || !/^[ -]$/.test(text.slice(word.end, next.start)))
    return false;
  return CAPITAL.test(next.text) && !isFunctionWord(next.text);
}

function isStarter(lower: string): boolean {
  const base = lower.replace(/['’]s$/u, '');
  return ordinaryWords.has(base) || (/(?:ing|ed|ly)$/u.test(base) && isOrdinaryWord(base));
}

export const namesIn: (text: string) => readonly NamePlace[] = remembered((text) => {
  const shouted = isShouted(text);
  const words = wordsOf(text);
  const found: { start: number; end: number; isWeak: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    if (!isNameLike(word, words[index + 1], text, shouted)) continue;
    const last = found.at(-1);
    if (last && JOINT.test(text.slice(last.end, word.start))) {
      last.end = word.end;
      last.isWeak = false;
      continue;
    }
    found.push({ start: word.start, end: word.end, isWeak: word.opensSentence });
  }
  return found.map(({ start, end, isWeak }) => ({
    start,
    end: withoutPossessive(text, start, end),
    isWeak,
  }));
});

function withoutPossessive(text: string, start: number, end: number): number {
  return /['’][sS]$/u.test(text.slice(start, end)) ? end - 2 : end;
}
