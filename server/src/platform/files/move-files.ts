import type { FileStore, StoredFile } from './file-store.port.ts';

const AT_ONCE = 8;

interface Move {
  readonly to: FileStore;
  readonly from: FileStore;
  /** Hears after each file how many were moved. */
  readonly report: (moved: number) => void;
}

/**
 * Moves every file, while servers read and write both stores as `twoFileStores` does. A file leaves its old place once the new one has
 * given it back as it was. Stopped at any point, it goes on when it is called again. Nothing may seal files again meanwhile.
 *
 * @returns how many were moved, and the keys of those that did not come back as they were
 */
export async function moveFiles(move: Move): Promise<{ moved: number; failed: readonly string[] }> {
  const files = move.from.list();
  const failed: string[] = [];
  let moved = 0;
  const work = async () => {
    for (;;) {
      const { value, done }: IteratorResult<StoredFile, unknown> = await files.next();
      if (done) return;
      const outcome = await moveFile(move, value.key);
      if (outcome === 'failed') failed.push(value.key);
      if (outcome === 'moved') move.report((moved += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { moved, failed };
}

async function moveFile(
  { to, from }: Move,
  key: string,
): Promise<'moved' | 'failed' | 'gone meanwhile'> {
  const bytes = await from.get(key);
  if (!bytes) return 'gone meanwhile';
  // What is there already was written by a move that was stopped, or by a server, later than this.
  if (!(await to.get(key))) {
    await to.put(key, bytes);
    const back = await to.get(key);
    if (!back || !Buffer.from(bytes).equals(back)) return 'failed';
    // Whoever removed it just now, removed it here first: it must not come back.
    if (!(await from.get(key))) {
      await to.remove(key);
      return 'gone meanwhile';
    }
  }
  await from.remove(key);
  return 'moved';
}
