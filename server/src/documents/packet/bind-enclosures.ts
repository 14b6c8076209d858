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
import { MARK_SCALE, type ExhibitPlace } from '@creditfix/shared/documents';

/** One sheet of an exhibit: what it is and whose, and the picture below it. */
export interface ExhibitSheet {
  readonly caption: string;
  /** Whose letter it belongs to. */
  readonly owner: string;
  readonly jpeg: Uint8Array;
  readonly marks: readonly ExhibitPlace[];
}

// All in points; the sheet is US Letter. Everything is black: agencies scan what they get in black and white.
const SHEET = { width: 612, height: 792 } as const;
/** Half an inch is the least that a mail carrier's printer keeps free. */
const EDGE = 42;
const TYPE = { size: 10.5, leading: 13 } as const;
const LINE_Y = SHEET.height - EDGE - TYPE.size;
const RULE_Y = LINE_Y - TYPE.leading - 7;
const PICTURE_TOP = RULE_Y - 12;
/** A picture is never spread so thin that its grain shows. */
const LEAST_DPI = 150;
const HAIRLINE = 0.5;
/** Left of a picture whose marked lines are named there. */
const MARGIN = { width: 54, gap: 6 } as const;
/** A frame stands out on a dark picture by the white around it, which is thin: it may hide nothing of a paper that proves something. */
const FRAME = { ink: 1.5, halo: 2.5, outside: 2 } as const;

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
  const place = placeOf(picture, sheet);
  const content = [...headOf(sheet, font), ...pictureOf(place), ...framesOf(sheet, place, font)];
  const page = pdf.addPage([SHEET.width, SHEET.height]);
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      Font: { Serif: font.ref },
      XObject: { Copy: await picture.embedIntoContext(context) },
    }),
  );
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content.join('\n'))));
  return page;
}

function textAt(font: PDFFont, words: string, { x, y }: { x: number; y: number }): string {
  return `BT /Serif ${TYPE.size} Tf ${round(x)} ${round(y)} Td ${font.encodeText(words).toString()} Tj ET`;
}

function headOf(sheet: ExhibitSheet, font: PDFFont): string[] {
  const caption = fitting(font, printable(font, sheet.caption));
  const owner = fitting(font, printable(font, sheet.owner));
  return [
    '0 g 0 G',
    `/P <</MCID 0>> BDC ${textAt(font, caption, { x: EDGE, y: LINE_Y })} EMC`,
    `/Artifact BMC ${textAt(font, owner, { x: EDGE, y: LINE_Y - TYPE.leading })}`,
    `${HAIRLINE} w ${EDGE} ${RULE_Y} m ${SHEET.width - EDGE} ${RULE_Y} l S EMC`,
  ];
}

/** No line runs off the sheet, and none is set smaller: what is too long ends in three dots. */
function fitting(font: PDFFont, text: string): string {
  const room = SHEET.width - 2 * EDGE;
  const fits = (words: string) => font.widthOfTextAtSize(words, TYPE.size) <= room;
  if (fits(text)) return text;
  let kept = text;
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** What the font does not have becomes a question mark. */
function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize('NFC'), (character) =>
    known.has(character.codePointAt(0) ?? 0) ? character : '?',
  ).join('');
}

/** Where a picture lies, from the lower left corner of the sheet. */
interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As large as the sheet allows, centered from side to side, its top below the line; marked lines are named in a margin to its left. */
function placeOf(
  { width, height }: { readonly width: number; readonly height: number },
  { marks }: ExhibitSheet,
): PicturePlace {
  const left = EDGE + (marks.some(isNamed) ? MARGIN.width : 0);
  const room = SHEET.width - EDGE - left;
  const scale = Math.min(room / width, (PICTURE_TOP - EDGE) / height, 72 / LEAST_DPI);
  const [w, h] = [width * scale, height * scale];
  return { x: left + (room - w) / 2, y: PICTURE_TOP - h, width: w, height: h };
}

/** With a fine edge around it. */
function pictureOf({ x, y, width, height }: PicturePlace): string[] {
  const box = [width, height].map(round).join(' ');
  const [w, h] = box.split(' ');
  return [
    `/Figure <</MCID 1>> BDC q ${w} 0 0 ${h} ${round(x)} ${round(y)} cm /Copy Do Q EMC`,
    `/Artifact BMC ${HAIRLINE} w ${round(x)} ${round(y)} ${box} re S EMC`,
  ];
}

function isNamed({ line, frame }: ExhibitPlace): boolean {
  return line !== undefined && frame !== undefined;
}

/** A frame around each marked place, and the number of its line in the margin. */
function framesOf({ marks }: ExhibitSheet, picture: PicturePlace, font: PDFFont): string[] {
  return marks.flatMap(({ line, frame }) => {
    if (!frame) return [];
    const width = (picture.width * frame.width) / MARK_SCALE + 2 * FRAME.outside;
    const height = (picture.height * frame.height) / MARK_SCALE + 2 * FRAME.outside;
    const x = picture.x + (picture.width * frame.left) / MARK_SCALE - FRAME.outside;
    const top = picture.y + picture.height * (1 - frame.top / MARK_SCALE) + FRAME.outside;
    const box = `${[x, top - height, width, height].map(round).join(' ')} re S`;
    const drawn = [
      `/Artifact BMC q 1 j 1 G ${FRAME.halo} w ${box} 0 G ${FRAME.ink} w ${box} Q EMC`,
    ];
    if (line === undefined) return drawn;
    const words = `line ${line}`;
    const end = picture.x - MARGIN.gap - font.widthOfTextAtSize(words, TYPE.size);
    const y = top - height / 2 - TYPE.size / 3;
    return [...drawn, `/Artifact BMC ${textAt(font, words, { x: end, y })} EMC`];
  });
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}

/** What is bound behind a letter. */
export interface Packet {
  /** Whose letter it is and of which day: printed on each sheet, so that one that gets lost finds its letter again. */
  readonly sender: string;
  readonly dated: string;
  readonly exhibits: readonly PacketExhibit[];
}

export interface PacketExhibit {
  /** `Exhibit A` */
  readonly label: string;
  /** `Copy of my proof of payment` */
  readonly line: string;
  /** JPEG each. */
  readonly pages: readonly Uint8Array[];
  /** What the person marked on them. */
  readonly marks?: readonly ExhibitPlace[] | undefined;
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
      const marks = (exhibit.marks ?? []).filter(({ page }) => page === index + 1);
      const sheet = { caption, owner: ownerOf(font, packet), jpeg, marks };
      sheets.push({ page: await addExhibitPage(pdf, font, sheet), caption: shownOn(sheet) });
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

/** The name as it stands on the letter; where the font lacks a letter of it, the day alone says which letter it is. */
function ownerOf(font: PDFFont, { sender, dated }: Packet): string {
  return printable(font, sender) === sender.normalize('NFC') ? `${sender}, ${dated}` : dated;
}

/** What the sheet shows, in words. */
function shownOn({ caption, marks }: ExhibitSheet): string {
  const lines = marks.flatMap(({ line }) => (line === undefined ? [] : [`line ${line}`]));
  if (marks.length === 0) return caption;
  return `${caption}. Marked: ${lines.length > 0 ? lines.join(', ') : 'a place on the page'}`;
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
