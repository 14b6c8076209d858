import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { PdfFailure, type PrintedPdf, type PrintJob } from './pdf-printer.port.ts';

export interface PdfFacts {
  readonly pages: number;
  readonly title: string;
}

/**
 * Reads page count and title from a PDF as Chromium writes it (version 1.4, a plain cross-reference table, no object streams).
 * The objects are found through that table and never by searching, so that no text of a letter can pose as one; it takes
 * microseconds, where a PDF library would take longer than the printing.
 */
export function readPdfFacts(bytes: Uint8Array): PdfFacts {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const tail = text.slice(text.lastIndexOf('trailer'));
  const start = Number(match(tail, /startxref\s+(\d+)\s+%%EOF\s*$/));
  const offsets = crossReference(text, start);
  const objectAt = (number: string) => {
    const offset = offsets.get(Number(number));
    if (offset === undefined) throw unreadable();
    // A title has no line ends, so it can't end its object early.
    return text.slice(offset, text.indexOf('\nendobj', offset));
  };
  const catalog = objectAt(match(tail, /\/Root (\d+) 0 R/));
  const pageTree = objectAt(match(catalog, /\/Pages (\d+) 0 R/));
  const info = objectAt(match(tail, /\/Info (\d+) 0 R/));
  return { pages: Number(match(pageTree, /\/Count (\d+)/)), title: readTitle(info) };
}

function crossReference(text: string, start: number): Map<number, number> {
  const head = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 40));
  if (!head) throw unreadable();
  const first = start + head[0].length;
  const offsets = new Map<number, number>();
  for (let number = 0; number < Number(head[1]); number += 1) {
    const entry = text.slice(first + number * 20, first + number * 20 + 20);
    if (entry[17] === 'n') offsets.set(number, Number(entry.slice(0, 10)));
  }
  return offsets;
}

/** PDF 32000-1, 7.3.4: a literal string in parentheses with backslash escapes, or hexadecimal digits in angle brackets. */
function readTitle(info: string): string {
  const hex = /\/Title <([0-9A-Fa-f]*)>/.exec(info)?.[1];
  if (hex !== undefined) return decodeTextString(Buffer.from(hex, 'hex'));
  const literal = match(info, /\/Title \(((?:[^\\()]|\\[^])*)\)/);
  const raw = literal.replace(/\\([0-7]{1,3}|[^])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped)
      ? String.fromCharCode(Number.parseInt(escaped, 8))
      : (CONTROL_ESCAPES[escaped] ?? escaped),
  );
  return decodeTextString(Buffer.from(raw, 'latin1'));
}

const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

function decodeTextString(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  return utf16
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw unreadable();
  return found;
}

function unreadable(): PdfFailure {
  return new PdfFailure('browser_failed', 'the browser gave something that is not a complete PDF');
}

/**
 * What a printed document may do, in two halves: the policy that is put into it, and the questions it must answer before it is
 * printed. Both belong together: what the policy forbids, the questions prove.
 */

/** Nothing comes from anywhere but the document itself. `style-src` carries no hash because letters bring their own rules. */
const CONTENT_POLICY = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const SEAL = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">`;

const HEAD = /<head(?:\s[^>]*)?>/i;

/** A document without content whose only purpose is its policy. */
const SEALED_BLANK = `<!doctype html><html><head>${SEAL}</head><body></body></html>`;

interface PageFacts {
  readonly mark: string | null;
  readonly sealed: boolean;
  readonly bearsReference: boolean;
  /** What is missing on the sheet: a font that did not load, a picture that can't be decoded. */
  readonly missing: readonly string[];
}

/**
 * Runs in the page through the debugger while the document's own scripts are switched off. It sets the title, waits until each
 * embedded font and picture is ready (so that not even the first document is set in a fallback font), and says what it sees.
 */
const SETTLE = async (title: string, reference: string): Promise<PageFacts> => {
  document.title = title;
  const missing: string[] = [];
  const fonts = [...document.fonts].map(async (font) => {
    await font.load().catch(() => missing.push(`font ${font.family}`));
  });
  const pictures = [...document.images].map(async (picture) => {
    await picture.decode().catch(() => missing.push('picture'));
  });
  await Promise.all([...fonts, ...pictures]);
  let sealed = true;
  try {
    // oxlint-disable-next-line no-eval -- an eval that is refused proves that the policy is in force
    sealed = eval('1') !== 1;
  } catch {
    sealed = true;
  }
  const mark = document.querySelector('meta[name="print-mark"]')?.getAttribute('content') ?? null;
  const inHead = document.querySelector('meta[name="reference"]')?.getAttribute('content');
  const bearsReference = inHead === reference || document.body.innerText.includes(reference);
  return { mark, sealed, bearsReference, missing };
};

/**
 * A page without scripts never collects its garbage by itself: unasked, a renderer grows to twice the size, and keeps letters
 * in memory that were printed long ago.
 */
const COLLECT_EVERY = 40;

