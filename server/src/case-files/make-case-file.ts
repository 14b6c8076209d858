import {
  CASE_FILE_FORMAT,
  CASE_FILE_LIST,
  CaseFileProblems,
  sealCaseFile,
  type CaseFile,
  type CaseFileAbsence,
  type CaseFileEntry,
  type CaseFilePart,
} from '@creditfix/shared/case-files';
import { canonicalJson, RequestProblems } from '@creditfix/shared/kernel';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { makeZip } from 'client-zip';
import { createHash } from 'node:crypto';
import { noteCaseFile, type Origin } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { inLanguage } from '#server/platform/language/index.ts';
import { PdfFailure, pdfBinding, type ChainLink } from '#server/platform/pdf/index.ts';
import type { CaseFilesParts } from './case-files.parts.ts';
import { renderCasePages, type ListedFile } from './case-pages-html.ts';
import { recordsOf } from './case-records.ts';
import { placesOf } from './case-words.ts';
import { gatherCase, type Case, type CaseSource, type CaseChoice } from './gather-case.ts';

/**
 * Makes a case file while it leaves. Each file is opened twice: once to count its pages and hash it, since the first page names them
 * all, and once to be bound; one of them is in memory at a time, and nothing is stored.
 */

export interface CaseFileRequest extends CaseChoice {
  readonly format: 'pdf' | 'zip';
  readonly origin: Origin;
}

interface OpenedSource extends ListedFile {
  readonly source: CaseSource;
  readonly bytes: number;
  readonly pages: number;
}

/** Pages that we write ourselves: two years of letters take about eighty. */
const MOST_WRITTEN_PAGES = 1_500;
const MOST_PRINTS = 5;

/**
 * @throws Problem `disputes.not_found`, `case_files.nothing_yet`, `case_files.too_large` or `request.busy`, before the first byte
 */
export async function* makeCaseFile(
  em: EntityManager,
  parts: CaseFilesParts,
  request: CaseFileRequest,
): AsyncGenerator<Uint8Array> {
  const about = await inLanguage('en', () => gatherCase(em, parts, request));
  if (about.letters.length === 0) throw CaseFileProblems.raise('case_files.nothing_yet');
  const { opened, absent } = await openAll(about);
  const binder = new CaseBinder(parts, { about, opened, absent });
  const { seal, bytes } = request.format === 'pdf' ? await binder.onePdf() : await binder.oneZip();
  const { accountId, origin } = request;
  const letterIds = about.letters.map(({ id }) => id);
  let isNoted = false;
  for await (const chunk of bytes) {
    // Before the last bytes leave: no whole file is about that the trails know nothing of.
    if (!isNoted && seal() !== '') {
      await noteCaseFile(em, parts, { accountId, letterIds, seal: seal(), origin });
      isNoted = true;
    }
    yield chunk;
  }
}

/** What opens, with its hash and pages; what does not is listed as missing. */
async function openAll({ sources, absent }: Case): Promise<{
  opened: readonly OpenedSource[];
  absent: readonly CaseFileAbsence[];
}> {
  const opened: OpenedSource[] = [];
  const missing: CaseFileAbsence[] = [];
  for (const source of sources) {
    const { name, title, letter } = source;
    const bytes = await source.open();
    const pages = bytes && (await pagesOf(source, bytes));
    if (!bytes || !pages) {
      missing.push({ what: title, letter, why: 'unreadable' });
      continue;
    }
    opened.push({
      source,
      place: `document-${opened.length + 1}`,
      name,
      title,
      letter,
      sha256: sha256(bytes),
      bytes: bytes.length,
      pages,
    });
  }
  return { opened, absent: [...absent, ...missing] };
}

/** Undefined if it is no PDF that can be bound. */
async function pagesOf(source: CaseSource, bytes: Uint8Array): Promise<number | undefined> {
  try {
    return (await pdfOf(source, bytes)).getPageCount();
  } catch {
    return undefined;
  }
}

const SHEET = { width: 612, height: 792, edge: 42 } as const;

