import { startTestPostgres, type TestPostgres } from '@creditfix/server/test/postgres';
import { openLine } from '@creditfix/server/test/line';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startServerProcess } from './server-process.ts';

/** What a server may take to end, whatever hangs: it is killed after ten seconds in most places. */
const END_MS = 8_000;
/** Two servers and a browser start on whatever machine this is. */
const PATIENCE_MS = 180_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-stopping-'));
  ends.push(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

async function ownPostgres(): Promise<TestPostgres> {
  const postgres = await startTestPostgres(join(await ownFolder(), 'postgres'));
  ends.push(postgres.stop);
  return postgres;
}

it(
  'is gone in time where the database hangs',
  async () => {
    const postgres = await ownPostgres();
    const url = new URL(postgres.url);
    const line = await openLine({ host: url.hostname, port: Number(url.port) });
    ends.push(line.close);
    url.port = String(line.port);
    const server = await startServerProcess({
      DATA_DIR: await ownFolder(),
      DATABASE_URL: url.href,
    });
    ends.push(server.kill);
    line.hang();
    const stopAt = performance.now();
    await server.stop();
    expect(performance.now() - stopAt).toBeLessThan(END_MS);
  },
  PATIENCE_MS,
);
