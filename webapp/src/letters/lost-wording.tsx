import type { LetterDocument, LetterEdit } from '@creditfix/shared/letters';
import { Button, Notice } from '#webapp/kit/index.ts';
import { losesWording } from './loses-wording.ts';

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
    <Notice tone="warning" title="Your own wording is not in this letter" live>
      <p>
        Our texts changed while this page was open. Your words are saved. Load the page again to see
        them beside the new text.
      </p>
      <Button look="plain" onClick={() => window.location.reload()}>
        Load this page again
      </Button>
    </Notice>
  );
}
