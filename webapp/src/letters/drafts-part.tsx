import { Answered, Button, Notice, useKeptFocus } from '#webapp/kit/index.ts';
import { DraftRow } from './draft-row.tsx';
import classes from './letter-list.module.css';
import { words } from './letter-list.words.tsx';
import { useDrafts } from './letters.queries.ts';

/** What is unfinished: go on with it, throw it away, bring it back. */
export function DraftsPart({ onCount }: { readonly onCount: (drafts: number) => void }) {
  const { answer, deleted, trouble, deleteDraft, undoDelete } = useDrafts(onCount);
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} className={classes.panel} aria-labelledby="drafts-heading">
      <h2 id="drafts-heading">{words.drafts}</h2>
      {deleted && (
        <Notice tone="info" title={words.draftDeleted} live>
          <Button look="plain" onClick={() => void undoDelete()}>
            {words.undo}
          </Button>
        </Notice>
      )}
      {trouble && (
        <Notice tone="error" title={words.didNotWork}>
          <p>{trouble}</p>
        </Notice>
      )}
      <Answered answer={answer} what={words.yourDrafts}>
        {({ drafts }) =>
          drafts.length === 0 ? (
            <p>{words.noDrafts}</p>
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
