import { Vault } from '@creditfix/server/platform/vault';
import { startLobServer, countByMetadata, type LobServer } from '@creditfix/server/test/lob';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import autocannon from 'autocannon';
import Lob from 'lob';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  BlackBoxPerson,
  OWNER,
  makeReadyLetters,
  severalAtOnce,
  type ReadyLetter,
  simpleLetter,
} from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { type ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { conclude, cpuMs } from './measuring.ts';

/**
 * From the queue to the carrier: 500 letters that become due at the same moment, against a bare loop that sends the same PDFs
 * with the same package at the same pace; and the dashboard of somebody with 200 letters.
 */

type Row = Record<string, unknown>;

/** Tables of one mailed letter, each after those that it refers to, with the columns that refer. */
const TABLES = [
  { table: 'letters', refers: [] },
  { table: 'mailpieces', refers: ['letter_id'] },
  { table: 'disputes', refers: ['first_letter_id'] },
  { table: 'dispute_rounds', refers: ['dispute_id', 'letter_id'] },
] as const;

/**
 * Gives a person so many mailed letters with their disputes: one is made and mailed through the API, the others are copies of
 * its rows, sealed again for their own ids.
 */
async function fillDashboard(options: {
  readonly person: BlackBoxPerson;
  readonly url: string;
  readonly databaseUrl: string;
  readonly keys: string;
  readonly letters: number;
}): Promise<void> {
  const { person, url, letters } = options;
  const { letterId } = await person.ask(url, letterEndpoints.generateLetter, {
    body: simpleLetter,
  });
  const today = calendarDateAt(new Date(), BUSINESS_TIME_ZONE);
  const mailpiece = await person.ask(url, mailingEndpoints.recordOwnMailing, {
    id: letterId,
    body: { mailedOn: today, mailClass: 'certified' },
  });
  await person.ask(url, mailingEndpoints.recordArrival, {
    id: mailpiece.id,
    body: { on: today, what: 'delivered' },
  });
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    const originals = await readOriginals(client, letterId);
    const vault = new Vault(options.keys);
    for (let copy = 1; copy < letters; copy += 1) await copyAll(client, vault, originals);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** A job makes the dispute in its own time. */
async function readOriginals(client: pg.Client, letterId: string): Promise<Map<string, Row>> {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = new Map<string, Row>();
    const where = {
      letters: 'id = $1',
      mailpieces: 'letter_id = $1',
      disputes: 'first_letter_id = $1',
      dispute_rounds: 'letter_id = $1 and received_on is not null',
    };
    for (const { table } of TABLES) {
      const found = await client.query<Row>(`select * from ${table} where ${where[table]}`, [
        letterId,
      ]);
      if (found.rows[0]) rows.set(table, found.rows[0]);
    }
    if (rows.size === TABLES.length) return rows;
    await pause(50);
  }
  throw new Error('the dispute of the first letter did not come');
}

async function copyAll(
  client: pg.Client,
  vault: Vault,
  originals: Map<string, Row>,
): Promise<void> {
  const newIds = new Map<unknown, string>();
  for (const { table, refers } of TABLES) {
    const original = originals.get(table) ?? {};
    const id = randomUUID();
    newIds.set(original.id, id);
    const row: Row = { ...original, id };
    for (const column of refers) row[column] = newIds.get(original[column]);
    for (const [name, value] of Object.entries(original)) {
      if (!name.startsWith('sealed_') || typeof value !== 'string') continue;
      const column = `${table}.${name}`;
      const opened = vault.openJson(value, { column, rowId: String(original.id) });
      row[name] = vault.sealJson(opened, { column, rowId: id });
    }
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    await client.query(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
      names.map((name) => row[name]),
    );
  }
}

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
  const cpuBefore = cpuMs(server.pid);
  await release(database);
  const ours = await timeUntilSent(lob, LETTERS);
  const cpu = cpuMs(server.pid) - cpuBefore;
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

await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const keys = `bench:${Buffer.alloc(32, 7).toString('base64')}`;
  const server = await bed.server({
    DATA_DIR: join(bed.folder, 'files'),
    DATABASE_URL: url,
    ENCRYPTION_KEYS: keys,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '600',
    ADMIN_EMAILS: OWNER,
  });
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  bed.closing(() => database.end());
  const lines = isPlanted ? [] : [await measureDashboard(server, url, keys)];
  lines.push(...(await measureQueue(server, lob, database)));
  console.table(lines);
  conclude(lines);
});
