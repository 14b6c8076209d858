import { Button, ButtonLink, EmptyState, Notice, Skeletons } from '#webapp/kit/index.ts';
import { DraftRow } from './draft-row.tsx';
import { LetterRow } from './letter-row.tsx';
import classes from './letters-panel.module.css';
import { useLetters } from './use-letters.ts';

/** A person's letters: what is unfinished first, then what is signed. */
export function LettersPanel() {
  const { state, reload, deleteDraft, undoDelete } = useLetters();
  if (state.kind === 'loading') return <Skeletons lines={5} label="Loading your letters" />;
  if (state.kind === 'failed') {
    return (
      <Notice tone="error" title="We could not load your letters">
        <p>{state.text}</p>
        <Button look="plain" onClick={reload}>
          Try again
        </Button>
      </Notice>
    );
  }
  const { letters, drafts, deleted, trouble } = state;
  const empty = letters.length === 0 && drafts.length === 0;
  return (
    <div className={classes.panel}>
      {deleted && (
        <Notice tone="info" title="Draft deleted" live>
          <Button look="plain" onClick={() => void undoDelete()}>
            Undo: bring it back
          </Button>
        </Notice>
      )}
      {trouble && (
        <Notice tone="error" title="That did not work">
          <p>{trouble}</p>
        </Notice>
      )}
      {empty && !deleted && (
        <EmptyState
          icon="sheet"
          title="Your first letter starts here"
          action={
            <ButtonLink to="/generate-letter" look="deed">
              Start your letter
            </ButtonLink>
          }
        >
          <p>Have your credit report at hand. You can stop at any time: we save as you type.</p>
        </EmptyState>
      )}
      {drafts.length > 0 && (
        <section aria-labelledby="drafts-heading">
          <h2 id="drafts-heading" className={classes.title}>
            Unfinished
          </h2>
          <ul className={classes.list}>
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} onDelete={() => void deleteDraft(draft)} />
            ))}
          </ul>
        </section>
      )}
      {letters.length > 0 && (
        <section aria-labelledby="letters-heading">
          <h2 id="letters-heading" className={classes.title}>
            Signed letters
          </h2>
          <ul className={classes.list}>
            {letters.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
