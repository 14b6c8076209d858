import {
  applyEdits,
  blockText,
  type LetterDocument,
  type LetterEdit,
} from '@creditfix/shared/letters';

/**
 * True where own words that this page lays over its letter are missing from the server's.
 *
 * @param composed the letter as this page composes it, before any edit
 * @param document the letter as the server answered it
 */
export function losesWording(
  composed: LetterDocument,
  document: LetterDocument,
  edits: readonly LetterEdit[],
): boolean {
  const here = applyEdits(composed, edits);
  const set = edits.filter((edit) => !here.dropped.includes(edit));
  return set.some(({ blockId }) => textOf(here.document, blockId) !== textOf(document, blockId));
}

function textOf({ blocks }: LetterDocument, blockId: string): string | undefined {
  const block = blocks.find(({ id }) => id === blockId);
  return block && blockText(block);
}
