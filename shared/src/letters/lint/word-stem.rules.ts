import { functionWords, irregularForms, ordinaryWords } from './ordinary-words.ts';

/** Brings the forms of a word together ("paid", "paying", "pays"), roughly and always in the same way. */

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'s$|s'$|'$/u, ''],
  [/(?<=..)ies$/u, 'y'],
  [/(?<=..)ied$/u, 'y'],
  [/(?<=s|x|z|ch|sh)es$/u, ''],
  [/(?<=[^su'])s$/u, ''],
  [/(?:ing|(?<!e)ed)$(?<=[aeiouy]\p{L}{0,40}(?:ing|ed))/u, ''],
];

/** The word without its ending; the doubled consonant and the silent e before it go too. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replaceAll('’', "'");
  let stem = irregularForms.get(lower) ?? lower;
  for (const [ending, instead] of ENDINGS) {
    const shorter = stem.replace(ending, instead);
    if (shorter.length >= 2) stem = shorter;
  }
  stem = irregularForms.get(stem) ?? stem;
  return stem.replace(/(?<=..)([bdfgmnprt])\1$/u, '$1').replace(/(?<=..)e$/u, '');
}

const ORDINARY_STEMS: ReadonlySet<string> = new Set([...ordinaryWords].map(stemOf));

/** "don't" and "it's" are their first part. */
function baseOf(lower: string): string {
  return lower.replace(/(?:n't|'(?:s|re|ve|d|ll|m|t))$/u, '');
}

export function isFunctionWord(word: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return functionWords.has(lower) || (lower.includes("'") && functionWords.has(baseOf(lower)));
}

/** True for words that are no name, in any of their forms; "correctly" counts with "correct". */
export function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return (
    isFunctionWord(lower) ||
    ordinaryWords.has(lower) ||
    ORDINARY_STEMS.has(stemOf(lower)) ||
    (lower.endsWith('ly') && ORDINARY_STEMS.has(stemOf(lower.slice(0, -2))))
  );
}
