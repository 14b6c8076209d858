import { allMatches } from '../facts/text-reading.rules.ts';
import type { Place } from '../lint/lint-law.rules.ts';
import { alsoNames, isFunctionWord, isOrdinaryWord, namesIn } from '../lint/words.rules.ts';

/**
 * Finds what tells who somebody is although no capital letter and no digit shows it: names in lower case, numbers, addresses and
 * account numbers as they are said aloud. It takes an accent-free text, and rather too much than too little.
 */

/** What is an everyday word and no name; a list that is too long for the browser. */
export interface Vocabulary {
  /** Accents are left out, everything is in lower case. */
  isWord(word: string, language: 'en' | 'es'): boolean;
}

const START = String.raw`(?<![\p{L}\p{N}'’])`;
const END = String.raw`(?![\p{L}\p{N}])`;

const NUMBERS = [
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen',
  '(?:twen|thir|for|four|fif|six|seven|eigh|nine)ty|hundred|thousand|million|double|triple|oh?|nil|nought|naught|niner|half|quarter',
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[a-z]{3,6}teenth|[a-z]{3,6}tieth',
  'cero|una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]{4,6}|veinte|veinti[a-z]{2,7}',
  'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|[a-z]{3,6}cient[oa]s|quinient[oa]s|mil|millon(?:es)?',
  'primer[oa]?|segund[oa]|tercer[oa]?|doble|triple|\\p{N}+',
].join('|');

/** A number alone says little where it is small ("one", "una", "once"); these are never anything else. */
const SPANISH_NUMBERS =
  'cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci[a-z]{4,6}|veinte|veinti[a-z]{2,7}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|[a-z]{3,6}cient[oa]s|quinient[oa]s|mil|millon(?:es)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo';

const NOT_A_MAILBOX = '(?!(?:me|us|him|her|them|it|you|is|was|are|am) )';
const PART = String.raw`[\p{L}\p{N}_-]{1,40}`;
/** A run such as "a-a-a" is tried from its beginning only. */
const PART_START = String.raw`(?<![\p{L}\p{N}_'’-])`;
const SIGN = String.raw`\(?(?:dot|point|period|punto|underscore|dash|hyphen|guion(?: bajo)?)\)?`;
const TOP = '(?:com|net|org|edu|gov|us|info|biz|mx|es|io|co)';
const MAILBOXES = '(?:gmail|g mail|yahoo|hotmail|outlook|icloud|aol|msn|comcast|protonmail|proton)';

/** Companies whose names are everyday words; the others are in no dictionary. */
const COMPANIES = [
  'chase(?: bank)?|capital one|credit one|one ?main|wells fargo|bank of america|american express|us bank|u\\.s\\. bank|discover (?:card|bank|it)',
  'ally(?: bank| financial)?|best buy|home depot|target (?:card|red ?card)|old navy|banana republic|lane bryant|first premier|mission lane',
  'best egg|lending club|fifth third|regions(?: bank)?|citizens(?: bank| one)?|key ?bank|navy federal|pen ?fed|first national|great lakes',
  'rocket (?:mortgage|loans)|sprint|spectrum|cricket|boost mobile|direct ?tv|dish(?: network)?|metro ?pcs|ford (?:credit|motor)|general motors|gm financial',
  'portfolio recovery|jefferson capital|enhanced recovery|credit acceptance|world (?:acceptance|finance)|security finance|continental finance',
  'credit collection services|hunter warfield|cavalry(?: portfolio)?|crown asset|absolute resolutions|unifin|radius global|the home depot|sam ?s club',
  'apple card|barclays?|ambition|prosper|upgrade (?:card|loan)|chime|self (?:lender|financial)|indigo|reflex|surge card|destiny card|milestone',
].join('|');

const SPOKEN: readonly RegExp[] = [
  new RegExp(
    `${START}(?:${NUMBERS})(?:[\\s,.;:/-]{1,3}(?:(?:and|y) )?(?:${NUMBERS}))+${END}`,
    'giu',
  ),
  new RegExp(`${START}(?:${SPANISH_NUMBERS})${END}`, 'giu'),
  // Letters one by one, as an account number is read out.
  new RegExp(`${START}\\p{L}(?:[\\s.,-]{1,2}\\p{L}){2,}${END}(?!['’])`, 'giu'),
  new RegExp(
    `${PART_START}${NOT_A_MAILBOX}${PART}(?: ${SIGN} ${PART}){0,4} \\(?(?:at|arroba)\\)? ${PART}(?: ${SIGN} ${PART}){1,3}`,
    'giu',
  ),
  new RegExp(
    `${PART_START}${NOT_A_MAILBOX}${PART}(?: ${SIGN} ${PART}){0,4} \\(?(?:at|arroba)\\)? ${MAILBOXES}${END}`,
    'giu',
  ),
  new RegExp(`${PART_START}${PART}(?: \\(?dot\\)? ${PART})+`, 'giu'),
  new RegExp(`${PART_START}${PART} arroba ${PART}`, 'giu'),
  new RegExp(`${PART_START}${PART} ${SIGN} ${TOP}${END}`, 'giu'),
  new RegExp(`${START}(?:${COMPANIES})${END}`, 'giu'),
];

