/** A photographed page made ready for reading: even light, black on white, lines level. Works on plain arrays, in a worker and in Node. */

/** One byte for each pixel, row by row; 0 is black. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Pixels of the longer side: enough for small print, and quick. */
export const READING_SIDE = 2600;

/** A page that was held askew by more is turned by the person. */
const MOST_DEGREES = 8;
const COARSE_DEGREES = 0.5;
const FINE_DEGREES = 0.1;
/** Side of the square whose light a pixel is held against, as a share of the picture. */
const NEIGHBORHOOD = 1 / 24;
/** Strips of a side in which its edge is looked for, how far in it may lie, and how soft it is in pixels. */
const EDGE_STRIPS = 24;
const MOST_EDGE = 1 / 6;
const EDGE_SOFT = 8;
/** Darker than this is no blank paper. */
const PAPER = 245;
/** How much darker than what is around it ink is. */
const INK = 0.82;

/** @param rgba as a canvas gives it */
export function grayOf(rgba: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const from = at * 4;
    pixels[at] =
      ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, pixels };
}

/** Evens out light and shadow, then levels the lines. @returns shades, since a reader needs soft edges */
export function straightened(picture: GrayPicture): GrayPicture {
  const even = evenLight(picture);
  const degrees = skewOf(even);
  return paperOf(Math.abs(degrees) < FINE_DEGREES ? even : turned(even, -degrees));
}

/** Each pixel against the light around it: a shadow is no ink. */
function evenLight({ width, height, pixels }: GrayPicture): GrayPicture {
  const sums = summed({ width, height, pixels });
  const reach = Math.max(8, Math.round(Math.max(width, height) * NEIGHBORHOOD));
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const around =
        ((sums[bottom * (width + 1) + right] ?? 0) -
          (sums[top * (width + 1) + right] ?? 0) -
          (sums[bottom * (width + 1) + left] ?? 0) +
          (sums[top * (width + 1) + left] ?? 0)) /
        ((bottom - top) * (right - left));
      const share = (pixels[y * width + x] ?? 0) / Math.max(1, around);
      // From full ink to paper, with the soft edge kept between.
      even[y * width + x] = Math.max(0, Math.min(255, ((share - 0.35) / 0.6) * 255));
    }
  }
  return { width, height, pixels: even };
}

/** Sums of all pixels above and to the left: the sum of any square in four steps. */
function summed({ width, height, pixels }: GrayPicture): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The angle at which rows of ink and rows of paper differ most: lines of text lie level there. */
function skewOf(picture: GrayPicture): number {
  const points = inkOf(picture);
  const best = (around: number, reach: number, step: number) => {
    let found = { degrees: around, sharpness: -1 };
    for (let degrees = around - reach; degrees <= around + reach; degrees += step) {
      const sharpness = sharpnessAt(points, picture.height, degrees);
      if (sharpness > found.sharpness) found = { degrees, sharpness };
    }
    return found.degrees;
  };
  return best(best(0, MOST_DEGREES, COARSE_DEGREES), COARSE_DEGREES, FINE_DEGREES / 2);
}

/** Places of ink, of a share of the columns and of every row: skipped rows would look like level lines. */
function inkOf({ width, height, pixels }: GrayPicture): Int32Array {
  const step = Math.max(1, Math.round((width * height) / 1_400_000));
  const places: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += step) {
      if ((pixels[y * width + x] ?? 255) < 255 * INK * 0.6) places.push(x - width / 2, y);
    }
  }
  return Int32Array.from(places);
}

function sharpnessAt(points: Int32Array, height: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(height * 2);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) - (points[at] ?? 0) * slope) + height / 2;
    if (row >= 0 && row < rows.length) rows[Math.trunc(row)] = (rows[Math.trunc(row)] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let at = 1; at < rows.length; at++) {
    sharpness += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  }
  return sharpness;
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
