import fontkit from '@cantoo/fontkit';
import {
  JpegEmbedder,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
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
async function embedExhibitFont(pdf: PDFDocument): Promise<PDFFont> {
  pdf.registerFontkit(fontkit);
  return await pdf.embedFont(await (fontFile ??= readFile(FONT_FILE)), {
    customName: 'ExhibitSerif-Regular',
    // Set as they are written: the widths are added up letter by letter.
    features: { kern: false, liga: false },
  });
}

/** Adds a sheet at the end. Its marks are numbered for the tags: 0 is the line, 1 the picture; the rest is decoration. */
async function addExhibitPage(
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

/** What is bound behind a letter. */
export interface Packet {
  /** Printed on each sheet, so that one that gets lost finds its letter again. */
  readonly reference: string;
  readonly exhibits: readonly PacketExhibit[];
}

export interface PacketExhibit {
  /** `Exhibit A` */
  readonly label: string;
  /** `Copy of my proof of payment` */
  readonly line: string;
  /** JPEG each. */
  readonly pages: readonly Uint8Array[];
}

/** See `bindPacket`. */
export async function bindEnclosures(
  letterPdf: Uint8Array,
  packet: Packet,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.load(letterPdf, { updateMetadata: false });
  const font = await embedExhibitFont(pdf);
  const sheets: TaggedSheet[] = [];
  for (const exhibit of packet.exhibits) {
    for (const [index, jpeg] of exhibit.pages.entries()) {
      const caption = captionOf(exhibit, index);
      const sheet = { caption, reference: `Reference ${packet.reference}`, jpeg };
      sheets.push({ page: await addExhibitPage(pdf, font, sheet), caption });
    }
  }
  tagExhibits(pdf, sheets);
  // Without packed objects, which are younger than the version that the letter's file states.
  const bytes = await pdf.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    useObjectStreams: false,
  });
  return { bytes, pages: pdf.getPageCount() };
}

function captionOf({ label, line, pages }: PacketExhibit, index: number): string {
  const numbered = pages.length > 1 ? `, page ${index + 1} of ${pages.length}` : '';
  return `${label}: ${line}${numbered}`;
}

interface TaggedSheet {
  readonly page: PDFPage;
  /** What the picture shows, for those who can't see it. */
  readonly caption: string;
}

/**
 * Continues the letter's tags over the exhibits, so that a screen reader does not fall silent after the signature
 * (ISO 32000-1, 14.7): each sheet is a paragraph and a figure at the end of the document. What the letter has is not touched.
 * A letter without tags gets none.
 */
function tagExhibits(pdf: PDFDocument, sheets: readonly TaggedSheet[]): void {
  const { context, catalog } = pdf;
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const top = root?.lookup(PDFName.of('K'));
  const marks = root
    ?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
    ?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  const topRef = root?.get(PDFName.of('K'));
  if (!root || !marks || !topRef || !(top instanceof PDFDict)) return;
  const kids = top.lookupMaybe(PDFName.of('K'), PDFArray);
  if (!kids) return;
  let key = root.lookupMaybe(PDFName.of('ParentTreeNextKey'), PDFNumber)?.asNumber() ?? 0;
  for (const { page, caption } of sheets) {
    const element = (kind: string, mark: number, more: Record<string, PDFHexString> = {}): PDFRef =>
      context.register(
        context.obj({ Type: 'StructElem', S: kind, P: topRef, Pg: page.ref, K: mark, ...more }),
      );
    const elements = [
      element('P', 0),
      element('Figure', 1, { Alt: PDFHexString.fromText(caption) }),
    ];
    for (const ref of elements) kids.push(ref);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(key));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    marks.push(PDFNumber.of(key));
    marks.push(context.register(context.obj(elements)));
    key += 1;
  }
  root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(key));
}
