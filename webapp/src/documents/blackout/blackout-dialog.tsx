import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  BusyButton,
  Icon,
  Notice,
  VisuallyHidden,
  onText,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import classes from '../documents.module.css';
import { blackoutMessages as words } from '../messages.tsx';
import { blackedOutFile } from './blacked-out-file.ts';
import { boxAt, firstBoxes, moveBoxes, type Box, type BoxMove } from './boxes.ts';
import { boxName, CoveredPage } from './covered-page.tsx';
import { drawPages, type DrawnPage, type NotDrawn } from './draw-pages.ts';

interface BlackoutDialogProps {
  /** A file, or pages of one that were drawn already, with what is black on them. */
  readonly of: File | readonly DrawnPage[];
  /** What it is a copy of. */
  readonly title: string;
  /** What the button is called that keeps the boxes. */
  readonly save?: string;
  /** Gets the file of new pictures, and the pages with what is black on them now. */
  readonly onFile: (file: File, pages: readonly DrawnPage[]) => void;
  readonly onClose: () => void;
}

const HEADING = 'blackout-heading';

/** A file of the person's own, on which parts are blacked out before anything of it is sent. */
export function BlackoutDialog({ of, title, save, onFile, onClose }: BlackoutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const state = useDrawnPages(of);
  return (
    <dialog ref={dialog} className={classes.viewer} aria-labelledby={HEADING} onClose={onClose}>
      <Title order={2} id={HEADING} size="h3" p="0.75rem var(--page-gutter)" className="rule-below">
        {words.heading(title)}
      </Title>
      {state.kind === 'drawn' ? (
        <BlackoutPages
          pages={state.pages}
          saveWord={save ?? words.save}
          onCancel={() => dialog.current?.close()}
          onFile={(made, pages) => {
            dialog.current?.close();
            onFile(made, pages);
          }}
        />
      ) : (
        <Stack className={classes.pages}>
          {state.kind === 'not_drawn' ? (
            <Notice tone="error" title={words.notOpened}>
              <p>{words.why[state.why]}</p>
            </Notice>
          ) : (
            <p role="status">
              {state.of === 0 ? words.opening : words.openingPage(state.page, state.of)}
            </p>
          )}
          <div>
            <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
          </div>
        </Stack>
      )}
    </dialog>
  );
}

type Drawing =
  | { readonly kind: 'drawing'; readonly page: number; readonly of: number }
  | { readonly kind: 'drawn'; readonly pages: readonly DrawnPage[] }
  | { readonly kind: 'not_drawn'; readonly why: NotDrawn };

function useDrawnPages(file: File | readonly DrawnPage[]): Drawing {
  const [state, setState] = useState<Drawing>(
    file instanceof File ? { kind: 'drawing', page: 0, of: 0 } : { kind: 'drawn', pages: file },
  );
  useEffect(() => {
    if (!(file instanceof File)) return;
    const stop = new AbortController();
    const onPage = (page: number, of: number) => setState({ kind: 'drawing', page, of });
    void drawPages(file, { onPage, signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      setState(
        typeof result === 'string'
          ? { kind: 'not_drawn', why: result }
          : { kind: 'drawn', pages: result },
      );
    });
    return () => stop.abort();
  }, [file]);
  return state;
}

const ZOOMS = [100, 150, 200, 300] as const;

interface BlackoutPagesProps {
  readonly pages: readonly DrawnPage[];
  readonly saveWord: string;
  readonly onCancel: () => void;
  readonly onFile: (file: File, pages: readonly DrawnPage[]) => void;
}

