import type { LintFinding } from '@creditfix/shared/letters';
import { letterNoticesMessages } from '../messages.tsx';

/** Findings about a paragraph that is being typed: they come for the tidied text of a moment ago and have to fit the text on screen. */

interface Placed {
  readonly start: number;
  readonly end: number;
}

/**
 * Findings of the tidied text (without the white space that saving drops) with their places in the text as typed.
 *
 * @param tidied what the letter would hold; a part of `typed` with nothing but white space left out
 */
export function placedInTyping(
  findings: readonly LintFinding[],
  tidied: string,
  typed: string,
): readonly LintFinding[] {
  const places = placesOf(tidied, typed);
  return findings.map((finding) => {
    const last = places[Math.max(finding.start, finding.end - 1)] ?? typed.length - 1;
    return {
      ...finding,
      start: places[finding.start] ?? typed.length,
      end: finding.end > finding.start ? last + 1 : (places[finding.start] ?? typed.length),
    };
  });
}

/** For each character of the tidied text where it is in the typed one. */
function placesOf(tidied: string, typed: string): readonly number[] {
  let at = -1;
  return Array.from({ length: tidied.length }, (_, index) => {
    const found = typed.indexOf(tidied.charAt(index), at + 1);
    at = found < 0 ? at : found;
    return at;
  });
}

/** Until the newest text is read, findings move along with the words they are about; those whose words were touched go. */
export function movedAlong<Finding extends Placed>(
  findings: readonly Finding[],
  before: string,
  now: string,
): readonly Finding[] {
  if (before === now) return findings;
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const shift = now.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end <= head) return [finding];
    if (finding.start < before.length - tail) return [];
    return [{ ...finding, start: finding.start + shift, end: finding.end + shift }];
  });
}

/** What a screen reader hears while somebody types. */
export function findingsWords(findings: readonly LintFinding[]): string {
  if (findings.length === 0) return letterNoticesMessages.noNotes;
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  return blocking === 0
    ? letterNoticesMessages.notes(findings.length)
    : letterNoticesMessages.notesToChange(findings.length, blocking);
}
