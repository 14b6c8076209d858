import { Button, Icon } from '#webapp/kit/index.ts';
import { words } from './letter-notices.words.ts';
import { toChangeWords, type ToChange } from './margin-notes.ts';
import classes from './review-sheet.module.css';
import { goToNotePlace } from './sheet/note-place.ts';

/** How much stands between the letter and its signature, with the way there. */
export function ToChangeLine({ toChange }: { readonly toChange: ToChange | undefined }) {
  if (!toChange) return null;
  const { first, places } = toChange;
  return (
    <p className={classes.toChange}>
      <Icon name="stop" /> {toChangeWords(toChange)}{' '}
      <Button look="plain" onClick={() => goToNotePlace(first.number, first.finding.blockId)}>
        {places === 1 ? words.goToIt : words.goToFirst}
      </Button>
    </p>
  );
}