function BlackoutPages({ pages, saveWord, onCancel, onFile }: BlackoutPagesProps) {
  const [boxes, move] = useReducer(
    moveBoxes,
    pages.map(({ proposed }) => proposed),
    firstBoxes,
  );
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [said, setSaid] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const page = pages[at];
  const own = boxes.now.filter((box) => box.page === at);
  const proposed = useMemo(() => pages.flatMap((one) => one.proposed).length, [pages]);
  const change = (next: BoxMove) => {
    move(next);
    setSaid(saidOf(next));
  };
  const save = async () => {
    setState('busy');
    try {
      const covered = pages.map((one, index) => ({
        ...one,
        proposed: boxes.now.filter((box) => box.page === index),
      }));
      onFile(await blackedOutFile(covered), covered);
    } catch {
      setState('failed');
    }
  };
  if (!page) return null;
  return (
    <>
      <Stack className={`${classes.pages} ${classes.blackoutBody}`} gap="sm">
        <p>{words.lead}</p>
        <Text size="sm" c="dimmed" className={classes.keys}>
          {words.keys}
        </Text>
        {proposed > 0 && <Notice tone="info" title={words.found(proposed)} />}
        <Group align="end" className={classes.blackoutTools}>
          {pages.length > 1 && (
            <NativeSelect
              label={words.page}
              value={String(at)}
              onChange={onText((text) => setAt(Number(text)))}
              data={pages.map(({ number }, index) => ({
                value: String(index),
                label: String(number),
              }))}
            />
          )}
          <Button
            leftSection={<Icon name="plus" />}
            onClick={() => change({ kind: 'add', page: at, frame: boxAt({ x: 500, y: 300 }) })}
          >
            {words.addBox}
          </Button>
          <Button
            variant="subtle"
            disabled={boxes.before.length === 0}
            onClick={() => change({ kind: 'undo' })}
          >
            {words.undo}
          </Button>
          <Zoom zoom={zoom} onZoom={setZoom} />
        </Group>
        <div {...keptFocus}>
          <CoveredPage
            key={page.number}
            page={page}
            of={pages.length}
            boxes={own}
            zoom={ZOOMS[zoom] ?? ZOOMS[0]}
            newest={boxes.nextId - 1}
            onAdd={(frame) => change({ kind: 'add', page: at, frame })}
            onChange={(id, frame) => move({ kind: 'change', id, frame })}
            onRemove={(id) => change({ kind: 'remove', id })}
          />
          <BoxList
            number={page.number}
            boxes={own}
            onRemove={(id) => change({ kind: 'remove', id })}
          />
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
      <SaveBar state={state} word={saveWord} onCancel={onCancel} onSave={() => void save()} />
    </>
  );
}

interface SaveBarProps {
  readonly state: 'idle' | 'busy' | 'failed';
  readonly word: string;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

function SaveBar({ state, word, onCancel, onSave }: SaveBarProps) {
  return (
    <Stack gap="xs" p="0.75rem var(--page-gutter)" className="rule-above">
      {state === 'failed' && (
        <Notice tone="error">
          <p>{words.failed}</p>
        </Notice>
      )}
      <Text size="sm" c="dimmed">
        <Icon name="lock" /> {words.staysHere}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
        <BusyButton variant="filled" busyLabel={state === 'busy' && words.saving} onClick={onSave}>
          {word}
        </BusyButton>
      </Group>
    </Stack>
  );
}

function saidOf({ kind }: BoxMove): string {
  if (kind === 'add') return words.added;
  if (kind === 'remove') return words.removed;
  return kind === 'undo' ? words.undone : '';
}

function Zoom({
  zoom,
  onZoom,
}: {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}) {
  return (
    <Group gap="0.25rem" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={words.smaller}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      >
        <span aria-hidden="true">−</span>
      </ActionIcon>
      <Text span className="tabular" ta="center" miw="3.5rem">
        {words.zoom(ZOOMS[zoom] ?? ZOOMS[0])}
      </Text>
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={words.larger}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        <Icon name="plus" />
      </ActionIcon>
    </Group>
  );
}

interface BoxListProps {
  readonly number: number;
  readonly boxes: readonly Box[];
  readonly onRemove: (id: number) => void;
}

/** The boxes of the page by name: what was proposed is looked over here, also without seeing the picture. */
function BoxList({ number, boxes, onRemove }: BoxListProps) {
  if (boxes.length === 0) return <Text c="dimmed">{words.none}</Text>;
  return (
    <ol className="plain-list" aria-label={words.onPage(number)}>
      {boxes.map((box, index) => (
        <Group component="li" key={box.id} justify="space-between" className="rule-below">
          <span>{boxName(box, index)}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => onRemove(box.id)}>
            {words.remove}
            <VisuallyHidden>: {boxName(box, index)}</VisuallyHidden>
          </Button>
        </Group>
      ))}
    </ol>
  );
}
