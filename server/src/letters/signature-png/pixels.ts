import type { PngChunk, PngHeader } from './chunks.ts';

/** How a pixel looks on white paper, as one number. */
type PaperColour = number;
type ColourOf = (line: Uint8Array, x: number) => PaperColour;

/**
 * True where somebody could see a stroke: two pixels look different on paper. It stops at the second colour, and a row that
 * equals the one above is not looked at again, so that a huge empty picture costs little.
 *
 * @throws if a row says that it is stored in a way that there is not
 */
export function hasInk(rows: Uint8Array, header: PngHeader, chunks: readonly PngChunk[]): boolean {
  const colourOf = paperColours(header, chunks);
  const step = Math.max(1, header.bitsPerPixel >> 3);
  let at = 0;
  let first: PaperColour | undefined;
  let ink = false;
  for (const { width, height, rowBytes } of header.passes) {
    let above: Uint8Array = new Uint8Array(rowBytes);
    for (let row = 0; row < height; row += 1, at += rowBytes + 1) {
      const filter = rows[at] ?? 0;
      if (filter > 4) throw new Error('an unknown row filter');
      if (ink) continue;
      const line = unfilter(filter, rows.subarray(at + 1, at + 1 + rowBytes), above, step);
      if (row === 0 || Buffer.compare(line, above) !== 0) {
        first ??= colourOf(line, 0);
        for (let x = 0; x < width && !ink; x += 1) ink = colourOf(line, x) !== first;
      }
      above = line;
    }
  }
  return ink;
}

/** W3C PNG, section 9: each byte was stored as its difference from a neighbour. */
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
function paperColours({ bitDepth, colourType }: PngHeader, chunks: readonly PngChunk[]): ColourOf {
  const size = bitDepth === 16 ? 2 : 1;
  const at = (line: Uint8Array, index: number) => line[index * size] as number;
  switch (colourType) {
    case 0:
      return (line, x) => (bitDepth < 8 ? packed(line, x, bitDepth) : at(line, x));
    case 2:
      return (line, x) => onPaper(at(line, x * 3), at(line, x * 3 + 1), at(line, x * 3 + 2), 255);
    case 3:
      return paletteColours(bitDepth, chunks);
    case 4:
      return (line, x) => {
        const grey = at(line, x * 2);
        return onPaper(grey, grey, grey, at(line, x * 2 + 1));
      };
    default:
      return (line, x) => {
        const i = x * 4;
        return onPaper(at(line, i), at(line, i + 1), at(line, i + 2), at(line, i + 3));
      };
  }
}

function paletteColours(bitDepth: number, chunks: readonly PngChunk[]): ColourOf {
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const alphas = chunks.find(({ type }) => type === 'tRNS')?.data;
  if (!palette || palette.length % 3 !== 0) throw new Error('no palette');
  return (line, x) => {
    const index = packed(line, x, bitDepth);
    const [red = 0, green = 0, blue] = palette.subarray(index * 3, index * 3 + 3);
    if (blue === undefined) throw new Error('a colour that the palette does not have');
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

function onPaper(red: number, green: number, blue: number, alpha: number): PaperColour {
  const paper = 255 * (255 - alpha);
  const mix = (channel: number) => ((channel * alpha + paper) / 255) >> SHADE_BITS;
  return (mix(red) << 16) | (mix(green) << 8) | mix(blue);
}
