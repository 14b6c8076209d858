import { disputeEndpoints } from '@creditfix/shared/disputes';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { startLobServer, countByMetadata, type LobServer } from '@creditfix/server/test/lob';
import { startTestPostgres } from '@creditfix/server/test/postgres';
import autocannon from 'autocannon';
import Lob from 'lob';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { conclude } from '#scripts/bench/conclude.ts';
import { fillDashboard } from '#scripts/bench/fill-dashboard.ts';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import {
  OWNER,
  makeReadyLetters,
  severalAtOnce,
  type ReadyLetter,
} from '#scripts/process/personas-with-letters.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { startServerProcess, type ServerProcess } from '#scripts/process/server-process.ts';

/**
 * From the queue to the carrier: 500 letters that become due at the same moment, against a bare loop that sends the same PDFs
 * with the same package at the same pace; and the dashboard of somebody with 200 letters.
 */

const LETTERS = isPlanted ? 1 : Number(process.env.LETTERS ?? 500);
const DASHBOARD_LETTERS = 200;
const DASHBOARD_CALLS = 400;
/** As the product asks the carrier: see `carrier-pace.ts`. */
const SLOT_MS = 40;
/** `ratio`: the queue's time, of the bare loop's. */
const TARGETS = { ratio: 1.5, overheadMs: 20, dashboardP95Ms: 50 };

interface Line {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
  readonly isTime?: boolean;
}

const rounded = (value: number) => Number(value.toFixed(1));
const pause = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));

/** CPU time that the process has used so far, user and system, in ms; Linux only. */
async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function queueAll(url: string, letters: readonly ReadyLetter[]): Promise<void> {
  const from = { name: 'Ida Sample', line1: '9 Elm Row', city: 'Salem', state: 'OR', zip: '97301' };
  await severalAtOnce(letters, 6, async ({ person, letterId }) => {
    const body = { mailClass: 'certified', from, agreedCents: 68 };
    await person.ask(url, mailingEndpoints.mailLetter, { id: letterId, body });
  });
}

/** Ends the hold of all of them at once. */
async function release(database: pg.Client): Promise<void> {
  await database.query('update mailpieces set send_after = now()');
  await database.query(
    `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`,
  );
}

async function timeUntilSent(lob: LobServer, wanted: number): Promise<number> {
  const start = performance.now();
  while (lob.letters().length < wanted) {
    if (performance.now() - start > 180_000)
      throw new Error(`only ${lob.letters().length} letters came`);
    await pause(20);
  }
  return performance.now() - start;
}

/** The same PDFs, one every slot, with nothing around it. */
async function bareLoop(lob: LobServer, pdfs: readonly Buffer[]): Promise<number> {
  const client = new Lob(lob.apiKey, { host: lob.url });
  const address = {
    name: 'Experian',
    address_line1: 'P.O. Box 4500',
    address_city: 'Allen',
    address_state: 'TX',
    address_zip: '75013',
    address_country: 'US' as const,
  };
  const start = performance.now();
  const sent = pdfs.map(async (file, number) => {
    await pause(number * SLOT_MS);
    await client.letters.create(
      {
        to: { ...address },
        from: { ...address },
        file,
        color: false,
        double_sided: false,
        use_type: 'operational' as const,
        extra_service: 'certified' as const,
      },
      { 'Idempotency-Key': `bare-${number}` },
    );
  });
  await Promise.all(sent);
  return performance.now() - start;
}

async function measureQueue(
  server: ServerProcess,
  lob: LobServer,
  database: pg.Client,
): Promise<Line[]> {
  const letters = await makeReadyLetters(server.url, LETTERS);
  await queueAll(server.url, letters);
  process.stdout.write(`${letters.length} letters are queued\n`);
  const cpuBefore = await cpuMs(server.pid);
  await release(database);
  const ours = await timeUntilSent(lob, LETTERS);
  const cpu = (await cpuMs(server.pid)) - cpuBefore;
  const traffic = lob.traffic().find(({ call }) => call === 'POST /v1/letters');
  const twice = [...countByMetadata(lob.letters(), 'mailpiece').values()].filter(
    (times) => times > 1,
  );
  const once = orPlanted('letters mailed more than once', twice.length, 1) === 0;
  const bare = await bareLoop(
    lob,
    lob.letters().map(({ id }) => lob.fileOf(id)),
  );
  const overhead = (ours - bare) / LETTERS;
  return [
    {
      what: `${LETTERS} letters due at once, refused with 429; most in 5 s`,
      measured: `${traffic?.tooMany ?? '?'}; ${traffic?.busiest ?? '?'}; ${once ? 'each once' : 'NOT each once'}`,
      target: `0; at most ${traffic?.limit ?? '?'}; each once`,
      met: once && traffic?.tooMany === 0 && traffic.busiest <= traffic.limit,
    },
    {
      what: 'per letter, more than a bare loop with the package at the same pace',
      measured: `${rounded(overhead)} ms (${rounded(ours / 1_000)} s, bare ${rounded(bare / 1_000)} s; ${rounded(cpu / LETTERS)} ms CPU)`,
      target: `under ${TARGETS.overheadMs} ms`,
      met: overhead < TARGETS.overheadMs,
      isTime: true,
    },
    {
      what: 'the queue, of a bare loop with the package at the same pace',
      measured: (ours / bare).toFixed(2),
      target: `under ${TARGETS.ratio}`,
      met: ours / bare < TARGETS.ratio,
    },
  ];
}

async function measureDashboard(
  server: ServerProcess,
  databaseUrl: string,
  keys: string,
): Promise<Line> {
  const person = new BlackBoxPerson('many-letters@example.com');
  await person.signIn(server.url);
  await fillDashboard({ person, url: server.url, databaseUrl, keys, letters: DASHBOARD_LETTERS });
  const path = disputeEndpoints.dashboard.path;
  const dashboard = await person.ask(server.url, disputeEndpoints.dashboard);
  const load = async (amount: number) =>
    await autocannon({
      url: server.url + path,
      connections: 1,
      amount,
      headers: { Cookie: person.cookie },
    });
  await load(DASHBOARD_CALLS);
  const { latency } = await load(DASHBOARD_CALLS);
  const p95 = latency.p97_5;
  return {
    what: `dashboard with ${dashboard.letterCounts.total} letters and ${dashboard.disputes.length} disputes, p97.5`,
    measured: `${p95} ms`,
    target: `under ${TARGETS.dashboardP95Ms} ms`,
    met: p95 < TARGETS.dashboardP95Ms,
    isTime: true,
  };
}

const folder = await mkdtemp(join(tmpdir(), 'credit-fix-bench-mail-'));
const postgres = await startTestPostgres(join(folder, 'postgres'));
const lob = await startLobServer();
try {
  const keys = `bench:${Buffer.alloc(32, 7).toString('base64')}`;
  const server = await startServerProcess({
    DATA_DIR: join(folder, 'files'),
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEYS: keys,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '600',
    ADMIN_EMAILS: OWNER,
  });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const lines = isPlanted ? [] : [await measureDashboard(server, postgres.url, keys)];
  lines.push(...(await measureQueue(server, lob, database)));
  await database.end();
  await server.stop();
  console.table(lines);
  conclude(lines);
} finally {
  await lob.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