const RELATIVES = new Set(
  [
    'wife husband spouse partner ex mother mom mum mama mommy father dad papa daddy brother sister sibling son daughter child kid baby',
    'stepson stepdaughter stepfather stepmother stepbrother stepsister stepdad stepmom uncle aunt auntie cousin nephew niece grandma grandpa',
    'grandmother grandfather granddaughter grandson fiance fiancee boyfriend girlfriend friend buddy roommate neighbor neighbour boss coworker',
    'landlord landlady tenant babysitter nanny godmother godfather law widow widower twin guardian caregiver caretaker supervisor lawyer attorney',
    'accountant manager agent clerk teller representative rep mr mrs ms miss mister dr named aka alias',
    'esposa esposo marido mujer madre mami padre papi hermano hermana hijo hija tio tia primo prima sobrino sobrina abuelo abuela suegro',
    'suegra cunado cunada novio novia companero companera amigo amiga vecino vecina jefe jefa pareja yerno nuera padrastro madrastra hijastro hijastra',
    'senor senora senorita sr sra don dona llama llamaba llamado llamada nombre',
  ]
    .join(' ')
    .split(' '),
);

const SPANISH_GLUE = new Set(
  [
    'el la los las un una unos unas lo al del de y e o u ni que en con por para sin sobre entre hasta desde hacia pero porque si cuando como donde',
    'quien cual yo tu usted ellos ellas nosotros mi mis su sus nuestro nuestra se le les te nos ya muy mas menos tambien tampoco nunca siempre',
    'es son era eran fue fueron ser estar esta estan estaba estaban ha han habia haber hay hace hizo hicieron tiene tienen tenia este esto esa ese eso',
    'ella mio mia antes despues ahora todo toda todos todas nada nadie algo alguien otro otra mismo misma cada hoy ayer',
  ]
    .join(' ')
    .split(' '),
);

/** Spanish glue that is an English word too tells nothing of the language. */
const IN_BOTH = new Set([
  'no',
  'me',
  'a',
  'o',
  'y',
  'e',
  'u',
  'en',
  'al',
  'mi',
  'si',
  'te',
  'son',
  'un',
]);
const NAME_PARTICLES = new Set(['de', 'la', 'las', 'los', 'del', 'van', 'von', 'da', 'di', 'y']);
/** Endings of what somebody did, which names seldom have, and what relatives do most often. */
const SPANISH_VERB =
  /(?:aron|ieron|aba|aban|ado|ido|ando|iendo|mos)$|^(?:abrio|abre|pago|paga|uso|usa|dijo|dice|hizo|firmo|firma|saco|compro|llamo|quiso|quiere|tuvo|tiene|pidio|vino|murio|fallecio|debe|vive|vivia|trabaja|sabe|sabia|queria|robo|mando|recibio)$/u;
/** Everyday words that are given names too, where somebody is about to be named. */
const ALSO_GIVEN_NAMES = new Set(
  'bill grant rich miles drew sue art guy dean chance king duke earl lane case buck hope page price'.split(
    ' ',
  ),
);
const LONGEST_NAME = 5;