/**
 * One warm tab that prints one document after another. It speaks the debugger's protocol itself: filling a page this way and
 * printing it needs three messages, and neither a navigation nor a new renderer.
 *
 * How it is certain that a reused page printed THIS document, without reading each PDF back (which costs more than making it):
 * 1. before printing, the page itself must show the mark that only this print carries, and the letter's reference as visible
 *    text, with every font and picture loaded and the content policy in force;
 * 2. nothing else can change the page in between: it belongs to one job, runs no script and loads nothing;
 * 3. afterwards the PDF's own Title, which the renderer writes from the page it printed, must be the one set in step 1, and
 *    that title ends with the reference.
 * A tab in which anything went wrong or took too long is thrown away, so no late answer can meet the next document. The tests
 * read the whole text back.
 */
export class PrintTab {
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #frameId: string;
  /** Rejects when the renderer dies: the debugger alone would wait for its answer for ever. */
  readonly #death: Promise<never>;
  #printed = 0;

  private constructor(page: Page, session: CDPSession, frameId: string) {
    this.#context = page.context();
    this.#session = session;
    this.#frameId = frameId;
    this.#death = new Promise((_, reject) => {
      page.once('crash', () => reject(new Error('the renderer crashed')));
      page.once('close', () => reject(new Error('the tab was closed')));
    });
    this.#death.catch(() => undefined);
  }

  static async open(context: BrowserContext): Promise<PrintTab> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const tab = new PrintTab(page, session, frameTree.frame.id);
    await tab.#fill(SEALED_BLANK);
    return tab;
  }

  get printed(): number {
    return this.#printed;
  }

  print(job: PrintJob): Promise<PrintedPdf> {
    return Promise.race([this.#print(job), this.#death]);
  }

  async #print(job: PrintJob): Promise<PrintedPdf> {
    this.#printed += 1;
    const title = titleOf(job);
    await this.#show(job, title);
    const { data } = await this.#session.send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
    });
    if (this.#printed % COLLECT_EVERY === 0) this.#collectGarbage();
    const bytes = new Uint8Array(Buffer.from(data, 'base64'));
    const facts = readPdfFacts(bytes);
    if (facts.title !== title) throw notThis('the PDF bears another title');
    if (facts.pages > (job.maxPages ?? Number.POSITIVE_INFINITY)) {
      throw new PdfFailure('too_many_pages', `${facts.pages} pages, ${job.maxPages} are allowed`);
    }
    return { bytes, pages: facts.pages };
  }

  /** Never waits for the page: one that hangs would hold up its closer. */
  close(): void {
    this.#context.close().catch(() => undefined);
  }

  /**
   * Chromium hands a page's content policy on to the documents that replace its content, and adds each new one to it: a policy in
   * every document makes the five-hundredth three times as slow as the first. So the tab is sealed once, each page proves that
   * it is, and only a browser that works otherwise is given the policy with the document.
   */
  async #show(job: PrintJob, title: string): Promise<void> {
    const mark = `${this.#frameId}-${this.#printed}`;
    const expression = settleExpression(title, job.mustContain);
    await this.#fill(markDocument(job.html, mark, false));
    let facts = await this.#ask(expression);
    if (!facts.sealed) {
      await this.#fill(markDocument(job.html, mark, true));
      facts = await this.#ask(expression);
    }
    if (!facts.sealed) throw notThis('the content policy is not in force');
    if (facts.mark !== mark) throw notThis('the page holds another document');
    if (!facts.bearsReference) throw notThis('the document does not bear its reference');
    if (facts.missing.length > 0) throw notThis(`not on the page: ${facts.missing.join(', ')}`);
  }

  /** Nobody waits for it but the tab's next document. */
  #collectGarbage(): void {
    this.#session.send('HeapProfiler.collectGarbage').catch(() => undefined);
  }

  async #fill(html: string): Promise<void> {
    await this.#session.send('Page.setDocumentContent', { frameId: this.#frameId, html });
  }

  async #ask(expression: string): Promise<PageFacts> {
    const answer = await this.#session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      // Without this the debugger may use eval even where the policy forbids it, and the proof would be worthless.
      allowUnsafeEvalBlockedByCSP: false,
    });
    if (answer.exceptionDetails) throw notThis('the page could not be read');
    return answer.result.value as PageFacts;
  }
}

const LONGEST_TITLE = 200;

/** A title that no other letter has, of characters that a browser hands on as they are. */
function titleOf({ title, mustContain }: PrintJob): string {
  const plain = oneLine(title).slice(0, LONGEST_TITLE).toWellFormed();
  const reference = oneLine(mustContain);
  return plain.includes(reference) ? plain : `${plain} (${reference})`.trim();
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\s]+/gu, ' ')
    .trim();
}

function notThis(message: string): PdfFailure {
  return new PdfFailure('not_this_document', message);
}

/** The document with a mark that only this print carries; `sealed` adds the policy as well. */
function markDocument(html: string, mark: string, sealed: boolean): string {
  const marked = `<meta name="print-mark" content="${mark}">${sealed ? SEAL : ''}`;
  return HEAD.test(html) ? html.replace(HEAD, (head) => head + marked) : marked + html;
}

function settleExpression(title: string, reference: string): string {
  return `(${SETTLE.toString()})(${JSON.stringify(title)}, ${JSON.stringify(reference)})`;
}
