import type { DrawnPage } from './draw-pages.ts';
import { AS_IT_IS, laidPicture, pixelsOf, type Matrix } from './page-shape.ts';

const QUALITY = 0.9;
/** A JPEG is not exact at the edge of a box. Further in, a box is black, or it was not drawn. */
const EDGE = 16;
const BLACK_ENOUGH = 40;

class NotBlackedOut extends Error {
  override readonly name = 'NotBlackedOut';
}

/**
 * New pixels with black boxes in them: a picture of the one page, or a PDF of pictures. Nothing of the first file is in it but what shows.
 *
 * @param name without its ending
 * @throws NotBlackedOut if the result does not hold the boxes, as where a browser hides what is on a canvas
 */
export async function editedFile(pages: readonly DrawnPage[], name: string): Promise<File> {
  const pictures: PdfPicture[] = [];
  for (const page of pages) {
    const { width, height } = page;
    const jpeg = await burned(page);
    pictures.push({ jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height });
  }
  const [only, ...more] = pictures;
  if (only && more.length === 0)
    return new File([only.jpeg as BlobPart], `${name}.jpg`, { type: 'image/jpeg' });
  return new File([picturesPdf(pictures) as BlobPart], `${name}.pdf`, { type: 'application/pdf' });
}

async function burned(page: DrawnPage): Promise<Blob> {
  const context = await canvasOf(page.picture, page, laidPicture(page).matrix);
  const placed = page.proposed.map(({ frame }) => pixelsOf(frame, page));
  context.fillStyle = '#000';
  for (const { left, top, width, height } of placed) context.fillRect(left, top, width, height);
  const jpeg = await new Promise<Blob | null>((done) =>
    context.canvas.toBlob(done, 'image/jpeg', QUALITY),
  );
  if (!jpeg) throw new NotBlackedOut();
  const seen = await canvasOf(jpeg, page);
  for (const { left, top, width, height } of placed) {
    const inside = [left + EDGE, top + EDGE, width - 2 * EDGE, height - 2 * EDGE] as const;
    if (inside[2] < 1 || inside[3] < 1) continue;
    const { data } = seen.getImageData(...inside);
    if (data.some((value, index) => index % 4 !== 3 && value > BLACK_ENOUGH))
      throw new NotBlackedOut();
  }
  return jpeg;
}

async function canvasOf(
  picture: Blob,
  { width, height }: Pick<DrawnPage, 'width' | 'height'>,
  matrix: Matrix = AS_IT_IS,
): Promise<CanvasRenderingContext2D> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new NotBlackedOut();
  // A picture may be clear where it shows nothing; paper is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const bitmap = await createImageBitmap(picture);
  context.setTransform(...matrix);
  context.drawImage(bitmap, 0, 0);
  context.resetTransform();
  bitmap.close();
  return context;
}

interface PdfPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A page of Letter is drawn with so many pixels to an inch. */
const POINTS_PER_PIXEL = 72 / 200;
const OBJECTS_PER_PAGE = 3;
const FIRST_PAGE = 3;

/** A PDF that holds one JPEG a page and nothing else: no text, no metadata. A library for this is half a megabyte of a person's wait. */
export function picturesPdf(pictures: readonly PdfPicture[]): Uint8Array {
  const numberOf = (page: number, part: number) => FIRST_PAGE + page * OBJECTS_PER_PAGE + part;
  const kids = pictures.map((_, page) => `${numberOf(page, 0)} 0 R`).join(' ');
  const objects: (readonly (string | Uint8Array)[])[] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [`<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`],
    ...pictures.flatMap(({ jpeg, width, height }, page) => {
      const [w, h] = [width * POINTS_PER_PIXEL, height * POINTS_PER_PIXEL];
      const drawn = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
      return [
        [
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Resources<</XObject<</P ${numberOf(page, 2)} 0 R>>>>/Contents ${numberOf(page, 1)} 0 R>>`,
        ],
        [`<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`],
        [
          `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
          jpeg,
          '\nendstream',
        ],
      ];
    }),
  ];
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const places = objects.map((object, index) => {
    const place = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return place;
  });
  const table = length;
  write(
    [
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
      ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`),
      `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
    ].join(''),
  );
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
