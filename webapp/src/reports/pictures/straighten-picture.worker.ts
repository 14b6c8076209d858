import { grayOf, type GrayPicture } from '@creditfix/shared/documents';
import { READING_SIDE, straightened } from '@creditfix/shared/reports';

/** Makes a picture ready for reading, beside the page: opened, made smaller, evened out, leveled. Nothing in here asks the network. */

export type StraightenedPicture =
  | { readonly kind: 'straight'; readonly picture: GrayPicture }
  | { readonly kind: 'not_opened' };

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answer(data);
});

async function answer(file: Blob): Promise<void> {
  const result = await straighten(file).catch((): StraightenedPicture => ({ kind: 'not_opened' }));
  postMessage(result);
}

async function straighten(file: Blob): Promise<StraightenedPicture> {
  // Turned as the camera says; phones note how they were held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = READING_SIDE / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return { kind: 'not_opened' };
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { kind: 'straight', picture: straightened(grayOf(data, width, height)) };
}
