/**
 * Every match of a global pattern. `matchAll` copies the pattern each time; most patterns are found in no text at all, so a search
 * that copies nothing goes first.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** Longer texts are rarely ours. */
const LONGEST_REMEMBERED = 1_000;
const MOST_REMEMBERED = 500;

/**
 * What was found in the texts that were read last: most sentences of a letter are our own and come with every letter, and an editor
 * reads all of them again with each change of one.
 */
export function remembered<Found>(read: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return read(text);
    const known = found.has(text);
    const answer = known ? (found.get(text) as Found) : read(text);
    // The one that was read longest ago goes first.
    if (known) found.delete(text);
    else if (found.size >= MOST_REMEMBERED) found.delete(found.keys().next().value ?? '');
    found.set(text, answer);
    return answer;
  };
}

/** A text as plain words, read clause by clause. Each word looks only a few words around itself, so that the length of a text alone decides how long reading takes. */

/** Words, small and without accents; 'sí' stays apart from 'si' (if). A short form is written out, and the end of a sentence or clause is a word of its own. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\bsí(?!\p{L})/gu, 'yes')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bco[- ]?(?=(?:sign|borrow|applic|own|mak|deudor|firm))/gu, 'co')
    .replaceAll("can't", 'can not')
    .replaceAll("won't", 'will not')
    .replaceAll("n't", ' not')
    .replaceAll("i'm", 'i am')
    .replaceAll("it's", 'it is')
    .replaceAll("that's", 'that is')
    .replaceAll("'ve", ' have')
    .replaceAll("i'd", 'i had')
    .split(/([.!?\n;:,()]|[-–—]{2}| [-–—] )|[^\p{L}\p{N}]+/u)
    .flatMap((one) => {
      if (one === undefined || one === '') return [];
      if (/^[\p{L}\p{N}]/u.test(one)) return [one];
      return [/[.!?\n]/u.test(one) ? SENTENCE_END : CLAUSE_END];
    });
}

export const SENTENCE_END = '.';
const CLAUSE_END = ',';
export const isEnd = (one: string) => one === '' || one === SENTENCE_END || one === CLAUSE_END;

/** How far a word looks around itself. */
export const REACH = 6;

export interface Place {
  readonly words: readonly string[];
  readonly at: number;
}

export const word = ({ words, at }: Place, step: number): string => words[at + step] ?? '';

/** The words of the clause before the place, the nearest first. */
export function before({ words, at }: Place, reach = REACH * 2): readonly string[] {
  const found: string[] = [];
  for (let index = at - 1; index >= 0 && found.length < reach; index--) {
    const one = words[index] ?? '';
    if (isEnd(one)) break;
    found.push(one);
  }
  return found;
}

/** The words of the clause from the place on. */
export function after({ words, at }: Place, reach: number): readonly string[] {
  const found: string[] = [];
  for (let index = at + 1; index < words.length && found.length < reach; index++) {
    const one = words[index] ?? '';
    if (isEnd(one)) break;
    found.push(one);
  }
  return found;
}

function distinctWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** How many words of a text none of the earlier ones has: words alone are compared, so that a story retold is nothing new. */
export function newWordsIn(text: string, told: readonly string[]): number {
  const known = distinctWords(told.join(' '));
  return [...distinctWords(text)].filter((each) => !known.has(each)).length;
}
