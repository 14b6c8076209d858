import { execFileSync } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Of the file system that is filled up; the servers call less than 100 MB free too little. */
const DISK = '400m';

interface SmallDisk {
  /** Fills it up. */
  take(): Promise<void>;
  restore(): Promise<void>;
}

/** A file system of its own, small enough to be filled up. @returns how; undefined if this user may mount none */
export async function smallDisk(folder: string): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    async take() {
      const file = await open(filler, 'w');
      const block = Buffer.alloc(1024 * 1024);
      const { bavail, bsize } = await statfs(folder);
      try {
        for (let left = bavail * bsize; left > 0; left -= block.length)
          await file.write(block.subarray(0, Math.min(left, block.length)));
        // A server may have written meanwhile.
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    restore: () => rm(filler, { force: true }),
  };
}
