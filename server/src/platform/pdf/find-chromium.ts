import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundledChromium } from './bundled-chromium.ts';
import {
  bareEnvironment,
  homeFolder,
  chromiumOnMachine,
  howToGetChromium,
} from './machine-chromium.ts';
import { PdfFailure } from './pdf-printer.port.ts';

export type ChromiumSource = 'setting' | 'machine' | 'playwright' | 'npm';

export interface ChromiumSearch {
  /** The setting CHROMIUM_PATH. If it is given, nothing else is tried. */
  readonly chromiumPath?: string | undefined;
  /** The setting PATH. Without it the system's usual places are searched. */
  readonly searchPath?: string | undefined;
  /** Which sources may be used; all of them when absent. */
  readonly sources?: readonly ChromiumSource[] | undefined;
  /** Where the browser from npm is unpacked; a folder of this user's in the temporary folder when absent. */
  readonly unpackInto?: string | undefined;
}

export interface FoundChromium {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Chromium's own sandbox; it can't be used as root. */
  readonly sandbox: boolean;
  readonly name: string;
  readonly source: ChromiumSource;
  /** The browser's whole environment; absent if it needs that of this process. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

const SOURCES: readonly ChromiumSource[] = ['machine', 'playwright', 'npm'];

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Whatever asks for an address gets none, and whatever connects meets a dead proxy, this machine's own services included.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  // Letters are set for paper: glyphs are not moved to fit a screen's pixels.
  '--font-render-hinting=none',
] as const;

/**
 * Finds the browser that prints: the one the operator named, one on the machine (its updates come with the system's), one that
 * playwright has installed, or the one from npm, which trails the security updates of the others.
 *
 * @throws PdfFailure `no_browser` with the one command that helps on this system
 */
export async function findChromium(search: ChromiumSearch = {}): Promise<FoundChromium> {
  if (search.chromiumPath) return await fromSetting(search.chromiumPath);
  for (const source of search.sources ?? SOURCES) {
    const found = await fromSource(source, search);
    if (found) return found;
  }
  throw new PdfFailure(
    'no_browser',
    `No Chromium was found to make PDFs with. ${howToGetChromium()}`,
  );
}

async function fromSetting(path: string): Promise<FoundChromium> {
  if (await isProgram(path)) return describe('setting', path);
  throw new PdfFailure(
    'no_browser',
    `CHROMIUM_PATH says ${path}, but there is no program that can be run. Correct it, or remove it to use any browser of this machine.`,
  );
}

async function fromSource(
  source: ChromiumSource,
  search: ChromiumSearch,
): Promise<FoundChromium | null> {
  if (source === 'machine') {
    for (const path of chromiumOnMachine(search.searchPath)) {
      if (await isProgram(path)) return describe(source, path);
    }
  }
  if (source === 'playwright') {
    const path = await chromiumOfPlaywright();
    if (path && (await isProgram(path))) return describe(source, path);
  }
  if (source === 'npm') {
    const bundled = await bundledChromium(search.unpackInto);
    if (!bundled) return null;
    const found = describe(source, bundled.executablePath);
    return { ...found, name: bundled.name, env: { ...found.env, ...bundled.env } };
  }
  return null;
}

/** Playwright knows where its browsers are. It is heavy, so it is asked only where its folder is. */
async function chromiumOfPlaywright(): Promise<string | undefined> {
  if (!playwrightFolders().some((folder) => existsSync(folder))) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

function playwrightFolders(): readonly string[] {
  // oxlint-disable-next-line no-restricted-properties -- Playwright's settings, not ours: they are read as it reads them
  const { PLAYWRIGHT_BROWSERS_PATH: named, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  // `0` stands for a folder inside the package, whatever that is called.
  if (named) return [named === '0' ? import.meta.dirname : named];
  const home = homeFolder();
  const caches = [join(home, '.cache'), join(home, 'Library', 'Caches')];
  const set = [XDG_CACHE_HOME, LOCALAPPDATA].filter((folder) => folder !== undefined);
  return [...caches, ...set].map((folder) => join(folder, 'ms-playwright'));
}

function describe(source: ChromiumSource, executablePath: string): FoundChromium {
  const name = basename(executablePath).replace(/\.exe$/i, '');
  const sandbox = process.getuid?.() !== 0;
  return { executablePath, args: ARGS, sandbox, name, source, env: bareEnvironment() };
}

async function isProgram(path: string): Promise<boolean> {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
