import { enclosures, documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  EmptyState,
  Notice,
  Page,
  Skeletons,
  VisuallyHidden,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { EnclosureSheet } from './enclosure-sheet.tsx';
import { EnclosureViewer } from './enclosure-viewer.tsx';
import { keptWords, pageWords, sizeWords } from './enclosure-words.ts';
import { useEnclosures } from './documents.queries.ts';
import { enclosureNames, copiesMessages } from './messages.tsx';

/** Every copy that the person keeps with us, how long it stays, and the way to delete it. */
export function CopiesPage() {
  const { copies, trouble, reload, remove } = useEnclosures({ staysOnPage: false });
  const [seen, setSeen] = useState<StoredDocument>();
  const [said, setSaid] = useState('');
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const removeOne = (copy: StoredDocument) =>
    remove(copy.id, () => setSaid(copiesMessages.deleted(enclosureNames[copy.kind])));
  return (
    <Page
      title={copiesMessages.title}
      description={copiesMessages.description}
      lead={copiesMessages.lead(documentLimits.keptDays)}
    >
      <div {...keptFocus}>
        {!copies && !trouble && <Skeletons lines={5} label={copiesMessages.loading} />}
        {trouble && (
          <Notice tone="error" title={copiesMessages.notLoaded}>
            <p>{trouble}</p>
            <Button variant="subtle" onClick={reload}>
              {copiesMessages.tryAgain}
            </Button>
          </Notice>
        )}
        {copies?.length === 0 && (
          <EmptyState
            icon="sheet"
            title={copiesMessages.none}
            action={
              <Button component={Link} to="/generate-letter" variant="filled">
                {copiesMessages.startLetter}
              </Button>
            }
          >
            <p>{copiesMessages.noneAbout}</p>
          </EmptyState>
        )}
        {copies && copies.length > 0 && (
          <ul className="plain-list rule-above">
            {copies.map((copy) => (
              <Box component="li" key={copy.id} py="lg" className="rule-below">
                <EnclosureSheet
                  copy={copy}
                  title={enclosures[copy.kind].label}
                  about={copiesMessages.about({
                    pages: pageWords(copy.pages),
                    size: sizeWords(copy.bytes),
                    kept: keptWords(copy),
                  })}
                  onSee={() => setSeen(copy)}
                  onDelete={() => removeOne(copy)}
                />
              </Box>
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {seen && (
        <EnclosureViewer
          copy={seen}
          title={enclosures[seen.kind].label}
          onClose={() => setSeen(undefined)}
        />
      )}
    </Page>
  );
}
