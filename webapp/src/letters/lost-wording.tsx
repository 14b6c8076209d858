import type { LetterDocument, LetterEdit } from '@creditfix/shared/letters';
import { Button, Notice } from '#webapp/kit/index.ts';
import { words } from './letter-notices.words.ts';
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
    <Notice tone="warning" title={words.wordingLost} live>
      <p>{words.wordingLostText}</p>
      <Button look="plain" onClick={() => window.location.reload()}>
        {words.loadAgain}
      </Button>
    </Notice>
  );
}
