import {
  claimStems,
  hedgesIn,
  isActingNoun,
  isNegation,
  negationsIn,
  reportsIn,
  weightyStems,
} from './polish-claims.ts';
import type { PolishFault } from './polish-fault.ts';
import { orderFault } from './polish-order.rules.ts';
import { TOKEN } from './polish-hide.rules.ts';
import { isMisspelling } from '../lint/misspelling.rules.ts';
import { isFunctionWord, isOrdinaryWord, stemOf } from '../lint/word-stem.rules.ts';

/** Compares what two texts say, as far as words can tell: who did what, what did not happen, and what is only a guess. */

export function meaningFault(hidden: string, polished: string): PolishFault | undefined {
  const [source, text] = [plainWords(hidden), plainWords(polished)];
  if (negationsIn(hidden) !== negationsIn(polished)) return 'meaning.negation';
  if (hedgesIn(polished) < hedgesIn(hidden)) return 'meaning.hedge';
  if (reportsIn(polished) < reportsIn(hidden)) return 'meaning.hedge';
  return (
    personFault(source, text) ??
    claimFault(source, text) ??
    whoDidFault(hidden, polished) ??
    vocabularyFault(source, text) ??
    orderFault(hidden, polished)
  );
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

function plainWords(text: string): readonly string[] {
  return (text.replace(TOKEN, ' ').match(WORD) ?? []).map((word) =>
    word.toLowerCase().replaceAll('’', "'"),
  );
}

const SELF = /^(?:i|me|my|mine|myself|i'.+|im|ive|id)$/;
/** Bringing one of these in makes someone else speak, or speaks to someone else. */
const OTHERS: readonly RegExp[] = [
  /^(?:we|us|our|ours|ourselves|we'.+)$/,
  /^(?:you|your|yours|you'.+)$/,
  /^(?:he|him|his|he'.+)$/,
  /^(?:she|her|hers|she'.+)$/,
  /^(?:consumer|undersigned|client|customer|writer|claimant|debtor|plaintiff)s?$/,
];

function personFault(source: readonly string[], text: readonly string[]): PolishFault | undefined {
  const has = (words: readonly string[], pattern: RegExp) =>
    words.some((word) => pattern.test(word));
  const lostSelf = has(source, SELF) && !has(text, SELF);
  const newOther = OTHERS.some((pattern) => has(text, pattern) && !has(source, pattern));
  return lostSelf || newOther ? 'meaning.person' : undefined;
}

function claimFault(source: readonly string[], text: readonly string[]): PolishFault | undefined {
  const isKnown = knownIn(source);
  if (text.some((word) => claimStems.has(stemOf(word)) && !isKnown(word)))
    return 'meaning.claim_new';
  const kept = new Set(text.map(stemOf));
  const lost = source.map(stemOf).some((stem) => weightyStems.has(stem) && !kept.has(stem));
  return lost ? 'meaning.claim_lost' : undefined;
}

/** The same word in any form, or a misspelled one put right. */
function knownIn(source: readonly string[]): (word: string) => boolean {
  const stems = new Set(source.map(stemOf));
  const unknown = source.filter((word) => !isOrdinaryWord(word));
  return (word) => stems.has(stemOf(word)) || unknown.some((wrong) => isMisspelling(wrong, word));
}

const SAYING = [
  'tell',
  'say',
  'promise',
  'admit',
  'ask',
  'call',
  'send',
  'receive',
  'write',
  'refuse',
  'give',
  'report',
  'charge',
];
const ACTIONS: ReadonlySet<string> = new Set([...weightyStems, ...SAYING.map(stemOf)]);

type Actor = 'self' | 'other' | 'unsaid';

interface Action {
  readonly actors: Set<Actor>;
  readonly negated: Set<boolean>;
}

/** "They told me" must not become "I told them", nor "I did not pay" "they did not, I paid". */
function whoDidFault(hidden: string, polished: string): PolishFault | undefined {
  const before = actionsOf(hidden);
  for (const [stem, action] of actionsOf(polished)) {
    const same = before.get(stem);
    if (!same) continue;
    if ([...action.negated].some((negated) => !same.negated.has(negated)))
      return 'meaning.negation';
    const isNew = [...action.actors].some(
      (actor) => actor !== 'unsaid' && !same.actors.has(actor) && !same.actors.has('unsaid'),
    );
    if (isNew) return 'meaning.who_did';
  }
  return undefined;
}

const REACH = 5;
const OTHER_ACTOR = /^(?:you|he|she|they|it|who|someone|somebody)(?:'.+)?$/;

function actionsOf(text: string): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  for (const sentence of text.replace(TOKEN, ' they ').split(/[.!?;\n]+/u)) {
    const words = plainWords(sentence);
    let actor: Actor = 'unsaid';
    for (const [index, word] of words.entries()) {
      if (/^(?:i|we)(?:'.+)?$|^(?:im|ive)$/.test(word)) actor = 'self';
      else if (OTHER_ACTOR.test(word) || isActingNoun(word)) actor = 'other';
      const stem = stemOf(word);
      if (!ACTIONS.has(stem)) continue;
      const action = actions.get(stem) ?? { actors: new Set(), negated: new Set() };
      action.actors.add(actor);
      action.negated.add(words.slice(Math.max(0, index - REACH), index).some(isNegation));
      actions.set(stem, action);
    }
  }
  return actions;
}

const MOST_NEW = 0.35;
const MOST_LOST = 0.5;

function vocabularyFault(
  source: readonly string[],
  text: readonly string[],
): PolishFault | undefined {
  const [told, tells] = [contentOf(source), contentOf(text)];
  const fresh = tells.filter((word) => !knownIn(source)(word));
  if (fresh.some((word) => !isOrdinaryWord(word))) return 'words.unknown';
  if (fresh.length > tells.length * MOST_NEW) return 'words.new';
  const lost = told.filter(
    (word) => !knownIn(text)(word) && !tells.some((kept) => isMisspelling(word, kept)),
  );
  return lost.length > told.length * MOST_LOST ? 'words.lost' : undefined;
}

/** Each word with a meaning of its own, once. */
function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !isFunctionWord(word));
  return [...new Map(content.map((word) => [stemOf(word), word])).values()];
}
