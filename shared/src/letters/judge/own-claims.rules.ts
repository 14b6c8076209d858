import type { Sentence, Word } from './clauses.rules.ts';
import { type Dispute, type Frame, type OwnClaim, ownClaims } from './own-claims.table.ts';

interface Step {
  /** Words and classes, any of which it takes. */
  readonly keys: readonly string[];
  readonly any: ReadonlySet<string>;
  readonly joint: 'gap' | 'side' | 'helped';
  readonly isOptional: boolean;
}

interface CompiledFrame {
  readonly steps: readonly Step[];
  readonly fromStart: boolean;
  readonly toEnd: boolean;
}

const GAP = 4;
/** "I really did go ahead and let my mother use it": longer is another sentence. */
const HELPING = 7;

function compileFrame(frame: Frame): CompiledFrame {
  const fromStart = frame.startsWith('^');
  const toEnd = frame.endsWith('$');
  const body = frame.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined);
  const steps = [...body.matchAll(/([ +>]?)([^ +>]+)/gu)].map(([, sign, words = '']): Step => {
    const isOptional = words.endsWith('?');
    const keys = words.replace(/\?$/u, '').split('|');
    return {
      keys,
      any: new Set(keys),
      joint: sign === '+' ? 'side' : sign === '>' ? 'helped' : 'gap',
      isOptional,
    };
  });
  return { steps, fromStart, toEnd };
}

const fits = (word: Word, { any }: Step): boolean => {
  if (any.has(word.text)) return true;
  for (const name of word.classes) if (any.has(name)) return true;
  return false;
};

const isDenial = (word: Word) => word.classes.has('NOT');
const isHelping = (word: Word) => word.classes.has('HELPING');

/** Where the frame stands in the words: the place of its first step, or -1. */
function placeOfFrame(words: readonly Word[], frame: CompiledFrame): number {
  const [first] = frame.steps;
  if (!first) return -1;
  const last = frame.fromStart ? openingOf(words) : words.length - 1;
  for (let at = 0; at <= last && at < words.length; at += 1) {
    const word = words[at];
    if (word && fits(word, first) && matchesFrom(words, at + 1, frame, 1)) return at;
  }
  return -1;
}

/** "Well now please get it off": what may stand before a start. */
function openingOf(words: readonly Word[]): number {
  const first = words.findIndex((word) => !word.classes.has('OPENER'));
  return first < 0 ? words.length - 1 : first;
}

function matchesFrom(
  words: readonly Word[],
  from: number,
  frame: CompiledFrame,
  stepAt: number,
): boolean {
  const step = frame.steps[stepAt];
  if (!step) return !frame.toEnd || from >= words.length;
  const most = step.joint === 'side' ? 1 : step.joint === 'helped' ? HELPING + 1 : GAP + 1;
  for (let at = from; at < words.length && at < from + most; at += 1) {
    const word = words[at];
    if (!word) break;
    if (fits(word, step) && matchesFrom(words, at + 1, frame, stepAt + 1)) return true;
    if (isDenial(word)) break;
    if (step.joint === 'helped' && !isHelping(word)) break;
  }
  return step.isOptional && matchesFrom(words, from, frame, stepAt + 1);
}

/** How far before a claim a denial of it is looked for: "nobody can say that I". */
const DENIED_WITHIN = 4;

/** "They keep on saying it is mine." */
function isToldBefore(words: readonly Word[], at: number): boolean {
  // "… that says it is mine": the frame may begin with the "that".
  const before = words.slice(0, words[at]?.text === 'that' ? at + 2 : at);
  return (
    before.some(({ classes }) => classes.has('TELL')) &&
    !before.some(({ classes }) => classes.has('I'))
  );
}

/** True if the person says it: in one clause, not denied, supposed or told by others, unless it counts `anywhere`. */
function framesIn(
  { clauses, words }: Sentence,
  frame: CompiledFrame,
  anywhere: boolean | undefined,
): boolean {
  if (anywhere) return placeOfFrame(words, frame) >= 0;
  return clauses.some((clause) => {
    if (clause.isTold || clause.isUnsure || (frame.fromStart && !clause.isMain)) return false;
    const at = placeOfFrame(clause.words, frame);
    if (at < 0 || isToldBefore(clause.words, at)) return false;
    return !clause.words.slice(Math.max(0, at - DENIED_WITHIN), at).some(isDenial);
  });
}

/** Which claims of the table a sentence makes. */

interface Compiled {
  readonly claim: OwnClaim;
  readonly frames: readonly CompiledFrame[];
  readonly unless: readonly CompiledFrame[];
}

// The stops before the questions: a sentence gets one word about it, the gravest.
const compiled: readonly Compiled[] = ownClaims
  .toSorted((one, other) => one.severity.localeCompare(other.severity))
  .map((claim) => ({
    claim,
    frames: claim.frames.map(compileFrame),
    unless: (claim.unless ?? []).map(compileFrame),
  }));

/**
 * The claims under each word and class that one of their frames needs, of its steps the one that takes the fewest: a sentence is held
 * against the claims of its own words, and a frame that needs nothing stands under the empty word.
 */
const claimsByKey = new Map<string, Set<Compiled>>();
for (const each of compiled)
  for (const { steps } of each.frames)
    for (const key of rarestKeys(steps))
      claimsByKey.set(key, (claimsByKey.get(key) ?? new Set()).add(each));

function rarestKeys(steps: CompiledFrame['steps']): readonly string[] {
  const needed = steps.filter(({ isOptional }) => !isOptional).map(({ keys }) => keys);
  return needed.toSorted((one, other) => one.length - other.length)[0] ?? [''];
}

export interface FoundClaim extends Pick<OwnClaim, 'family' | 'severity'> {
  /** Something in the sentence makes it fine all the same. */
  readonly isExcused: boolean;
}

/** The gravest first. */
export function claimsIn(
  sentence: Sentence,
  disputes: ReadonlySet<Dispute>,
): readonly FoundClaim[] {
  const keys = keysOf(sentence.words);
  const likely = new Set(claimsByKey.get(''));
  for (const key of keys) for (const each of claimsByKey.get(key) ?? []) likely.add(each);
  return compiled
    .filter((each) => likely.has(each) && isMade(each, sentence, disputes, keys))
    .map(({ claim: { family, severity }, unless }) => ({
      family,
      severity,
      isExcused: unless.some(
        (frame) => canStand(frame, keys) && placeOfFrame(sentence.words, frame) >= 0,
      ),
    }));
}

function isMade(
  { claim, frames }: Compiled,
  sentence: Sentence,
  disputes: ReadonlySet<Dispute>,
  keys: ReadonlySet<string>,
): boolean {
  return (
    (claim.about.length === 0 || claim.about.some((one) => disputes.has(one))) &&
    frames.some((frame) => canStand(frame, keys) && framesIn(sentence, frame, claim.anywhere))
  );
}

/** Every word of the sentence and every class of one: a frame with a step of none of them need not be tried. */
function keysOf(words: readonly Word[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { text, classes } of words) {
    keys.add(text);
    for (const name of classes) keys.add(name);
  }
  return keys;
}

function canStand({ steps }: CompiledFrame, keys: ReadonlySet<string>): boolean {
  return steps.every((step) => step.isOptional || step.keys.some((key) => keys.has(key)));
}
