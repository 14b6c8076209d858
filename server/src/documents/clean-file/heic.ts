import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { readHeicSize } from './heic-size.ts';
import { isGrey, mailPicture } from './mail-picture.ts';
import { MOST_PIXELS_AT_ONCE, checkSize } from './picture-size.ts';
import { Refusal } from './refusal.ts';

/** A phone's HEIC as a clean page. Its decoder turns it upright by itself. */
export async function cleanHeic(file: Buffer): Promise<Uint8Array> {
  checkSize(readHeicSize(file), MOST_PIXELS_AT_ONCE);
  const [image] = await decodeHeic.all({ buffer: file });
  if (!image) throw new Refusal('documents.unreadable');
  // The coded picture may be larger than the file says.
  checkSize(image, MOST_PIXELS_AT_ONCE);
  const { data: pixels, width, height } = await image.decode();
  const data = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const raw = { width, height, channels: 4 } as const;
  return await mailPicture(sharp(data, { raw }), { grey: isGrey(data) });
}
