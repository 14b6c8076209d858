/** Whether a text tells anything that was not told before: words alone are compared, so that a story retold is nothing new. */

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** How many words of a text none of the earlier ones has. */
export function newWordsIn(text: string, told: readonly string[]): number {
  const known = wordsOf(told.join(' '));
  return [...wordsOf(text)].filter((word) => !known.has(word)).length;
}
