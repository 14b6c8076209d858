import { evenLight, grayOf, skewOf } from '@creditfix/shared/documents';
import type { DrawnPage } from './draw-pages.ts';
import { laidPicture } from './page-shape.ts';

/** Finds how far the lines of a page are from level, beside the page, so that the screen stays alive. Nothing in here asks the network. */

/** Pixels of the longer side: enough for a tenth of a degree. */
const SIDE = 1_300;
/** With quarter turns beside it, any page can be leveled. */
const MOST_DEGREES = 44;

addEventListener('message', ({ data }: MessageEvent<DrawnPage>) => {
  void skewOfPage(data)
    .catch(() => undefined)
    .then((degrees) => {
      postMessage(degrees);
    });
});

async function skewOfPage(page: DrawnPage): Promise<number | undefined> {
  const scale = Math.min(1, SIDE / Math.max(page.width, page.height));
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const bitmap = await createImageBitmap(page.picture);
  // Where a turn brought in white from outside, more of the same picture: the edge of the white would be taken for a line.
  context.drawImage(bitmap, 0, 0, width, height);
  context.scale(scale, scale);
  context.transform(...laidPicture(page).matrix);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const { degrees, isClear } = skewOf(evenLight(grayOf(data, width, height)), MOST_DEGREES);
  return isClear ? degrees : undefined;
}
