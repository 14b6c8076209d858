import { forbiddenAuthorities } from '../lint/forbidden-authorities.ts';
import { bannedPhrases } from '../lint/banned-phrases.table.ts';
import { citedLaw } from '../law/legal-citation.rules.ts';
import { foldText } from '../lint/lint-characters.rules.ts';
import { factPlaces } from '../lint/fact-numbers.rules.ts';
import { TOKEN } from './polish-hide.rules.ts';
import { readingGrade, wordCount } from '../lint/words.rules.ts';

/** Why a smoothed text was not taken. Stored with the letter and counted; never shown. */
export const PolishFault = {
  /** Nothing, or nothing but marks. */
  empty: 'empty',
  /** The answer it was made from is not there anymore. */
  stale: 'stale',
  'token.unknown': 'token.unknown',
  'token.lost': 'token.lost',
  'token.repeated': 'token.repeated',
  'token.order': 'token.order',
  /** Talks to us, or follows an instruction in the text. */
  meta: 'meta',
  'shape.markup': 'shape.markup',
  'shape.link': 'shape.link',
  'shape.lines': 'shape.lines',
  'shape.quotes': 'shape.quotes',
  'shape.sign': 'shape.sign',
  'shape.length': 'shape.length',
  'fact.new': 'fact.new',
  'name.new': 'name.new',
  'law.new': 'law.new',
  'phrase.banned': 'phrase.banned',
  'meaning.negation': 'meaning.negation',
  'meaning.hedge': 'meaning.hedge',
  'meaning.person': 'meaning.person',
  'meaning.claim_new': 'meaning.claim_new',
  'meaning.claim_lost': 'meaning.claim_lost',
  'meaning.who_did': 'meaning.who_did',
  'meaning.order': 'meaning.order',
  'meaning.relation': 'meaning.relation',
  'words.new': 'words.new',
  'words.lost': 'words.lost',
  'words.unknown': 'words.unknown',
  'style.hard_to_read': 'style.hard_to_read',
  'fact.invented': 'fact.invented',
  /** The linter stops the letter with it, and not without it. */
  linter: 'linter',
} as const;

export type PolishFault = keyof typeof PolishFault;

/** What a smoothed text may look like: the same marks in the same order, and no sign of anything from outside. */

export function shapeFault(hidden: string, polished: string): PolishFault | undefined {
  return (
    tokenFault(hidden, polished) ??
    signFault(hidden, polished) ??
    lengthFault(hidden, polished) ??
    strangerFault(hidden, polished)
  );
}

/** Order counts: "I paid A on B" with A and B changed places is another story. */
function tokenFault(hidden: string, polished: string): PolishFault | undefined {
  if (without(polished).trim() === '') return 'empty';
  const sent: readonly string[] = hidden.match(TOKEN) ?? [];
  const came: readonly string[] = polished.match(TOKEN) ?? [];
  if (/[[\]{}]/.test(without(polished))) return 'token.unknown';
  if (came.some((mark) => !sent.includes(mark))) return 'token.unknown';
  if (came.length < sent.length) return 'token.lost';
  if (came.length > sent.length) return 'token.repeated';
  return sent.every((mark, index) => mark === came[index]) ? undefined : 'token.order';
}

/** The text with its marks as the plain word "it", which is no name, no fact and no claim. */
function without(text: string, instead = ''): string {
  return text.replace(TOKEN, instead);
}

