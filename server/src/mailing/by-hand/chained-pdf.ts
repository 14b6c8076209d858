import { PDFDocument, PDFName, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

/** PDFs one behind the other as one file that is written while it is made: never more than one of them is in memory. */

/** The pages of one source that come next; all of them if nothing is said. */
export interface ChainLink {
  readonly source: PDFDocument;
  readonly pages?: readonly number[];
}

/** Pages are copied object by object, so that what is printed is what the source has. */
export async function* chainPdfs(
  title: string,
  links: AsyncIterable<ChainLink>,
): AsyncGenerator<Uint8Array> {
  const chain = await PDFDocument.create({ updateMetadata: false });
  chain.setTitle(title);
  const written = new WrittenObjects();
  const kept = new Set(chain.context.enumerateIndirectObjects().map(([ref]) => ref));
  const pagesRef = chain.catalog.get(PDFName.of('Pages')) as PDFRef;
  const kids: PDFRef[] = [];
  yield written.take(HEADER);
  for await (const { source, pages = source.getPageIndices() } of links) {
    for (const { node, ref } of await chain.copyPages(source, [...pages])) {
      node.setParent(pagesRef);
      kids.push(ref);
    }
    for (const [ref, object] of chain.context.enumerateIndirectObjects()) {
      if (kept.has(ref)) continue;
      yield written.object(ref, object);
      chain.context.delete(ref);
    }
  }
  const tree = chain.catalog.Pages();
  tree.set(PDFName.of('Kids'), chain.context.obj(kids));
  tree.set(PDFName.of('Count'), PDFNumber.of(kids.length));
  for (const [ref, object] of chain.context.enumerateIndirectObjects())
    yield written.object(ref, object);
  const { Root, Info } = chain.context.trailerInfo;
  yield written.end(`/Root ${Root?.toString() ?? ''} /Info ${Info?.toString() ?? ''}`);
}

/** Readers take a file with bytes beyond ASCII in its second line for a binary one (ISO 32000-1, 7.5.2). */
const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** Counts where each object begins, for the table at the end. */
class WrittenObjects {
  #length = 0;
  readonly #offsets: number[] = [];

  take(bytes: Uint8Array): Uint8Array {
    this.#length += bytes.length;
    return bytes;
  }

  object({ objectNumber }: PDFRef, object: PDFObject): Uint8Array {
    this.#offsets[objectNumber] = this.#length;
    const head = Buffer.from(`${objectNumber} 0 obj\n`, 'latin1');
    const tail = Buffer.from('\nendobj\n', 'latin1');
    const body = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    return this.take(Buffer.concat([head, body, tail]));
  }

  /** ISO 32000-1, 7.5.4: entries of exactly 20 bytes; numbers that were never used are free. */
  end(trailer: string): Uint8Array {
    const size = this.#offsets.length;
    const entries = Array.from({ length: size }, (_, number) => {
      const offset = this.#offsets[number];
      return offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    return Buffer.from(
      `xref\n0 ${size}\n${entries.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${this.#length}\n%%EOF\n`,
      'latin1',
    );
  }
}
