import { allMatches } from '../facts/all-matches.ts';
import type { Place } from './lint-law.rules.ts';
import { namesIn } from './proper-names.rules.ts';

/** Where facts stand in a text: numbers, money, dates, addresses and names. */

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const UNITS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|zero';
const ORDINALS =
  'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';

/** Facts whatever the person: digits, money, marks of ours, addresses of the net, months, weekdays and numbers in words. */
const FACTS: readonly RegExp[] = [
  /(?<!\S)\S*[\p{N}@[\]{}<>$€£%\\|]\S*/giu,
  /(?<!\S)\S*(?:\/\/|www\.)\S*/giu,
  /(?<![\p{L}\p{N}-]\.?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|gov|edu|us|info|biz|co|io|bank|app|law)(?![\p{L}\p{N}])\S*/giu,
  new RegExp(`\\b(?:${MONTHS.replace('march|', '').replace('may|', '')})\\b`, 'giu'),
  new RegExp(`\\b(?:${MONTHS}|(?:${SHORT_MONTHS})\\.?)(?=,? (?:of |the )*\\d)`, 'giu'),
  new RegExp(
    `(?<=\\b(?:in|since|of|until|till|last|early|late|mid|from|during|every|through)[ -])(?:may|march|${SHORT_MONTHS})\\b\\.?`,
    'giu',
  ),
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu,
  new RegExp(
    `\\b(?:(?:${UNITS}|${ORDINALS})(?:[ -]+and)?[ -]*)*(?:${UNITS}|${ORDINALS})\\b`,
    'giu',
  ),
  // Letters of another script: no list of ours knows what is a name there.
  /(?<!\S)\S*(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}]\S*/gu,
];

/** Where facts stand, whoever writes; the judge looks for new ones with it. */
export function factPlaces(text: string): readonly Place[] {
  return [
    ...FACTS.flatMap((pattern) => allMatches(text, pattern).map((match) => trimmed(match))),
    ...namesIn(text),
  ];
}

/** The sentence keeps its own commas, brackets and full stops. */
function trimmed({ 0: words, index }: RegExpExecArray): Place {
  const before = /^["'“”‘’(,;:]*/u.exec(words)?.[0].length ?? 0;
  const after = /(?<!["'“”‘’),;:.!?])["'“”‘’),;:.!?]+$/u.exec(words)?.[0].length ?? 0;
  if (before + after >= words.length) return { start: index, end: index + words.length };
  return { start: index + before, end: index + words.length - after };
}
