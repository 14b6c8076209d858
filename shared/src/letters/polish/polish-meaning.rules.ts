import type { PolishFault } from './polish-shape.rules.ts';
import { TOKEN } from './polish-hide.rules.ts';
import { isFunctionWord, isOrdinaryWord, stemOf, isMisspelling } from '../lint/words.rules.ts';

/** Words that carry weight in a dispute: a language model brings none of them in, and takes none of the gravest out. */

const stemsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(/\s+/).map(stemOf));

/** New ones would claim something the person never said. */
const claimStems = stemsOf([
  // What was done with the debt.
  'pay repay prepay overpay settle owe owing refund reimburse forgive discharge waive transfer sell assign charge bill collect',
  'close open cancel reopen apply authorize sign cosign co-sign consent permit approve accept agree allow purchase buy borrow',
  // What was said and by whom.
  'promise admit acknowledge confirm guarantee assure apologize deny refuse reject ignore fail threaten harass mislead lie deceive demand',
  'insist dispute complain notify warn contact',
  // Papers and authorities.
  'police report court judge judgment sue lawsuit lawyer attorney counsel legal law act statute right illegal unlawful violate violation',
  'comply compliance require requirement must liable liability obligation section regulation damage penalty regulator government agency bureau',
  'letter receipt proof prove evidence enclose enclosed attach attachment copy document statement contract agreement record certify certified',
  'notarize sworn affidavit oath witness',
  // What happened.
  'steal stolen theft thief fraud fraudulent scam forge fake identity hack breach victim crime criminal error negligent',
  'deceased died bankrupt bankruptcy divorce hospital insurance insurer military veteran disability foreclosure repossess evict garnish',
  // How much and how sure.
  'always every all only ever completely fully entirely certainly definitely obviously clearly immediately repeatedly constantly several many',
  'numerous multiple both false falsely true truly wrong wrongly inaccurate incorrect invalid unverified unverifiable duplicate unauthorized',
  'delete remove erase block investigate verify validate',
  // What it did to the person.
  'suffer harm hurt distress stress anxiety hardship job loan mortgage apartment denied score rating points damaged embarrass lose loss',
]);

/** Lost ones would change the story. */
const weightyStems = stemsOf([
  'pay owe settle dispute close open steal sign authorize agree apply cancel transfer sell',
]);

const NEGATION =
  /\b(?:not|never|no|none|nothing|nobody|nowhere|neither|nor|without|cannot)\b|n't\b|\b(?:do|does|did|was|were|is|are|has|have|had|could|would|should|ca|wo)nt\b/giu;

function negationsIn(text: string): number {
  return text.replaceAll('’', "'").match(NEGATION)?.length ?? 0;
}

const NEGATING_WORD =
  /^(?:not|never|no|none|nothing|nobody|nowhere|neither|nor|without|cannot|\p{L}+n't|(?:do|does|did|was|were|is|are|has|have|had|could|would|should|ca|wo)nt)$/iu;

function isNegation(word: string): boolean {
  return NEGATING_WORD.test(word);
}

/** Nouns that act: "my sister she paid" and "my sister paid" have the same doer. */
const ACTORS = stemsOf([
  'father mother dad mom parent son daughter brother sister husband wife spouse cousin uncle aunt nephew niece friend neighbor',
  'bank company store collector lender dealer clerk agent lady man woman judge court doctor hospital insurance insurer landlord',
]);

function isActingNoun(word: string): boolean {
  return ACTORS.has(stemOf(word));
}

/** "I think", "maybe", "about": without them a guess becomes a statement of fact. */
const HEDGE =
  /\b(?:maybe|perhaps|possibly|probably|likely|might|may|could have|(?:I|we) (?:think|thought|guess|believe|assume|suppose)|as far as|apparently|seems?|seemed|appears? to|about|around|approximately|roughly|almost|nearly|not sure|unsure|if|unless)\b/giu;

const HEDGING_WORD =
  /^(?:maybe|perhaps|possibly|probably|likely|think|thought|guess|believe|assume|suppose|apparently|seems?|seemed|appears?|about|around|approximately|roughly|almost|nearly|unsure)$/iu;

function isHedge(word: string): boolean {
  return HEDGING_WORD.test(word);
}

function hedgesIn(text: string): number {
  return text.match(HEDGE)?.length ?? 0;
}

/** "They said it was paid" is not "it was paid". */
const REPORTED =
  /\b(?:sa(?:y|ys|id|ying)|t(?:ell|ells|old|elling)|claim(?:s|ed|ing)?|promis(?:e|es|ed|ing)|admit(?:s|ted|ting)?|explain(?:s|ed|ing)?|inform(?:s|ed|ing)?|ask(?:s|ed|ing)?|heard|according to|replied|answered)\b/giu;

function reportsIn(text: string): number {
  return text.match(REPORTED)?.length ?? 0;
}

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
const ACTING_SELF = /^(?:i|we)(?:'.+)?$|^(?:im|ive)$/;
const ACTING_OTHER = /^(?:you|he|she|they|who|someone|somebody)(?:'.+)?$/;
/** The words that carry the story, in order, each with who acts there. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let actor: Part['actor'];
  for (const [match] of text.matchAll(PARTS)) {
    const word = match.toLowerCase().replaceAll('’', "'");
    if (ACTING_SELF.test(word)) actor = 'self';
    else if (ACTING_OTHER.test(word) || isActingNoun(word)) actor = 'other';
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
