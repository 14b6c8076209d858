import type { Blackout, MarkFrame, StoredDocument } from '@creditfix/shared/documents';
import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon, Notice, onTick } from '#webapp/kit/index.ts';
import classes from '../documents.module.css';
import { addEnclosure, sendEnclosure } from '../documents.queries.ts';
import { enclosedPagesMessages as words } from '../messages.tsx';
import { editedFile } from './edited-file.ts';
import { PaperEditor } from './paper-editor.tsx';
import { placeOf, useShown } from './covered-page.tsx';
import { drawPages, type DrawnPage } from './draw-pages.ts';

/** What is known of a page by who knows its file. */
interface PageCover {
  readonly blackouts: readonly Blackout[];
  readonly marks: readonly { readonly frame: MarkFrame }[];
}

/** Keeps the pages as a copy to enclose. @returns nothing if it could not be kept */
export type KeepPages = () => Promise<
  { readonly copy: StoredDocument; readonly pages: readonly DrawnPage[] } | undefined
>;

export interface EnclosedPagesProps {
  readonly file: File;
  /** Pages of it, from 1. */
  readonly only: readonly number[];
  readonly cover: (page: DrawnPage) => PageCover;
  /** Told how to keep the pages whenever that changes; nothing while none are to go along. */
  readonly onKeep: (keep: KeepPages | undefined) => void;
}

/** Pages of a person's own file that will be enclosed: shown as they will be sent, changed by hand, or left out. */
export function EnclosedPages({ file, only, cover, onKeep }: EnclosedPagesProps) {
  const [pages, setPages] = useState<readonly DrawnPage[] | 'drawing' | 'none'>('drawing');
  const [isIn, setIn] = useState(true);
  const [changing, setChanging] = useState(false);
  const covered = useEffectEvent(cover);
  const which = only.join();
  useEffect(() => {
    const stop = new AbortController();
    const numbers = which.split(',').map(Number);
    void drawPages(file, { only: numbers, signal: stop.signal }).then((drawn) => {
      if (stop.signal.aborted) return;
      setPages(
        typeof drawn === 'string'
          ? 'none'
          : drawn.map((page) => ({ ...page, proposed: covered(page).blackouts })),
      );
    });
    return () => stop.abort();
  }, [file, which]);

  const tell = useEffectEvent(onKeep);
  useEffect(() => {
    tell(isIn && typeof pages !== 'string' ? async () => await keep(pages) : undefined);
    return () => tell(undefined);
  }, [isIn, pages]);

  if (pages === 'none')
    return (
      <Notice tone="info" title={words.none}>
        <p>{words.noneText}</p>
      </Notice>
    );
  if (pages === 'drawing') return <p role="status">{words.drawing}</p>;
  return (
    <Stack gap="sm">
      <Checkbox
        checked={isIn}
        label={words.enclose(pages.length)}
        description={words.about}
        onChange={onTick(setIn)}
      />
      {isIn && (
        <>
          <Group gap="md" align="flex-start">
            {pages.map((page) => (
              <PagePreview key={page.number} page={page} marks={cover(page).marks} />
            ))}
          </Group>
          <Text size="sm" c="dimmed">
            <Icon name="lock" /> {words.staysHere}
          </Text>
          <div>
            <Button
              variant="default"
              leftSection={<Icon name="pen" />}
              onClick={() => setChanging(true)}
            >
              {words.change}
            </Button>
          </div>
        </>
      )}
      {changing && (
        <PaperEditor
          of={pages}
          title={words.title}
          save={words.done}
          onFile={(_, changed) => setPages(changed)}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}

async function keep(pages: readonly DrawnPage[]) {
  const file = await editedFile(pages, 'report-page').catch(() => undefined);
  if (!file) return undefined;
  const { signal } = new AbortController();
  const answer = await sendEnclosure('marked_report_page', file, {
    signal,
    onProgress: () => undefined,
  });
  if (!answer.ok) return undefined;
  addEnclosure(answer.data);
  return { copy: answer.data, pages };
}

interface PagePreviewProps {
  readonly page: DrawnPage;
  readonly marks: readonly { readonly frame: MarkFrame }[];
}

function PagePreview({ page, marks }: PagePreviewProps) {
  const picture = useShown(page.picture);
  return (
    <Box component="figure" w="min(20rem,100%)">
      <div
        className={classes.previewPage}
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
      >
        <img ref={picture} alt={words.picture(page.number)} />
        {page.proposed.map(({ frame }) => (
          <div
            key={Object.values(frame).join()}
            className={classes.covered}
            style={placeOf(frame)}
          />
        ))}
        {marks.map(({ frame }) => (
          <div
            key={Object.values(frame).join()}
            className={classes.previewMark}
            style={placeOf(frame)}
          />
        ))}
      </div>
      <Text component="figcaption" size="sm" c="dimmed">
        {words.page(page.number)}
      </Text>
    </Box>
  );
}
