import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dispute, readSentence, scoreOf, traitsOf } from '@creditfix/shared/letters';
import { type OwnWords, ownWordsIn } from './own-words.ts';

/**
 * Learns by which words the texts that contradict an answer differ from the honest ones, and writes the weights of the judge's
 * question: logistic regression over `traitsOf`, the same from the same texts. The texts of FINAL are left out.
 */

const TABLE = join(import.meta.dirname, '../../shared/src/letters/judge/learned-weights.table.ts');

const CONTEXT_OF: Readonly<Record<string, Dispute>> = {
  not_mine: 'not_mine',
  card_not_mine: 'not_mine',
  inquiry: 'inquiry',
  theft: 'theft',
  paid_full: 'paid_full',
  medical: 'paid_full',
  settled: 'settled',
  late: 'late_month',
  duplicate: 'duplicate',
  too_old: 'too_old',
  goodwill: 'goodwill',
};
/** What is wrong with these is no matter of words. */
const OTHER_MATTERS: ReadonlySet<string> = new Set(['language', 'vague', 'amount', 'date']);

interface Example {
  readonly traits: readonly string[];
  readonly isHostile: boolean;
}

interface Learned {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** A trait of fewer texts than these is a matter of chance, and a weight below the least one tells nothing. */
const FEWEST_TEXTS = 3;
const LEAST_WEIGHT = 0.4;
const ROUNDS = 12;
const RATE = 0.5;
const DECAY = 0.001;
/** Hostile texts are fewer. */
const HOSTILE_COUNTS = 1.5;
/** Of honest texts that the weights were not learned from. */
const HONEST_ASKED = 0.06;
const FOLDS = 5;

function examples(): readonly Example[] {
  const exampleOf = ({ dispute, text }: OwnWords, isHostile: boolean): Example => ({
    traits: [...traitsOf(readSentence(text), new Set([CONTEXT_OF[dispute] ?? 'any_dispute']))],
    isHostile,
  });
  const isLearnedFrom = ({ set, family }: OwnWords) =>
    set !== 'final' && !OTHER_MATTERS.has(family);
  return [
    ...ownWordsIn('hostile')
      .filter(isLearnedFrom)
      .map((words) => exampleOf(words, true)),
    ...ownWordsIn('honest')
      .filter(isLearnedFrom)
      .map((words) => exampleOf(words, false)),
  ];
}

/** Stochastic gradient descent with a rate for each trait (AdaGrad), in an order that is always the same. */
function learnFrom(texts: readonly Example[]): Learned {
  const counts = new Map<string, number>();
  for (const { traits } of texts)
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  let bias = 0;
  const kept = texts.map(({ traits, isHostile }) => ({
    traits: traits.filter((trait) => (counts.get(trait) ?? 0) >= FEWEST_TEXTS),
    length: Math.sqrt(Math.max(1, traits.length)),
    isHostile,
  }));
  const random = seededRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { traits, length, isHostile } of shuffled(kept, random)) {
      const sum = traits.reduce((total, trait) => total + (weights.get(trait) ?? 0), 0);
      const guess = 1 / (1 + Math.exp(-(bias + sum / length)));
      const error = isHostile ? (guess - 1) * HOSTILE_COUNTS : guess;
      bias -= 0.1 * error;
      for (const trait of traits) {
        const slope = error / length;
        const step = (steps.get(trait) ?? 0) + slope * slope;
        const weight = weights.get(trait) ?? 0;
        steps.set(trait, step);
        weights.set(trait, weight - (RATE * (slope + DECAY * weight)) / Math.sqrt(step + 1e-6));
      }
    }
  }
  const telling = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  return { bias, weights: new Map(telling.map(([trait, weight]) => [trait, round1(weight)])) };
}

const round1 = (value: number) => Math.round(value * 10) / 10;

function seededRandom(): () => number {
  let seed = 1;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** What so few of the honest texts reach, judged by weights that were learned without them. */
function thresholdFor(texts: readonly Example[]): number {
  const scores = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learnFrom(texts.filter((__, index) => index % FOLDS !== fold));
    return texts
      .filter(({ isHostile }, index) => !isHostile && index % FOLDS === fold)
      .map(({ traits }) => scoreOf(new Set(traits), learned));
  }).flat();
  const highest = scores.toSorted((one, other) => other - one);
  return highest[Math.floor(highest.length * HONEST_ASKED)] ?? 0;
}

const texts = examples();
const { bias, weights } = learnFrom(texts);
const threshold = thresholdFor(texts);
/** Traits of one weight share a line: "-1.2 word other_word". */
const lines = [...Map.groupBy(weights, ([, weight]) => weight)]
  .toSorted(([one], [other]) => one - other)
  .map(
    ([weight, traits]) =>
      `${weight} ${traits
        .map(([trait]) => trait)
        .toSorted()
        .join(' ')}`,
  );

writeFileSync(
  TABLE,
  `/** Written by scripts/eval/learn-own-words.ts; do not edit. A weight, then the traits that have it. */
export const learnedBias = ${bias.toFixed(3)};
export const learnedThreshold = ${threshold.toFixed(3)};
export const learnedLines = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${texts.length} texts, ${weights.size} weights, threshold ${threshold.toFixed(2)}`);
