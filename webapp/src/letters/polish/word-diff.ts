import { diffWords } from 'diff';

/** What a smoothed text takes out of the person's own and what it puts in, word by word. */

export interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Keeps "didn't" and "1,680.00" in one piece; a browser without it cuts at the punctuation. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined;

/**
 * Pieces in reading order. Without the added ones they are the text before, without the removed ones the text now, white space
 * apart. Where both change in one place, what goes stands before what comes.
 */
export function wordDiff(before: string, now: string): readonly DiffPiece[] {
  const changes = diffWords(before, now, words ? { intlSegmenter: words } : {});
  const pieces = changes.map(({ added, removed, value }) => piece(added, removed, value));
  return gathered(pieces.flatMap((each, index) => withoutIsland(pieces, each, index)));
}

function piece(added: boolean, removed: boolean, text: string): DiffPiece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
}

/** A single small word left standing between two changes tears the sentence to shreds: it changes with its neighbours. */
function withoutIsland(
  pieces: readonly DiffPiece[],
  each: DiffPiece,
  index: number,
): readonly DiffPiece[] {
  const { kind, text } = each;
  const between = index > 0 && index < pieces.length - 1;
  const small = text.trim().split(/\s+/).length === 1 && text.trim().length <= ISLAND_LENGTH;
  // A full stop belongs to no change: sentences stay apart.
  if (kind !== 'same' || !between || !small || /[.!?]/.test(text)) return [each];
  return [
    { kind: 'removed', text },
    { kind: 'added', text },
  ];
}

const ISLAND_LENGTH = 4;

/** Neighbouring changes as one: everything that goes, then everything that comes. */
function gathered(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const result: DiffPiece[] = [];
  let gone = '';
  let come = '';
  const close = () => {
    if (gone) result.push({ kind: 'removed', text: gone });
    if (come) result.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'removed') gone += text;
    else if (kind === 'added') come += text;
    else {
      close();
      result.push({ kind, text });
    }
  }
  close();
  return result;
}
