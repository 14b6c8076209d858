import { MARK_SCALE, type MarkFrame } from '@creditfix/shared/documents';
import type { PagePoint } from '../mark-frame.ts';
import type { DrawnPage } from './draw-pages.ts';

/**
 * How a page is turned, straightened and cropped: numbers alone. A step costs nothing to show or to take back, and however many there
 * were, the pixels are drawn once, from the first picture.
 */

/** From the picture's pixels to the page's, as a canvas takes it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How a picture lies under its page, which shows a part of it. */
export interface LaidPicture {
  readonly matrix: Matrix;
  /** Of the picture itself. */
  readonly width: number;
  readonly height: number;
}

export type PageStep =
  /** Clockwise, a quarter or to level its lines. */
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'crop'; readonly frame: MarkFrame };

export const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];

/** Some phones draw no larger canvas. */
const MOST_SIDE = 4_000;

export function laidPicture({ laid, width, height }: DrawnPage): LaidPicture {
  return laid ?? { matrix: AS_IT_IS, width, height };
}

/** The page after a step, and where what stood on it is now; nothing where it was cut off. */
export function withStep(page: DrawnPage, step: PageStep) {
  const { matrix, width, height } = step.kind === 'turn' ? turn(page, step) : crop(page, step);
  const picture = laidPicture(page);
  const next: DrawnPage = {
    ...page,
    width,
    height,
    laid: { ...picture, matrix: after(picture.matrix, matrix) },
  };
  const moved = (frame: MarkFrame): MarkFrame | undefined => {
    const { left, top, right, bottom } = around(frame, page, matrix);
    // Rounded outward: what is covered stays covered.
    const [x, x2] = [least((left / width) * MARK_SCALE), most((right / width) * MARK_SCALE)];
    const [y, y2] = [least((top / height) * MARK_SCALE), most((bottom / height) * MARK_SCALE)];
    return x < x2 && y < y2 ? { left: x, top: y, width: x2 - x, height: y2 - y } : undefined;
  };
  return { page: next, moved };
}

interface Step {
  readonly matrix: Matrix;
  /** Of the page after it. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<DrawnPage, 'width' | 'height'>;

/** About the middle; the page grows, so that no corner is lost. */
function turn({ width, height }: Size, { degrees }: { readonly degrees: number }): Step {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [exact(Math.cos(radians)), exact(Math.sin(radians))];
  const wide = Math.abs(width * cos) + Math.abs(height * sin);
  const tall = Math.abs(width * sin) + Math.abs(height * cos);
  const size = Math.min(1, MOST_SIDE / Math.max(wide, tall));
  const [a, b] = [cos * size, sin * size];
  const [w, h] = [Math.ceil(exact(wide * size)), Math.ceil(exact(tall * size))];
  const middle = [(w - a * width + b * height) / 2, (h - b * width - a * height) / 2] as const;
  return { matrix: [a, b, -b, a, ...middle], width: w, height: h };
}

function crop(page: Size, { frame }: { readonly frame: MarkFrame }): Step {
  const { left, top, width, height } = pixelsOf(frame, page);
  return { matrix: [1, 0, 0, 1, -left, -top], width, height };
}

/** Whole pixels, rounded outward. */
export function pixelsOf(frame: MarkFrame, page: Size): MarkFrame {
  const left = Math.floor(exact((frame.left * page.width) / MARK_SCALE));
  const top = Math.floor(exact((frame.top * page.height) / MARK_SCALE));
  const right = Math.ceil(exact(((frame.left + frame.width) * page.width) / MARK_SCALE));
  const bottom = Math.ceil(exact(((frame.top + frame.height) * page.height) / MARK_SCALE));
  return { left, top, width: right - left, height: bottom - top };
}

function after([a, b, c, d, e, f]: Matrix, next: Matrix): Matrix {
  const origin = placed({ x: e, y: f }, next);
  const [na, nb, nc, nd] = next;
  return [na * a + nc * b, nb * a + nd * b, na * c + nc * d, nb * c + nd * d, origin.x, origin.y];
}

function placed({ x, y }: PagePoint, [a, b, c, d, e, f]: Matrix): PagePoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function around({ left, top, width, height }: MarkFrame, page: Size, matrix: Matrix) {
  const points = [left, left + width].flatMap((x) =>
    [top, top + height].map((y) =>
      placed({ x: (x * page.width) / MARK_SCALE, y: (y * page.height) / MARK_SCALE }, matrix),
    ),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Without the last digits of a binary fraction: a quarter turn loses no pixel, and four of them lead back. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6;
const least = (share: number) => Math.max(0, Math.floor(exact(share)));
const most = (share: number) => Math.min(MARK_SCALE, Math.ceil(exact(share)));
