import { enclosures, documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  Page,
  Skeletons,
  VisuallyHidden,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { CopySheet } from './copy-sheet.tsx';
import { CopyViewer } from './copy-viewer.tsx';
import { copyNames, keptWords, pageWords, sizeWords } from './copy-words.ts';
import classes from './copies.module.css';
import { useCopies } from './use-copies.ts';

/** Every copy that the person keeps with us, how long it stays, and the way to delete it. */
export function CopiesPage() {
  const { state, reload, remove } = useCopies({ staysOnPage: false });
  const [seen, setSeen] = useState<StoredDocument>();
  const [said, setSaid] = useState('');
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const removeOne = (copy: StoredDocument) =>
    remove(copy.id, () => setSaid(`Deleted: ${copyNames[copy.kind]}.`));
  return (
    <Page
      title="Your copies"
      description="The copies you added for your letters, how long we keep them, and the way to delete them."
      lead={`Papers you added for your letters. They are stored encrypted, and each is deleted ${documentLimits.keptDays} days after the last letter that uses it.`}
    >
      <div {...keptFocus}>
        {state.kind === 'loading' && <Skeletons lines={5} label="Loading your copies" />}
        {state.kind === 'failed' && (
          <Notice tone="error" title="We could not load your copies">
            <p>{state.text}</p>
            <Button look="plain" onClick={reload}>
              Try again
            </Button>
          </Notice>
        )}
        {state.kind === 'ready' && state.copies.length === 0 && (
          <EmptyState
            icon="sheet"
            title="No copies yet"
            action={
              <ButtonLink to="/generate-letter" look="deed">
                Start your letter
              </ButtonLink>
            }
          >
            <p>You add copies while you write a letter, in the part about the envelope.</p>
          </EmptyState>
        )}
        {state.kind === 'ready' && state.copies.length > 0 && (
          <ul className={classes.list}>
            {state.copies.map((copy) => (
              <li key={copy.id} className={classes.row}>
                <CopySheet
                  copy={copy}
                  title={enclosures[copy.kind].label}
                  about={`${pageWords(copy.pages)}, ${sizeWords(copy.bytes)}. ${keptWords(copy)}`}
                  onSee={() => setSeen(copy)}
                  onDelete={() => removeOne(copy)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {seen && (
        <CopyViewer
          copy={seen}
          title={enclosures[seen.kind].label}
          onClose={() => setSeen(undefined)}
        />
      )}
    </Page>
  );
}
