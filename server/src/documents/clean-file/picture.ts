import sharp from 'sharp';
import { mailPicture } from './mail-picture.ts';
import { MOST_PIXELS, MOST_PIXELS_AT_ONCE, checkSize } from './picture-size.ts';

/** A JPEG or PNG as a clean page: upright, small enough, without metadata. Its size is read before a pixel is decoded. */
export async function cleanPicture(file: Buffer): Promise<Uint8Array> {
  const options = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;
  // The size is read first, even if it is over the limit at which sharp itself would stop.
  const facts = await sharp(file, { ...options, limitInputPixels: false }).metadata();
  checkSize(facts, facts.isProgressive ? MOST_PIXELS_AT_ONCE : MOST_PIXELS);
  return await mailPicture(sharp(file, options).autoOrient(), { grey: facts.space === 'b-w' });
}
