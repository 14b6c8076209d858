import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints } from '@creditfix/shared/letters';
import autocannon from 'autocannon';
import { join, resolve } from 'node:path';
import { BlackBoxPerson, simpleLetter } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { startServerProcess, type ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { conclude, median, peakMb, quantile } from './measuring.ts';

/**
 * Signed-in reads on PostgreSQL, whole (session, checks, decryption, answer check), against a bare Koa route that does the
 * same SQL with raw pg; asking for a login link; and what rate limits cost. Rounds alternate, so that a noisy machine hits
 * both sides alike.
 */

const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 5);
const SECONDS = isPlanted ? 1 : Number(process.env.SECONDS ?? 3);
const CONNECTIONS = 16;

const TARGETS = {
  readRatio: 0.6,
  /** A whole letter is decrypted and checked. */
  openedRatio: 0.5,
  readsPerSecond: 500,
  readP99Ms: 100,
  loginP95Ms: 50,
  limitsCost: 0.15,
};
/** People who ask for a link: one every 40 ms, whether or not the one before has been answered. */
const LOGINS = 250;
const LOGIN_EVERY_MS = 40;

interface Setup {
  readonly server: ServerProcess;
  readonly person: BlackBoxPerson;
  readonly letterId: string;
}

async function openSetup(server: ServerProcess): Promise<Setup> {
  const person = new BlackBoxPerson('bench@example.com');
  await person.signIn(server.url);
  // Planted, no read of a letter is measured.
  if (isPlanted) return { server, person, letterId: '' };
  const { letterId } = await person.ask(server.url, letterEndpoints.generateLetter, {
    body: simpleLetter,
  });
  return { server, person, letterId };
}

interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

async function load(url: string, cookie: string): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { Cookie: cookie },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${url}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const rounded = (value: number) => Number(value.toFixed(2));

interface Line {
  readonly what: string;
  readonly 'requests/s'?: number;
  readonly 'bare/s'?: number;
  readonly ratio?: number;
  readonly 'p95 ms'?: number;
  readonly 'p99 ms'?: number;
  readonly target: string;
  readonly met: boolean;
  readonly isTime?: boolean;
}

async function compareReads(ours: Setup, bare: ServerProcess): Promise<Line[]> {
  const reads = [
    { what: 'session check', path: accountEndpoints.session.path, least: TARGETS.readRatio },
    { what: 'letter list', path: letterEndpoints.listLetters.path, least: TARGETS.readRatio },
    {
      what: 'one letter, opened',
      path: letterEndpoints.getLetter.path.replace(':id', ours.letterId),
      least: TARGETS.openedRatio,
    },
  ];
  const lines: Line[] = [];
  // Planted, one of them is enough.
  for (const { what, path, least } of isPlanted ? reads.slice(0, 1) : reads) {
    const rounds: { ours: Load; bare: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const baseline = await load(bare.url + path, ours.person.cookie);
      rounds.push({ bare: baseline, ours: await load(ours.server.url + path, ours.person.cookie) });
    }
    const measured = median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond));
    const ratio = orPlanted(`the ratio of ${what}`, measured, 0.01);
    const perSecond = median(rounds.map((round) => round.ours.perSecond));
    const p99 = median(rounds.map((round) => round.ours.p99));
    lines.push({
      what,
      'requests/s': perSecond,
      'bare/s': median(rounds.map((round) => round.bare.perSecond)),
      ratio: rounded(ratio),
      'p99 ms': p99,
      target: `${least}`,
      met: ratio >= least,
    });
    lines.push({
      what: `${what}: requests a second, p99`,
      target: `${TARGETS.readsPerSecond}/s, ${TARGETS.readP99Ms} ms`,
      met: perSecond >= TARGETS.readsPerSecond && p99 < TARGETS.readP99Ms,
      isTime: true,
    });
  }
  return lines;
}

