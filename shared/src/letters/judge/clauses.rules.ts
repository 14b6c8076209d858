import { ordinaryWords, functionWords, isMisspelling } from '../lint/words.rules.ts';
import { lexicon } from './lexicon.table.ts';
import { ownClaims } from './own-claims.table.ts';
import { plainWords } from './plain-words.rules.ts';

/**
 * A person's sentence taken apart: words with the classes they belong to, in clauses that know whether somebody else is said to
 * claim them, and whether they are denied or only supposed.
 */

export interface Word {
  readonly text: string;
  /** "PAY", "KIN": the keys of the lexicon. */
  readonly classes: ReadonlySet<string>;
}

export interface Clause {
  readonly words: readonly Word[];
  /** "They say that I opened it." */
  readonly isTold: boolean;
  /** "I do not think that I opened it.", "If I had opened it, …" */
  readonly isUnsure: boolean;
  /** Nothing like "who" or "because" ties it to another: an order can begin it. */
  readonly isMain: boolean;
}

export interface Sentence {
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
}

const NO_CLASSES: ReadonlySet<string> = new Set();
const classesOf = new Map<string, Set<string>>();
for (const [name, words] of Object.entries(lexicon)) {
  for (const word of words) {
    const classes = classesOf.get(word) ?? new Set();
    classesOf.set(word, classes.add(name));
  }
}

for (const { frames, unless = [] } of ownClaims) {
  for (const word of [...frames, ...unless].join(' ').match(/(?<![\p{L}\d])\p{Ll}+/gu) ?? []) {
    if (!classesOf.has(word)) classesOf.set(word, new Set());
  }
}

/** Words of the lexicon by their first letter: a slip of the pen rarely takes that. */
const byInitial = Map.groupBy(
  [...classesOf.keys()].filter((word) => word.length >= 5 && !word.includes("'")),
  (word) => word.charAt(0),
);

const known = new Map<string, Word>();
/** A text brings few different words; a hostile one must not fill the memory. */
const MOST_KNOWN = 5_000;

function wordOf(text: string): Word {
  const seen = known.get(text);
  if (seen) return seen;
  const word = newWord(text);
  if (known.size < MOST_KNOWN) known.set(text, word);
  return word;
}

const LONGEST_WORD = 24;

function newWord(text: string): Word {
  const classes = classesOf.get(text);
  if (classes) return { text, classes };
  if (/^\d/u.test(text) || /^\$\d/u.test(text)) return { text, classes: numberClasses(text) };
  if (text.length < 5 || text.length > LONGEST_WORD || isOrdinary(text)) {
    return { text, classes: NO_CLASSES };
  }
  const meant = byInitial.get(text.charAt(0))?.find((right) => isMisspelling(text, right));
  return meant
    ? { text: meant, classes: classesOf.get(meant) ?? NO_CLASSES }
    : { text, classes: NO_CLASSES };
}

/** "D3" has three digits: such groups are telephone and card numbers. */
function numberClasses(text: string): ReadonlySet<string> {
  const year = /^(?:19|20)\d\d$/u.test(text) ? ['YEAR'] : [];
  return new Set(['NUMBER', ...year, ...(/^\d+$/u.test(text) ? [`D${text.length}`] : [])]);
}

