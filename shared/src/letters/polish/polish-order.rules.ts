import { isActingNoun, isHedge, isNegation } from './polish-claims.ts';
import type { PolishFault } from './polish-fault.ts';
import { isMisspelling } from '../lint/misspelling.rules.ts';
import { isFunctionWord, isOrdinaryWord, stemOf } from '../lint/word-stem.rules.ts';

/**
 * The same words in another order tell another story ("the bank paid the collector"). A copy-editor keeps the order, so a text
 * that changes it is not taken, and neither is one that changes the small words between two facts.
 */
export function orderFault(hidden: string, polished: string): PolishFault | undefined {
  const told = partsOf(hidden);
  const tells = partsOf(polished);
  if (relationsDiffer(hidden, polished)) return 'meaning.relation';
  const known = corrected(told, tells);
  const kept = new Set(tells.map(({ key }) => key));
  const before = known.filter(({ key }) => kept.has(key));
  const had = new Set(before.map(({ key }) => key));
  let at = 0;
  for (const part of tells.filter(({ key }) => had.has(key))) {
    while (at < before.length && before[at]?.key !== part.key) at += 1;
    const same = before[at];
    if (!same) return 'meaning.order';
    if (same.actor && part.actor && same.actor !== part.actor) return 'meaning.who_did';
    at += 1;
  }
  return undefined;
}

interface Part {
  readonly word: string;
  /** What the word is compared by. */
  readonly key: string;
  /** Who was spoken of last before it. */
  readonly actor: 'self' | 'other' | undefined;
}

const PARTS = /\[\[A\d{1,4}\]\]|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const SELF = /^(?:i|we)(?:'.+)?$|^(?:im|ive)$/;
const OTHER = /^(?:you|he|she|they|who|someone|somebody)(?:'.+)?$/;
/** The words that carry the story, in order, each with who acts there. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let actor: Part['actor'];
  for (const [match] of text.matchAll(PARTS)) {
    const word = match.toLowerCase().replaceAll('’', "'");
    if (SELF.test(word)) actor = 'self';
    else if (OTHER.test(word) || isActingNoun(word)) actor = 'other';
    const key = keyOf(match, word);
    if (key !== undefined) parts.push({ word, key, actor });
  }
  return parts;
}

function keyOf(match: string, word: string): string | undefined {
  if (match.startsWith('[[')) return match;
  if (isNegation(word)) return 'not';
  if (/^(?:me|mine|myself)$/.test(word)) return 'me';
  if (isHedge(word)) return word;
  const relation = SPELLED[word] ?? word;
  if (RELATIONS.has(relation)) return relation;
  return isFunctionWord(word) ? undefined : stemOf(word);
}

/** A misspelled word counts as the one that it was meant to be. */
function corrected(told: readonly Part[], tells: readonly Part[]): readonly Part[] {
  const there = new Set(tells.map(({ key }) => key));
  const had = new Set(told.map(({ key }) => key));
  const fresh = tells.filter(({ key }) => !had.has(key));
  return told.map((part) => {
    if (there.has(part.key) || isOrdinaryWord(part.word)) return part;
    const meant = fresh.find(({ word }) => isMisspelling(part.word, word));
    return meant ? { ...part, key: meant.key } : part;
  });
}

/** What came first, why, on what condition, how much, and what one could, must or wanted to do. */
const RELATIONS = new Set(
  [
    'before after until till while because unless if though although only except more less than fewer higher lower larger smaller',
    'bigger greater over under first last old new early again still already twice once both half most least by',
    'can could may might must should would will shall want wanted wants need needed needs try tried hope hoped plan planned',
    'expect expected intend intended wish wished',
  ]
    .join(' ')
    .split(' '),
);
/** As a person types them, and as they are spelled. */
const SPELLED: Readonly<Record<string, string>> = {
  "can't": 'can',
  cannot: 'can',
  cant: 'can',
  "won't": 'will',
  wont: 'will',
  "couldn't": 'could',
  couldnt: 'could',
  "wouldn't": 'would',
  wouldnt: 'would',
  "shouldn't": 'should',
  "i'll": 'will',
  "they'll": 'will',
  wanted: 'want',
  wants: 'want',
  needed: 'need',
  needs: 'need',
  tried: 'try',
  hoped: 'hope',
  planned: 'plan',
  expected: 'expect',
  becuase: 'because',
  becasue: 'because',
  cause: 'because',
  cuz: 'because',
  till: 'until',
  til: 'until',
  allready: 'already',
};

function relationsDiffer(hidden: string, polished: string): boolean {
  const [told, tells] = [relationsIn(hidden), relationsIn(polished)];
  // "then" is often meant as "than".
  const mayBe = /\bthen\b/i.test(hidden) ? 1 : 0;
  return [...new Set([...told.keys(), ...tells.keys()])].some((word) => {
    const more = (tells.get(word) ?? 0) - (told.get(word) ?? 0);
    return word === 'than' ? more < 0 || more > mayBe : more !== 0;
  });
}

function relationsIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [match] of text.matchAll(PARTS)) {
    const typed = match.toLowerCase().replaceAll('’', "'");
    const word = SPELLED[typed] ?? typed;
    if (RELATIONS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
