import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Loaded before a program (`node --import`): its parent then sets what time it is there. Everything in the process agrees, the queue
 * in its database too, and everything that waits for a time is woken when it has come. Ends with its parent.
 */

/** Shorter waits are pauses for breath, and no story skips them. */
const LONG_MS = 1_000;
const REALM = globalThis;
const RealDate = Date;
const realTimeout = setTimeout;
const { CLOCK_STARTS_AT: startsAt } = process.env;
let shiftMs = startsAt === undefined ? 0 : RealDate.parse(startsAt) - RealDate.now();
const now = () => RealDate.now() + shiftMs;

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}
const sleepers = new Map<NodeJS.Timeout, Sleeper>();

REALM.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

function sleep(wake: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): NodeJS.Timeout {
  if (ms < LONG_MS) return realTimeout(wake, ms, ...given);
  const run = () => {
    sleepers.delete(timeout);
    wake(...given);
  };
  const timeout = realTimeout(run, ms);
  const wakeEarly = () => {
    clearTimeout(timeout);
    run();
  };
  sleepers.set(timeout, { due: now() + ms, wake: wakeEarly });
  return timeout;
}
REALM.setTimeout = Object.assign(sleep, realTimeout) as typeof setTimeout;

const realClear = clearTimeout;
REALM.clearTimeout = (timeout) => {
  if (typeof timeout === 'object') sleepers.delete(timeout as NodeJS.Timeout);
  realClear(timeout);
};

/** PostgreSQL is a process of its own: the function that the queue asks for the time is told how far ahead of the real time it is. */
async function shiftQueue(dataDir: string, ms: number): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  const password = (await readFile(join(cluster, 'password'), 'utf8')).trim();
  const postmaster = await readFile(join(cluster, 'data/postmaster.pid'), 'utf8');
  const [, , , port, socketFolder] = postmaster.split('\n');
  const ours = { user: 'credit_fix', database: 'credit_fix', password };
  const client = new pg.Client({ ...ours, host: socketFolder || '127.0.0.1', port: Number(port) });
  await client.connect();
  try {
    await client.query(`create or replace function pgboss.job_now() returns timestamptz
      language sql stable as $$ select pg_catalog.now() + interval '${ms} milliseconds' $$`);
  } finally {
    await client.end();
  }
}

async function setClock(instant: string): Promise<void> {
  const ms = RealDate.parse(instant) - RealDate.now();
  // First: a woken worker asks the queue what has become due.
  if (process.env.DATA_DIR) await shiftQueue(process.env.DATA_DIR, ms);
  shiftMs = ms;
  for (const { due, wake } of Array.from(sleepers.values())) if (due <= now()) wake();
  process.send?.(instant);
}

process.on('message', (instant: string) => void setClock(instant));
process.on('disconnect', () => process.exit());
