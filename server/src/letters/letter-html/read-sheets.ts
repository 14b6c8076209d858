import { getDocumentProxy } from 'unpdf';

/** A page as it is seen: every run of text with its place, in points from the top left corner of the sheet. */
export interface Sheet {
  readonly words: readonly PlacedText[];
}

export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of its capitals. */
  readonly top: number;
  /** Of its descenders. */
  readonly bottom: number;
}

/** Capitals and descenders of Source Serif 4, as parts of the type size. */
const CAP_HEIGHT = 0.67;
const DESCENDER = 0.24;

/** Reads a PDF back, for tests. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number);
      const [, , , height = 0] = page.view;
      const { items } = await page.getTextContent();
      return { words: items.flatMap((item) => placed(item, height)) };
    }),
  );
}

function placed(item: object, pageHeight: number): PlacedText[] {
  if (!('str' in item) || !('transform' in item) || !('width' in item)) return [];
  const text = String(item.str);
  const [, , , size = 0, left = 0, baseLine = 0] = item.transform as number[];
  if (text.trim() === '') return [];
  const base = pageHeight - baseLine;
  return [
    {
      text,
      left,
      right: left + Number(item.width),
      top: base - size * CAP_HEIGHT,
      bottom: base + size * DESCENDER,
    },
  ];
}
