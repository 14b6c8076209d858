import { MARK_SCALE, type MarkFrame } from '@creditfix/shared/documents';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from '../documents.module.css';
import { frameAfterKey, grownFrame, movedFrame, type PagePoint } from '../mark-frame.ts';
import { editorMessages as words } from '../messages.tsx';
import type { DrawnPage } from './draw-pages.ts';
import { boxBetween, type Box } from './edits.ts';
import { laidPicture } from './page-shape.ts';

export interface CoveredPageProps {
  readonly page: DrawnPage;
  readonly of: number;
  readonly boxes: readonly Box[];
  /** Percent of the room that there is. */
  readonly zoom: number;
  /** The box that was added last takes the focus. */
  readonly newest: number;
  readonly onAdd: (frame: MarkFrame) => void;
  readonly onChange: (id: number, frame: MarkFrame) => void;
  readonly onRemove: (id: number) => void;
}

/** The page with its boxes. A mouse or pen draws; a finger scrolls by a swipe and puts a box by a tap. */
export function CoveredPage({ page, of, boxes, zoom, newest, ...on }: CoveredPageProps) {
  const [start, setStart] = useState<PagePoint>();
  const [drawn, setDrawn] = useState<MarkFrame>();
  const sheet = useRef<HTMLDivElement>(null);
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart(pointOn(event.currentTarget, event));
  };
  const stop = () => {
    setStart(undefined);
    setDrawn(undefined);
  };
  return (
    <div className={classes.zoomed}>
      <div
        ref={sheet}
        className={classes.markedPage}
        style={{
          width: `${zoom}%`,
          maxWidth: `${(46 * zoom) / 100}rem`,
          aspectRatio: `${page.width} / ${page.height}`,
        }}
        onPointerDown={begin}
        onPointerMove={(event) =>
          start && setDrawn(boxBetween(start, pointOn(event.currentTarget, event)))
        }
        onPointerUp={(event) => {
          if (start) on.onAdd(boxBetween(start, pointOn(event.currentTarget, event)));
          stop();
        }}
        onPointerCancel={stop}
      >
        <PagePicture page={page} alt={words.pagePicture(page.number, of)} />
        {drawn && <div className={classes.blackBox} style={placeOf(drawn)} />}
        {boxes.map((box, index) => (
          <BlackBox
            key={box.id}
            box={box}
            name={boxName(box, index)}
            isNew={box.id === newest && box.reason === undefined}
            sheet={sheet}
            onChange={(frame) => on.onChange(box.id, frame)}
            onRemove={() => on.onRemove(box.id)}
          />
        ))}
      </div>
    </div>
  );
}

interface BlackBoxProps {
  readonly box: Box;
  readonly name: string;
  readonly isNew: boolean;
  readonly sheet: { readonly current: HTMLElement | null };
  readonly onChange: (frame: MarkFrame) => void;
  readonly onRemove: () => void;
}

interface Drag {
  readonly from: PagePoint;
  readonly how: typeof movedFrame;
}

/** A box is dragged by itself and made larger by its corner; it counts once the pointer is lifted. */
function BlackBox({ box, name, isNew, sheet, onChange, onRemove }: BlackBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [moved, setMoved] = useState<MarkFrame>();
  useEffect(() => {
    if (isNew) element.current?.focus({ preventScroll: true });
  }, [isNew]);
  const frame = moved ?? box.frame;
  const at = (event: PointerEvent) => sheet.current && pointOn(sheet.current, event);
  const begin = (event: PointerEvent<HTMLElement>, how: Drag['how']) => {
    const from = at(event);
    if (event.button !== 0 || !from) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, how });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    const to = at(event);
    if (!drag || !to) return;
    setMoved(drag.how(box.frame, { x: to.x - drag.from.x, y: to.y - drag.from.y }));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (moved) onChange(moved);
    setDrag(undefined);
    setMoved(undefined);
  };
  const percent = (part: number) => Math.round((part * 100) / MARK_SCALE);
  return (
    <div
      ref={element}
      role="slider"
      tabIndex={0}
      className={classes.blackBox}
      data-proposed={box.reason !== undefined}
      style={placeOf(frame)}
      aria-label={name}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(frame.top)}
      aria-valuetext={words.boxAt({ left: percent(frame.left), top: percent(frame.top) })}
      onPointerDown={(event) => begin(event, movedFrame)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          onRemove();
          return;
        }
        const next = frameAfterKey(frame, event);
        if (!next) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      <span
        className={classes.boxCorner}
        title={words.corner}
        onPointerDown={(event) => begin(event, grownFrame)}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  );
}

export function placeOf({ left, top, width, height }: MarkFrame) {
  return {
    left: `${left / 10}%`,
    top: `${top / 10}%`,
    width: `${width / 10}%`,
    height: `${height / 10}%`,
  };
}

/** Where the pointer is, in thousandths of the page. */
function pointOn(
  element: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): PagePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * MARK_SCALE,
    y: ((clientY - top) / height) * MARK_SCALE,
  };
}

export function boxName({ reason }: Box, index: number): string {
  return words.box(index + 1, words.reasons[reason ?? 'own']);
}

/** What the page shows of its picture, however that lies under it. */
export function PagePicture({ page, alt }: { readonly page: DrawnPage; readonly alt: string }) {
  const picture = useShown(page.picture);
  const { matrix, width, height } = laidPicture(page);
  const [a, b, c, d, e, f] = matrix;
  return (
    <div className={classes.laid}>
      <img
        ref={picture}
        alt={alt}
        draggable={false}
        style={{
          width: `${(width / page.width) * 100}%`,
          height: `${(height / page.height) * 100}%`,
          transform: `translate(${(e / width) * 100}%, ${(f / height) * 100}%) matrix(${[a, b, c, d, 0, 0].join()})`,
        }}
      />
    </div>
  );
}

/** An address for the picture, for as long as it is shown. */
export function useShown(picture: Blob) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return image;
}
