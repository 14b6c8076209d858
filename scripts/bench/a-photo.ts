import sharp from 'sharp';

/** A photo as a phone takes it: twelve megapixels with noise, which is the hardest to compress. */
export async function aPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 170, sigma: 40 } as const;
  const image = sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#ddd', noise },
  });
  return new Uint8Array(await image.jpeg({ quality: 80 }).toBuffer());
}
