import { PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The typeface of the exhibit line: the letter's own serif (Source Serif 4), cut down to the characters of Windows-1252 and
 * renamed as its licence asks (fonts/LICENSE.txt). It is embedded, because a mail carrier's printer has no fonts of its own.
 */
export interface ExhibitFont {
  /** One byte per character; what the font does not have becomes a question mark. */
  encode(text: string): string;
  /** In points. */
  widthOf(text: string, size: number): number;
  /** Adds the font to a document. */
  embed(context: PDFContext): PDFRef;
}

const FILE = join(import.meta.dirname, 'fonts', 'exhibit-serif.ttf');
const NAME = 'ExhibitSerif-Regular';
const FIRST_CODE = 32;
const LAST_CODE = 255;
/** Serif and nonsymbolic (ISO 32000-1, table 123). */
const FLAGS = 2 + 32;

let known: ExhibitFont | undefined;

/** Read once in the life of the process. */
export function exhibitFont(): ExhibitFont {
  known ??= readFont(readFileSync(FILE));
  return known;
}

function readFont(file: Buffer): ExhibitFont {
  const tables = readTables(file);
  const unit = 1000 / tables.head.readUInt16BE(18);
  const characters = winAnsiCharacters();
  const widths = characters.map((character) => Math.round(advanceOf(tables, character) * unit));
  const codes = new Map(characters.map((character, index) => [character, FIRST_CODE + index]));
  const codesOf = (text: string) =>
    [...text.normalize('NFC')].map((character) => codes.get(character) ?? 0x3f);
  return {
    encode: (text) => Buffer.from(codesOf(text)).toString('hex'),
    widthOf: (text, size) =>
      (codesOf(text).reduce((sum, code) => sum + (widths[code - FIRST_CODE] ?? 0), 0) * size) /
      1000,
    embed: (context) => embedFont(context, file, tables, unit, widths),
  };
}

function embedFont(
  context: PDFContext,
  file: Buffer,
  { head, hhea, os2 }: Tables,
  unit: number,
  widths: readonly number[],
): PDFRef {
  const scaled = (value: number) => Math.round(value * unit);
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: NAME,
    Flags: FLAGS,
    FontBBox: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    ItalicAngle: 0,
    Ascent: scaled(hhea.readInt16BE(4)),
    Descent: scaled(hhea.readInt16BE(6)),
    CapHeight: scaled(os2.readInt16BE(88)),
    StemV: 80,
    FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: NAME,
      FirstChar: FIRST_CODE,
      LastChar: LAST_CODE,
      Widths: [...widths],
      Encoding: PDFName.of('WinAnsiEncoding'),
      FontDescriptor: context.register(descriptor),
    }),
  );
}

/** The characters of codes 32 to 255 in WinAnsiEncoding, which is Windows-1252. */
function winAnsiCharacters(): string[] {
  const codes = Uint8Array.from(
    { length: LAST_CODE - FIRST_CODE + 1 },
    (_, index) => FIRST_CODE + index,
  );
  return [...new TextDecoder('windows-1252').decode(codes)];
}

interface Tables {
  readonly head: Buffer;
  readonly hhea: Buffer;
  readonly hmtx: Buffer;
  readonly cmap: Buffer;
  readonly os2: Buffer;
}

/** The parts of a TrueType file that are needed here (ISO/IEC 14496-22, 4.3). */
function readTables(file: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const from = file.readUInt32BE(at + 8);
    tables.set(
      file.toString('latin1', at, at + 4),
      file.subarray(from, from + file.readUInt32BE(at + 12)),
    );
  }
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`the exhibit font has no ${name} table`);
    return found;
  };
  return {
    head: table('head'),
    hhea: table('hhea'),
    hmtx: table('hmtx'),
    cmap: table('cmap'),
    os2: table('OS/2'),
  };
}

/** How far a character moves the pen, in font units. */
function advanceOf({ cmap, hhea, hmtx }: Tables, character: string): number {
  const glyph = glyphOf(cmap, character.codePointAt(0) ?? 0);
  const metrics = hhea.readUInt16BE(34);
  return hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
}

/** Looks a character up in the first table of the map, which is of format 4: segments of consecutive characters. */
function glyphOf(cmap: Buffer, point: number): number {
  const map = cmap.subarray(cmap.readUInt32BE(8));
  const segments = map.readUInt16BE(6);
  for (let at = 0; at < segments; at += 2) {
    if (map.readUInt16BE(14 + at) < point) continue;
    const first = map.readUInt16BE(16 + segments + at);
    if (first > point) return 0;
    const delta = map.readUInt16BE(16 + 2 * segments + at);
    const place = 16 + 3 * segments + at;
    const offset = map.readUInt16BE(place);
    if (offset === 0) return (point + delta) & 0xffff;
    const glyph = map.readUInt16BE(place + offset + 2 * (point - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
