import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  StandardFonts,
  type PDFArray,
  type PDFFont,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { createHash, type Hash } from 'node:crypto';

/** PDFs one behind the other as one file that is written while it is made: never more than one of them is in memory. */

/** The pages of one source that come next; all of them if nothing is said. */
export interface ChainLink {
  readonly source: PDFDocument;
  readonly pages?: readonly number[];
  /** How the list of parts names it, where the file has one. */
  readonly name?: string;
  readonly bookmarks?: readonly Bookmark[];
}

/** An entry of the reader's outline, and what the links of the pages call that place. */
export interface Bookmark {
  readonly place: string;
  readonly title: string;
  /** Among the pages of the link, from 0. */
  readonly page: number;
  /** Stands under the one before it that is not. */
  readonly isUnder?: boolean;
}

/** Where the pages of a link are in the file; the first part begins with the file. */
export interface WrittenPart {
  readonly name: string;
  /** From 1. */
  readonly firstPage: number;
  readonly pages: number;
  readonly start: number;
  readonly end: number;
  readonly sha256: string;
}

/** What makes one file of the links: numbered pages, and at its end a list of its parts and a hash over all of it. */
export interface Binding {
  foot(page: number): string;
  /** Attached to the file, where it has one. */
  list?(parts: readonly WrittenPart[]): { readonly name: string; readonly text: string };
  /** A comment in the last lines, the only bytes that the hash does not cover. */
  seal?(bound: {
    readonly listAt: number;
    readonly listBytes: number;
    readonly sha256: string;
  }): string;
}

