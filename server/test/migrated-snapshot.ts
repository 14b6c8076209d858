import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A migrated database as a file to copy, made once: making its tables takes five seconds, opening a copy half of one. */

const SERVER = resolve(import.meta.dirname, '..');
const KEPT_IN = resolve(SERVER, '../.cache/test-database');

const DAY_MS = 24 * 60 * 60_000;

/** What a snapshot is made of: where none of it has changed, the last one will do, also for the next lane. */
const MADE_OF = [
  ...['migrations', 'src/platform/database', 'src/platform/jobs', 'test/make-snapshot.ts'],
  '../package-lock.json',
];

/** @returns where it lies */
export async function migratedSnapshot(): Promise<string> {
  const path = join(KEPT_IN, `${await fingerprint()}.tar`);
  if (existsSync(path)) return path;
  await mkdir(KEPT_IN, { recursive: true });
  await forgetOld();
  // The whole server is behind it; where a snapshot is kept, nobody waits for that.
  const { makeSnapshot } = await import('./make-snapshot.ts');
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, await makeSnapshot());
  await rename(unfinished, path);
  return path;
}

/** What another run may still copy stays for a day. */
async function forgetOld(): Promise<void> {
  for (const name of await readdir(KEPT_IN)) {
    const { mtimeMs } = await stat(join(KEPT_IN, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(KEPT_IN, name), { force: true });
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(MADE_OF.map((part) => resolve(SERVER, part))))
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(parts: readonly string[]): Promise<readonly string[]> {
  const found = parts.map(async (part) => {
    const inside = await readdir(part, { recursive: true, withFileTypes: true }).catch(() => null);
    if (!inside) return [part];
    return inside
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return (await Promise.all(found)).flat().toSorted();
}
