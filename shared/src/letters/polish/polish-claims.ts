import { stemOf } from '../lint/word-stem.rules.ts';

/** Words that carry weight in a dispute: a language model brings none of them in, and takes none of the gravest out. */

const stemsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(/\s+/).map(stemOf));

/** New ones would claim something the person never said. */
export const claimStems = stemsOf([
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
export const weightyStems = stemsOf([
  'pay owe settle dispute close open steal sign authorize agree apply cancel transfer sell',
]);

const NEGATION =
  /\b(?:not|never|no|none|nothing|nobody|nowhere|neither|nor|without|cannot)\b|n't\b|\b(?:do|does|did|was|were|is|are|has|have|had|could|would|should|ca|wo)nt\b/giu;

export function negationsIn(text: string): number {
  return text.replaceAll('’', "'").match(NEGATION)?.length ?? 0;
}

const NEGATING_WORD =
  /^(?:not|never|no|none|nothing|nobody|nowhere|neither|nor|without|cannot|\p{L}+n't|(?:do|does|did|was|were|is|are|has|have|had|could|would|should|ca|wo)nt)$/iu;

export function isNegation(word: string): boolean {
  return NEGATING_WORD.test(word);
}

/** Nouns that act: "my sister she paid" and "my sister paid" have the same doer. */
const ACTORS = stemsOf([
  'father mother dad mom parent son daughter brother sister husband wife spouse cousin uncle aunt nephew niece friend neighbor',
  'bank company store collector lender dealer clerk agent lady man woman judge court doctor hospital insurance insurer landlord',
]);

export function isActingNoun(word: string): boolean {
  return ACTORS.has(stemOf(word));
}

/** "I think", "maybe", "about": without them a guess becomes a statement of fact. */
const HEDGE =
  /\b(?:maybe|perhaps|possibly|probably|likely|might|may|could have|(?:I|we) (?:think|thought|guess|believe|assume|suppose)|as far as|apparently|seems?|seemed|appears? to|about|around|approximately|roughly|almost|nearly|not sure|unsure|if|unless)\b/giu;

const HEDGING_WORD =
  /^(?:maybe|perhaps|possibly|probably|likely|think|thought|guess|believe|assume|suppose|apparently|seems?|seemed|appears?|about|around|approximately|roughly|almost|nearly|unsure)$/iu;

export function isHedge(word: string): boolean {
  return HEDGING_WORD.test(word);
}

export function hedgesIn(text: string): number {
  return text.match(HEDGE)?.length ?? 0;
}

/** "They said it was paid" is not "it was paid". */
const REPORTED =
  /\b(?:sa(?:y|ys|id|ying)|t(?:ell|ells|old|elling)|claim(?:s|ed|ing)?|promis(?:e|es|ed|ing)|admit(?:s|ted|ting)?|explain(?:s|ed|ing)?|inform(?:s|ed|ing)?|ask(?:s|ed|ing)?|heard|according to|replied|answered)\b/giu;

export function reportsIn(text: string): number {
  return text.match(REPORTED)?.length ?? 0;
}