/** Pages are copied object by object, so that what is printed is what the source has. */
export async function* chainPdfs(
  title: string,
  links: AsyncIterable<ChainLink>,
  binding?: Binding,
): AsyncGenerator<Uint8Array> {
  const chain = await PDFDocument.create({ updateMetadata: false });
  chain.setTitle(title, { showInWindowTitleBar: true });
  // Our own pages and each letter are in English.
  chain.setLanguage('en-US');
  const feet = binding && (await PageFeet.of(chain, binding));
  const written = new WrittenObjects();
  const kept = new Set(chain.context.enumerateIndirectObjects().map(([ref]) => ref));
  const pagesRef = chain.catalog.get(PDFName.of('Pages')) as PDFRef;
  const kids: PDFRef[] = [];
  const places: Place[] = [];
  const parts: WrittenPart[] = [];
  yield written.take(HEADER);
  for await (const {
    source,
    pages = source.getPageIndices(),
    name = '',
    bookmarks = [],
  } of links) {
    const firstPage = kids.length + 1;
    for (const page of await chain.copyPages(source, [...pages])) {
      page.node.setParent(pagesRef);
      kids.push(page.ref);
      feet?.write(page, kids.length);
    }
    for (const { page, ...bookmark } of bookmarks) {
      const ref = kids[firstPage - 1 + page];
      if (ref) places.push({ ...bookmark, ref });
    }
    for (const [ref, object] of chain.context.enumerateIndirectObjects()) {
      if (kept.has(ref)) continue;
      yield written.object(ref, object);
      chain.context.delete(ref);
    }
    parts.push({ name, firstPage, pages: pages.length, ...written.endPart() });
  }
  const tree = chain.catalog.Pages();
  tree.set(PDFName.of('Kids'), chain.context.obj(kids));
  tree.set(PDFName.of('Count'), PDFNumber.of(kids.length));
  addOutline(chain, places);
  let list: { readonly listAt: number; readonly listBytes: number } | undefined;
  if (binding?.list) {
    const { name, text } = binding.list(parts);
    const bytes = Buffer.from(text, 'utf8');
    const { ref, head } = attach(chain, { name, size: bytes.length });
    const before = written.begin(ref, head);
    yield before;
    list = { listAt: written.length, listBytes: bytes.length };
    yield written.take(bytes);
    yield written.take(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  }
  for (const [ref, object] of chain.context.enumerateIndirectObjects())
    yield written.object(ref, object);
  const { Root, Info } = chain.context.trailerInfo;
  const { table, end } = written.ending(
    `/Root ${Root?.toString() ?? ''} /Info ${Info?.toString() ?? ''}`,
  );
  yield written.take(table);
  if (binding?.seal && list) {
    const sha256 = written.hashWith(end);
    yield Buffer.from(`%${binding.seal({ ...list, sha256 })}\n`, 'latin1');
  }
  yield end;
}

type Place = Omit<Bookmark, 'page'> & { readonly ref: PDFRef };

/** Readers take a file with bytes beyond ASCII in its second line for a binary one (ISO 32000-1, 7.5.2). */
const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** In points: below where a letter or an exhibit has anything. */
const FOOT = { size: 7, y: 12, right: 36 } as const;

/** A line at the foot of each page. The page's own content stays as it is, between a saved and a restored state. */
class PageFeet {
  readonly #font: PDFFont;
  readonly #text: Binding['foot'];
  readonly #before: PDFRef;
  readonly #after: PDFRef;

  private constructor(chain: PDFDocument, font: PDFFont, text: Binding['foot']) {
    this.#font = font;
    this.#text = text;
    this.#before = chain.context.register(chain.context.stream('q\n'));
    this.#after = chain.context.register(chain.context.stream('\nQ\n'));
  }

  static async of(chain: PDFDocument, { foot }: Binding): Promise<PageFeet> {
    const font = await chain.embedFont(StandardFonts.Helvetica);
    await font.embed();
    return new PageFeet(chain, font, foot);
  }

  write(page: PDFPage, number: number): void {
    const { node } = page;
    const words = this.#text(number);
    const { x, y, width } = page.getMediaBox();
    const left = x + width - FOOT.right - this.#font.widthOfTextAtSize(words, FOOT.size);
    node.normalize();
    const name = node.newFontDictionary('Foot', this.#font.ref);
    const drawn = [
      `/Artifact BMC q BT 0.25 g ${name.toString()} ${FOOT.size} Tf`,
      `${left.toFixed(2)} ${(y + FOOT.y).toFixed(2)} Td ${this.#font.encodeText(words).toString()} Tj ET Q EMC`,
    ];
    node.wrapContentStreams(this.#before, this.#after);
    node.addContentStream(node.context.register(node.context.stream(drawn.join('\n'))));
  }
}

/** What readers show beside the pages, and where the links of the pages lead. */
function addOutline({ context, catalog }: PDFDocument, places: readonly Place[]): void {
  if (places.length === 0) return;
  const goal = ({ ref }: Place) => context.obj([ref, PDFName.of('Fit')]) as PDFArray;
  catalog.set(
    PDFName.of('Dests'),
    context.obj(Object.fromEntries(places.map((place) => [place.place, goal(place)]))),
  );
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  const root = context.nextRef();
  const tops = places.filter(({ isUnder }) => !isUnder);
  const under = new Map(
    tops.map((top) => {
      const from = places.indexOf(top) + 1;
      const to = places.findIndex((place, at) => at >= from && !place.isUnder);
      return [top, places.slice(from, to < 0 ? undefined : to)] as const;
    }),
  );
  /** @returns what the entry above them says of them */
  const addAll = (all: readonly Place[], parent: PDFRef) => {
    const refs = all.map(() => context.nextRef());
    for (const [at, place] of all.entries()) {
      const [own, previous, next] = [refs[at], refs[at - 1], refs[at + 1]];
      if (!own) continue;
      context.assign(
        own,
        context.obj({
          Title: PDFHexString.fromText(place.title),
          Parent: parent,
          Dest: goal(place),
          ...(previous && { Prev: previous }),
          ...(next && { Next: next }),
          ...addAll(under.get(place) ?? [], own),
        }),
      );
    }
    const [first] = refs;
    return first ? { First: first, Last: refs.at(-1) ?? first, Count: refs.length } : {};
  };
  context.assign(root, context.obj({ Type: 'Outlines', ...addAll(tops, root) }));
  catalog.set(PDFName.of('Outlines'), root);
}

/** Names a file that is attached; its bytes are written as they are, so that they can be found again without a PDF reader. */
function attach(
  { context, catalog }: PDFDocument,
  { name, size }: { readonly name: string; readonly size: number },
): { ref: PDFRef; head: string } {
  const ref = context.nextRef();
  const title = PDFString.of(name);
  const spec = context.register(
    context.obj({
      Type: 'Filespec',
      F: title,
      UF: PDFHexString.fromText(name),
      AFRelationship: 'Data',
      EF: { F: ref },
    }),
  );
  catalog.set(PDFName.of('Names'), context.obj({ EmbeddedFiles: { Names: [title, spec] } }));
  catalog.set(PDFName.of('AF'), context.obj([spec]));
  const head = `<< /Type /EmbeddedFile /Subtype /application#2Fjson /Length ${size} >>\nstream\n`;
  return { ref, head };
}

/** Counts where each object begins, for the table at the end, and hashes what goes by. */
class WrittenObjects {
  #length = 0;
  #partFrom = 0;
  #part: Hash = createHash('sha256');
  readonly #whole: Hash = createHash('sha256');
  readonly #offsets: number[] = [];

  get length(): number {
    return this.#length;
  }

  take(bytes: Uint8Array): Uint8Array {
    this.#length += bytes.length;
    this.#part.update(bytes);
    this.#whole.update(bytes);
    return bytes;
  }

  object(ref: PDFRef, object: PDFObject): Uint8Array {
    const body = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    return this.#numbered(ref, Buffer.concat([body, Buffer.from('\nendobj\n', 'latin1')]));
  }

  /** An object whose rest comes later. */
  begin(ref: PDFRef, head: string): Uint8Array {
    return this.#numbered(ref, Buffer.from(head, 'latin1'));
  }

  #numbered({ objectNumber }: PDFRef, bytes: Uint8Array): Uint8Array {
    this.#offsets[objectNumber] = this.#length;
    const head = Buffer.from(`${objectNumber} 0 obj\n`, 'latin1');
    return this.take(Buffer.concat([head, bytes]));
  }

  /** What was written since the part before. */
  endPart(): Pick<WrittenPart, 'start' | 'end' | 'sha256'> {
    const part = { start: this.#partFrom, end: this.#length, sha256: this.#part.digest('hex') };
    this.#partFrom = this.#length;
    this.#part = createHash('sha256');
    return part;
  }

  /** Of all that was written, with these bytes behind it. */
  hashWith(end: Uint8Array): string {
    return this.#whole.copy().update(end).digest('hex');
  }

  /** ISO 32000-1, 7.5.4: entries of exactly 20 bytes; numbers that were never used are free. */
  ending(trailer: string): { table: Uint8Array; end: Uint8Array } {
    const size = this.#offsets.length;
    const entries = Array.from({ length: size }, (_, number) => {
      const offset = this.#offsets[number];
      return offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const table = `xref\n0 ${size}\n${entries.join('')}trailer\n<< /Size ${size} ${trailer} >>\n`;
    const end = `startxref\n${this.#length}\n%%EOF\n`;
    return { table: Buffer.from(table, 'latin1'), end: Buffer.from(end, 'latin1') };
  }
}
