import { crc32 } from 'node:zlib';

/** The file format of PNG (W3C PNG, third edition): a fixed head, then chunks of length, type, data and checksum. */
export interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colourType: number;
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
/** What a new file keeps: the critical chunks, and which colour is transparent. Not one that carries words, places or times. */
const KEPT_BEFORE_PIXELS = ['PLTE', 'tRNS'];

/** Channels and allowed depths by colour type: grey, colour, palette, grey with alpha, colour with alpha. */
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
  const [bitDepth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  const kind = COLOUR_TYPES[colourType];
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
    colourType,
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

export function writePng(header: PngHeader, chunks: readonly PngChunk[], packed: Buffer): Buffer {
  const colours = chunks.filter(({ type }) => KEPT_BEFORE_PIXELS.includes(type));
  return Buffer.concat([
    MAGIC,
    chunk('IHDR', header.data),
    ...colours.map(({ type, data }) => chunk(type, data)),
    chunk('IDAT', packed),
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
