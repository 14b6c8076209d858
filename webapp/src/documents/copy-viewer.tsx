import type { StoredDocument } from '@creditfix/shared/documents';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#webapp/kit/index.ts';
import { copyNames } from './copy-words.ts';
import { pageAddress } from './documents-store.ts';
import classes from './copy-viewer.module.css';

interface CopyViewerProps {
  readonly copy: StoredDocument;
  readonly title: string;
  readonly onClose: () => void;
}

const HEADING = 'copy-viewer-heading';

/** The pages of a copy as they will be printed, over everything else. The browser's own dialog holds and gives back the focus. */
export function CopyViewer({ copy, title, onClose }: CopyViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      closedby="any"
      aria-labelledby={HEADING}
      onClose={onClose}
    >
      <div className={classes.head}>
        <h2 id={HEADING} className={classes.title}>
          {title}
        </h2>
        <Button icon="close" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <section
        className={classes.pages}
        aria-label="Pages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it once it has the focus
        tabIndex={0}
      >
        {Array.from({ length: copy.pages }, (_, index) => (
          <CopyPage key={index} copy={copy} page={index + 1} />
        ))}
      </section>
    </dialog>
  );
}

function CopyPage({ copy, page }: { readonly copy: StoredDocument; readonly page: number }) {
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  const which = `page ${page} of ${copy.pages}`;
  const again = () => {
    setBroken(false);
    setTries(tries + 1);
  };
  return (
    <figure className={classes.page}>
      {broken ? (
        <div className={classes.broken} role="alert">
          <p>We could not show {which}.</p>
          <Button onClick={again}>Try again</Button>
        </div>
      ) : (
        <img
          key={tries}
          src={pageAddress(copy.id, page)}
          alt={`${copyNames[copy.kind]}, ${which}`}
          loading={page > 2 ? 'lazy' : 'eager'}
          onError={() => setBroken(true)}
        />
      )}
      {copy.pages > 1 && (
        <figcaption>
          Page {page} of {copy.pages}
        </figcaption>
      )}
    </figure>
  );
}
