import { enclosureOfLine, type Enclosure } from '../../documents/index.ts';
import type { LetterDocument } from './letter-document.ts';

/** What the letter's list of enclosures says: the exhibits of the packet by their letter, then what the person adds by hand. */
export function enclosureList({
  exhibits = [],
  enclosures,
}: Pick<LetterDocument, 'exhibits' | 'enclosures'>): readonly string[] {
  const bound = exhibits.map(
    ({ label, line, pages }) =>
      `Exhibit ${label}: ${line} (${pages === 1 ? '1 page' : `${pages} pages`})`,
  );
  return [...bound, ...enclosures];
}

/**
 * Lines of the list that nothing stands behind: no file is bound into the packet, and the person has not said at the end that they put
 * the paper into the envelope. With one of them left a letter would call enclosed what nobody enclosed.
 */
export function unconfirmedEnclosures(
  { enclosures }: Pick<LetterDocument, 'enclosures'>,
  inEnvelope: readonly Enclosure[] = [],
): readonly string[] {
  const confirmed = new Set<string | undefined>(inEnvelope);
  return enclosures.filter((line) => !confirmed.has(enclosureOfLine(line)));
}
