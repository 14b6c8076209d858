import sharp, { type Sharp } from 'sharp';
import { type FileLimits, Refusal } from './apart-protocol.ts';

/** A 108-megapixel phone photo passes. */
const MOST_PIXELS = 110_000_000;
/** Those that are stored in several passes, or decoded by WebAssembly, must lie in memory as a whole. */
export const MOST_PIXELS_AT_ONCE = 50_000_000;

/** Refuses a picture by its size alone. */
export function checkSize(
  { width, height }: { readonly width: number; readonly height: number },
  mostPixels: number,
  { pictureSide, pictureLeast }: FileLimits,
): void {
  const longest = Math.max(width, height);
  if (longest > pictureSide || width * height > mostPixels)
    throw new Refusal('documents.picture_too_large');
  if (Math.min(width, height) < pictureLeast) throw new Refusal('documents.picture_too_small');
}

/** How a page is kept: large enough to be read in print, small enough to be mailed and printed quickly. */

// US Letter at 200 dpi.
export const MAIL_PIXELS = { width: 1700, height: 2200 } as const;
const THUMBNAIL_PIXELS = { width: 240, height: 360 } as const;
const SECONDS = 15;
/** A page that needs more than this is saved coarser: a dozen pages have to fit into what the carrier takes. */
const PAGE_BYTES = 380_000;
const QUALITIES = [80, 65, 50] as const;

// The settings are the whole process's: our own threads are enough, and no loader but these two ever sees an upload.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** Pixels to a JPEG without any metadata: sharp writes none unless it is asked to. */
export async function mailPicture(picture: Sharp, { gray }: { gray: boolean }): Promise<Buffer> {
  const space = gray ? 'b-w' : 'srgb';
  const { data, info } = await picture
    .resize({ ...MAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace(space)
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } }).toColourspace(space);
  const saved = (quality: number) =>
    pixels.clone().jpeg({ quality, progressive: false }).toBuffer();
  const [best, ...coarser] = QUALITIES;
  let page = await saved(best);
  for (const quality of coarser) {
    if (page.length <= PAGE_BYTES) break;
    page = await saved(quality);
  }
  return page;
}

export async function mailThumbnail(page: Uint8Array): Promise<Uint8Array> {
  return await sharp(page)
    .resize({ ...THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 78, progressive: false })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}

/** True if no pixel of an RGBA picture has a color of its own: such a page is a third of the size in gray. */
export function isGrey(rgba: Uint8Array): boolean {
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    if (Math.abs(red - green) > 4 || Math.abs(green - blue) > 4) return false;
  }
  return true;
}

/** A JPEG or PNG as a clean page: upright, small enough, without metadata. Its size is read before a pixel is decoded. */
export async function cleanPicture(file: Buffer, limits: FileLimits): Promise<Uint8Array> {
  const options = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;
  // The size is read first, even if it is over the limit at which sharp itself would stop.
  const facts = await sharp(file, { ...options, limitInputPixels: false }).metadata();
  checkSize(facts, facts.isProgressive ? MOST_PIXELS_AT_ONCE : MOST_PIXELS, limits);
  return await mailPicture(sharp(file, options).autoOrient(), { gray: facts.space === 'b-w' });
}
