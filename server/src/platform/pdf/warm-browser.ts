import { chromium, type Browser } from 'playwright-core';
import type { FoundChromium } from './find-chromium.ts';
import { PdfFailure } from './pdf-printer.port.ts';
import { PrintTab } from './print-tab.ts';

const START_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 3_000;

/** A running browser and its idle tabs. Every tab lives in a context of its own, so that letters share nothing. */
export class WarmBrowser {
  readonly #browser: Browser;
  readonly name: string;
  readonly version: string;
  readonly pid: number;
  readonly #documentsPerTab: number;
  readonly #idle: PrintTab[] = [];
  #busy = 0;
  #opened = 0;
  #retired = false;

  private constructor(
    browser: Browser,
    found: FoundChromium,
    pid: number,
    documentsPerTab: number,
  ) {
    this.#browser = browser;
    this.#documentsPerTab = documentsPerTab;
    this.name = found.name;
    this.version = browser.version();
    this.pid = pid;
  }

  /** @throws PdfFailure `browser_failed` with what the browser said last */
  static async launch(found: FoundChromium, documentsPerTab: number): Promise<WarmBrowser> {
    try {
      const browser = await chromium.launch({
        executablePath: found.executablePath,
        args: [...found.args],
        chromiumSandbox: found.sandbox,
        timeout: START_TIMEOUT_MS,
        ...(found.env && { env: { ...found.env } }),
        // The server ends its printer itself, after the last letter.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      return new WarmBrowser(browser, found, await processId(browser), documentsPerTab);
    } catch (error) {
      throw new PdfFailure('browser_failed', `${found.name} did not start: ${message(error)}`, {
        cause: error,
      });
    }
  }

  /** Tabs opened so far; with a tab's own limit this bounds how much a browser prints. */
  get opened(): number {
    return this.#opened;
  }

  get usable(): boolean {
    return !this.#retired && this.#browser.isConnected();
  }

  /** Calls back once when the process is gone, and says whether that was meant to happen. */
  onGone(listener: (expected: boolean) => void): void {
    this.#browser.once('disconnected', () => listener(this.#retired));
  }

  async takeTab(): Promise<PrintTab> {
    this.#busy += 1;
    const idle = this.#idle.pop();
    if (idle) return idle;
    this.#opened += 1;
    try {
      return await PrintTab.open(await this.#sealedContext());
    } catch (error) {
      this.#left();
      throw error;
    }
  }

  giveBack(tab: PrintTab): void {
    if (this.usable && tab.printed < this.#documentsPerTab) this.#idle.push(tab);
    else tab.close();
    this.#left();
  }

  discard(tab: PrintTab): void {
    tab.close();
    this.#left();
  }

  /** Takes no new documents and goes when the last running one is done, but no later than `graceMs` from now. */
  retire(graceMs: number): void {
    this.#retired = true;
    if (this.#busy === 0) void this.close();
    else setTimeout(() => void this.close(), graceMs).unref();
  }

  /** Asks the browser to go, and ends its process where it does not. */
  async close(): Promise<void> {
    this.#retired = true;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#kill();
        resolve();
      }, CLOSE_TIMEOUT_MS);
    });
    await Promise.race([this.#browser.close().catch(() => undefined), patience]);
    clearTimeout(timer);
  }

  #left(): void {
    this.#busy -= 1;
    if (this.#retired && this.#busy === 0) void this.close();
  }

  #kill(): void {
    if (!this.#browser.isConnected()) return;
    try {
      process.kill(this.pid, 'SIGKILL');
    } catch {
      // It went by itself in the meantime.
    }
  }

  /** No script, no network, no request: three locks, each of which alone has been seen to leak. */
  async #sealedContext() {
    const context = await this.#browser.newContext({
      javaScriptEnabled: false,
      offline: true,
      acceptDownloads: false,
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.route('**', (route) => route.abort('blockedbyclient'));
    return context;
  }
}

async function processId(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
