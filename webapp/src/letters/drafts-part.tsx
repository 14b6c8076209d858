import type { Draft } from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  Answered,
  dayWords,
  Icon,
  Notice,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import classes from './letter-list.module.css';
import { draftWords } from './letter-row-words.ts';
import { useDrafts } from './letters.queries.ts';
import { letterListMessages } from './messages.tsx';
import rowClasses from './row.module.css';

/** What is unfinished: go on with it, throw it away, bring it back. */
export function DraftsPart({ onCount }: { readonly onCount: (drafts: number) => void }) {
  const { answer, deleted, trouble, deleteDraft, undoDelete } = useDrafts(onCount);
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} className={classes.panel} aria-labelledby="drafts-heading">
      <h2 id="drafts-heading">{letterListMessages.drafts}</h2>
      {deleted && (
        <Notice tone="info" title={letterListMessages.draftDeleted} live>
          <Button variant="subtle" onClick={() => void undoDelete()}>
            {letterListMessages.undo}
          </Button>
        </Notice>
      )}
      {trouble && (
        <Notice tone="error" title={letterListMessages.didNotWork}>
          <p>{trouble}</p>
        </Notice>
      )}
      <Answered answer={answer} what={letterListMessages.yourDrafts}>
        {({ drafts }) =>
          drafts.length === 0 ? (
            <p>{letterListMessages.noDrafts}</p>
          ) : (
            <ul className={classes.list}>
              {drafts.map((draft) => (
                <DraftRow key={draft.id} draft={draft} onDelete={() => void deleteDraft(draft)} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

/** One unfinished letter: go on with it or throw it away. */
function DraftRow({ draft, onDelete }: { readonly draft: Draft; readonly onDelete: () => void }) {
  const { name, about } = draftWords(draft.content);
  const hiddenName = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <li className={rowClasses.row}>
      <div className={rowClasses.about}>
        <p className={rowClasses.name}>{name}</p>
        <p className={rowClasses.small}>
          {letterListMessages.lastChanged(about, dayWords(draft.updatedAt))}
        </p>
      </div>
      <div className={rowClasses.actions}>
        <Button component={Link} to={`/generate-letter?draft=${draft.id}`}>
          {letterListMessages.goOn(hiddenName)}
        </Button>
        <Button variant="subtle" leftSection={<Icon name="bin" />} onClick={onDelete}>
          {letterListMessages.delete(hiddenName)}
        </Button>
      </div>
    </li>
  );
}
