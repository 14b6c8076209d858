import { blockText, type LetterBlock, type LetterEdit } from '@creditfix/shared/letters';
import { Button, Notice } from '#webapp/kit/index.ts';
import { words } from './letter-notices.words.ts';
import classes from './set-aside.module.css';

interface SetAsideProps {
  readonly removed: readonly LetterBlock[];
  readonly stale: readonly LetterEdit[];
  readonly onUndo: (blockId: string) => void;
  readonly onUseAgain: (edit: LetterEdit) => void;
}

/** What the person wrote or took out and what is not on the sheet now. Nothing a person did disappears without a word. */
export function SetAside({ removed, stale, onUndo, onUseAgain }: SetAsideProps) {
  if (removed.length === 0 && stale.length === 0) return null;
  return (
    <div className={classes.aside}>
      {removed.map((block) => (
        <Notice key={block.id} tone="info" title={words.tookOut}>
          <p className={classes.words}>{opening(blockText(block))}</p>
          <Button look="plain" onClick={() => onUndo(block.id)}>
            {words.putBack}
          </Button>
        </Notice>
      ))}
      {stale.map((edit) => (
        <Notice key={edit.blockId} tone="warning" title={words.setAside}>
          <p className={classes.words}>{opening(edit.text)}</p>
          <Button look="plain" onClick={() => onUseAgain(edit)}>
            {words.useAgain}
          </Button>
          <Button look="plain" onClick={() => onUndo(edit.blockId)}>
            {words.letGo}
          </Button>
        </Notice>
      ))}
    </div>
  );
}

const MOST_SHOWN = 160;

function opening(text: string): string {
  if (text === '') return words.hadTakenOut;
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`;
}
