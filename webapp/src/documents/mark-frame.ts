import { MARK_SCALE, type ExhibitMark, type MarkFrame } from '@creditfix/shared/documents';

/** The frame around a marked line, in thousandths of the page; pure, so that pointer and keyboard come to the same. */

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** About one printed line, nearly as wide as the page. */
const LINE = { left: 20, width: 960, height: 30 } as const;
/** Less than this is a click and no drawn frame. */
const LEAST = { width: 15, height: 6 } as const;
const STEP = 5;

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** A frame around the line at this height of the page. */
export function lineFrameAt(y: number): MarkFrame {
  return { ...LINE, top: within(y - LINE.height / 2, MARK_SCALE - LINE.height) };
}

/** What somebody drew from one corner to the other; nothing for a click. */
export function drawnFrame(one: PagePoint, other: PagePoint): MarkFrame | undefined {
  const left = within(Math.min(one.x, other.x), MARK_SCALE);
  const top = within(Math.min(one.y, other.y), MARK_SCALE);
  const width = within(Math.max(one.x, other.x), MARK_SCALE) - left;
  const height = within(Math.max(one.y, other.y), MARK_SCALE) - top;
  if (width < LEAST.width || height < LEAST.height) return undefined;
  return { left, top, width, height };
}

/** A click frames the line that was clicked. */
export function frameBetween(one: PagePoint, other: PagePoint): MarkFrame {
  return drawnFrame(one, other) ?? lineFrameAt((one.y + other.y) / 2);
}

/** Moved, and no further than to the edge of the page. */
export function movedFrame(frame: MarkFrame, { x, y }: PagePoint): MarkFrame {
  return {
    ...frame,
    left: within(frame.left + x, MARK_SCALE - frame.width),
    top: within(frame.top + y, MARK_SCALE - frame.height),
  };
}

/** Taller or shorter, wider or narrower; its upper left corner stays. */
export function grownFrame(frame: MarkFrame, { x, y }: PagePoint): MarkFrame {
  const grown = (size: number, by: number, from: number) =>
    Math.max(1, within(size + by, MARK_SCALE - from));
  return {
    ...frame,
    width: grown(frame.width, x, frame.left),
    height: grown(frame.height, y, frame.top),
  };
}

const DIRECTIONS: Readonly<Record<string, PagePoint>> = {
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
};

/** What a key does to a frame; nothing for any other key. */
export function frameAfterKey(
  frame: MarkFrame,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): MarkFrame | undefined {
  const by = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  return by && (shiftKey ? grownFrame(frame, by) : movedFrame(frame, by));
}

/** A whole number from 1 to 999; undefined for anything else. */
export function lineNumber(text: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

export type PageMark = Pick<ExhibitMark, 'line' | 'frame'>;

/** The marks with this one for a page; one with neither line nor frame marks nothing and goes. */
export function withPageMark(
  marks: readonly ExhibitMark[],
  at: Pick<ExhibitMark, 'documentId' | 'page'>,
  { line, frame }: { readonly line?: number | undefined; readonly frame?: MarkFrame | undefined },
): readonly ExhibitMark[] {
  const others = marks.filter((one) => one.documentId !== at.documentId || one.page !== at.page);
  if (line === undefined && frame === undefined) return others;
  return [
    ...others,
    { ...at, ...(line === undefined ? {} : { line }), ...(frame === undefined ? {} : { frame }) },
  ];
}
