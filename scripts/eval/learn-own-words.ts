import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LEAST_WEIGHT,
  scoreBeside,
  sensesByWord,
  type Topic,
  topics,
  TRAIT_NUMBERS,
  traitsBeside,
  WEIGHT_LETTERS,
  type Weights,
} from '@creditfix/shared/letters';
import { inputWith, isKnown, type OwnWords, ownWordsIn } from './own-words.ts';

/**
 * Learns by what the texts that contradict an answer, or that no letter should carry, differ from the honest ones, and writes the
 * weights of the judge: logistic regression with a class for each topic and one for honest texts, the same from the same texts. The
 * texts of `final` and `fresh` are left out.
 */

const TABLE = join(import.meta.dirname, '../../shared/src/letters/judge/learned-weights.table.ts');

/** What contradicts the answers; the others of no letter's concern are told by their manner. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  'own_account',
  'theft_benefit',
  'payment',
  'amount',
  'date',
  'was_late',
  'two_debts',
  'restarted',
  'divorce',
]);
/** What is wrong with these is no matter of words: the language, or the type of the item beside which they stand. */
const OTHER_MATTERS: ReadonlySet<string> = new Set(['language', 'other_kind']);

interface Example {
  readonly words: OwnWords;
  readonly traits: ReadonlySet<number>;
  /** None is an honest text. */
  readonly topic: Topic | undefined;
}

const ROUNDS = 12;
/** The weights of the later rounds are averaged. */
const FIRST_KEPT = 6;
const RATE = 0.5;
const BIAS_RATE = 0.03;
const DECAY = 0.001;
/** Hostile texts weigh more, because there are fewer. */
const HOSTILE_COUNTS = 1.5;
/** Shares of honest texts outside the training set. Above the second, a text is stopped only if a rule is against it too, which is far rarer. */
const HONEST_ASKED = 0.1;
const HONEST_STOPPED = 0.025;
const FOLDS = 5;

const known = sensesByWord();

function examples(): readonly Example[] {
  return [...ownWordsIn('hostile'), ...ownWordsIn('honest')]
    .filter((words) => isKnown(words) && !OTHER_MATTERS.has(words.family))
    .map((words) => ({
      words,
      traits: traitsBeside(words.text, inputWith(words), known),
      topic: topicOf(words),
    }));
}

function topicOf({ family }: OwnWords): Topic | undefined {
  if (family === '') return undefined;
  return CONTRADICTIONS.has(family) ? 'contradiction' : 'manner';
}

/** A trait of a single text says more of that text than of others like it, and makes the table longer. */
const FEWEST_TEXTS = 2;

function withoutRareTraits(texts: readonly Example[]): readonly Example[] {
  const counts = new Uint32Array(TRAIT_NUMBERS);
  for (const { traits } of texts)
    for (const trait of traits) counts[trait] = (counts[trait] ?? 0) + 1;
  return texts.map((text) => ({
    ...text,
    traits: new Set([...text.traits].filter((trait) => (counts[trait] ?? 0) >= FEWEST_TEXTS)),
  }));
}

