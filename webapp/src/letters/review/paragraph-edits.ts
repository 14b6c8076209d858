import {
  applyEdits,
  blockText,
  type LetterBlock,
  type LetterDocument,
  type LetterEdit,
  type LintFinding,
} from '@creditfix/shared/letters';

/** A person's own wording of single paragraphs: making it, taking the editor's offer, and noticing what no longer fits. */

/** Labeled lines come straight from the answers of step 2; they are changed there and not reworded here. */
export function canReword(block: LetterBlock): boolean {
  return block.kind !== 'facts';
}

/**
 * The edit that gives a paragraph new words.
 *
 * @param composed the letter as the rules wrote it, before any edit
 * @returns nothing if the words are the composed ones again, so that the edit can be dropped
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

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** What the editor's offer puts where. */
export function offeredChange(
  text: string,
  { start, end, fix }: LintFinding,
): Replacement | undefined {
  if (!fix) return undefined;
  if (fix.replacement !== '') return { start, end, words: fix.replacement };
  // Taking words out must not leave two spaces or a space before a full stop.
  const before = text.slice(0, start).trimEnd();
  const rest = text.slice(end);
  const after = rest.trimStart();
  const words = /^\s*(?:[.,;:]|$)/.test(rest) || before === '' ? '' : ' ';
  return { start: before.length, end: text.length - after.length, words };
}

/** The paragraph's text with the offered fix in the place of the marked words. */
export function withFix(text: string, finding: LintFinding): string {
  const change = offeredChange(text, finding);
  return change ? text.slice(0, change.start) + change.words + text.slice(change.end) : text;
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
