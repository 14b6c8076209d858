import type { Sentence, Word } from './clauses.rules.ts';

/**
 * What a sentence says as a frame of word classes: "I>OPEN IT|ACCOUNT". Steps stand in this order, up to `GAP` words apart, in one
 * clause. `+` keeps two side by side, `>` lets only helping words stand between ("I really did once open"), `?` makes a step
 * optional, `^` and `$` are the ends of the clause, and `|` is "or". Capital letters are classes of the lexicon, small ones words.
 * No denial stands in a gap, unless it is a step itself (`NOT`).
 */
export type Frame = string;

interface Step {
  /** Words and classes, any of which it takes. */
  readonly keys: readonly string[];
  readonly any: ReadonlySet<string>;
  readonly joint: 'gap' | 'side' | 'helped';
  readonly isOptional: boolean;
}

export interface CompiledFrame {
  readonly steps: readonly Step[];
  readonly fromStart: boolean;
  readonly toEnd: boolean;
}

const GAP = 4;
/** "I really did go ahead and let my mother use it": longer is another sentence. */
const HELPING = 7;

export function compileFrame(frame: Frame): CompiledFrame {
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
export function placeOfFrame(words: readonly Word[], frame: CompiledFrame): number {
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
export function framesIn(
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
