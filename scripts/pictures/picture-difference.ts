import sharp from 'sharp';

/** Edges of letters may fall a little otherwise; a word that moved or a color that changed may not. */
const BLUR = 1;
const PIXEL_TOLERANCE = 40;
const SHARE_TOLERANCE = 0.001;

/** What differs between two pictures of a screen. */
export interface PictureDifference {
  readonly what: string;
  /** Red if they differ, over the new one; nothing where their sizes do. */
  readonly png: Buffer | undefined;
}

/** @returns nothing if a person would say that they are the same */
export async function pictureDifference(
  kept: Buffer,
  taken: Buffer,
): Promise<PictureDifference | undefined> {
  const [before, after] = [await pixelsOf(kept), await pixelsOf(taken)];
  const sizes = [before, after].map(({ width, height }) => `${width}x${height}`);
  if (sizes[0] !== sizes[1]) return { what: `was ${sizes[0]}, is ${sizes[1]}`, png: undefined };
  const { width, height } = after;
  const marked = Buffer.alloc(width * height * 3);
  let differing = 0;
  for (let at = 0; at < marked.length; at += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((c) => Math.abs((before.data[at + c] ?? 0) - (after.data[at + c] ?? 0))),
    );
    const differs = distance > PIXEL_TOLERANCE;
    if (differs) differing += 1;
    for (const c of [0, 1, 2]) {
      marked[at + c] = differs ? (c === 0 ? 230 : 0) : 128 + (after.data[at + c] ?? 0) / 2;
    }
  }
  const share = differing / (width * height);
  if (share <= SHARE_TOLERANCE) return undefined;
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { what: `${(share * 100).toFixed(2)} % of it differs`, png };
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