const ENDING = /(?:'s|s|es|ed|d|ing|ly|er|r|est)$/u;

/** Written right, in one of its forms: nothing to mend. */
function isOrdinary(text: string): boolean {
  if (ordinaryWords.has(text) || functionWords.has(text)) return true;
  const base = text.replace(ENDING, '');
  return [base, `${base}e`, base.replace(/i$/u, 'y'), base.replace(/(.)\1$/u, '$1')].some(
    (form) => form.length >= 3 && (ordinaryWords.has(form) || functionWords.has(form)),
  );
}

/** @param plain as `plainWords` gives it */
export function readSentence(text: string): Sentence {
  const words = plainWords(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(wordOf);
  return { words: words.filter(({ text: word }) => !isMark(word)), clauses: clausesOf(words) };
}

/** What a clause can begin with that leaves out its subject. */
const ACTS = [
  'OPEN',
  'BORROW',
  'OWE',
  'SIGN',
  'USE',
  'BUY',
  'GET',
  'HAVE',
  'LEND',
  'PAY',
  'FINISH',
  'STOP',
  'FALL',
  'LET',
  'GIVE',
  'SETTLE',
  'REDUCE',
  'CURE',
  'HARM',
  'SUE',
  'BE',
  'HELPING',
  'DENY',
  'NOT',
];
/** "… and filled out the sheet": a verb of the past, whatever it means. */
const PAST = /^\p{Ll}{2,}ed$/u;
const isAct = (word: Word | undefined) =>
  word !== undefined && (PAST.test(word.text) || ACTS.some((name) => has(word, name)));

const isMark = (word: string) => /^[^\p{L}\p{N}$%]+$/u.test(word);
const has = (word: Word | undefined, name: string) => word?.classes.has(name) ?? false;

interface Part {
  readonly words: Word[];
  /** The word that joins it to the one before. */
  readonly joint: string;
}

function clausesOf(words: readonly Word[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let before: (Clause & { readonly subject: Word | undefined }) | undefined;
  for (const part of partsOf(words)) {
    const isElided =
      isAct(part.words[0]) &&
      (part.joint === 'and' ||
        part.joint === 'then' ||
        part.joint === 'but' ||
        part.joint === 'or' ||
        part.joint === '');
    const subject = isElided ? before?.subject : subjectOf(part.words);
    const own = subject && isElided ? [subject, ...part.words] : part.words;
    const leads =
      SUPPOSES.has(part.joint) || (own.some((word) => has(word, 'SUPPOSED')) && has(subject, 'I'));
    const carried = isElided || part.joint === 'that' || part.joint === '';
    const clause = {
      words: own,
      isTold: carried && before !== undefined && (tells(before) || (isElided && before.isTold)),
      isUnsure:
        leads ||
        (carried && before !== undefined && (doubts(before) || (isElided && before.isUnsure))),
      isMain: MAIN.has(part.joint),
      subject,
    };
    clauses.push(clause);
    before = clause;
  }
  return clauses.map((clause, index) => {
    const next = clauses[index + 1];
    // "It is mine, they told me."
    const isQuoted =
      next !== undefined &&
      next.words.length <= 4 &&
      next.words[0]?.classes.has('THEY') === true &&
      has(next.words[1], 'TELL');
    return isQuoted ? { ...clause, isTold: true } : clause;
  });
}

const MAIN = new Set(['', 'and', 'but', 'so', 'then', 'or', 'plus']);

/** What opens a clause that does not say how it is. */
const SUPPOSES = new Set(['if', 'whether', 'unless', 'like', 'though', 'lest', 'until']);

function subjectOf(words: readonly Word[]): Word | undefined {
  return words.slice(0, 4).find((word) => has(word, 'I') || has(word, 'THEY') || has(word, 'YOU'));
}

/** Somebody else is said to say what comes next. */
function tells({ words }: Clause): boolean {
  const at = words.findLastIndex((word) => has(word, 'TELL'));
  if (at < 0 || words.length - at > 4) return false;
  return !words.slice(Math.max(0, at - 4), at).some((word) => has(word, 'I'));
}

/** "I do not think", "it is not true", "nobody can say". */
function doubts({ words }: Clause): boolean {
  const at = words.findLastIndex((word) => has(word, 'BELIEVE') || has(word, 'DENY'));
  if (at < 0 || words.length - at > 3) return false;
  const isNegative = words.slice(0, at).some((word) => has(word, 'NOT'));
  return isNegative !== has(words[at], 'DENY');
}

/** "They say that I", and not "I want that gone". */
function isThatJoint(words: readonly Word[], index: number): boolean {
  const [before, after] = [words[index - 1], words[index + 1]];
  return (
    words[index]?.text === 'that' &&
    before !== undefined &&
    (has(after, 'I') ||
      has(after, 'SUBJECT') ||
      ['TELL', 'BELIEVE', 'DENY', 'ADMIT'].some((name) => has(before, name)))
  );
}

const BREAK = /^[.,;:!?()[\]<>"—-]$/u;

function partsOf(words: readonly Word[]): readonly Part[] {
  const parts: Part[] = [];
  let own: Word[] = [];
  let joint = '';
  const end = (next: string) => {
    if (own.length > 0) parts.push({ words: own, joint });
    // "and then", ", but": the graver joint counts.
    joint = own.length > 0 || next !== '' ? next : joint;
    own = [];
  };
  for (const [index, word] of words.entries()) {
    if (BREAK.test(word.text)) {
      const isInDate =
        word.text === ',' && has(words[index - 1], 'NUMBER') && has(words[index + 1], 'NUMBER');
      if (!isInDate) end('');
    } else if (has(word, 'JOINT') || isThatJoint(words, index)) {
      end(word.text);
    } else {
      const before = own.at(-1);
      const isNewSubject =
        before !== undefined &&
        (has(word, 'I') || has(word, 'SUBJECT')) &&
        !has(before, 'AUXILIARY') &&
        !has(before, 'NOT') &&
        !(own.length === 1 && has(before, 'OPENER'));
      if (isNewSubject) end('');
      own.push(word);
    }
  }
  end('');
  return parts;
}
