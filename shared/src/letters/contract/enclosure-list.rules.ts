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
