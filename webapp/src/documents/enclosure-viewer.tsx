import type { StoredDocument } from '@creditfix/shared/documents';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { enclosureNames, copiesMessages } from './messages.tsx';
import { pageAddress } from './documents.queries.ts';
import classes from './documents.module.css';

interface EnclosureViewerProps {
  readonly copy: StoredDocument;
  readonly title: string;
  readonly onClose: () => void;
}

const HEADING = 'copy-viewer-heading';

/** The pages of a copy as they will be printed, over everything else. The browser's own dialog holds and gives back the focus. */
export function EnclosureViewer({ copy, title, onClose }: EnclosureViewerProps) {
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
      <Group
        wrap="nowrap"
        justify="space-between"
        p="0.75rem var(--page-gutter)"
        className="rule-below"
      >
        <Title order={2} id={HEADING} size="h3">
          {title}
        </Title>
        <Button leftSection={<Icon name="close" />} onClick={() => dialog.current?.close()}>
          {copiesMessages.close}
        </Button>
      </Group>
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
    <figure>
      {broken ? (
        <Stack align="center" p="3rem 1rem" bd="1px dashed var(--control-line)" role="alert">
          <p>{copiesMessages.pageBroken(page, copy.pages)}</p>
          <Button onClick={again}>{copiesMessages.tryAgain}</Button>
        </Stack>
      ) : (
        <img
          key={tries}
          src={pageAddress(copy.id, page)}
          alt={copiesMessages.pagePicture({
            name: enclosureNames[copy.kind],
            page,
            of: copy.pages,
          })}
          loading={page > 2 ? 'lazy' : 'eager'}
          onError={() => setBroken(true)}
        />
      )}
      {copy.pages > 1 && (
        <Text component="figcaption" mt="xs" c="dimmed" ta="center" size="sm">
          {copiesMessages.page(page, copy.pages)}
        </Text>
      )}
    </figure>
  );
}
