import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { type FileLimits, Refusal } from './apart-protocol.ts';
import { checkSize, isGrey, mailPicture, MOST_PIXELS_AT_ONCE } from './pictures.ts';

/** Boxes on the way to the sizes (ISO/IEC 14496-12 and 23008-12): `meta` has four bytes of version and flags before its own. */
const WAY: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/**
 * The largest picture that a HEIC file speaks of, read from its boxes alone, so that a huge one is refused before it is
 * decoded.
 */
function readHeicSize(file: Buffer): { readonly width: number; readonly height: number } {
  const sizes = sizesIn(file, 0, file.length);
  if (sizes.length === 0) throw new Refusal('documents.unreadable');
  return {
    width: Math.max(...sizes.map(([width]) => width)),
    height: Math.max(...sizes.map(([, height]) => height)),
  };
}

function sizesIn(file: Buffer, from: number, to: number): [width: number, height: number][] {
  const sizes: [number, number][] = [];
  let at = from;
  while (at + 8 <= to) {
    const length = boxLength(file, at, to);
    const type = file.toString('latin1', at + 4, at + 8);
    const inner = WAY[type];
    if (length < 8 || at + length > to) break;
    if (type === 'ispe' && length >= 20)
      sizes.push([file.readUInt32BE(at + 12), file.readUInt32BE(at + 16)]);
    if (inner !== undefined) sizes.push(...sizesIn(file, at + 8 + inner, at + length));
    at += length;
  }
  return sizes;
}

/** 0 stands for the rest of the file; 1 for a length of 64 bits, which only the pixels need. */
function boxLength(file: Buffer, at: number, to: number): number {
  const length = file.readUInt32BE(at);
  if (length === 0) return to - at;
  if (length !== 1) return length;
  return at + 16 <= to ? Number(file.readBigUInt64BE(at + 8)) : 0;
}

/** A phone's HEIC as a clean page. Its decoder turns it upright by itself. */
export async function cleanHeic(file: Buffer, limits: FileLimits): Promise<Uint8Array> {
  checkSize(readHeicSize(file), MOST_PIXELS_AT_ONCE, limits);
  const [image] = await decodeHeic.all({ buffer: file });
  if (!image) throw new Refusal('documents.unreadable');
  // The coded picture may be larger than the file says.
  checkSize(image, MOST_PIXELS_AT_ONCE, limits);
  const { data: pixels, width, height } = await image.decode();
  const data = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const raw = { width, height, channels: 4 } as const;
  return await mailPicture(sharp(data, { raw }), { gray: isGrey(data) });
}