/** A file as pages: a picture lies on a sheet of its own. */
async function pdfOf({ name }: CaseSource, bytes: Uint8Array): Promise<PDFDocument> {
  const { PDFDocument } = await pdfBinding();
  if (!name.endsWith('.jpg')) return await PDFDocument.load(bytes, { updateMetadata: false });
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const picture = await pdf.embedJpg(bytes);
  const { width, height, edge } = SHEET;
  const fit = picture.scaleToFit(width - 2 * edge, height - 2 * edge);
  pdf.addPage([width, height]).drawImage(picture, {
    x: (width - fit.width) / 2,
    y: height - edge - fit.height,
    ...fit,
  });
  await pdf.flush();
  return pdf;
}

/** The bytes that were hashed, and no others. */
async function openAgain({ source, sha256: seen, name }: OpenedSource): Promise<Uint8Array> {
  const bytes = await source.open();
  if (!bytes || sha256(bytes) !== seen) throw new Error(`${name} changed while it was bound`);
  return bytes;
}

interface Made {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Empty until the list is written, which is among the last bytes. */
  readonly seal: () => string;
}

class CaseBinder {
  readonly #parts: CaseFilesParts;
  readonly #about: Case;
  readonly #opened: readonly OpenedSource[];
  readonly #absent: readonly CaseFileAbsence[];
  #seal = '';

  constructor(
    parts: CaseFilesParts,
    case_: {
      readonly about: Case;
      readonly opened: readonly OpenedSource[];
      readonly absent: readonly CaseFileAbsence[];
    },
  ) {
    this.#parts = parts;
    this.#about = case_.about;
    this.#opened = case_.opened;
    this.#absent = case_.absent;
  }

