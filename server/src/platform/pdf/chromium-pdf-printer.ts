import { RequestProblems } from '@creditfix/shared/kernel';
import { availableParallelism } from 'node:os';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import { BrowserSupply } from './browser-supply.ts';
import type { ChromiumSearch } from './find-chromium.ts';
import { PdfFailure } from './pdf-printer.port.ts';
import type {
  PdfLog,
  PdfPrinter,
  PdfPrinterStatus,
  PrintedPdf,
  PrintJob,
} from './pdf-printer.port.ts';
import type { WarmBrowser } from './warm-browser.ts';

/** Which browser to use (see `ChromiumSearch`), and how much to ask of it. */
export interface PdfPrinterOptions extends ChromiumSearch {
  readonly log: PdfLog;
  /** Documents printed at once. More than there are cores only adds waiting. */
  readonly workers?: number | undefined;
  /** Documents that may wait for a worker. */
  readonly queueLimit?: number | undefined;
  readonly queueTimeoutMs?: number | undefined;
  /** From the start of a document to its PDF, a second try after a crash included. */
  readonly documentTimeoutMs?: number | undefined;
  /** A renderer grows with each document; it is replaced after this many. */
  readonly documentsPerTab?: number | undefined;
  readonly tabsPerBrowser?: number | undefined;
}

const DEFAULTS = {
  queueLimit: 64,
  queueTimeoutMs: 30_000,
  documentTimeoutMs: 15_000,
  documentsPerTab: 250,
  tabsPerBrowser: 20,
};

/** Prints with a Chromium that is started for the first document and kept warm. */
export function createPdfPrinter(options: PdfPrinterOptions): PdfPrinter {
  return new ChromiumPdfPrinter(options);
}

class ChromiumPdfPrinter implements PdfPrinter {
  readonly #workers: number;
  readonly #documentTimeoutMs: number;
  readonly #browsers: BrowserSupply;
  readonly #queue: ConcurrencyLimit;
  readonly #running = new Set<Promise<unknown>>();
  #printed = 0;
  #closed = false;

  constructor(options: PdfPrinterOptions) {
    this.#workers = options.workers ?? Math.min(4, Math.max(2, availableParallelism()));
    this.#documentTimeoutMs = options.documentTimeoutMs ?? DEFAULTS.documentTimeoutMs;
    this.#browsers = new BrowserSupply({
      log: options.log,
      search: options,
      documentsPerTab: options.documentsPerTab ?? DEFAULTS.documentsPerTab,
      tabsPerBrowser: options.tabsPerBrowser ?? DEFAULTS.tabsPerBrowser,
    });
    this.#queue = new ConcurrencyLimit({
      atOnce: this.#workers,
      mayWait: options.queueLimit ?? DEFAULTS.queueLimit,
      longestWaitMs: options.queueTimeoutMs ?? DEFAULTS.queueTimeoutMs,
      refusal: () => RequestProblems.raise('request.busy', { retryAfterSeconds: 5 }),
    });
  }

  async print(job: PrintJob): Promise<PrintedPdf> {
    if (this.#closed) throw new PdfFailure('closed', 'the printer is shutting down');
    const running = this.#queue.run(() => this.#printInTime(job));
    this.#running.add(running);
    try {
      const pdf = await running;
      this.#printed += 1;
      return pdf;
    } finally {
      this.#running.delete(running);
    }
  }

  async findBrowser(): Promise<void> {
    await this.#browsers.find();
  }

  async warmUp(): Promise<void> {
    const browser = await this.#browsers.get();
    browser.release(await browser.takeTab());
  }

  status(): PdfPrinterStatus {
    const browser = this.#browsers.inUse();
    return {
      browser: browser ? { name: browser.name, version: browser.version, pid: browser.pid } : null,
      workers: this.#workers,
      printing: this.#queue.running,
      waiting: this.#queue.waiting,
      printed: this.#printed,
      crashes: this.#browsers.crashes,
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.refuseWaiting();
    await Promise.allSettled(this.#running);
    await this.#browsers.close();
  }

  /** A document that takes too long takes its browser with it: a renderer that hangs can't be talked out of it. */
  async #printInTime(job: PrintJob): Promise<PrintedPdf> {
    const slot: PrintSlot = { browser: null };
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // Its other documents have no more than their own time left either.
        if (slot.browser) this.#browsers.abandon(slot.browser, this.#documentTimeoutMs);
        reject(new PdfFailure('timed_out', `no PDF after ${this.#documentTimeoutMs} ms`));
      }, this.#documentTimeoutMs);
    });
    try {
      return await Promise.race([this.#printWithRetry(job, slot), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A browser that dies is nobody's fault; the same document killing two of them is taken at its word. */
  async #printWithRetry(job: PrintJob, slot: PrintSlot): Promise<PrintedPdf> {
    try {
      return await this.#printOnce(job, slot);
    } catch (error) {
      if (error instanceof PdfFailure) throw error;
      if (slot.browser) this.#browsers.failed(slot.browser);
    }
    try {
      return await this.#printOnce(job, slot);
    } catch (error) {
      if (error instanceof PdfFailure) throw error;
      if (slot.browser) this.#browsers.failed(slot.browser);
      throw new PdfFailure('browser_failed', 'the browser failed twice', { cause: error });
    }
  }

  async #printOnce(job: PrintJob, slot: PrintSlot): Promise<PrintedPdf> {
    const browser = await this.#browsers.get();
    slot.browser = browser;
    const tab = await browser.takeTab();
    try {
      const pdf = await tab.print(job);
      browser.release(tab);
      return pdf;
    } catch (error) {
      const unharmed = error instanceof PdfFailure && error.reason === 'too_many_pages';
      if (unharmed) browser.release(tab);
      else browser.discard(tab);
      throw error;
    }
  }
}

/** The browser that a document is using, for the timeout that may have to end it. */
interface PrintSlot {
  browser: WarmBrowser | null;
}
