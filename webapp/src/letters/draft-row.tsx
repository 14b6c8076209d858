import { longDate } from '@creditfix/shared/kernel';
import type { Draft } from '@creditfix/shared/letters';
import { Button, ButtonLink, VisuallyHidden } from '#webapp/kit/index.ts';
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
  const changed = longDate(new Date(draft.updatedAt).toLocaleDateString('en-CA'));
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <p className={classes.small}>
          {about && `${about}. `}Last changed {changed}
        </p>
      </div>
      <div className={classes.actions}>
        <ButtonLink to={`/generate-letter?draft=${draft.id}`}>
          Continue <VisuallyHidden>{name}</VisuallyHidden>
        </ButtonLink>
        <Button look="plain" icon="bin" onClick={onDelete}>
          Delete <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