  /** One PDF: our pages, and behind them each document, with a list of its parts in its last bytes. */
  async onePdf(): Promise<Made> {
    const { chainPdfs } = await pdfBinding();
    const written = await this.#write((count) => {
      let page = count + 1;
      return new Map(
        this.#opened.map((file) => {
          const from = page;
          page += file.pages;
          return [file.place, String(from)];
        }),
      );
    });
    const total = this.#opened.reduce((sum, { pages }) => sum + pages, written.pages);
    const bytes = chainPdfs('Case file', this.#links(written), {
      foot: (page) => `Case file, page ${page} of ${total}`,
      list: (bound) => ({
        name: CASE_FILE_LIST,
        text: canonicalJson(this.#list([], { parts: [...bound] })),
      }),
      seal: ({ listAt, listBytes, sha256: whole }) =>
        `${CASE_FILE_FORMAT} list ${listAt} ${listBytes} sha256 ${whole}`,
    });
    return { bytes, seal: () => this.#seal };
  }

  async *#links(written: WrittenPages): AsyncGenerator<ChainLink> {
    const { source, starts } = written;
    yield {
      source,
      name: OVERVIEW,
      bookmarks: placesOf(this.#about).map(([place, title]) => ({
        place,
        title,
        page: starts.get(place) ?? 0,
      })),
    };
    for (const file of this.#opened) {
      const { name, place, title } = file;
      const pdf = await pdfOf(file.source, await openAgain(file));
      yield { source: pdf, name, bookmarks: [{ place, title, page: 0 }] };
    }
  }

  /** A zip with each file as it is kept, and our pages as a PDF of their own. */
  async oneZip(): Promise<Made> {
    const overview = await this.#overview();
    const lastModified = this.#about.madeAt;
    const entry = (name: string, input: Uint8Array | string) => ({
      name,
      input: typeof input === 'string' ? input : new Uint8Array(input),
      lastModified,
    });
    const { entries, whole } = this.#entries(overview);
    const files = async function* () {
      for await (const { name, bytes } of entries) yield entry(name, bytes);
      yield entry(CASE_FILE_LIST, canonicalJson(whole()));
    };
    return { bytes: bytesOf(makeZip(files())), seal: () => this.#seal };
  }

  #entries(overview: Uint8Array) {
    const opened = this.#opened;
    const entries = (async function* () {
      yield { name: OVERVIEW, bytes: overview };
      for (const file of opened) yield { name: file.name, bytes: await openAgain(file) };
    })();
    const own: CaseFileEntry = {
      name: OVERVIEW,
      kind: 'overview',
      bytes: overview.length,
      sha256: sha256(overview),
    };
    return { entries, whole: () => this.#list([own], {}) };
  }

  async #overview(): Promise<Uint8Array> {
    const { chainPdfs } = await pdfBinding();
    const names = new Map(this.#opened.map(({ place, name }) => [place, name]));
    const written = await this.#write(() => names);
    const { source, starts, pages } = written;
    const links = async function* (bookmarks: NonNullable<ChainLink['bookmarks']>) {
      yield { source, name: OVERVIEW, bookmarks };
    };
    const bookmarks = placesOf(this.#about).map(([place, title]) => ({
      place,
      title,
      page: starts.get(place) ?? 0,
    }));
    const chunks: Uint8Array[] = [];
    const bound = chainPdfs('Case file', links(bookmarks), {
      foot: (page) => `Case file, page ${page} of ${pages}`,
    });
    for await (const chunk of bound) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Printed at least twice: only a print tells on which page each part begins, which the next one says, and has to leave where it is. */
  async #write(
    documentsAfter: (pages: number) => ReadonlyMap<string, string>,
  ): Promise<WrittenPages> {
    let said = await this.#print((place) => documentsAfter(0).get(place) ?? '');
    for (let prints = 1; prints < MOST_PRINTS; prints += 1) {
      const { starts, pages } = said;
      const documents = documentsAfter(pages);
      const again = await this.#print((place) => {
        const own = starts.get(place);
        return own === undefined ? (documents.get(place) ?? '') : String(own + 1);
      });
      const isAsSaid =
        again.pages === pages &&
        [...starts].every(([place, page]) => again.starts.get(place) === page);
      if (isAsSaid) return again;
      said = again;
    }
    throw new Error('the table of contents moves what it names');
  }

  async #print(whereIs: (place: string) => string): Promise<WrittenPages> {
    const { pdf, log } = this.#parts;
    const reference = `case-file ${this.#about.madeAt.toISOString()}`;
    try {
      const { bytes, pages } = await pdf.print({
        html: inLanguage('en', () =>
          renderCasePages({
            about: this.#about,
            files: this.#opened,
            absent: this.#absent,
            reference,
            whereIs,
          }),
        ),
        title: 'Case file',
        mustContain: reference,
        maxPages: MOST_WRITTEN_PAGES,
      });
      const { PDFDocument } = await pdfBinding();
      const source = await PDFDocument.load(bytes, { updateMetadata: false });
      return { source, pages, starts: await startsOf(source, this.#about) };
    } catch (error) {
      if (!(error instanceof PdfFailure)) throw error;
      log.warn({ err: error }, 'case-files: the pages of a case file could not be printed');
      throw RequestProblems.raise('request.busy', { retryAfterSeconds: 30 });
    }
  }

  #list(before: readonly CaseFileEntry[], of: { readonly parts?: CaseFilePart[] }): CaseFile {
    const { madeAt, leftOut, disputes } = this.#about;
    const list = sealCaseFile(
      {
        format: CASE_FILE_FORMAT,
        madeAt: madeAt.toISOString(),
        leftOut: [...leftOut],
        items: disputes.map(({ creditorName, accountEnding, target }) => ({
          item: [creditorName, accountEnding].filter(Boolean).join(' '),
          recipient: target,
        })),
        files: [
          ...before,
          ...this.#opened.map(({ name, source: { kind }, letter, bytes, sha256: own }) => ({
            name,
            kind,
            letter,
            bytes,
            sha256: own,
          })),
        ],
        absent: [...this.#absent],
        ...of,
      },
      recordsOf(this.#about),
      sha256,
    );
    this.#seal = list.seal;
    return list;
  }
}

const OVERVIEW = 'case-file.pdf';

interface WrittenPages {
  readonly source: PDFDocument;
  readonly pages: number;
  /** On which page each place begins, from 0. */
  readonly starts: ReadonlyMap<string, number>;
}

/** Chromium names each place that a link of the page leads to. */
async function startsOf(pdf: PDFDocument, about: Case): Promise<Map<string, number>> {
  const { PDFArray, PDFDict, PDFName } = await pdfBinding();
  const named = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const pages = pdf.getPages().map(({ ref }) => ref.toString());
  const starts = placesOf(about).map(([place]): [string, number] => {
    if (place === 'cover') return [place, 0];
    if (place === 'contents') return [place, 1];
    const page = named?.lookupMaybe(PDFName.of(place), PDFArray)?.get(0).toString() ?? '';
    return [place, pages.indexOf(page)];
  });
  if (starts.some(([, page]) => page < 0)) throw new Error('a place of the case file has no page');
  return new Map(starts);
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Ends the work on what nobody waits for anymore; it answers with the reason that it was given.
    await reader.cancel().catch(() => {});
  }
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
