/** Which words of a text are new: from the first to the last word that differ. Offsets are UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The words of `now` that are not in `before`, as one range, widened to whole words.
 *
 * @returns nothing if no text was added
 */
export function freshRange(before: string, now: string): TextRange | undefined {
  if (before === now) return undefined;
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  let end = now.length - tail;
  while (start < end && !isWordPart(now[start])) start += 1;
  while (end > start && !isWordPart(now[end - 1])) end -= 1;
  if (end <= start) return undefined;
  while (start > 0 && isWordPart(now[start - 1])) start -= 1;
  while (end < now.length && isWordPart(now[end])) end += 1;
  return { start, end };
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && !/\s/.test(character);
}
