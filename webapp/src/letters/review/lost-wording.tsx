import {
  applyEdits,
  blockText,
  type LetterDocument,
  type LetterEdit,
} from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { Notice } from '#webapp/kit/index.ts';
import { letterNoticesMessages } from '../messages.tsx';

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

interface LostWordingProps {
  readonly composed: LetterDocument | undefined;
  /** The letter as the server wrote it. */
  readonly document: LetterDocument | undefined;
  readonly edits: readonly LetterEdit[];
}

/** A page that was open while our texts changed lays own words over paragraphs that the server no longer writes. */
export function LostWording({ composed, document, edits }: LostWordingProps) {
  if (!composed || !document || !losesWording(composed, document, edits)) return null;
  return (
    <Notice tone="warning" title={letterNoticesMessages.wordingLost} live>
      <p>{letterNoticesMessages.wordingLostText}</p>
      <Button variant="subtle" onClick={() => window.location.reload()}>
        {letterNoticesMessages.loadAgain}
      </Button>
    </Notice>
  );
}
