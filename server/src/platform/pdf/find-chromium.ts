import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { access, constants, lstat, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { PdfFailure } from './pdf-printer.port.ts';

/**
 * The Chromium that comes inside the npm package `@sparticuz/chromium` (Linux x64).
 *
 * Only the package's compressed files are used. Its code is never loaded: importing it rewrites this process's environment, its
 * default arguments switch web security off, and it unpacks to a fixed name under the temporary folder, where a second process
 * takes the half-written browser of the first for a whole one.
 */
export interface BundledChromium {
  readonly executablePath: string;
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGE = '@sparticuz/chromium';
const SYSTEM_LIBRARY_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/lib64',
  '/usr/lib',
];
/** What the browser needs beside the C library, and what the package brings along for systems without it. */
const NEEDED_LIBRARIES = ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'];

async function bundledChromium(
  unpackInto?: string,
  systemLibraries: readonly string[] = SYSTEM_LIBRARY_FOLDERS,
): Promise<BundledChromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const home = packageHome();
  if (!home) return null;
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const folder = await ownFolder(unpackInto);
  const unpacked = await unpackOnce(home, join(folder, `chromium-${version}`));
  return {
    executablePath: join(unpacked, 'chromium'),
    name: `${PACKAGE} ${version}`,
    env: environmentFor(unpacked, systemLibraries),
  };
}

function environmentFor(unpacked: string, systemLibraries: readonly string[]) {
  const onSystem = (library: string) =>
    systemLibraries.some((folder) => existsSync(join(folder, library)));
  return {
    ...(!NEEDED_LIBRARIES.every(onSystem) && { LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(unpacked, 'fonts') }),
  };
}

/** The package's folder, or null if it is not installed (it is an optional dependency). */
function packageHome(): string | null {
  const { resolve } = createRequire(import.meta.url);
  try {
    return join(dirname(resolve(PACKAGE)), '..');
  } catch {
    return null;
  }
}

/**
 * A folder that only this user can write to: a name under the shared temporary folder can be guessed, and what lies there is run.
 *
 * @throws if another user has taken the place
 */
async function ownFolder(unpackInto?: string): Promise<string> {
  if (unpackInto) {
    await mkdir(unpackInto, { recursive: true });
    return unpackInto;
  }
  const uid = process.getuid?.();
  const folder = join(tmpdir(), `pdf-browser-${uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} belongs to another user; the browser is not unpacked there`);
  }
  return folder;
}

/** Unpacks beside the target and moves the whole folder there in one step: any number of processes may do so at once. */
async function unpackOnce(home: string, target: string): Promise<string> {
  if (existsSync(target)) return target;
  const draft = await mkdtemp(`${target}.unpacking-`);
  try {
    await Promise.all([
      pipeline(
        createReadStream(join(home, 'bin', 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(join(draft, 'chromium'), { mode: 0o700 }),
      ),
      ...['al2023', 'fonts'].map((name) => unpackTar(home, name, join(draft, name))),
    ]);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** `tar-fs` is the package's own dependency and is found from its place. */
async function unpackTar(home: string, name: string, into: string): Promise<void> {
  const { extract } = createRequire(join(home, 'package.json'))('tar-fs') as {
    extract(folder: string): NodeJS.WritableStream;
  };
  await pipeline(
    createReadStream(join(home, 'bin', `${name}.tar.br`)),
    createBrotliDecompress(),
    extract(into),
  );
}

/** Best first: the headless shell prints two to four times as fast as the whole browser. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

const UNIX_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin', '/snap/bin'];

const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_PROGRAMS = [
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a browser could be, best first; `searchPath` is the setting PATH. */
export function chromiumOnMachine(
  searchPath?: string,
  platform: NodeJS.Platform = process.platform,
): string[] {
  const named = searchPath?.split(delimiter).filter(Boolean) ?? [];
  if (platform === 'win32') {
    const onPath = named.map((folder) => join(folder, 'chrome.exe'));
    return [...onPath, ...WINDOWS_PROGRAMS];
  }
  const folders = [...new Set([...named, ...UNIX_FOLDERS])];
  const onPath = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return platform === 'darwin' ? [...onPath, ...MAC_PROGRAMS] : onPath;
}

/** The browser renders what strangers wrote: it does not get to see the keys and passwords in the server's environment. */
export function bareEnvironment(
  platform: NodeJS.Platform = process.platform,
): Record<string, string> | undefined {
  // Windows programs do not start without a dozen of the system's own variables.
  if (platform === 'win32') return undefined;
  return {
    PATH: UNIX_FOLDERS.join(delimiter),
    HOME: homeFolder(),
    TMPDIR: tmpdir(),
    LANG: 'en_US.UTF-8',
  };
}

/** A container's user may have no entry in the system's list, and then no home. */
function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

const LINUX_COMMANDS: Readonly<Record<string, string>> = {
  debian: 'apt-get install -y chromium-headless-shell',
  // Ubuntu's own package is a snap, which can't be used from a service.
  ubuntu: 'npx playwright-core install --with-deps chromium',
  fedora: 'dnf install -y chromium-headless',
  alpine: 'apk add chromium',
  arch: 'pacman -S --noconfirm chromium',
};

/** The one command that gets a browser on this system. */
export function howToGetChromium(
  platform: NodeJS.Platform = process.platform,
  osRelease: () => string = () => readFileSync('/etc/os-release', 'utf8'),
): string {
  if (platform === 'darwin') return 'Run: brew install --cask google-chrome';
  if (platform === 'win32') return 'Run: winget install Google.Chrome';
  const families = linuxFamilies(osRelease);
  const known = families.find((family) => LINUX_COMMANDS[family]);
  return `Run: ${LINUX_COMMANDS[known ?? 'debian']}`;
}

/** The system's id and those it is like, nearest first (os-release(5)). */
function linuxFamilies(osRelease: () => string): string[] {
  try {
    const text = osRelease();
    const field = (name: string) =>
      new RegExp(`^${name}="?([^"\\n]*)"?$`, 'm').exec(text)?.[1]?.split(' ') ?? [];
    return [...field('ID'), ...field('ID_LIKE')];
  } catch {
    return [];
  }
}

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