const META =
  /\b(?:sure|certainly|of course|absolutely|okay|ok)[,:!.]? (?:here|I(?:'ll| will| can| have))\b|\bhere(?:'s| is| are) (?:the|your|an?|my) (?:\p{L}+ ){0,3}(?:text|version|statement|rewrite|revision|edit|letter|json|answer)\b|\b(?:as an? )?(?:AI|language model|assistant|chatbot|GPT)\b|\bI (?:cannot|can't|am unable to|won't) (?:help|assist|comply|fulfill|do that|rewrite|edit)\b|\b(?:ignore|disregard|forget|override) (?:\p{L}+ ){0,3}(?:instructions?|rules?|prompts?|above|previous|prior|earlier)\b|\b(?:system|developer) (?:prompt|message)\b|\b(?:rewritten|polished|revised|edited|corrected|smoothed|improved) (?:text|version|statement|sentences?)\b|\b(?:let me know if|hope this helps|feel free to|note that I|I have (?:kept|edited|corrected|rewritten|preserved|smoothed))\b|\binstructions?\b|\bplaceholders?\b|\btokens?\b|\bjson\b/giu;
/** Speaks to the model and not to the bureau: such a text stays as it is, to the letter. */
const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass) (?:\p{L}+ ){0,4}(?:instructions?|rules?|prompts?|above|guidelines|constraints)\b|\b(?:system|developer) (?:prompt|message)\b|\b(?:you are|act as|pretend to be) (?:now )?(?:an? )?(?:\p{L}+ ){0,2}(?:AI|assistant|model|chatbot|lawyer|attorney)\b|\b(?:reply|respond|answer|output) (?:only )?(?:with|in) (?:the word|json|nothing)\b/iu;
const LINK = /https?:|www\.|(?<=[\p{L}\d-])\.(?:com|org|net|gov|io|us|co)\b|\S@\S/giu;
const MARKUP = /[<>`*_#|~^\\=]|&(?:amp|lt|gt|nbsp|#\d+);/gu;
const LIST = /^[^\S\n]{0,40}(?:[-•–—*]|\(?[a-z\d]{1,2}[.)])\s/gimu;
const QUOTES = /["“”«»„]|(?<![\p{L}\p{N}])['‘](?=\p{L}[^'’]{0,200}['’](?!\p{L}))/gu;
/** Signs that a careful copy-editor does not bring in. */
const SIGNS: readonly RegExp[] = [/!/g, /\?/g, /[—–]/g, /[$€£%]/g, /\.{3}|…/g, /:/g];
const UNPRINTABLE = /[^\P{C}\n]|\p{Default_Ignorable_Code_Point}|\p{Extended_Pictographic}/gu;

function signFault(hidden: string, polished: string): PolishFault | undefined {
  const more = (pattern: RegExp) => count(pattern, polished) > count(pattern, hidden);
  if (more(META) || (INJECTION.test(hidden) && polished !== hidden.trim())) return 'meta';
  if (more(LINK)) return 'shape.link';
  if (count(/\n/g, polished) > count(/\n/g, hidden.trim())) return 'shape.lines';
  if (more(MARKUP) || more(LIST)) return 'shape.markup';
  if (more(QUOTES)) return 'shape.quotes';
  return more(UNPRINTABLE) || SIGNS.some(more) ? 'shape.sign' : undefined;
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

const HIGHEST_GRADE = 9;

function lengthFault(hidden: string, polished: string): PolishFault | undefined {
  const ratio = wordCount(polished) / Math.max(wordCount(hidden), 1);
  if (ratio < 0.5 || ratio > 1.5) return 'shape.length';
  const [grade, before] = [
    readingGrade(without(polished, 'it')),
    readingGrade(without(hidden, 'it')),
  ];
  return grade > Math.max(HIGHEST_GRADE, before) ? 'style.hard_to_read' : undefined;
}

/** Names, numbers, law and banned wording that the marks do not cover and the source did not have. */
function strangerFault(hidden: string, polished: string): PolishFault | undefined {
  const source = foldText(without(hidden, 'it'), true).text;
  const text = foldText(without(polished, 'it'), true).text;
  if (citedLaw(text).length > citedLaw(source).length) return 'law.new';
  if (forbiddenAuthorities.some(({ pattern }) => count(pattern, text) > count(pattern, source))) {
    return 'law.new';
  }
  const banned = bannedPhrases.filter(({ severity }) => severity === 'block');
  if (banned.some(({ pattern }) => count(pattern, text) > count(pattern, source))) {
    return 'phrase.banned';
  }
  const known = new Set(source.toLowerCase().match(/[\p{L}\p{M}']+/gu));
  const fresh = factPlaces(text)
    .map(({ start, end }) => text.slice(start, end))
    .find(
      (words) =>
        !words
          .toLowerCase()
          .split(/[^\p{L}\p{M}']+/u)
          .every((word) => known.has(word)),
    );
  if (fresh === undefined) return undefined;
  return /\p{N}/u.test(fresh) || /^\p{Ll}/u.test(fresh) ? 'fact.new' : 'name.new';
}
