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
  return compiled
    .filter((each) => isMade(each, sentence, disputes, keys))
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
