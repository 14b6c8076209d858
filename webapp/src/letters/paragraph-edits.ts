import {
  applyEdits,
  blockText,
  type LetterBlock,
  type LetterDocument,
  type LetterEdit,
  type LintFinding,
} from '@creditfix/shared/letters';

/** A person's own wording of single paragraphs: making it, taking the editor's offer, and noticing what no longer fits. */

/** Labelled lines come straight from the answers of step 2; they are changed there and not reworded here. */
export function canReword(block: LetterBlock): boolean {
  return block.kind !== 'facts';
}

/**
 * The edit that gives a paragraph new words.
 *
 * @param composed the letter as the rules wrote it, before any edit
 * @returns nothing where the words are the composed ones again, so that the edit can be dropped
 */
export function rewordParagraph(
  composed: LetterDocument,
  blockId: string,
  text: string,
): LetterEdit | undefined {
  const block = composed.blocks.find(({ id }) => id === blockId);
  if (!block) return undefined;
  const replaced = blockText(block);
  return text.trim() === replaced.trim() ? undefined : { blockId, replaced, text: text.trim() };
}

/** The paragraph's text with the offered fix in the place of the marked words. */
export function withFix(text: string, { start, end, fix }: LintFinding): string {
  if (!fix) return text;
  const before = text.slice(0, start);
  const after = text.slice(end);
  // Taking words out must not leave two spaces or a space before a full stop.
  if (fix.replacement === '') {
    return `${before.trimEnd()}${/^\s*[.,;:]/.test(after) || before === '' ? '' : ' '}${after.trimStart()}`;
  }
  return before + fix.replacement + after;
}

/** Own wording that is set aside because the facts beneath it have changed since. */
export function staleEdits(
  composed: LetterDocument,
  edits: readonly LetterEdit[],
): readonly LetterEdit[] {
  return applyEdits(composed, edits).dropped;
}

/** Paragraphs that a person has removed, which therefore stand nowhere on the sheet. */
export function removedBlocks(
  composed: LetterDocument,
  edits: readonly LetterEdit[],
): readonly LetterBlock[] {
  const left = new Set(applyEdits(composed, edits).document.blocks.map(({ id }) => id));
  return composed.blocks.filter(({ id }) => !left.has(id));
}
