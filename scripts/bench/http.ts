import { letterEndpoints } from '@creditfix/shared/letters';
import { startTestPostgres } from '@creditfix/server/test/postgres';
import autocannon from 'autocannon';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { startServerProcess, type ServerProcess } from '#scripts/process/server-process.ts';

/**
 * `GET /api/letters/:id` on PostgreSQL, whole (session, checks, decryption, answer check), against a bare Koa route that
 * does the same SQL with raw pg. Rounds alternate, so that a noisy machine hits both alike.
 */

const TARGET_RATIO = 0.5;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 4);
const CONNECTIONS = 16;

interface Lane {
  readonly server: ServerProcess;
  readonly path: string;
  readonly cookie: string;
}

async function openLane(environment: Record<string, string>): Promise<Lane> {
  const server = await startServerProcess(environment);
  const person = new BlackBoxPerson('bench@example.com');
  await person.signIn(server.url);
  const { letterId } = await person.ask(server.url, letterEndpoints.generateLetter, {
    body: {
      personalInfo: {
        firstName: 'Ben',
        lastName: 'Mark',
        address: '1 Oak',
        city: 'Salem',
        state: 'OR',
        zipCode: '97301',
      },
      disputeDetails: {
        creditorName: 'Harbor Lending',
        accountNumber: '5550-1234',
        disputeReason: 'not_mine',
      },
      signature: { typedName: 'Ben Mark' },
      deliveryMethod: 'download',
      bureauType: 'experian',
    },
  });
  return { server, path: `/api/letters/${letterId}`, cookie: person.cookie };
}

async function load(
  url: string,
  { path, cookie }: Lane,
): Promise<{ perSecond: number; p99: number }> {
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { Cookie: cookie },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${url}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Highest memory of the process so far, in MB; Linux only. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'credit-fix-bench-'));
const postgres = await startTestPostgres(join(folder, 'postgres'));
try {
  const ours = await openLane({ DATA_DIR: join(folder, 'a'), DATABASE_URL: postgres.url });
  const bare = await startServerProcess(
    { DATABASE_URL: postgres.url },
    resolve(import.meta.dirname, 'bare-koa.ts'),
  );
  const results: { ours: number; bare: number; p99: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const baseline = await load(bare.url, ours);
    const measured = await load(ours.server.url, ours);
    results.push({ ours: measured.perSecond, bare: baseline.perSecond, p99: measured.p99 });
  }
  const ourMemory = await peakMemory(ours.server.pid);
  await bare.kill();
  await ours.server.stop();

  const embedded = await openLane({ DATA_DIR: join(folder, 'b') });
  const onPglite = await load(embedded.server.url, embedded);
  const pgliteMemory = await peakMemory(embedded.server.pid);
  await embedded.server.stop();

  const ratio = median(results.map((result) => result.ours / result.bare));
  console.table([
    {
      what: 'bare Koa, raw pg, PostgreSQL',
      'requests/s': median(results.map(({ bare: b }) => b)),
      ratio: 1,
    },
    {
      what: 'GET a letter, PostgreSQL',
      'requests/s': median(results.map(({ ours: o }) => o)),
      ratio: Number(ratio.toFixed(2)),
      'p99 ms': median(results.map(({ p99 }) => p99)),
      'peak MB': ourMemory,
    },
    {
      what: 'GET a letter, PGlite',
      'requests/s': onPglite.perSecond,
      'p99 ms': onPglite.p99,
      'peak MB': pgliteMemory,
    },
  ]);
  process.stdout.write(
    `Target: at least ${TARGET_RATIO} of the bare route. Measured: ${ratio.toFixed(2)}.\n`,
  );
  process.exitCode = ratio >= TARGET_RATIO ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