interface Word extends Place {
  readonly text: string;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Places that may overlap, in no order. */
export function tellingPlaces(text: string, vocabulary: Vocabulary): readonly Place[] {
  const spoken = SPOKEN.flatMap((pattern) =>
    allMatches(text, pattern).map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
  );
  const written = namesIn(text);
  return [
    ...spoken,
    ...sentencesOf(text).flatMap(({ words, language }) => [
      ...namesAmong(words, { language, text, vocabulary, written }),
      ...afterRelatives(words, { language, text, vocabulary }),
    ]),
  ];
}

interface Sentence {
  readonly words: readonly Word[];
  readonly language: 'en' | 'es';
}

function sentencesOf(text: string): readonly Sentence[] {
  const sentences = allMatches(text, /[^.!?;\n]+/gu).map(({ 0: sentence, index }) => {
    const words = allMatches(sentence, WORD).map(({ 0: found, index: at }) => ({
      text: found.toLowerCase().replaceAll('’', "'"),
      start: index + at,
      end: index + at + found.length,
    }));
    const spanish = words.filter((word) => SPANISH_GLUE.has(word.text) && !IN_BOTH.has(word.text));
    const english = words.filter((word) => isFunctionWord(word.text) && !IN_BOTH.has(word.text));
    return { words, lead: spanish.length - english.length };
  });
  // A short sentence without small words is in the language of the others.
  const whole = sentences.reduce((sum, { lead }) => sum + lead, 0);
  return sentences.map(({ words, lead }) => ({
    words,
    language: (lead === 0 ? whole : lead) > 0 ? 'es' : 'en',
  }));
}

interface Around {
  readonly language: 'en' | 'es';
  readonly text: string;
  readonly vocabulary: Vocabulary;
}

/** "don't" and "wife's" are their first part. */
const withoutEnding = (word: string) =>
  word.replace(/(?:n't|'(?:s|re|ve|d|ll|m|t))$/u, '').replace(/'/gu, '');

function isExplained(word: string, { language, vocabulary }: Around): boolean {
  const base = withoutEnding(word);
  if (base.length === 1) return (language === 'es' ? 'aeouy' : 'ai').includes(base);
  if (isFunctionWord(word) || RELATIVES.has(base)) return true;
  if (language === 'es' && (SPANISH_GLUE.has(base) || vocabulary.isWord(base, 'es'))) return true;
  return vocabulary.isWord(base, 'en');
}

function isGlue(word: string, language: 'en' | 'es'): boolean {
  return isFunctionWord(word) || (language === 'es' && SPANISH_GLUE.has(word));
}

/** Nobody is called so, even beside a name. */
function isNeverName(word: string, { language, vocabulary }: Around): boolean {
  const base = withoutEnding(word);
  if (isGlue(word, language) || RELATIVES.has(base)) return true;
  if (language === 'es') return SPANISH_VERB.test(base) && vocabulary.isWord(base, 'es');
  return isOrdinaryWord(word) || (/(?:ed|ing|ly)$/u.test(base) && vocabulary.isWord(base, 'en'));
}

/** Words that no dictionary has, and what is beside them and may be the rest of the name. */
function namesAmong(
  words: readonly Word[],
  around: Around & { readonly written: ReturnType<typeof namesIn> },
): readonly Place[] {
  const { text, written } = around;
  const writtenAt = ({ start, end }: Place) =>
    written.find((name) => name.start <= start && end <= name.end);
  const found: Place[] = [];
  let before: Word | undefined;
  for (const word of words) {
    const isBeside = before !== undefined && /^[ -]$/u.test(text.slice(before.end, word.start));
    const capital = writtenAt(word);
    const isName =
      capital !== undefined ||
      !isExplained(word.text, around) ||
      (isBeside && !isNeverName(word.text, around));
    if (isName) found.push({ start: word.start, end: withoutPossessive(word) });
    // Anyone who writes one part of a name with a capital letter writes the other one so too, but for the first word.
    before = isName && capital?.isWeak !== false ? word : undefined;
  }
  return found;
}

function withoutPossessive({ text, end }: Word): number {
  return text.endsWith("'s") ? end - 2 : end;
}

/** "my wife grace price and I": whatever follows may be a name, as far as it can be one. */
function afterRelatives(words: readonly Word[], around: Around): readonly Place[] {
  const { text } = around;
  return words.flatMap((relative, index) => {
    if (!opensName(words, index)) return [];
    const named: Word[] = [];
    let at = relative.end;
    for (const word of words.slice(index + 1, index + 1 + LONGEST_NAME)) {
      const gap = text.slice(at, word.start);
      if (!(named.length === 0 ? /^(?:[,:]? ["'“(]?|-)$/u : /^[ -]$/u).test(gap)) break;
      const isParticle = named.length > 0 && NAME_PARTICLES.has(word.text);
      if (!isParticle && !canBeName(word.text, named.length === 0, around)) break;
      named.push(word);
      at = word.end;
    }
    while (NAME_PARTICLES.has(named.at(-1)?.text ?? '')) named.pop();
    const [first, last] = [named[0], named.at(-1)];
    return first && last ? [{ start: first.start, end: withoutPossessive(last) }] : [];
  });
}

/** The word, or "my wife's name is". */
function opensName(words: readonly Word[], index: number): boolean {
  const { text = '' } = words[index] ?? {};
  if (RELATIVES.has(text)) return true;
  const before = words[index - 1]?.text ?? '';
  return /^(?:is|was|es|era)$/u.test(text) && /^(?:name|nombre)$/u.test(before);
}

function canBeName(word: string, isFirst: boolean, around: Around): boolean {
  const { language } = around;
  if (isGlue(word, language) || RELATIVES.has(withoutEnding(word))) return false;
  if (alsoNames.has(word) || (isFirst && ALSO_GIVEN_NAMES.has(word))) return true;
  if (isFirst && language === 'es') return !isExplained(word, around);
  return !isNeverName(word, around);
}
