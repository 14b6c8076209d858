import { createLog } from '@creditfix/server/platform/logging';
import { joinEmbeddedDatabase } from '@creditfix/server/platform/postgres';
import { letterEndpoints } from '@creditfix/shared/letters';
import autocannon from 'autocannon';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BlackBoxPerson, severalAtOnce, simpleLetter } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { conclude, median, treeMemory } from './measuring.ts';

/**
 * The product with no settings: how long it takes to start on a new folder and on its own, what server and database keep in memory
 * (PSS, Linux only; the browser aside), idle and while four people at a time sign in, have a letter printed and read it; and signed-in
 * reads. `EARLIER=FOLDER`, a checkout of another version with its packages, is
 * measured in the same run, turn by turn, and the targets that are ratios hold against it.
 */

const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 3);
const SECONDS = isPlanted ? 1 : Number(process.env.SECONDS ?? 5);
const CONNECTIONS = 16;
/** People who sign in, write a letter and fetch its PDF, and how many of them at once. */
const LETTERS = isPlanted ? 1 : 48;
const WRITERS = 4;
/** What a start leaves to be tidied up has been by then. */
const IDLE_AFTER_MS = isPlanted ? 0 : 8_000;

const TARGETS = {
  idleMb: 450,
  loadedMb: 700,
  laterStartMs: 5_000,
  databaseStartMs: 2_000,
  readsRatio: 3,
  firstStartRatio: 1.1,
};

interface Figures {
  readonly firstStartMs: number;
  readonly laterStartMs: number;
  readonly databaseStartMs: number;
  readonly idleMb: number;
  readonly loadedMb: number;
  readonly readsPerSecond: number;
}

async function measure(entry: string): Promise<Figures> {
  return await inTestBed(async ({ folder, ...bed }) => {
    const first = await bed.server({ DATA_DIR: folder }, entry);
    const person = new BlackBoxPerson('bench@example.com');
    await person.signIn(first.url);
    await person.ask(first.url, letterEndpoints.generateLetter, { body: simpleLetter });
    await first.stop();
    const databaseStartMs = await startOfDatabase(folder);
    const server = await bed.server({ DATA_DIR: folder }, entry);
    await sleep(IDLE_AFTER_MS);
    const idleMb = orPlanted('idle memory', memoryOf(server.pid), 9_999);
    const watch = watchMemory(server.pid);
    const { requests, non2xx, errors } = await autocannon({
      url: server.url + letterEndpoints.listLetters.path,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { Cookie: person.cookie },
    });
    await writeLetters(server.url);
    if (non2xx + errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors`);
    return {
      firstStartMs: first.startMs,
      laterStartMs: server.startMs,
      databaseStartMs,
      idleMb,
      loadedMb: await watch.peak(),
      readsPerSecond: requests.average,
    };
  });
}

/** Alone, of a database that has been used; of an earlier version it is not asked. */
async function startOfDatabase(folder: string): Promise<number> {
  if (!existsSync(join(folder, 'postgres'))) return Number.NaN;
  const startedAt = performance.now();
  const database = await joinEmbeddedDatabase(folder, { log: createLog('silent') });
  const ms = performance.now() - startedAt;
  await database.leave();
  return ms;
}

/** The work that the product is for: emails, texts, PDFs and rows. */
async function writeLetters(url: string): Promise<void> {
  const personas = Array.from(
    { length: LETTERS },
    (_, number) => new BlackBoxPerson(`writer-${number}@example.com`),
  );
  await severalAtOnce(personas, WRITERS, async (person) => {
    await person.signIn(url);
    const { generateLetter } = letterEndpoints;
    const { letterId } = await person.ask(url, generateLetter, { body: simpleLetter });
    await person.pdf(url, letterId);
  });
}

/** Of the process and all that it has started but the browser. */
const memoryOf = (pid: number) => treeMemory(pid, /chrom/).pss;

function watchMemory(pid: number): { peak(): Promise<number> } {
  const end = new AbortController();
  const watching = (async () => {
    let highest = 0;
    while (!end.signal.aborted) {
      highest = Math.max(highest, memoryOf(pid));
      await sleep(250);
    }
    return highest;
  })();
  return {
    async peak() {
      end.abort();
      return await watching;
    },
  };
}

const places = {
  now: resolve(import.meta.dirname, '../..'),
  ...(process.env.EARLIER ? { earlier: resolve(process.env.EARLIER) } : {}),
};
const measured = new Map<string, Figures[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, place] of Object.entries(places)) {
    const figures = await measure(join(place, 'server/src/main.ts'));
    measured.set(name, [...(measured.get(name) ?? []), figures]);
    process.stdout.write(`${name}, round ${round + 1}: ${JSON.stringify(figures)}\n`);
  }
}

function middle(name: string, figure: keyof Figures): number {
  return Math.round(median((measured.get(name) ?? []).map((figures) => figures[figure])));
}

const NAMES = {
  firstStartMs: 'first start on a new folder, ms',
  laterStartMs: 'later start, ms',
  databaseStartMs: 'start of the database alone, ms',
  idleMb: 'idle memory of server and database, MB',
  loadedMb: 'the same under load, MB',
  readsPerSecond: 'letter lists a second',
} as const;

const { firstStartRatio, laterStartMs, databaseStartMs, idleMb, loadedMb, readsRatio } = TARGETS;
const withEarlier = places.earlier !== undefined;
interface Judged {
  readonly target: string;
  readonly met: boolean;
  readonly isTime?: boolean;
}

/** How each figure is judged; a ratio needs the earlier version beside it. */
const JUDGED: Record<keyof Figures, (now: number, earlier: number) => Judged> = {
  firstStartMs: (now, earlier) => ({
    target: withEarlier ? `${firstStartRatio} of the earlier` : 'none',
    met: !withEarlier || now <= firstStartRatio * earlier,
  }),
  laterStartMs: (now) => ({
    target: `${laterStartMs}`,
    met: now < laterStartMs,
    isTime: true,
  }),
  databaseStartMs: (now) => ({
    target: `${databaseStartMs}`,
    met: now < databaseStartMs,
    isTime: true,
  }),
  idleMb: (now) => ({ target: `${idleMb}`, met: now <= idleMb }),
  loadedMb: (now) => ({ target: `${loadedMb}`, met: now <= loadedMb }),
  readsPerSecond: (now, earlier) => ({
    target: withEarlier ? `${readsRatio} times the earlier` : 'none',
    met: !withEarlier || now >= readsRatio * earlier,
  }),
};

const lines = (Object.keys(NAMES) as (keyof Figures)[]).map((figure) => {
  const now = middle('now', figure);
  const earlier = withEarlier ? middle('earlier', figure) : Number.NaN;
  return {
    what: NAMES[figure],
    now,
    ...(withEarlier ? { earlier } : {}),
    ...JUDGED[figure](now, earlier),
  };
});
console.table(lines);
conclude(lines);
