import type { LetterBlock, LetterDocument, LetterEdit } from './letter-document.ts';

/** How a person's own wording is laid over a composed letter. */

/** The text of a block as it is edited and linted: list items and fact rows stand on lines of their own. */
export function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'facts':
      return block.rows.map((row) => `${row.label}: ${row.value}`).join('\n');
  }
}

/**
 * An edit holds while the composed text is still the one it replaced; the others are handed back as `dropped`. The last
 * edit of a block wins. A facts block takes no edits: it is the person's answers, and changes with them.
 */
export function applyEdits(
  document: LetterDocument,
  edits: readonly LetterEdit[],
): { readonly document: LetterDocument; readonly dropped: readonly LetterEdit[] } {
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  const winners = new Map<string, LetterEdit>();
  for (const edit of edits) {
    const block = blocks.get(edit.blockId);
    if (block && block.kind !== 'facts' && sameText(blockText(block), edit.replaced)) {
      winners.set(edit.blockId, edit);
    }
  }
  return {
    document: {
      ...document,
      blocks: document.blocks.flatMap((block) => {
        const edit = winners.get(block.id);
        return edit ? reworded(block, edit.text) : [block];
      }),
    },
    dropped: edits.filter((edit) => winners.get(edit.blockId) !== edit),
  };
}

function reworded(block: LetterBlock, wording: string): LetterBlock[] {
  const text = wording.trim();
  if (block.kind === 'facts' || text === '') return [];
  // What the person wrote is theirs: it has no ids, and no other language.
  const { said: _said, ...own } = block;
  const citations = own.citations.filter((citation) => text.includes(citation.words));
  if (own.kind === 'paragraph') return [{ ...own, text, citations }];
  const items = text
    .split('\n')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return [{ ...own, items, citations }];
}

/** Stored edits went through a form, which may have changed the kind of white space. */
function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
