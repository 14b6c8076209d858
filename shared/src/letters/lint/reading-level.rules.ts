import { citedLaw } from '../law/legal-citation.rules.ts';

/** How many school years a text asks for (Flesch-Kincaid grade level); citations do not count as words. */

export function readingGrade(text: string): number {
  const plain = withoutCitations(text);
  const words = plain.match(/[\p{L}'’]+/gu) ?? [];
  if (words.length === 0) return 0;
  const sentences = plain
    .split(/(?<![.!?:])[.!?:]+(?:\s|$)|\n+/u)
    .filter((part) => /\p{L}/u.test(part)).length;
  // Most words are there more than once.
  const known = new Map<string, number>();
  const syllables = words.reduce((sum, word) => {
    const own = known.get(word) ?? syllablesIn(word);
    known.set(word, own);
    return sum + own;
  }, 0);
  return 0.39 * (words.length / Math.max(sentences, 1)) + 11.8 * (syllables / words.length) - 15.59;
}

export function wordCount(text: string): number {
  return (text.match(/\S+/gu) ?? []).length;
}

function withoutCitations(text: string): string {
  const laws = citedLaw(text);
  const starts = [0, ...laws.map(({ end }) => end)];
  const plain = starts.map((start, index) => text.slice(start, laws[index]?.start)).join('');
  return plain.replace(/ ?\(\s*\)/g, '');
}

/** Vowel groups, less a silent ending: near enough for English prose. */
function syllablesIn(word: string): number {
  if (word.length <= 3) return 1;
  const letters = word
    .normalize('NFD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase();
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/u, (end) => end.charAt(0));
  return Math.max((spoken.match(/[aeiouy]+/gu) ?? []).length, 1);
}
