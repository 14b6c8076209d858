import type { StoredDocument } from '@creditfix/shared/documents';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { copyNames, copiesMessages } from './messages.tsx';
import { pageAddress } from './documents.queries.ts';
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
        <Button leftSection={<Icon name="close" />} onClick={() => dialog.current?.close()}>
          {copiesMessages.close}
        </Button>
      </div>
      <section
        className={classes.pages}
        aria-label={copiesMessages.pagesShown}
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
  const again = () => {
    setBroken(false);
    setTries(tries + 1);
  };
  return (
    <figure className={classes.page}>
      {broken ? (
        <div className={classes.broken} role="alert">
          <p>{copiesMessages.pageBroken(page, copy.pages)}</p>
          <Button onClick={again}>{copiesMessages.tryAgain}</Button>
        </div>
      ) : (
        <img
          key={tries}
          src={pageAddress(copy.id, page)}
          alt={copiesMessages.pagePicture({ name: copyNames[copy.kind], page, of: copy.pages })}
          loading={page > 2 ? 'lazy' : 'eager'}
          onError={() => setBroken(true)}
        />
      )}
      {copy.pages > 1 && <figcaption>{copiesMessages.page(page, copy.pages)}</figcaption>}
    </figure>
  );
}
