import { evenLight, skewOf, type GrayPicture } from '../../documents/index.ts';

/** A photographed page made ready for reading: even light, black on white, lines level. Works on plain arrays, in a worker and in Node. */

/** Pixels of the longer side: enough for small print, and quick. */
export const READING_SIDE = 2600;

/** A page that was held askew by more is turned by the person. */
const MOST_DEGREES = 8;
/** Less is level. */
const LEAST_DEGREES = 0.1;
/** Strips of a side in which its edge is looked for, how far in it may lie, and how soft it is in pixels. */
const EDGE_STRIPS = 24;
const MOST_EDGE = 1 / 6;
const EDGE_SOFT = 8;
/** Darker than this is no blank paper. */
const PAPER = 245;

/** Evens out light and shadow, then levels the lines. @returns shades, since a reader needs soft edges */
export function straightened(picture: GrayPicture): GrayPicture {
  const even = evenLight(picture);
  const { degrees } = skewOf(even, MOST_DEGREES);
  return paperOf(Math.abs(degrees) < LEAST_DEGREES ? even : turned(even, -degrees));
}

/** What lies around the sheet is no writing: from each side inward all is made paper up to where paper begins. */
function paperOf({ width, height, pixels }: GrayPicture): GrayPicture {
  const paper = new Uint8Array(pixels);
  const sides = [
    { along: height, inward: width, at: (a: number, i: number) => a * width + i },
    { along: height, inward: width, at: (a: number, i: number) => a * width + width - 1 - i },
    { along: width, inward: height, at: (a: number, i: number) => i * width + a },
    { along: width, inward: height, at: (a: number, i: number) => (height - 1 - i) * width + a },
  ];
  for (const { along, inward, at } of sides) {
    // In strips: an edge of the sheet is seldom level with its lines.
    const strip = Math.ceil(along / EDGE_STRIPS);
    for (let from = 0; from < along; from += strip) {
      const to = Math.min(along, from + strip);
      const isPaper = (depth: number) => {
        let other = 0;
        for (let a = from; a < to; a++) other += (pixels[at(a, depth)] ?? 255) < PAPER ? 1 : 0;
        return other * 2 < to - from;
      };
      let depth = 0;
      while (depth < inward * MOST_EDGE && !isPaper(depth)) depth += 1;
      if (depth === 0) continue;
      for (let a = from; a < to; a++) {
        for (let i = 0; i < depth + EDGE_SOFT; i++) paper[at(a, i)] = 255;
      }
    }
  }
  return { width, height, pixels: paper };
}

/** Turned about its middle, between pixels; what comes in from outside is no paper. */
function turned({ width, height, pixels }: GrayPicture, degrees: number): GrayPicture {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cos + (y - middleY) * sin;
      const fromY = middleY - (x - middleX) * sin + (y - middleY) * cos;
      if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue;
      result[y * width + x] = between({ width, height, pixels }, fromX, fromY);
    }
  }
  return { width, height, pixels: result };
}

interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How many times as large. */
  readonly size: number;
  /** Pixels of paper around it. */
  readonly around: number;
}

/** A part of a picture, larger or smaller. */
export function partOf(
  { width, height, pixels }: GrayPicture,
  { left, top, right, bottom, size, around }: PicturePart,
): GrayPicture {
  const wide = Math.round((right - left) * size) + 2 * around;
  const tall = Math.round((bottom - top) * size) + 2 * around;
  const part = new Uint8Array(wide * tall).fill(255);
  for (let y = around; y < tall - around; y++) {
    const fromY = Math.min(height - 1.001, top + (y - around) / size);
    for (let x = around; x < wide - around; x++) {
      const fromX = Math.min(width - 1.001, left + (x - around) / size);
      part[y * wide + x] = between({ width, height, pixels }, fromX, fromY);
    }
  }
  return { width: wide, height: tall, pixels: part };
}

/** The shade at a place that lies between pixels. */
function between({ width, pixels }: GrayPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = top * width + left;
  const [shareX, shareY] = [x - left, y - top];
  return (
    ((pixels[at] ?? 255) * (1 - shareX) + (pixels[at + 1] ?? 255) * shareX) * (1 - shareY) +
    ((pixels[at + width] ?? 255) * (1 - shareX) + (pixels[at + width + 1] ?? 255) * shareX) * shareY
  );
}

/** As a file that every reader of pictures knows (PGM). */
export function pictureFile({ width, height, pixels }: GrayPicture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
