import { startTestPostgres, type TestPostgres } from '@creditfix/server/test/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Where a benchmark or a fault test works, with what it opens there. */
export interface TestBed {
  /** A folder of its own. */
  readonly folder: string;
  server(...how: Parameters<typeof startServerProcess>): Promise<ServerProcess>;
  postgres(): Promise<TestPostgres>;
  /** Closes this, too. */
  closing(close: () => unknown): void;
}

/**
 * Closes everything that was opened for the work, however the work ends: the newest first, the folder last. That includes Ctrl+C and
 * uncaught errors, after which the started processes would keep running.
 */
export async function inTestBed<T>(work: (bed: TestBed) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-bed-'));
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close();
      } catch (error) {
        // The others are closed all the same.
        console.error(error);
        process.exitCode = 1;
      }
    }
  };
  const endWith = (code: number) => void closeAll().finally(() => process.exit(code));
  const interrupted = () => endWith(130);
  const broken = (error: unknown) => {
    console.error(error);
    endWith(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  process.once('uncaughtException', broken);
  try {
    return await work({
      folder,
      async server(...how) {
        const server = await startServerProcess(...how);
        closers.push(() => server.stop());
        return server;
      },
      async postgres() {
        const postgres = await startTestPostgres(join(folder, 'postgres'));
        closers.push(() => postgres.stop());
        return postgres;
      },
      closing: (close) => void closers.push(close),
    });
  } finally {
    await closeAll();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    process.off('uncaughtException', broken);
  }
}
