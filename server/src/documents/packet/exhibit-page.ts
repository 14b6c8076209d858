import fontkit from '@cantoo/fontkit';
import {
  JpegEmbedder,
  PDFName,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One sheet of an exhibit: a line that says what it is, and the picture below it. */
export interface ExhibitSheet {
  readonly caption: string;
  readonly reference: string;
  readonly jpeg: Uint8Array;
}

// All in points; the sheet is US Letter.
const SHEET = { width: 612, height: 792 } as const;
/** Half an inch is the least that a mail carrier's printer keeps free. */
const EDGE = 42;
const LINE = { size: 9.5, least: 7.5, y: SHEET.height - EDGE - 9.5, gap: 24 } as const;
const RULE_Y = LINE.y - 8;
const PICTURE_TOP = RULE_Y - 14;
/** A picture is never spread so thin that its grain shows. */
const LEAST_DPI = 150;
const INK = '0.13';
const HAIRLINE = '0.72';

const FONT_FILE = join(import.meta.dirname, 'fonts', 'exhibit-serif.ttf');

let fontFile: Promise<Uint8Array> | undefined;

/**
 * The typeface of the exhibit line: the letter's own serif (Source Serif 4), cut down to the characters of Windows-1252 and
 * renamed as its license asks (fonts/LICENSE.txt). It is embedded, because a mail carrier's printer has no fonts of its own.
 */
export async function embedExhibitFont(pdf: PDFDocument): Promise<PDFFont> {
  pdf.registerFontkit(fontkit);
  return await pdf.embedFont(await (fontFile ??= readFile(FONT_FILE)), {
    customName: 'ExhibitSerif-Regular',
    // Set as they are written: the widths are added up letter by letter.
    features: { kern: false, liga: false },
  });
}

/** Adds a sheet at the end. Its marks are numbered for the tags: 0 is the line, 1 the picture; the rest is decoration. */
export async function addExhibitPage(
  pdf: PDFDocument,
  font: PDFFont,
  sheet: ExhibitSheet,
): Promise<PDFPage> {
  const { context } = pdf;
  const picture = await JpegEmbedder.for(sheet.jpeg);
  const content = [...lineOf(sheet, font), ...pictureOf(picture)].join('\n');
  const page = pdf.addPage([SHEET.width, SHEET.height]);
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      Font: { Serif: font.ref },
      XObject: { Copy: await picture.embedIntoContext(context) },
    }),
  );
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  return page;
}

function lineOf(sheet: ExhibitSheet, font: PDFFont): string[] {
  const [caption = '', reference = ''] = [sheet.caption, sheet.reference].map((words) =>
    printable(font, words),
  );
  const room = SHEET.width - 2 * EDGE - LINE.gap;
  const wanted =
    font.widthOfTextAtSize(caption, LINE.size) + font.widthOfTextAtSize(reference, LINE.size);
  const size = Math.max(LINE.least, Math.min(LINE.size, (LINE.size * room) / wanted));
  const right = SHEET.width - EDGE - font.widthOfTextAtSize(reference, size);
  const text = (words: string, x: number) =>
    `BT /Serif ${round(size)} Tf ${round(x)} ${LINE.y} Td ${font.encodeText(words).toString()} Tj ET`;
  return [
    `${INK} g`,
    `/P <</MCID 0>> BDC ${text(caption, EDGE)} EMC`,
    `/Artifact BMC ${text(reference, right)}`,
    `${HAIRLINE} G 0.5 w ${EDGE} ${RULE_Y} m ${SHEET.width - EDGE} ${RULE_Y} l S EMC`,
  ];
}

/** What the font does not have becomes a question mark. */
function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize('NFC'), (character) =>
    known.has(character.codePointAt(0) ?? 0) ? character : '?',
  ).join('');
}

/** As large as the sheet allows, centred from side to side, its top below the line, with a fine edge around it. */
function pictureOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string[] {
  const scale = Math.min(
    (SHEET.width - 2 * EDGE) / width,
    (PICTURE_TOP - EDGE) / height,
    72 / LEAST_DPI,
  );
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [(SHEET.width - w) / 2, PICTURE_TOP - h];
  const box = [w, h].map(round);
  return [
    `/Figure <</MCID 1>> BDC q ${box[0]} 0 0 ${box[1]} ${round(x)} ${round(y)} cm /Copy Do Q EMC`,
    `/Artifact BMC ${HAIRLINE} G 0.5 w ${round(x)} ${round(y)} ${box.join(' ')} re S EMC`,
  ];
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
