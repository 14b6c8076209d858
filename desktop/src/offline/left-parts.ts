import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReplicaNotes } from './replica-notes.ts';
import type { OpenPart } from './csv-file.ts';

/** Half a table in somebody's folder, of a process that was killed while it wrote: written down before, deleted at the next start. */

type PartNotes = Pick<ReplicaNotes, 'addPart' | 'dropPart' | 'parts'>;

/** @param task writes, and deletes what it leaves half done */
export async function notingParts<Value>(
  notes: PartNotes,
  openFile: OpenPart,
  task: (openFile: OpenPart) => Promise<Value>,
): Promise<Value> {
  let noted: string | null = null;
  try {
    return await task(async (part) => {
      notes.addPart(part);
      noted = part;
      return await openFile(part);
    });
  } finally {
    if (noted !== null && !existsSync(noted)) notes.dropPart(noted);
  }
}

export async function sweepParts(notes: PartNotes): Promise<void> {
  for (const part of notes.parts()) {
    // On a disk that is not plugged in it waits.
    if (!existsSync(dirname(part))) continue;
    await rm(part, { force: true }).then(
      () => notes.dropPart(part),
      () => undefined,
    );
  }
}
