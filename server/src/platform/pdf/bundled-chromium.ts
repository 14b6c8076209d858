import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

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

export async function bundledChromium(
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
