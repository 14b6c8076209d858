import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  BusyButton,
  Icon,
  Notice,
  VisuallyHidden,
  onText,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import classes from '../documents.module.css';
import { editorMessages as words } from '../messages.tsx';
import { editedFile } from './edited-file.ts';
import { boxName, CoveredPage, type CoveredPageProps } from './covered-page.tsx';
import { drawPages, type DrawnPage, type NotDrawn } from './draw-pages.ts';
import { boxAt, edited, firstEdits, type Box, type Edit } from './edits.ts';
import { CropPage, ShapeTools } from './shape-tools.tsx';

interface PaperEditorProps {
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

/** What its file is called. */
const REPORT_PAGE = 'report-page';
const HEADING = 'paper-editor-heading';

/** A file of the person's own, made ready before anything of it is sent: turned, straightened, cropped, and parts of it blacked out. */
export function PaperEditor({ of, title, save, onFile, onClose }: PaperEditorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const state = useDrawnPages(of);
  return (
    <dialog ref={dialog} className={classes.viewer} aria-labelledby={HEADING} onClose={onClose}>
      <Title order={2} id={HEADING} size="h3" p="0.75rem var(--page-gutter)" className="rule-below">
        {words.heading(title)}
      </Title>
      {state.kind === 'drawn' ? (
        <EditedPages
          pages={state.pages}
          name={of instanceof File ? of.name.replace(/\.[^.]*$/, '') : undefined}
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
          <Group gap="sm">
            <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
            {state.kind === 'not_drawn' && state.why === 'not_a_picture' && of instanceof File && (
              <Button
                onClick={() => {
                  dialog.current?.close();
                  onFile(of, []);
                }}
              >
                {words.asItIs}
              </Button>
            )}
          </Group>
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

interface EditedPagesProps {
  readonly pages: readonly DrawnPage[];
  /** Of the file; pages of a report have none. They keep their shape: places on them are known. */
  readonly name: string | undefined;
  readonly saveWord: string;
  readonly onCancel: () => void;
  readonly onFile: (file: File, pages: readonly DrawnPage[]) => void;
}

function EditedPages({ pages: first, name, saveWord, onCancel, onFile }: EditedPagesProps) {
  const [{ now, before, nextId }, move] = useReducer(edited, first, firstEdits);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [said, setSaid] = useState('');
  const [cropping, setCropping] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const cropButton = useRef<HTMLButtonElement>(null);
  const { pages, boxes } = now;
  const page = pages[at];
  const own = boxes.filter((box) => box.page === at);
  const proposed = first.flatMap((one) => one.proposed).length;
  const change = (edit: Edit, saying = saidOf(edit)) => {
    move(edit);
    setSaid(saying);
  };
  const stopCropping = () => {
    flushSync(() => setCropping(false));
    cropButton.current?.focus();
  };
  const save = async () => {
    setState('busy');
    try {
      const covered = pages.map((one, index) => ({
        ...one,
        proposed: boxes.filter((box) => box.page === index),
      }));
      onFile(await editedFile(covered, name ?? REPORT_PAGE), covered);
    } catch {
      setState('failed');
    }
  };
  if (!page) return null;
  if (cropping)
    return (
      <CropPage
        page={page}
        alt={words.pagePicture(page.number, pages.length)}
        boxes={own}
        onCancel={stopCropping}
        onDone={(frame) => {
          change({ kind: 'shape', page: at, step: { kind: 'crop', frame } }, words.crop.cropped);
          stopCropping();
        }}
      />
    );
  return (
    <>
      <Stack className={`${classes.pages} ${classes.editorBody}`} gap="sm">
        {name !== undefined && (
          <ShapeTools
            page={page}
            cropButton={cropButton}
            onCrop={() => setCropping(true)}
            onStep={(text, step) =>
              step ? change({ kind: 'shape', page: at, step }, text) : setSaid(text)
            }
          />
        )}
        <p>{words.lead}</p>
        {proposed > 0 && <Notice tone="info" title={words.found(proposed)} />}
        <BoxTools
          pages={pages}
          at={at}
          zoom={zoom}
          said={said}
          mayUndo={before.length > 0}
          onPage={setAt}
          onZoom={setZoom}
          onEdit={change}
        />
        <BoxedPage
          key={page.number}
          page={page}
          at={at}
          of={pages.length}
          boxes={own}
          zoom={ZOOMS[zoom] ?? ZOOMS[0]}
          newest={nextId - 1}
          onEdit={change}
        />
        {/* Below the page: who needs it looks for it, and the page itself is what the others came for. */}
        <Text size="sm" c="dimmed">
          {words.moving} <span className={classes.keys}>{words.keys}</span>
        </Text>
      </Stack>
      <SaveBar state={state} word={saveWord} onCancel={onCancel} onSave={() => void save()} />
    </>
  );
}

interface BoxToolsProps {
  readonly pages: readonly DrawnPage[];
  readonly at: number;
  readonly zoom: number;
  readonly said: string;
  readonly mayUndo: boolean;
  readonly onPage: (at: number) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onEdit: (edit: Edit) => void;
}

function BoxTools({ pages, at, zoom, said, mayUndo, ...on }: BoxToolsProps) {
  return (
    <Group align="end" className={classes.editorTools}>
      {pages.length > 1 && (
        <NativeSelect
          label={words.page}
          value={String(at)}
          onChange={onText((text) => on.onPage(Number(text)))}
          data={pages.map(({ number }, index) => ({
            value: String(index),
            label: String(number),
          }))}
        />
      )}
      <Button
        leftSection={<Icon name="plus" />}
        onClick={() => on.onEdit({ kind: 'add', page: at, frame: boxAt({ x: 500, y: 300 }) })}
      >
        {words.addBox}
      </Button>
      <Button px="0.875rem" disabled={!mayUndo} onClick={() => on.onEdit({ kind: 'undo' })}>
        {words.undo}
      </Button>
      <Zoom zoom={zoom} onZoom={on.onZoom} />
      <Text role="status" size="sm">
        {said}
      </Text>
    </Group>
  );
}

interface BoxedPageProps extends Omit<CoveredPageProps, 'onAdd' | 'onChange' | 'onRemove'> {
  readonly at: number;
  readonly onEdit: (edit: Edit) => void;
}

function BoxedPage({ at, onEdit, ...shown }: BoxedPageProps) {
  const remove = (id: number) => onEdit({ kind: 'remove', id });
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      <CoveredPage
        {...shown}
        onAdd={(frame) => onEdit({ kind: 'add', page: at, frame })}
        onChange={(id, frame) => onEdit({ kind: 'change', id, frame })}
        onRemove={remove}
      />
      <BoxList number={shown.page.number} boxes={shown.boxes} onRemove={remove} />
    </div>
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

function saidOf({ kind }: Edit): string {
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
