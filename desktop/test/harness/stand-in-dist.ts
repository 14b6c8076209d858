import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `@electron/fuses` looks for in Electron's program, and how each of its switches is set in a new one. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FACTORY = '101100111';

/** A folder that is laid out like Electron's own, with a program that only says that it is none. What is packed with it is no build. */
export async function writeStandInDist(folder: string): Promise<void> {
  const wire = Buffer.from([1, FACTORY.length]);
  const program = Buffer.concat([
    Buffer.from('#!/bin/sh\necho "a stand-in for tests, not Electron" >&2\nexit 78\n'),
    Buffer.from(SENTINEL),
    wire,
    Buffer.from(FACTORY),
  ]);
  await mkdir(join(folder, 'locales'), { recursive: true });
  await mkdir(join(folder, 'resources'), { recursive: true });
  await writeFile(join(folder, 'electron'), program, { mode: 0o755 });
  await writeFile(join(folder, 'version'), '45.4.1');
  for (const language of ['en-US', 'es', 'de', 'fr']) {
    await writeFile(join(folder, 'locales', `${language}.pak`), language);
  }
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox']) {
    await writeFile(join(folder, name), name);
  }
}
