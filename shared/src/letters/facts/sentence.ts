import { dateIn, isCalendarDate, type Language } from '../../kernel/index.ts';
import type { Phrase, Sentence, Slot } from '../contract/letter-document.ts';
import { BLANK, isMonth, sentenceCase } from './fact-words.rules.ts';

/** One best wording for each thing that a letter says, in English and beside it in Spanish; slots stand in both. */

type Gender = 'm' | 'f' | 'ms' | 'fs';

interface Wording {
  /** "{name} reports this {noun}." A slot with a capital begins its sentence; `{a noun}` takes "a" or "an". */
  readonly en: string;
  /** The same; `{el noun}` and `{este noun}` take the article that goes with the noun. */
  readonly es: string;
  /** Of a noun, in Spanish. */
  readonly gender?: Gender;
}

export type Wordings = Readonly<Record<string, Wording>>;

type SlotsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Uncapitalize<WithoutArticle<Name>> | SlotsIn<Rest>
  : never;

type WithoutArticle<Name extends string> = Name extends `a ${infer Noun}` ? Noun : Name;

/** A wording without slots is a phrase at once; the others are given what stands in their slots. */
type Say<Table extends Wordings> = {
  readonly [Key in keyof Table]: [SlotsIn<Table[Key]['en']>] extends [never]
    ? Phrase
    : (slots: Readonly<Record<SlotsIn<Table[Key]['en']>, Slot>>) => Phrase;
};

interface Words<Table extends Wordings> {
  /** By their ids: "not_mine.claim". */
  readonly wordings: Wordings;
  readonly say: Say<Table>;
}

export function wordsOf<const Table extends Wordings>(kind: string, table: Table): Words<Table> {
  const idOf = (key: string) => `${kind}.${key}`;
  const say = Object.entries<Wording>(table).map(([key, { en }]) => {
    const id = idOf(key);
    return [key, en.includes('{') ? (slots: Phrase['slots']) => ({ id, slots }) : { id }];
  });
  return {
    wordings: Object.fromEntries(Object.entries(table).map(([key, each]) => [idOf(key), each])),
    say: Object.fromEntries(say) as Say<Table>,
  };
}

const SLOT = /\{(?:(\p{L}+) )?(\p{L}+)\}/gu;

/** @returns nothing if the tables do not know the phrase, or one in it: a letter of another version */
function phraseText(phrase: Phrase, language: Language, all: Wordings): string | undefined {
  const wording = Object.hasOwn(all, phrase.id) ? all[phrase.id] : undefined;
  if (!wording) return undefined;
  let isKnown = true;
  const text = wording[language].replace(SLOT, (_, article: string | undefined, name: string) => {
    const slot = phrase.slots?.[name] ?? phrase.slots?.[lowerFirst(name)];
    const words = slot === undefined ? undefined : slotText(slot, language, all);
    if (slot === undefined || words === undefined) isKnown = false;
    const said = `${articleOf(article, slot, { words, all })}${words ?? ''}`;
    return isCapital(article ?? name) ? sentenceCase(said) : said;
  });
  return isKnown ? tidied(text, language) : undefined;
}

function slotText(slot: Slot, language: Language, all: Wordings): string | undefined {
  if (typeof slot === 'string') return slot;
  if ('id' in slot) return phraseText(slot, language, all);
  if ('date' in slot) return isCalendarDate(slot.date) ? dateIn(language, slot.date) : BLANK;
  if (!isMonth(slot.month)) return BLANK;
  // A month is its first day without the day.
  return dateIn(language, `${slot.month}-01`).replace(/ 1,|^1 de /, '');
}

/** A row's value begins with a capital, as its English does. */
export function slotValue(slot: Slot, language: Language, all: Wordings): string | undefined {
  const text = slotText(slot, language, all);
  return text !== undefined && typeof slot === 'object' && 'id' in slot
    ? capitalAs(slotText(slot, 'en', all) ?? '', text)
    : text;
}

function capitalAs(english: string, text: string): string {
  return isCapital(english) ? sentenceCase(text) : text;
}

export function sentenceText(sentence: Sentence, language: Language, all: Wordings) {
  return 'own' in sentence ? sentence.own : phraseText(sentence, language, all);
}

const ARTICLES: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  el: { m: 'el', f: 'la', ms: 'los', fs: 'las' },
  un: { m: 'un', f: 'una', ms: 'unos', fs: 'unas' },
  este: { m: 'este', f: 'esta', ms: 'estos', fs: 'estas' },
};

/** Spanish articles follow the gender of a noun, the English one its sound: "a balance", "an original loan amount". */
function articleOf(
  article: string | undefined,
  slot: Slot | undefined,
  { words = '', all }: { readonly words: string | undefined; readonly all: Wordings },
): string {
  if (article === undefined || typeof slot !== 'object' || !('id' in slot)) return '';
  if (article.toLowerCase() === 'a') return /^[aeio]/i.test(words) ? 'an ' : 'a ';
  const gender = all[slot.id]?.gender;
  const form = gender && ARTICLES[article.toLowerCase()]?.[gender];
  return form === undefined ? '' : `${form} `;
}

/** A name that ends in a full stop ("Inc.") ends its sentence with the same one; Spanish draws two words together. */
function tidied(text: string, language: Language): string {
  const once = text.replace(/(?<=\p{L})\.\.(?=\s|$)/gu, '.');
  return language === 'en'
    ? once
    : once.replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/gu, (_, word: string) =>
        word === 'de' ? 'del ' : 'al ',
      );
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What a table says for an answer. An answer may be any text, "valueOf" among them. */
export function fromTable<Said>(
  table: Readonly<Record<string, Said>>,
  answer: string,
): Said | undefined {
  return Object.hasOwn(table, answer) ? table[answer] : undefined;
}
