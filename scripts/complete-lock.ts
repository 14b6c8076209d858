import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * `npm run lock:complete`, after a change of dependencies: writes into the lock file what npm left out, the packages of other
 * platforms and which package needs no compiler.
 */

/**
 * npm compiles every package with a `binding.gyp` that does not say `gypfile: false`, and leaves that word out of the lock file.
 * `npm ci` then asks for Python and a compiler, although the package brings its program for each system.
 *
 * @returns the entries that lack the word, with it, by their place in the lock file
 */
export function unmarkedPackages({ packages }: LockFile): Record<string, LockedPackage> {
  const unmarked = Object.entries(packages).filter(
    ([place, { gypfile }]) => gypfile !== false && needsNoCompiler(join(ROOT, place)),
  );
  return Object.fromEntries(
    unmarked.map(([place, entry]) => [place, { ...entry, gypfile: false }]),
  );
}

function needsNoCompiler(folder: string): boolean {
  if (!existsSync(join(folder, 'binding.gyp'))) return false;
  const said = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as LockedPackage;
  return said.gypfile === false;
}

/** The part of package-lock.json that matters here. */
export interface LockFile {
  readonly packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly libc?: readonly string[];
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly gypfile?: boolean;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Tools bring one package per system and processor. A lock file made against a mirror that lacks some of them leaves these out,
 * and `npm ci` of npm 11 then refuses the whole file. They are named by their parents, so they can be filled in.
 *
 * @returns the entries that are missing, by their place in the lock file
 */
export function missingPlatformPackages({ packages }: LockFile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name) || !EXACT.test(version)) continue;
      const platform = platformOf(name);
      if (!platform) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...platform,
        ...(dev ? { dev } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

/** Node looks for a package beside its user first, then further up. */
function isLocked(packages: LockFile['packages'], path: string, name: string): boolean {
  const levels = path.split('/node_modules/');
  const places = levels.map((_, depth) => levels.slice(0, depth + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...places.map((place) => `${place}/node_modules/${name}`)].some(
    (place) => place in packages,
  );
}

/** What the name says about the machine: `@oxlint/binding-linux-arm64-musl`, `@deno/win32-x64`. */
function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'os' | 'libc'> | null {
  const words = name.split(/[/-]/);
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  if (!system || !processor) return null;
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGlibc = words.some((word) => word.startsWith('gnu') || word === 'glibc');
  const libc = isMusl ? ['musl'] : isGlibc ? ['glibc'] : undefined;
  return { cpu: [processor], ...(libc ? { libc } : {}), os: [system] };
}

if (import.meta.main) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as LockFile;
  const missing = missingPlatformPackages(lock);
  const unmarked = unmarkedPackages(lock);
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...missing, ...unmarked }).toSorted(([a], [b]) =>
      a.localeCompare(b, 'en'),
    ),
  );
  await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} packages of other platforms were added.`);
  console.log(`${Object.keys(unmarked).length} packages were marked as needing no compiler.`);
}
