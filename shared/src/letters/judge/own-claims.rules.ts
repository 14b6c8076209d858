import type { Sentence, Word } from './clauses.rules.ts';
import { type CompiledFrame, compileFrame, framesIn, placeOfFrame } from './frames.rules.ts';
import { type Dispute, type OwnClaim, ownClaims } from './own-claims.table.ts';

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