/** Asking for a link, at a steady pace; the email is a job's work, in the same process here. */
async function measureLogins({ server }: Setup): Promise<Line> {
  const { method, path } = accountEndpoints.requestLogin;
  const ask = async (number: number): Promise<number> => {
    const startedAt = performance.now();
    const response = await fetch(server.url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `visitor${number}@example.com` }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a login request was answered ${response.status}`);
    return performance.now() - startedAt;
  };
  const asked: Promise<number>[] = [];
  for (let number = 0; number < LOGINS; number += 1) {
    asked.push(ask(number));
    await new Promise((resolveWait) => setTimeout(resolveWait, LOGIN_EVERY_MS));
  }
  const times = await Promise.all(asked);
  const p95 = quantile(times, 0.95);
  return {
    what: `login link, ${1_000 / LOGIN_EVERY_MS} a second`,
    'p95 ms': rounded(p95),
    target: `${TARGETS.loginP95Ms} ms`,
    met: p95 < TARGETS.loginP95Ms,
    isTime: true,
  };
}

/** Writes stay under what the limits allow one account (200 in an hour), so several people share them. */
const WRITERS = 160;
const WARMING = 40;
const WRITES_EACH_ROUND = 1_500;
const WRITE_ROUNDS = 9;

async function signInWriters(url: string): Promise<string[]> {
  const cookies: string[] = [];
  for (let number = 0; number < WRITERS; number += 1) {
    const person = new BlackBoxPerson(`writer${number}@example.com`);
    await person.signIn(url);
    cookies.push(person.cookie);
  }
  return cookies;
}

async function writesPerSecond(url: string, cookies: readonly string[]): Promise<number> {
  const { method, path } = myAccountEndpoints.saveEmailPreferences;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: WRITES_EACH_ROUND,
    requests: cookies.map((cookie) => ({
      method,
      path,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ emails: { deadlines: true } }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`writes were answered ${JSON.stringify(result.statusCodeStats)}`);
  // The run's own length is only known to the second; what each write took is known better.
  return (CONNECTIONS * 1_000) / result.latency.average;
}

/** The same signed-in write with the limits on and off, by two processes that have just started and had the same warm-up. */
async function measureLimits(environment: Record<string, string>): Promise<Line> {
  const free = await startServerProcess(environment);
  const limited = await startServerProcess({ ...environment, RATE_LIMITS: 'on' });
  const everybody = await signInWriters(free.url);
  const [warming, cookies] = [everybody.slice(0, WARMING), everybody.slice(WARMING)];
  const rounds: { on: number; off: number }[] = [];
  try {
    await writesPerSecond(free.url, warming);
    await writesPerSecond(limited.url, warming);
    for (let round = 0; round < WRITE_ROUNDS; round += 1) {
      // Every connection begins with the first of them: another one each time, so that nobody reaches a limit.
      const start = (round * cookies.length) / WRITE_ROUNDS;
      const writers = [...cookies.slice(start), ...cookies.slice(0, start)];
      const off = await writesPerSecond(free.url, writers);
      rounds.push({ off, on: await writesPerSecond(limited.url, writers) });
    }
  } finally {
    await limited.stop();
    await free.stop();
  }
  const cost = median(rounds.map(({ on, off }) => 1 - on / off));
  return {
    what: 'a write with rate limits, of one without',
    'requests/s': rounded(median(rounds.map(({ on }) => on))),
    'bare/s': rounded(median(rounds.map(({ off }) => off))),
    ratio: rounded(1 - cost),
    target: `over ${1 - TARGETS.limitsCost}`,
    met: cost < TARGETS.limitsCost,
  };
}

await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const environment = { DATA_DIR: join(bed.folder, 'a'), DATABASE_URL: url };
  const ours = await openSetup(await bed.server(environment));
  const bare = await bed.server({ DATABASE_URL: url }, resolve(import.meta.dirname, 'bare-koa.ts'));
  const lines = await compareReads(ours, bare);
  if (!isPlanted) {
    await bare.stop();
    lines.push(await measureLogins(ours));
    process.stdout.write(`Peak memory on PostgreSQL: ${Math.round(peakMb(ours.server.pid))} MB.\n`);
    await ours.server.stop();
    lines.push(await measureLimits(environment));
  }
  console.table(lines);
  conclude(lines);
});
