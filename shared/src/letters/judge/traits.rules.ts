import { learnedBias, learnedLines, learnedThreshold } from './learned-weights.table.ts';
import type { Sentence, Word } from './clauses.rules.ts';
import type { Dispute } from './own-claims.table.ts';

/**
 * What a sentence is recognized by where no frame fits: its words and their classes, each with whether it is denied and beside which
 * kind of dispute it stands. The weights were learned from the texts of `scripts/eval/own-words`; they only ever raise a question.
 */

/** Kinds of disputes in which the same words mean something else. */
const CONTEXTS: readonly Dispute[] = [
  'not_mine',
  'inquiry',
  'theft',
  'paid_full',
  'settled',
  'late_month',
  'goodwill',
  'duplicate',
  'too_old',
];

/** How far a denial reaches, and how far apart two classes are one trait. */
const REACH = 4;

export function traitsOf(
  { clauses }: Sentence,
  disputes: ReadonlySet<Dispute>,
): ReadonlySet<string> {
  const context = CONTEXTS.find((each) => disputes.has(each)) ?? 'other';
  const traits = new Set<string>();
  const add = (trait: string) => traits.add(trait).add(`${context}/${trait}`);
  for (const { words } of clauses) {
    for (const [index, word] of words.entries()) {
      const before = words.slice(Math.max(0, index - REACH), index);
      const denied = before.some(isDenial) ? '!' : '';
      add(denied + word.text);
      for (const name of word.classes) add(denied + name);
      const next = words[index + 1];
      if (next) traits.add(`${word.text}_${next.text}`);
      for (const other of words.slice(index + 1, index + REACH))
        addPairs(traits, word, other, denied);
    }
  }
  return traits;
}

const isDenial = ({ classes }: Word) => classes.has('NOT');

function addPairs(traits: Set<string>, one: Word, other: Word, denied: string): void {
  for (const first of one.classes) {
    if (first === 'HELPING') continue;
    for (const second of other.classes)
      if (second !== 'HELPING') traits.add(`${denied}${first}_${second}`);
  }
}

export interface LearnedWeights {
  readonly bias: number;
  /** Above it a question is asked. */
  readonly threshold: number;
  readonly weights: ReadonlyMap<string, number>;
}

export function scoreOf(
  traits: ReadonlySet<string>,
  { bias, weights }: Omit<LearnedWeights, 'threshold'>,
): number {
  let sum = 0;
  for (const trait of traits) sum += weights.get(trait) ?? 0;
  return bias + sum / Math.sqrt(Math.max(1, traits.size));
}

let kept: LearnedWeights | undefined;

/** Kept after the first use: a page that only shows letters never reads them. */
export function learnedWeights(): LearnedWeights {
  kept ??= {
    bias: learnedBias,
    threshold: learnedThreshold,
    weights: new Map(
      learnedLines
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [weight, ...traits] = line.split(' ');
          return traits.map((trait): [string, number] => [trait, Number(weight)]);
        }),
    ),
  };
  return kept;
}
