import { crc32 } from 'node:zlib';

/** The file format of PNG (W3C PNG, third edition): a fixed head, then chunks of length, type, data and checksum. */
interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colorType: number;
  readonly interlaced: boolean;
  readonly bitsPerPixel: number;
  /** The passes in which the rows come: one, or the seven of Adam7. */
  readonly passes: readonly PngPass[];
  /** Length of all rows together, each with its filter byte. */
  readonly rowsLength: number;
  readonly data: Buffer;
}

export interface PngPass {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
}

const MAGIC = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CRITICAL = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
/** What a new file keeps: the critical chunks, and which color is transparent. Not one that carries words, places or times. */
const KEPT_BEFORE_PIXELS = ['PLTE', 'tRNS'];

/** Channels and allowed depths by color type: gray, color, palette, gray with alpha, color with alpha. */
const COLOUR_TYPES: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

/** First column and row, step across and down of each Adam7 pass. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The chunks up to and with IEND; what follows it is not looked at. */
export function readChunks(file: Buffer): PngChunk[] {
  if (!file.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('not a PNG');
  const chunks: PngChunk[] = [];
  for (let at = MAGIC.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) break;
    const named = file.subarray(at + 4, end - 4);
    if (crc32(named) !== file.readUInt32BE(end - 4)) throw new Error('a checksum is wrong');
    const type = named.toString('latin1', 0, 4);
    if (/^[A-Z]/.test(type) && !CRITICAL.includes(type))
      throw new Error('an unknown critical chunk');
    chunks.push({ type, data: named.subarray(4) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw new Error('the file is cut off');
}

export function readHeader([first]: readonly PngChunk[]): PngHeader {
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw new Error('no header');
  const { data } = first;
  const [bitDepth = 0, colorType = 0, compression, filter, interlace = 0] = data.subarray(8);
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  const kind = COLOUR_TYPES[colorType];
  if (!kind?.depths.includes(bitDepth) || compression !== 0 || filter !== 0 || interlace > 1) {
    throw new Error('a header that no PNG can have');
  }
  if (width === 0 || height === 0) throw new Error('no pixels');
  const bitsPerPixel = kind.channels * bitDepth;
  const passes = passesOf(width, height, bitsPerPixel, interlace === 1);
  const rowsLength = passes.reduce((sum, pass) => sum + (pass.rowBytes + 1) * pass.height, 0);
  const interlaced = interlace === 1;
  return {
    width,
    height,
    bitDepth,
    colorType,
    interlaced,
    bitsPerPixel,
    passes,
    rowsLength,
    data,
  };
}

function passesOf(width: number, height: number, bits: number, interlaced: boolean): PngPass[] {
  const pass = (across: number, down: number): PngPass => ({
    width: across,
    height: down,
    rowBytes: Math.ceil((across * bits) / 8),
  });
  if (!interlaced) return [pass(width, height)];
  return ADAM7.map(([x, y, stepX, stepY]) =>
    pass(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
  ).filter((part) => part.width > 0 && part.height > 0);
}

export function writePng(header: PngHeader, chunks: readonly PngChunk[], deflated: Buffer): Buffer {
  const colors = chunks.filter(({ type }) => KEPT_BEFORE_PIXELS.includes(type));
  return Buffer.concat([
    MAGIC,
    chunk('IHDR', header.data),
    ...colors.map(({ type, data }) => chunk(type, data)),
    chunk('IDAT', deflated),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** How a pixel looks on white paper, as one number. */
type PaperColor = number;
type ColorOf = (line: Uint8Array, x: number) => PaperColor;

/**
 * True where somebody could see a stroke: two pixels look different on paper. It stops at the second color, and a row that
 * equals the one above is not looked at again, so that a huge empty picture costs little.
 *
 * @throws if a row says that it is stored in a way that there is not
 */
export function hasInk(rows: Uint8Array, header: PngHeader, chunks: readonly PngChunk[]): boolean {
  const colorOf = paperColors(header, chunks);
  const step = Math.max(1, header.bitsPerPixel >> 3);
  let at = 0;
  let first: PaperColor | undefined;
  let ink = false;
  for (const { width, height, rowBytes } of header.passes) {
    let above: Uint8Array = new Uint8Array(rowBytes);
    for (let row = 0; row < height; row += 1, at += rowBytes + 1) {
      const filter = rows[at] ?? 0;
      if (filter > 4) throw new Error('an unknown row filter');
      if (ink) continue;
      const line = unfilter(filter, rows.subarray(at + 1, at + 1 + rowBytes), above, step);
      if (row === 0 || Buffer.compare(line, above) !== 0) {
        first ??= colorOf(line, 0);
        for (let x = 0; x < width && !ink; x += 1) ink = colorOf(line, x) !== first;
      }
      above = line;
    }
  }
  return ink;
}

/** W3C PNG, section 9: each byte was stored as its difference from a neighbor. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): Uint8Array {
  if (filter === 0) return line;
  const plain = new Uint8Array(line);
  for (let i = 0; i < plain.length; i += 1) {
    const left = i >= step ? (plain[i - step] as number) : 0;
    const up = above[i] as number;
    if (filter === 1) plain[i] = (line[i] as number) + left;
    else if (filter === 2) plain[i] = (line[i] as number) + up;
    else if (filter === 3) plain[i] = (line[i] as number) + ((left + up) >> 1);
    else
      plain[i] = (line[i] as number) + paeth(left, up, i >= step ? (above[i - step] as number) : 0);
  }
  return plain;
}

function paeth(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** For 16-bit samples the high byte says enough. */
function paperColors({ bitDepth, colorType }: PngHeader, chunks: readonly PngChunk[]): ColorOf {
  const size = bitDepth === 16 ? 2 : 1;
  const at = (line: Uint8Array, index: number) => line[index * size] as number;
  switch (colorType) {
    case 0:
      return (line, x) => (bitDepth < 8 ? packed(line, x, bitDepth) : at(line, x));
    case 2:
      return (line, x) => onPaper(at(line, x * 3), at(line, x * 3 + 1), at(line, x * 3 + 2), 255);
    case 3:
      return paletteColors(bitDepth, chunks);
    case 4:
      return (line, x) => {
        const gray = at(line, x * 2);
        return onPaper(gray, gray, gray, at(line, x * 2 + 1));
      };
    default:
      return (line, x) => {
        const i = x * 4;
        return onPaper(at(line, i), at(line, i + 1), at(line, i + 2), at(line, i + 3));
      };
  }
}

function paletteColors(bitDepth: number, chunks: readonly PngChunk[]): ColorOf {
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const alphas = chunks.find(({ type }) => type === 'tRNS')?.data;
  if (!palette || palette.length % 3 !== 0) throw new Error('no palette');
  return (line, x) => {
    const index = packed(line, x, bitDepth);
    const [red = 0, green = 0, blue] = palette.subarray(index * 3, index * 3 + 3);
    if (blue === undefined) throw new Error('a color that the palette does not have');
    return onPaper(red, green, blue, alphas?.[index] ?? 255);
  };
}

/** One of several samples that share a byte. */
function packed(line: Uint8Array, x: number, bitDepth: number): number {
  const bit = x * bitDepth;
  const shift = 8 - bitDepth - (bit & 7);
  return ((line[bit >> 3] as number) >> shift) & ((1 << bitDepth) - 1);
}

/** Two shades that differ by less than this are one: nobody sees them apart in print. */
const SHADE_BITS = 3;

function onPaper(red: number, green: number, blue: number, alpha: number): PaperColor {
  const paper = 255 * (255 - alpha);
  const mix = (channel: number) => ((channel * alpha + paper) / 255) >> SHADE_BITS;
  return (mix(red) << 16) | (mix(green) << 8) | mix(blue);
}
