import { csvHead, csvRow, type LetterExportRow } from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CallServer } from '../../src/main/offline.port.ts';
import { createOfflineReplica } from '../../src/offline/index.ts';
import { aNote } from './a-replica.ts';
import { aLetter, aUser } from './change-log.ts';

/**
 * A process of its own (arguments: how many users and letters) that fills a replica, opens it and exports it, and writes as JSON how
 * long that took. Beside it the same letters from memory: the same cells, the same hash, the same disk, but no table and no cipher.
 */

const [users = 100_000, letters = 1_000_000] = process.argv.slice(2).map(Number);
const COUNTS = { users, letters };
const ROUNDS = 3;
const folder = await mkdtemp(join(tmpdir(), 'measure-replica-'));

type Kind = 'users' | 'letters';

const idAt = (place: number) =>
  `${place.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
const rowAt = { users: aUser, letters: aLetter };

/** As a log that was started over has them: by id, which is no order at all of the instants. */
const page = (kind: Kind, from: number, limit: number) => {
  const to = Math.min(COUNTS[kind], from + limit);
  const rows = Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return rowAt[kind]((place * 7_919) % COUNTS[kind], { id: idAt(place) });
  });
  return {
    rows,
    deleted: [],
    next: String(to),
    hasMore: to < COUNTS[kind],
    epoch: 'a',
    serverTime: new Date().toISOString(),
    total: COUNTS[kind],
  };
};

const api: CallServer = async (path) => {
  const { pathname, searchParams } = new URL(path, 'http://server');
  const kind = pathname.endsWith('users') ? 'users' : 'letters';
  const data = page(kind, Number(searchParams.get('after') ?? 0), 5_000);
  return { status: 200, text: JSON.stringify({ success: true, data }) };
};

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

async function writeFromMemory(rows: readonly LetterExportRow[], file: string): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600 });
  const hash = createHash('sha256');
  let text = csvHead('letters');
  for (const [index, row] of rows.entries()) {
    text += csvRow('letters', row);
    if (index % 2_000 !== 0) continue;
    const bytes = Buffer.from(text);
    text = '';
    hash.update(bytes);
    if (!out.write(bytes)) await once(out, 'drain');
  }
  hash.update(text);
  out.end(text);
  await once(out, 'close');
}

const key = new Uint8Array(32).fill(3);
const open = async () =>
  await createOfflineReplica({ folder: join(folder, 'copy'), key, api, now: () => new Date() });
const quietly = { signal: new AbortController().signal, onProgress: () => {} };
const query = { kind: 'letters', filter: {}, masked: true, limit: 50, offset: 0 } as const;

try {
  let replica = await open();
  const fillMs = await timeOf(() => replica.sync(quietly));
  const opens: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await replica.close();
    opens.push(
      await timeOf(async () => {
        replica = await open();
        await replica.query(query);
      }),
    );
  }
  const filter = { status: 'delivered', from: '2026-09-22' } as const;
  const queryMs = await timeOf(() => replica.query({ ...query, filter }));
  const rows = Array.from({ length: letters }, (_, number) => aLetter(number));
  const pairs: { export: number; memory: number }[] = [];
  const lag = monitorEventLoopDelay({ resolution: 5 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const memory = await timeOf(() => writeFromMemory(rows, join(folder, 'memory.csv')));
    lag.enable();
    const exported = await timeOf(() =>
      replica.exportCsv(query, join(folder, 'copy.csv'), aNote(), quietly),
    );
    lag.disable();
    pairs.push({ export: exported, memory });
  }
  const names = await readdir(join(folder, 'copy'));
  const sizes = await Promise.all(names.map((name) => stat(join(folder, 'copy', name))));
  await replica.close();
  process.stdout.write(
    JSON.stringify({
      fillMs,
      queryMs,
      openMs: median(opens),
      exportMs: median(pairs.map((pair) => pair.export)),
      memoryMs: median(pairs.map(({ memory }) => memory)),
      ratio: median(pairs.map((pair) => pair.export / pair.memory)),
      turnMs: lag.percentile(99) / 1e6,
      fileMb: Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1e6),
      peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
