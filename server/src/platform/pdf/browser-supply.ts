import { asOtherUser } from './as-other-user.ts';
import { PartMissing, onFirstUse } from '#server/platform/loading/index.ts';
import { findChromium, type ChromiumSearch, type FoundChromium } from './find-chromium.ts';
import { PdfFailure, type PdfLog } from './pdf-printer.port.ts';
import type { WarmBrowser } from './warm-browser.ts';

interface SupplyOptions {
  readonly log: PdfLog;
  readonly search: ChromiumSearch;
  readonly documentsPerTab: number;
  readonly tabsPerBrowser: number;
}

/** With Playwright, which is the heaviest part of the server. */
const browsers = onFirstUse('printing letters', async () => await import('./warm-browser.ts'));

/** How long the documents of a worn browser may take to finish. */
const WORN_GRACE_MS = 60_000;

/** Always has one browser to give: starts it when first asked, replaces it when it is worn, dead or has been given up. */
export class BrowserSupply {
  readonly #options: SupplyOptions;
  readonly #alive = new Set<WarmBrowser>();
  #current: Promise<WarmBrowser> | null = null;
  #crashes = 0;
  #closed = false;

  constructor(options: SupplyOptions) {
    this.#options = options;
  }

  get crashes(): number {
    return this.#crashes;
  }

  inUse(): WarmBrowser | undefined {
    return [...this.#alive].findLast(({ usable }) => usable);
  }

  /** @throws PdfFailure if no browser can be found or started */
  async get(): Promise<WarmBrowser> {
    if (this.#closed) throw new PdfFailure('closed', 'the printer is shutting down');
    const asked = this.#current ?? this.#start();
    const browser = await asked;
    if (browser.usable && browser.opened <= this.#options.tabsPerBrowser) return browser;
    if (this.#current === asked) this.#current = null;
    if (browser.usable) browser.retire(WORN_GRACE_MS);
    return await this.get();
  }

  /** Gives up a browser that hangs; what it still prints has `graceMs` to end. */
  abandon(browser: WarmBrowser, graceMs: number): void {
    const { log } = this.#options;
    log.warn({ pid: browser.pid }, 'a document took too long, its browser is replaced');
    browser.giveUp(graceMs);
  }

  /** A browser that failed is not asked again, even while its end has not been noticed yet; it counts as one crash. */
  failed(browser: WarmBrowser): void {
    if (browser.retired) return;
    this.#crashes += 1;
    const { log } = this.#options;
    log.warn({ pid: browser.pid }, 'the PDF browser failed, another one is started');
    browser.giveUp(WORN_GRACE_MS);
  }

  /** Looks for the browser, and says which one it will be. */
  async find(): Promise<void> {
    const { log, search } = this.#options;
    const { name, source, executablePath: path } = await findChromium(search);
    log.info({ browser: name, source, path }, 'PDF browser found');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#current?.catch(() => undefined);
    await Promise.all([...this.#alive].map((browser) => browser.close()));
  }

  #start(): Promise<WarmBrowser> {
    const starting = this.#launch();
    this.#current = starting;
    starting.catch(() => {
      if (this.#current === starting) this.#current = null;
    });
    return starting;
  }

  /** Root's browser runs as somebody else, with its sandbox on, where the system lets it. */
  async #launchSafely(found: FoundChromium, documentsPerTab: number): Promise<WarmBrowser> {
    const { WarmBrowser } = await browsers().catch((error: unknown) => {
      if (!(error instanceof PartMissing)) throw error;
      throw new PdfFailure('browser_failed', error.message, { cause: error });
    });
    if (found.sandbox) return await WarmBrowser.launch(found, documentsPerTab);
    const other = await asOtherUser(found).catch(() => undefined);
    const browser = other && (await WarmBrowser.launch(other, documentsPerTab).catch(() => null));
    if (browser) return browser;
    this.#options.log.warn(
      { path: found.executablePath },
      'running as root, and no other user can run this browser here: its own sandbox is off; run the server as another user',
    );
    return await WarmBrowser.launch(found, documentsPerTab);
  }

  async #launch(): Promise<WarmBrowser> {
    const { log, search, documentsPerTab } = this.#options;
    const found = await findChromium(search);
    const browser = await this.#launchSafely(found, documentsPerTab);
    this.#alive.add(browser);
    browser.onGone(() => {
      this.#alive.delete(browser);
      this.failed(browser);
    });
    log.info(describe(found, browser), 'PDF browser started');
    return browser;
  }
}

function describe(found: FoundChromium, { version, pid }: WarmBrowser) {
  return { browser: found.name, version, source: found.source, path: found.executablePath, pid };
}
