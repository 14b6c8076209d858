/** How far askew the lines of a photographed page are. Works on plain arrays, in a worker and in Node. */

/** One byte for each pixel, row by row; 0 is black. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const COARSE_DEGREES = 0.5;
const FINE_DEGREES = 0.1;
/** So many times as sharp as at the usual angle: a page of lines has 25 and more, one line that stands upright 3 to 7. */
const CLEARLY = 10;
/** Side of the square whose light a pixel is held against, as a share of the picture. */
const NEIGHBORHOOD = 1 / 24;
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

/** Each pixel against the light around it: a shadow is no ink. */
export function evenLight({ width, height, pixels }: GrayPicture): GrayPicture {
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

/**
 * The angle at which rows of ink and rows of paper differ most: lines of text and edges of a sheet lie level there.
 *
 * @param even with its light evened out
 * @returns it, and whether there are lines or edges at all: without them one angle is as good as another
 */
export function skewOf(
  even: GrayPicture,
  mostDegrees: number,
): { readonly degrees: number; readonly isClear: boolean } {
  const points = inkOf(even);
  const best = (around: number, reach: number, step: number) => {
    const tried: { readonly degrees: number; readonly sharpness: number }[] = [];
    for (let degrees = around - reach; degrees <= around + reach; degrees += step)
      tried.push({ degrees, sharpness: sharpnessAt(points, even.height, degrees) });
    return tried.toSorted((one, other) => other.sharpness - one.sharpness);
  };
  const coarse = best(0, mostDegrees, COARSE_DEGREES);
  const usual = coarse[Math.trunc(coarse.length / 2)]?.sharpness ?? 0;
  const [finest] = best(coarse[0]?.degrees ?? 0, COARSE_DEGREES, FINE_DEGREES / 2);
  const { degrees, sharpness } = finest ?? { degrees: 0, sharpness: 0 };
  return { degrees, isClear: sharpness > usual * CLEARLY };
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
