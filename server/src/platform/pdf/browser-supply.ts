import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { systemTool, unownedUser } from '#server/platform/confinement/index.ts';
import { onFirstUse, PartMissing } from '#server/platform/loading/index.ts';
import { type ChromiumSearch, findChromium, type FoundChromium } from './find-chromium.ts';
import { PdfFailure, type PdfLog } from './pdf-printer.port.ts';
import type { WarmBrowser } from './warm-browser.ts';

/** As root Chromium refuses its own sandbox; as a user who owns nothing it has it. */

const run = promisify(execFile);

/** Gives the browser's own folder to that user, and goes on as the browser. */
const SCRIPT = `#!/bin/sh
for word; do
  case $word in --user-data-dir=*) chown "$BROWSER_USER:$BROWSER_USER" "\${word#*=}" ;; esac
done
exec "$SETPRIV" --reuid="$BROWSER_USER" --regid="$BROWSER_USER" --clear-groups "$BROWSER_PROGRAM" "$@"
`;

/** @returns undefined if this is not root, or another user can't run that browser here */
async function asOtherUser(found: FoundChromium): Promise<FoundChromium | undefined> {
  const setpriv = systemTool('setpriv');
  if (process.getuid?.() !== 0 || process.platform !== 'linux' || !setpriv) return undefined;
  const user = unownedUser();
  const { executablePath: program } = found;
  // We have unpacked it ourselves, and there is no secret in it.
  if (found.source === 'npm')
    for (const path of [dirname(dirname(program)), dirname(program), program])
      await chmod(path, 0o755);
  const mayRun = await run('test', ['-x', program], { uid: user, gid: user, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (!mayRun) return undefined;
  const settings = { BROWSER_USER: String(user), BROWSER_PROGRAM: program, SETPRIV: setpriv };
  return {
    ...found,
    executablePath: await writeScript(),
    sandbox: true,
    env: { ...found.env, HOME: tmpdir(), ...settings },
  };
}

async function writeScript(): Promise<string> {
  const folder = join(tmpdir(), 'pdf-browser-0-start');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await lstat(folder);
  if (!kept.isDirectory() || kept.uid !== 0 || (kept.mode & 0o022) !== 0)
    throw new Error(`${folder} belongs to another user; nothing is started from there`);
  const draft = join(folder, randomUUID());
  await writeFile(draft, SCRIPT, { flag: 'wx', mode: 0o700 });
  const path = join(folder, 'as-other-user.sh');
  await rename(draft, path);
  return path;
}

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
