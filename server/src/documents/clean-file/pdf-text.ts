import { inflateSync } from 'node:zlib';
import { Refusal } from './refusal.ts';

/** Objects may be packed into streams of their own. Honest ones unpack to a few megabytes. */
export const MOST_UNPACKED = 32_000_000;
/**
 * What a paper of ten pages has beside its pictures, fonts and texts, with room to spare: the parser makes thirty times as much of it,
 * and works on it for seconds.
 */
export const MOST_STRUCTURE = 6_000_000;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
/** How far before `stream` its dictionary is looked for. */
const DICTIONARY_REACH = 2_000;

/** A PDF's own text: all that is not the inside of a stream. */
export function plainPdfText(file: Buffer): string {
  return unescapeNames([...piecesOf(file)].map(({ plain }) => plain).join(' '));
}

/**
 * The inside of those streams that hold further objects. Unpacking here, with a limit, is also what keeps a bomb from the
 * parser, which has none.
 */
export function packedPdfText(file: Buffer): string {
  const packed: string[] = [];
  let unpackedBytes = 0;
  for (const { plain, body } of piecesOf(file)) {
    const before = plain.slice(-DICTIONARY_REACH);
    const dictionary = unescapeNames(before.slice(before.lastIndexOf(' obj') + 1));
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const unpacked = unpack(dictionary, body);
    unpackedBytes += unpacked.length;
    if (unpackedBytes > MOST_UNPACKED) throw new Refusal('documents.unsafe');
    if (/\/ObjStm\b/.test(dictionary)) packed.push(unpacked.toString('latin1'));
  }
  return unescapeNames(packed.join('\n'));
}

interface Piece {
  readonly plain: string;
  /** The stream that follows; empty after the last. */
  readonly body: Buffer;
}

/** Plain text and stream in turn. By searching, not by a pattern: that would look through a hostile file over and over. */
function* piecesOf(file: Buffer): Generator<Piece> {
  let at = 0;
  while (at < file.length) {
    const start = nextStream(file, at);
    const end = start === undefined ? -1 : file.indexOf('endstream', start, 'latin1');
    if (start === undefined || end < 0) break;
    yield { plain: file.toString('latin1', at, start), body: file.subarray(start, end) };
    at = end + 'endstream'.length;
  }
  yield { plain: file.toString('latin1', at), body: Buffer.alloc(0) };
}

/** Where the inside of the next stream begins: after the word and its line end. */
function nextStream(file: Buffer, from: number): number | undefined {
  const word = file.indexOf('stream', from, 'latin1');
  if (word < 0) return undefined;
  const after = word + 'stream'.length;
  if (file[after] === LINE_FEED) return after + 1;
  return file[after] === RETURN && file[after + 1] === LINE_FEED ? after + 2 : after;
}

function unpack(dictionary: string, body: Buffer): Buffer {
  const filters = dictionary.match(/\/(?:\w+Decode|Fl|LZW|AHx|A85|RL)\b/g) ?? [];
  if (filters.length === 0) return body;
  // Anything but one plain compression is a way to hide, or to make much out of little.
  if (filters.length > 1 || filters[0] !== '/FlateDecode') throw new Refusal('documents.unsafe');
  try {
    return inflateSync(body, { maxOutputLength: MOST_UNPACKED });
  } catch (error) {
    const tooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(tooMuch ? 'documents.unsafe' : 'documents.unreadable');
  }
}

/** Names may be written with escapes (`/J#61vaScript`). */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
