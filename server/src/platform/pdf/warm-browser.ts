import { stripVTControlCharacters } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
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
  #patienceMs = CLOSE_TIMEOUT_MS;
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
      const browser = await chromium.launch(launchOptions(found));
      const pid = await processId(browser).catch(async (error: unknown) => {
        await browser.close();
        throw error;
      });
      return new WarmBrowser(browser, found, pid, documentsPerTab);
    } catch (error) {
      throw new PdfFailure('browser_failed', `${found.name} did not start: ${lastWords(error)}`, {
        cause: error,
      });
    }
  }

  /** Tabs opened so far; with a tab's own limit this bounds how much a browser prints. */
  get opened(): number {
    return this.#opened;
  }

  /** Told to go, and so not missed when it is gone. */
  get retired(): boolean {
    return this.#retired;
  }

  get usable(): boolean {
    return !this.#retired && this.#browser.isConnected();
  }

  onGone(listener: () => void): void {
    this.#browser.once('disconnected', listener);
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

  release(tab: PrintTab): void {
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

  /** Like `retire`, for a browser that no longer answers: when it goes, it is not asked. */
  giveUp(graceMs: number): void {
    this.#patienceMs = 0;
    this.retire(graceMs);
  }

  /** Asks the browser to go, and ends its process if it does not. */
  async close(): Promise<void> {
    this.#retired = true;
    const gone = this.#browser.close().catch(() => undefined);
    const impatience = setTimeout(() => this.#kill(), this.#patienceMs);
    const end = Promise.withResolvers<void>();
    const despair = setTimeout(end.resolve, this.#patienceMs + CLOSE_TIMEOUT_MS);
    await Promise.race([gone, end.promise]);
    clearTimeout(impatience);
    clearTimeout(despair);
  }

  #left(): void {
    this.#busy -= 1;
    if (this.#retired && this.#busy === 0) void this.close();
  }

  #kill(): void {
    // Zero would be this process's own group.
    if (!this.#browser.isConnected() || this.pid <= 0) return;
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

function launchOptions({ executablePath, args, sandbox, env }: FoundChromium): LaunchOptions {
  return {
    executablePath,
    args: [...args],
    chromiumSandbox: sandbox,
    timeout: START_TIMEOUT_MS,
    ...(env && { env: { ...env } }),
    // The server ends its printer itself, after the last letter.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
}

async function processId(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
}

/** Playwright's message is a page long; what helps is what the browser itself said last. */
function lastWords(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const said = [...text.matchAll(/\[err\] (.+)/g)].map((words) => words[1]);
  const words = said.at(-1) ?? text.split('\n')[0] ?? '';
  return /no usable sandbox/i.test(text) ? `${words} ${NO_SANDBOX_HINT}` : words;
}

const NO_SANDBOX_HINT =
  "This system does not let this browser use its sandbox: install the system's own one instead.";
