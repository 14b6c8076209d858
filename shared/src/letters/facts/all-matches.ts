/**
 * Every match of a global pattern. `matchAll` copies the pattern each time; most patterns are found in no text at all, so a search
 * that copies nothing goes first.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
