/** How a note in the margin and its place in the text find each other. */

export const noteId = (note: number): string => `note-${note}`;
export const placeId = (note: number): string => `place-${note}`;
export const paragraphId = (blockId: string): string => `paragraph-${blockId}`;

/** Brings it into view and gives it the focus. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** To the words of a note, or to its paragraph while those are under the pen. */
export function goToNotePlace(note: number, blockId: string): void {
  goTo(document.getElementById(placeId(note)) ? placeId(note) : paragraphId(blockId));
}
