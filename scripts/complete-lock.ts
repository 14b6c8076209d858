import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  missingPlatformPackages,
  type LockFile,
  unmarkedPackages,
} from '#scripts/lock/platform-packages.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * `npm run lock:complete`, after a change of dependencies: writes into the lock file what npm left out, the packages of other
 * platforms and which package needs no compiler.
 */

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
