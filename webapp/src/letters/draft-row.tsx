import type { Draft } from '@creditfix/shared/letters';
import { Button, ButtonLink, VisuallyHidden, dayWords } from '#webapp/kit/index.ts';
import { words } from './letter-list.words.tsx';
import { draftWords } from './letter-row-words.ts';
import classes from './row.module.css';

/** One unfinished letter: go on with it or throw it away. */
export function DraftRow({
  draft,
  onDelete,
}: {
  readonly draft: Draft;
  readonly onDelete: () => void;
}) {
  const { name, about } = draftWords(draft.content);
  const hiddenName = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <p className={classes.small}>{words.lastChanged(about, dayWords(draft.updatedAt))}</p>
      </div>
      <div className={classes.actions}>
        <ButtonLink to={`/generate-letter?draft=${draft.id}`}>{words.goOn(hiddenName)}</ButtonLink>
        <Button look="plain" icon="bin" onClick={onDelete}>
          {words.delete(hiddenName)}
        </Button>
      </div>
    </li>
  );
}
