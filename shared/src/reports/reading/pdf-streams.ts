import { TooComplex } from './saved-page.ts';

/** Looks into a PDF before anything is built of it: what unpacks to more than any report is refused by counting, not by trying. */

/** In bytes. */
interface Limits {
  /** Of what one stream unpacks to. */
  readonly ofOne: number;
  /** Of what all streams of a file unpack to. */
  readonly ofAll: number;
}

const MOST: Limits = { ofOne: 64 * 1024 * 1024, ofAll: 512 * 1024 * 1024 };
const MOST_STREAMS = 20_000;
/** Packed again and again; no program does it more than twice. */
const DEEPEST = 3;
const PIECE = 64 * 1024;

/** Text drawn in no color, with no weight or as light as paper, or a box that may lie over it: what a PDF needs for hiding text. */
const LIGHT = String.raw`(?:1(?:\.0*)?|0?\.9\d*)`;
const HIDING = new RegExp(
  String.raw`\b[37]\s+Tr\b|\/ca\s+(?:0?\.0+|0)(?![.\d])|(?<![\d.])${LIGHT}\s+(?:g|${LIGHT}\s+${LIGHT}\s+(?:rg|scn?))\b|\bre\s+[fFbB]\b`,
);

/** @returns whether some text may be drawn so that nobody sees it @throws TooComplex */
export async function mayHideText(file: Uint8Array, most: Limits = MOST): Promise<boolean> {
  // What was read from a file is in memory of its own.
  const bytes = file as Uint8Array<ArrayBuffer>;
  const text = new TextDecoder('latin1').decode(bytes);
  const counted = { most, total: 0, hides: HIDING.test(text) };
  let streams = 0;
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 6)) {
    if (text.startsWith('end', at - 3)) continue;
    streams += 1;
    if (streams > MOST_STREAMS) throw new TooComplex();
    let start = at + 6;
    if (text[start] === '\r') start += 1;
    if (text[start] === '\n') start += 1;
    const end = text.indexOf('endstream', start);
    const stop = end === -1 ? bytes.length : end;
    await unpack(bytes.subarray(start, stop), counted);
    at = Math.max(at, stop - 6);
  }
  return counted.hides;
}

interface Counted {
  readonly most: Limits;
  total: number;
  hides: boolean;
}

async function unpack(packed: Uint8Array<ArrayBuffer>, counted: Counted, depth = 1): Promise<void> {
  // How a stream packed by deflate begins.
  const [first = 0, second = 0] = packed;
  if ((first & 0x0f) !== 8 || ((first << 8) | second) % 31 !== 0) return;
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  void feed(writer, packed);
  const reader = stream.readable.getReader();
  const head: Uint8Array<ArrayBuffer>[] = [];
  let unpacked = 0;
  let before = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { value } = read;
      unpacked += value.length;
      counted.total += value.length;
      const { most } = counted;
      if (unpacked > most.ofOne || counted.total > most.ofAll) throw new TooComplex();
      if (unpacked <= PIECE * 8 || head.length === 0) head.push(new Uint8Array(value));
      if (counted.hides) continue;
      const piece = before + new TextDecoder('latin1').decode(value);
      counted.hides = HIDING.test(piece);
      before = piece.slice(-32);
    }
  } catch (error) {
    if (error instanceof TooComplex) {
      await reader.cancel().catch(() => {});
      throw error;
    }
    // Broken off, or something behind its end: what was unpacked so far counts.
  }
  const again = head[0];
  if (!again || (again[0] ?? 0) !== 0x78) return;
  if (depth === DEEPEST) throw new TooComplex();
  await unpack(joined(head), counted, depth + 1);
}

async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  packed: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    for (let at = 0; at < packed.length; at += PIECE)
      await writer.write(packed.subarray(at, at + PIECE));
    await writer.close();
  } catch {
    // Said to the reader, too.
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