/** Stochastic gradient descent with a rate for each weight (AdaGrad), in an order that is always the same. */
function learnFrom(texts: readonly Example[]): Weights {
  const classes = topics.length + 1;
  const weights = new Float64Array(TRAIT_NUMBERS * classes);
  const steps = new Float64Array(TRAIT_NUMBERS * classes);
  const sums = new Float64Array(TRAIT_NUMBERS * classes);
  const biases = new Float64Array(classes);
  const random = seededRandom();
  const common = withoutRareTraits(texts);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { traits, topic } of shuffled(common, random)) {
      const length = Math.sqrt(Math.max(1, traits.size));
      const own = topic === undefined ? 0 : topics.indexOf(topic) + 1;
      const guesses = likelihoods(traits, weights, biases);
      for (const [each, guess] of guesses.entries()) {
        const error = (guess - (each === own ? 1 : 0)) * (own === 0 ? 1 : HOSTILE_COUNTS);
        biases[each] = (biases[each] ?? 0) - BIAS_RATE * error;
        const slope = error / length;
        for (const trait of traits) {
          const at = trait * classes + each;
          const step = (steps[at] ?? 0) + slope * slope;
          const weight = weights[at] ?? 0;
          steps[at] = step;
          weights[at] = weight - (RATE * (slope + DECAY * weight)) / Math.sqrt(step + 1e-6);
        }
      }
    }
    if (round >= FIRST_KEPT)
      for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  const [honest = 0] = biases;
  const mean = (trait: number, each: number) =>
    (sums[trait * classes + each] ?? 0) / (ROUNDS - FIRST_KEPT);
  return {
    senses: known,
    biases: topics.map((_, index) => (biases[index + 1] ?? 0) - honest),
    weights: topics.map((_, index) =>
      Float64Array.from({ length: TRAIT_NUMBERS }, (__, trait) =>
        inSteps(mean(trait, index + 1) - mean(trait, 0)),
      ),
    ),
  };
}

function likelihoods(
  traits: ReadonlySet<number>,
  weights: Float64Array,
  biases: Float64Array,
): readonly number[] {
  const classes = biases.length;
  const length = Math.sqrt(Math.max(1, traits.size));
  const scores = Array.from(biases, (bias, each) => {
    let sum = 0;
    for (const trait of traits) sum += weights[trait * classes + each] ?? 0;
    return bias + sum / length;
  });
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

const MOST_STEPS = WEIGHT_LETTERS.length / 2;

/** As the table can say it. */
function inSteps(weight: number): number {
  const steps = Math.round(weight / LEAST_WEIGHT);
  return Math.max(-MOST_STEPS, Math.min(MOST_STEPS - 1, steps)) * LEAST_WEIGHT;
}

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

/** The scores of texts, each judged by weights that were learned without it. */
function crossValidated(
  texts: readonly Example[],
): readonly { readonly isHonest: boolean; readonly score: number }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learnFrom(texts.filter((__, index) => index % FOLDS !== fold));
    return texts
      .filter((__, index) => index % FOLDS === fold)
      .map(({ words, topic }) => ({
        isHonest: topic === undefined,
        score: scoreBeside(words.text, inputWith(words), learned),
      }));
  }).flat();
}

/** What so few of the honest texts reach. */
function reachedBy(share: number, scores: readonly number[]): number {
  const highest = scores.toSorted((one, other) => other - one);
  return highest[Math.floor(highest.length * share)] ?? 0;
}

const texts = examples();
const { biases, weights } = learnFrom(texts);
const judged = crossValidated(texts);
const honest = judged.filter(({ isHonest }) => isHonest).map(({ score }) => score);
const threshold = reachedBy(HONEST_ASKED, honest);
const hostile = judged.filter(({ isHonest }) => !isHonest);
const caught = hostile.filter(({ score }) => score > threshold).length;
const lettersOf = (own: ArrayLike<number>) =>
  Array.from(own, (weight) => WEIGHT_LETTERS.charAt(weight / LEAST_WEIGHT + MOST_STEPS)).join('');

writeFileSync(
  TABLE,
  `/** Written by scripts/eval/learn-own-words.ts; do not edit. For each topic, the weights of the traits by their numbers. */
export const learnedBiases = [${biases.map((bias) => Number(bias.toFixed(3))).join(', ')}];
export const learnedThreshold = ${Number(threshold.toFixed(3))};
export const sureThreshold = ${Number(reachedBy(HONEST_STOPPED, honest).toFixed(3))};
export const learnedLetters = [
${weights.map((own) => `  '${lettersOf(own)}',`).join('\n')}
];
`,
);
console.log(
  `${texts.length} texts; of those judged by weights learned without them ${((caught / hostile.length) * 100).toFixed(1)} % of the hostile ones above the threshold of ${threshold.toFixed(2)}, as ${HONEST_ASKED * 100} % of the honest ones`,
);
