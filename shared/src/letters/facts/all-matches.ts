/**
 * Every match of a global pattern. `matchAll` copies the pattern each time; most patterns are found in no text at all, so a search
 * that copies nothing goes first.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** Longer texts are rarely ours. */
const LONGEST_REMEMBERED = 1_000;
const MOST_REMEMBERED = 500;

/**
 * What was found in the texts that were read last: most sentences of a letter are our own and come with every letter, and an editor
 * reads all of them anew with each change of one.
 */
export function remembered<Found>(read: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return read(text);
    const known = found.has(text);
    const answer = known ? (found.get(text) as Found) : read(text);
    // The one that was read longest ago goes first.
    if (known) found.delete(text);
    else if (found.size >= MOST_REMEMBERED) found.delete(found.keys().next().value ?? '');
    found.set(text, answer);
    return answer;
  };
}
