import type { Sentence, Word } from './clauses.rules.ts';
import {
  learnedBiases,
  learnedLetters,
  learnedThreshold,
  sureThreshold,
} from './learned-weights.table.ts';
import type { FoundClaim } from './own-claims.rules.ts';
import { senses } from './lexicon.table.ts';

/**
 * What a passage is recognized by: its words, their stems, beginnings, classes and senses, each with whether it is denied and beside
 * which kind of dispute it stands, the claims that it makes, and whether its sums and dates are those of the answers. What they weigh
 * was learned from the texts of `scripts/eval/own-words`. Weights raise a question, and say of a stop whether it is sure.
 */

/** What a passage can be that is no honest account: beside the answers, or in itself. */
export const topics = ['contradiction', 'manner'] as const;
export type Topic = (typeof topics)[number];

/** How far a denial reaches, and how far apart two classes are one trait. */
const REACH = 4;
/** A shorter word has no beginning of its own. */
const SHORTEST_BEGUN = 5;

export interface Passage {
  readonly sentence: Sentence;
  /** The kind of dispute. */
  readonly context: string;
  readonly claims: readonly FoundClaim[];
  /** "sum-other", "date-same": its figures beside the answers; "says-nothing" if it has none, nor anything else to look up. */
  readonly figures: readonly string[];
}

/** Numbers of traits: a trait is known by its number alone, so that the weights are a short table. */
export function traitsOf(
  { sentence, context, claims, figures }: Passage,
  known: Senses,
): ReadonlySet<number> {
  const traits = new Set<number>();
  const alone = (trait: string) => traits.add(numberOf(trait));
  const add = (trait: string) => {
    alone(trait);
    alone(`${context}/${trait}`);
  };
  for (const { words } of sentence.clauses) {
    for (const [index, word] of words.entries()) {
      const isDenied = words.slice(Math.max(0, index - REACH), index).some(isDenial);
      const denied = isDenied ? '!' : '';
      for (const name of namesOf(word, known)) add(denied + name);
      const next = words[index + 1];
      if (next) alone(`${word.text}_${next.text}`);
      for (const other of words.slice(index + 1, index + REACH))
        for (const pair of pairsOf(word, other)) alone(denied + pair);
    }
  }
  for (const { words, isTold, isUnsure } of sentence.clauses) {
    const [first, second] = words;
    if (!first) continue;
    for (const name of [first.text, ...first.classes]) alone(`[${name}`);
    if (second) alone(`[${first.text}_${second.text}`);
    alone(`[${isTold ? 'told' : ''}${isUnsure ? 'unsure' : ''}`);
  }
  for (const { text } of sentence.words) {
    if (text.length < SHORTEST_BEGUN || !/^\p{L}/u.test(text)) continue;
    alone(`^${text.slice(0, SHORTEST_BEGUN - 1)}`);
    alone(`^${text.slice(0, SHORTEST_BEGUN)}`);
    alone(`${text.slice(-3)}$`);
  }
  for (const { family, severity, isExcused } of claims) {
    alone(`#${severity}${isExcused ? '?' : ''}`);
    add(`#${family}.${severity}${isExcused ? '?' : ''}`);
  }
  const names = new Set(
    figures.length === 0 ? [] : sentence.words.flatMap(({ classes }) => [...classes]),
  );
  for (const figure of figures) {
    add(figure);
    for (const name of names) add(`${figure}&${name}`);
  }
  return traits;
}

const isDenial = ({ classes }: Word) => classes.has('NOT');

/** The word itself, its stem, its classes and its senses. */
function namesOf({ text, classes }: Word, known: Senses): readonly string[] {
  return [text, `=${stemOf(text)}`, ...classes, ...sensesOf(text, known)];
}

function pairsOf(one: Word, other: Word): readonly string[] {
  return [...one.classes].flatMap((first) =>
    first === 'HELPING'
      ? []
      : [...other.classes].flatMap((second) =>
          second === 'HELPING' ? [] : [`${first}__${second}`],
        ),
  );
}

const SHORTEST_STEMMED = 5;

function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED) return word;
  return word
    .replace(/ie[sd]$/u, 'y')
    .replace(/(?:ing|ed|es|ly|s|er)$/u, '')
    .replace(/e$/u, '')
    .replace(/(.)\1$/u, '$1');
}

/** Names of senses by words and, with a "=", by stems. */
export type Senses = ReadonlyMap<string, ReadonlySet<string>>;

/** They are many: made where there are weights, and not in a browser. */
export function sensesByWord(): Senses {
  const found = new Map<string, Set<string>>();
  for (const [name, words] of Object.entries(senses)) {
    for (const word of words.toLowerCase().split(/[\s-]+/u)) {
      for (const key of [word, `=${stemOf(word)}`])
        found.set(key, (found.get(key) ?? new Set()).add(`*${name}`));
    }
  }
  return found;
}

export function sensesOf(word: string, known: Senses): ReadonlySet<string> {
  return new Set([...(known.get(word) ?? []), ...(known.get(`=${stemOf(word)}`) ?? [])]);
}

/** Two traits rarely share one of so many numbers. */
export const TRAIT_NUMBERS = 2 ** 16;

/** FNV-1a. */
function numberOf(trait: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < trait.length; at += 1)
    hash = Math.imul(hash ^ trait.charCodeAt(at), 16_777_619);
  hash ^= hash >>> 15;
  return (hash >>> 0) % TRAIT_NUMBERS;
}

export interface Weights {
  readonly senses: Senses;
  /** One for each topic. */
  readonly biases: readonly number[];
  /** For each topic, by the numbers of the traits. */
  readonly weights: readonly ArrayLike<number>[];
}

export interface LearnedWeights extends Weights {
  /** Above it a question is asked. */
  readonly threshold: number;
  /** Above it a rule that stops is sure. */
  readonly sure: number;
}

/** How likely a passage is no honest account, as the logarithm of the odds, and what it is likeliest about. */
export function scoreOf(
  traits: ReadonlySet<number>,
  { biases, weights }: Omit<Weights, 'senses'>,
): { readonly score: number; readonly topic: Topic } {
  const length = Math.sqrt(Math.max(1, traits.size));
  const scores = weights.map((own, index) => {
    let sum = 0;
    for (const trait of traits) sum += own[trait] ?? 0;
    return (biases[index] ?? 0) + sum / length;
  });
  const most = Math.max(...scores);
  const topic = topics[scores.indexOf(most)] ?? 'contradiction';
  return {
    score: most + Math.log(scores.reduce((sum, one) => sum + Math.exp(one - most), 0)),
    topic,
  };
}

/** A weight is one letter of the table: the middle one is none, what comes before it is honest. */
export const WEIGHT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const LEAST_WEIGHT = 0.5;

let kept: LearnedWeights | undefined;

/** Kept after the first use: a page that only shows letters never reads them. */
export function learnedWeights(): LearnedWeights {
  kept ??= {
    senses: sensesByWord(),
    biases: learnedBiases,
    threshold: learnedThreshold,
    sure: sureThreshold,
    weights: learnedLetters.map((letters) =>
      Float32Array.from(
        letters,
        (letter) => (WEIGHT_LETTERS.indexOf(letter) - WEIGHT_LETTERS.length / 2) * LEAST_WEIGHT,
      ),
    ),
  };
  return kept;
}
