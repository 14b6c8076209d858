import {
  type ExhibitMark,
  MARK_SCALE,
  type MarkFrame,
  type StoredDocument,
} from '@creditfix/shared/documents';
import { Button, Group, NativeSelect, TextInput, Title } from '@mantine/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon, onText } from '#webapp/kit/index.ts';
import classes from './documents.module.css';
import { pageAddress } from './documents.queries.ts';
import {
  frameAfterKey,
  frameBetween,
  lineFrameAt,
  lineNumber,
  type PageMark,
  type PagePoint,
  withPageMark,
} from './mark-frame.ts';
import { enclosureNames, markMessages } from './messages.tsx';

interface EnclosureMarkerProps {
  readonly copy: StoredDocument;
  readonly title: string;
  /** Of this letter, on whatever enclosure. */
  readonly marks: readonly ExhibitMark[];
  readonly onChange: (marks: readonly ExhibitMark[]) => void;
  readonly onClose: () => void;
}

const HEADING = 'copy-marker-heading';
/** A frame that is put on the page without a pointer starts here. */
const FIRST_FRAME = 300;

/**
 * Marks the line that the letter is about: by a click or a drawn frame, by the arrow keys, or by the number of page and line alone, which
 * the letter names in the same way.
 */
export function EnclosureMarker({ copy, title, marks, onChange, onClose }: EnclosureMarkerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [page, setPage] = useState(1);
  useEffect(() => dialog.current?.showModal(), []);
  const at = { documentId: copy.id, page };
  const mark: PageMark = marks.find((one) => one.documentId === copy.id && one.page === page) ?? {};
  const set = (next: PageMark) => onChange(withPageMark(marks, at, next));
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
          {markMessages.heading(title)}
        </Title>
        <Button
          variant="filled"
          leftSection={<Icon name="check" />}
          onClick={() => dialog.current?.close()}
        >
          {markMessages.done}
        </Button>
      </Group>
      <div className={classes.pages}>
        <p>{markMessages.lead}</p>
        <Group align="end" my="md">
          {copy.pages > 1 && (
            <NativeSelect
              label={markMessages.page}
              value={String(page)}
              onChange={onText((text) => setPage(Number(text)))}
              data={Array.from({ length: copy.pages }, (_, index) => String(index + 1))}
            />
          )}
          <LineField key={page} line={mark.line} onChange={(line) => set(withLine(mark, line))} />
          {mark.frame ? (
            <Button variant="subtle" onClick={() => set(withFrame(mark, undefined))}>
              {markMessages.removeFrame}
            </Button>
          ) : (
            <Button onClick={() => set(withFrame(mark, lineFrameAt(FIRST_FRAME)))}>
              {markMessages.addFrame}
            </Button>
          )}
        </Group>
        <MarkedPage
          key={`page ${page}`}
          copy={copy}
          page={page}
          frame={mark.frame}
          onFrame={(frame) => set(withFrame(mark, frame))}
        />
      </div>
    </dialog>
  );
}

function withLine({ frame }: PageMark, line: number | undefined): PageMark {
  return { ...(frame ? { frame } : {}), ...(line === undefined ? {} : { line }) };
}

function withFrame({ line }: PageMark, frame: MarkFrame | undefined): PageMark {
  return { ...(frame ? { frame } : {}), ...(line === undefined ? {} : { line }) };
}

interface LineFieldProps {
  readonly line: number | undefined;
  readonly onChange: (line: number | undefined) => void;
}

function LineField({ line, onChange }: LineFieldProps) {
  const [text, setText] = useState(line === undefined ? '' : String(line));
  const isWrong = text.trim() !== '' && lineNumber(text) === undefined;
  return (
    <TextInput
      label={markMessages.line}
      description={markMessages.lineHint}
      inputMode="numeric"
      maxLength={3}
      value={text}
      error={isWrong ? markMessages.lineFault : undefined}
      onChange={onText((typed) => {
        setText(typed);
        onChange(lineNumber(typed));
      })}
    />
  );
}

interface MarkedPageProps {
  readonly copy: StoredDocument;
  readonly page: number;
  readonly frame: MarkFrame | undefined;
  readonly onFrame: (frame: MarkFrame) => void;
}

/** The page with its frame. While somebody draws, the frame follows; it counts once the pointer is lifted. The keyboard has the frame itself and the fields above. */
function MarkedPage({ copy, page, frame, onFrame }: MarkedPageProps) {
  const [start, setStart] = useState<PagePoint>();
  const [drawn, setDrawn] = useState<MarkFrame>();
  const shown = drawn ?? frame;
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart(pointOf(event));
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (start) onFrame(frameBetween(start, pointOf(event)));
    setStart(undefined);
    setDrawn(undefined);
  };
  return (
    <div
      className={classes.markedPage}
      onPointerDown={begin}
      onPointerMove={(event) => start && setDrawn(frameBetween(start, pointOf(event)))}
      onPointerUp={end}
      onPointerCancel={() => {
        setStart(undefined);
        setDrawn(undefined);
      }}
    >
      <img
        src={pageAddress(copy.id, page)}
        alt={markMessages.pagePicture({ name: enclosureNames[copy.kind], page, of: copy.pages })}
        draggable={false}
      />
      {shown && <Frame frame={shown} onFrame={onFrame} />}
    </div>
  );
}

function Frame({ frame, onFrame }: Pick<MarkedPageProps, 'onFrame'> & { frame: MarkFrame }) {
  const percent = (part: number) => Math.round((part * 100) / MARK_SCALE);
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.mark}
      style={{
        left: `${frame.left / 10}%`,
        top: `${frame.top / 10}%`,
        width: `${frame.width / 10}%`,
        height: `${frame.height / 10}%`,
      }}
      aria-label={markMessages.frame}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(frame.top)}
      aria-valuetext={markMessages.frameAt(percent(frame.top), percent(frame.top + frame.height))}
      onKeyDown={(event) => {
        const next = frameAfterKey(frame, event);
        if (!next) return;
        event.preventDefault();
        onFrame(next);
      }}
    />
  );
}

/** Where the pointer is, in thousandths of the page. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): PagePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * MARK_SCALE,
    y: ((clientY - top) / height) * MARK_SCALE,
  };
}
