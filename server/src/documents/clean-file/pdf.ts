import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type FileLimits, Refusal } from './apart-protocol.ts';
import { isGrey, MAIL_PIXELS, mailPicture } from './pictures.ts';

/** Objects may be packed into streams of their own. Honest ones unpack to a few megabytes. */
const MOST_UNPACKED = 32_000_000;
/**
 * What a paper of ten pages has beside its pictures, fonts and texts, with room to spare: the parser makes thirty times as much of it,
 * and works on it for seconds.
 */
const MOST_STRUCTURE = 6_000_000;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
/** How far before `stream` its dictionary is looked for. */
const DICTIONARY_REACH = 2_000;

/** A PDF's own text: all that is not the inside of a stream. */
function plainPdfText(file: Buffer): string {
  return unescapeNames([...piecesOf(file)].map(({ plain }) => plain).join(' '));
}

/**
 * The inside of those streams that hold further objects. Unpacking here, with a limit, is also what keeps a bomb from the
 * parser, which has none.
 */
function packedPdfText(file: Buffer): string {
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

/**
 * What a PDF may not hold: a lock, a script, an action that does more than show a page, a file inside, a second form engine.
 * It is looked for twice: in the file's own text, and in its parsed objects.
 */
export async function checkPdf(
  file: Buffer,
  { filePages }: Pick<FileLimits, 'filePages'>,
): Promise<void> {
  const text = plainPdfText(file);
  // First, because what is locked can't be unpacked either.
  if (/\/Encrypt\b/.test(text)) throw new Refusal('documents.encrypted');
  const packed = packedPdfText(file);
  if (text.length + packed.length > MOST_STRUCTURE) throw new Refusal('documents.unreadable');
  if (DANGER_IN_TEXT.test(text) || DANGER_IN_TEXT.test(packed))
    throw new Refusal('documents.unsafe');
  // The parser may find packed objects that the search through the text was kept from.
  const isBomb = capUnpacking(MOST_UNPACKED);
  const pdf = await PDFDocument.load(file, {
    updateMetadata: false,
    ignoreEncryption: true,
    warnOnInvalidObjects: false,
  });
  const { context } = pdf;
  if (context.trailerInfo.Encrypt) throw new Refusal('documents.encrypted');
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  if (isBomb() || objects.some(isDangerous) || actsOnOpening(pdf))
    throw new Refusal('documents.unsafe');
  if (leadsBack(pdf)) throw new Refusal('documents.unreadable');
  if (declaredPages(pdf) > filePages) throw new Refusal('documents.too_many_pages');
}

const DANGER_IN_TEXT =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b|\/JS\s*[(<\d]|<script[\s>]|<html[\s>]/;

/** Keys whose mere presence is enough. */
const DANGER_KEYS = new Set(
  ['JS', 'JavaScript', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'].map(
    (name) => PDFName.of(name),
  ),
);
/** Kinds of action (`S`), annotation (`Subtype`) and object (`Type`) that do more than show a page. */
const DANGER_KINDS = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'EmbeddedFile', 'RichMedia', 'Rendition']
    .concat(['FileAttachment', 'GoToE'])
    .map((name) => PDFName.of(name)),
);
const KIND_KEYS = ['S', 'Subtype', 'Type'].map((name) => PDFName.of(name));

function isDangerous(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isDangerous(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isDangerous);
  if (!(object instanceof PDFDict)) return false;
  if (KIND_KEYS.some((key) => DANGER_KINDS.has(object.get(key) as PDFName))) return true;
  return object.entries().some(([key, value]) => DANGER_KEYS.has(key) || isDangerous(value));
}

/** Word processors note here which page to show first; anything else that happens on opening is not a plain document's. */
function actsOnOpening({ catalog }: PDFDocument): boolean {
  const action = catalog.lookup(PDFName.of('OpenAction'));
  return action instanceof PDFDict && action.get(PDFName.of('S')) !== PDFName.of('GoTo');
}

/** True if the tree of pages is none, because a branch is in it twice. */
function leadsBack({ catalog, context }: PDFDocument): boolean {
  const seen = new Set<PDFObject>();
  const open = [catalog.get(PDFName.of('Pages'))];
  for (let node = open.pop(); node; node = open.pop()) {
    const branch = context.lookup(node);
    const kids = branch instanceof PDFDict ? branch.lookup(PDFName.of('Kids')) : undefined;
    if (!(kids instanceof PDFArray)) continue;
    if (seen.has(node)) return true;
    if (node instanceof PDFRef) seen.add(node);
    open.push(...kids.asArray());
  }
  return false;
}

/** What the page tree says; the drawing library counts again. */
function declaredPages(pdf: PDFDocument): number {
  const count = pdf.catalog.Pages().lookupMaybe(PDFName.of('Count'), PDFNumber);
  return count?.asNumber() ?? 0;
}

/** Four times the print size of a small slip is enough; more would only enlarge its grain. */
const MOST_SCALE = 400 / 72;

let loaded: Promise<PDFiumLibrary> | undefined;

/** Makes the library ready for the next file: each file has one of its own. */
export async function loadPdfium(): Promise<void> {
  await (loaded ??= PDFiumLibrary.init());
}

/** A PDF as clean pages: checked for what it may not hold, then drawn page by page, with its form fields and marks. */
export async function cleanPdf(file: Buffer, limits: FileLimits): Promise<readonly Uint8Array[]> {
  await checkPdf(file, limits);
  const library = await (loaded ?? PDFiumLibrary.init());
  loaded = undefined;
  const pdf = await library.loadDocument(file);
  const count = pdf.getPageCount();
  if (count > limits.filePages) throw new Refusal('documents.too_many_pages');
  const pages: Uint8Array[] = [];
  for (let index = 0; index < count; index += 1) pages.push(await drawPage(pdf.getPage(index)));
  return pages;
}

async function drawPage(page: PDFiumPage): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    MAIL_PIXELS.width / originalWidth,
    MAIL_PIXELS.height / originalHeight,
    MOST_SCALE,
  );
  if (!Number.isFinite(scale)) throw new Refusal('documents.unreadable');
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    scale: 1,
    render: 'bitmap',
    renderFormFields: true,
  });
  const raw = { width, height, channels: 4 } as const;
  return await mailPicture(sharp(data, { raw }), { gray: isGrey(data) });
}

interface Unpacking {
  ensureBuffer(bytes: number): Uint8Array;
}

/**
 * Keeps what the PDF parser unpacks of one stream within a limit; it has none of its own, and its buffers count in no limit of
 * the process. All its ways of unpacking get their room from one place, so the refusal can be there.
 *
 * @returns whether there was more: the parser takes what it can't read for damage and goes on
 */
function capUnpacking(mostBytes: number): () => boolean {
  let more = false;
  const { dict } = PDFContext.create().stream('', { Filter: 'RunLengthDecode' });
  const one = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const kind = Object.getPrototypeOf(Object.getPrototypeOf(one)) as Unpacking;
  const { ensureBuffer } = kind;
  kind.ensureBuffer = function ensureWithin(this: Unpacking, bytes: number) {
    if (bytes > mostBytes) {
      more = true;
      throw new RangeError('this file unpacks to too much');
    }
    return ensureBuffer.call(this, bytes);
  };
  return () => more;
}
