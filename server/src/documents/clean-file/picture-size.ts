import { documentLimits } from '@creditfix/shared/documents';
import { Refusal } from './refusal.ts';

/** A 108-megapixel phone photo passes. */
export const MOST_PIXELS = 110_000_000;
/** Those that are stored in several passes, or decoded by WebAssembly, must lie in memory as a whole. */
export const MOST_PIXELS_AT_ONCE = 50_000_000;
/** Less can't be read in print. */
const LEAST_SIDE = 300;

/** Refuses a picture by its size alone. */
export function checkSize(
  { width, height }: { readonly width: number; readonly height: number },
  mostPixels: number,
): void {
  const longest = Math.max(width, height);
  if (longest > documentLimits.pictureSide || width * height > mostPixels)
    throw new Refusal('documents.picture_too_large');
  if (Math.min(width, height) < LEAST_SIDE) throw new Refusal('documents.picture_too_small');
}
