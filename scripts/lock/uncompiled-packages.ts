import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/process/run-tool.ts';
import type { LockFile, LockedPackage } from './platform-packages.ts';

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
