import { csvHead, exportEndpoints, typedColumns, type ExportKind } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { cellsToCopy } from '@creditfix/server/admin';
import { openDatabase, type Database } from '@creditfix/server/platform/database';
import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { type ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { fillBusiness } from './fill-business.ts';
import { conclude, median, residentMb } from './measuring.ts';

/**
 * Exports of 1,000,000 rows from a real server, against PostgreSQL's own COPY of the same query with the same guard into nothing.
 * The two take turns, so that whatever else the machine does hits both; their bytes are compared. Then a first synchronisation of an
 * offline replica.
 */

const USERS = isPlanted ? 200 : Number(process.env.USERS ?? 1_000_000);
const LETTERS = isPlanted ? 500 : Number(process.env.LETTERS ?? 1_000_000);
const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 5);
/** `memoryMb`: what an export takes beside what the server holds anyway. */
const TARGETS = { ratio: 1.25, firstByteMs: 200, firstRowMs: 200, memoryMb: 150, syncPageMs: 150 };
const ADMIN = 'bench@example.com';
const SYNC_PAGE = 5_000;

const { exportUsers, exportLetters, syncLetters } = exportEndpoints;

interface Contest {
  readonly what: string;
  readonly kind: ExportKind;
  readonly path: string;
  readonly masked: boolean;
}

const contests: readonly Contest[] = [
  { what: 'users, masked', kind: 'users', path: exportUsers.path, masked: true },
  {
    what: 'users, whole',
    kind: 'users',
    path: `${exportUsers.path}?masked=no&reason=a%20measurement`,
    masked: false,
  },
  { what: 'letters', kind: 'letters', path: exportLetters.path, masked: false },
];

/** PostgreSQL's own COPY of the query that the server copies. */
function copyOf(builder: Database, { kind, masked }: Contest): string {
  const rows = cellsToCopy(builder.fork(), {
    kind,
    masked,
    filter: {},
    emailSearch: 'beginning',
    now: new Date(),
  });
  const typed = typedColumns[kind].map((key) => `"${key}"`).join(', ');
  return `copy (${rows}) to stdout (format csv, force_quote (${typed}))`;
}

interface Taken {
  readonly ms: number;
  readonly firstByteMs: number;
  /** Behind the head. */
  readonly firstRowMs: number;
  readonly bytes: number;
}

async function take(
  server: ServerProcess,
  cookie: string,
  { path, kind }: Contest,
  chunk: (bytes: Buffer) => void = () => {},
): Promise<Taken> {
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const headBytes = Buffer.byteLength(csvHead(kind));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url + path, { agent: false, headers: { Cookie: cookie } }, resolve).once(
      'error',
      reject,
    );
  });
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
  let [bytes, firstByteMs, firstRowMs] = [0, 0, 0];
  for await (const mailpiece of answer) {
    const some = mailpiece as Buffer;
    if (bytes === 0) firstByteMs = since();
    bytes += some.length;
    if (firstRowMs === 0 && bytes > headBytes) firstRowMs = since();
    chunk(some);
  }
  return { ms: since(), firstByteMs, firstRowMs, bytes };
}

/** The most memory that the process holds while the work goes on, in MB. */
async function mostMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = residentMb(pid);
  const looking = setInterval(() => (most = Math.max(most, residentMb(pid))), 50);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return most;
}

interface Measured {
  readonly server: ServerProcess;
  readonly database: pg.Client;
  /** Writes statements; it runs none. */
  readonly builder: Database;
  readonly cookie: string;
  /** What the server holds before its first export, in MB. */
  readonly idle: number;
}

/** One untimed round compares the bytes and warms both sides. */
async function compareBytes(
  { server, database, builder, cookie }: Measured,
  contest: Contest,
): Promise<boolean> {
  const [ours, theirs] = [createHash('sha256'), createHash('sha256')];
  theirs.update(csvHead(contest.kind));
  await copyOut(database, copyOf(builder, contest), (chunk) =>
    theirs.update(chunk.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  );
  await take(server, cookie, contest, (chunk) => ours.update(chunk));
  return ours.digest('hex') === theirs.digest('hex');
}

async function measureExport(measured: Measured, contest: Contest) {
  const { server, database, builder, cookie, idle } = measured;
  const same = await compareBytes(measured, contest);
  const ratios: number[] = [];
  const taken: Taken[] = [];
  let rows = 0;
  let memory = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    rows = await copyOut(database, copyOf(builder, contest));
    const bare = performance.now() - startedAt;
    memory = Math.max(
      memory,
      await mostMemory(server.pid, async () => {
        taken.push(await take(server, cookie, contest));
      }),
    );
    ratios.push((taken.at(-1)?.ms ?? Infinity) / bare);
  }
  const ratio = orPlanted(`the ratio of ${contest.what}`, median(ratios), 99);
  const first = median(taken.map(({ firstByteMs }) => firstByteMs));
  const firstRow = median(taken.map(({ firstRowMs }) => firstRowMs));
  return {
    what: contest.what,
    rows,
    'rows/s': Math.round(rows / (median(taken.map(({ ms }) => ms)) / 1_000)),
    'of COPY': `${ratio.toFixed(2)}x (${ratios.map((each) => each.toFixed(2)).join(' ')})`,
    'first byte': `${Math.round(first)} ms`,
    'first row': `${Math.round(firstRow)} ms`,
    memory: `+${Math.round(memory - idle)} MB (${Math.round(idle)} before)`,
    bytes: same ? 'the same' : 'DIFFERENT',
    met: same && ratio <= TARGETS.ratio && memory - idle < TARGETS.memoryMb,
    inTime: first <= TARGETS.firstByteMs && firstRow <= TARGETS.firstRowMs,
  };
}

/** All letters from the first line of the log to the last, and what a page takes. */
async function measureSync(server: ServerProcess, cookie: string) {
  const pages: number[] = [];
  let rows = 0;
  let after = '';
  for (let hasMore = true; hasMore;) {
    const path = `${syncLetters.path}?limit=${SYNC_PAGE}${after && `&after=${after}`}`;
    const startedAt = performance.now();
    const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
    const text = await answer.text();
    pages.push(performance.now() - startedAt);
    const { data: page } = JSON.parse(text) as { data: DataOf<typeof syncLetters> };
    ({ next: after, hasMore } = page);
    rows += page.rows.length;
  }
  const typical = median(pages);
  const seconds = pages.reduce((sum, ms) => sum + ms, 0) / 1_000;
  return {
    what: `first sync of ${rows} letters, ${SYNC_PAGE} a page`,
    measured: `${Math.round(typical)} ms a page (median), ${seconds.toFixed(1)} s in all`,
    target: `${TARGETS.syncPageMs} ms`,
    met: typical < TARGETS.syncPageMs,
    isTime: true,
  };
}

/** COPY … TO STDOUT over this connection, as fast as it comes, into nothing or past somebody who looks. */
async function copyOut(
  client: pg.Client,
  copy: string,
  chunk: (bytes: Buffer) => void = () => {},
): Promise<number> {
  const copying = client.query(to(copy));
  for await (const mailpiece of copying) chunk(mailpiece as Buffer);
  await client.query('select 1');
  return copying.rowCount;
}

await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const environment = {
    DATA_DIR: join(bed.folder, 'a'),
    DATABASE_URL: url,
    ADMIN_EMAILS: ADMIN,
    ADMIN_SECOND_FACTOR: 'off',
  };
  // The first server makes the tables; the one that is measured finds them filled. Planted, it is the same.
  const first = await bed.server(environment);
  if (!isPlanted) await first.stop();
  await fillBusiness(url, { users: USERS, letters: LETTERS });
  const database = new pg.Client({ connectionString: url });
  // Where the measurement fails, the database ends under it, and that failure is the one to be heard.
  database.on('error', () => {});
  await database.connect();
  bed.closing(() => database.end());
  await database.query('select rebuild_sync_log()');
  await database.query('vacuum (analyze) sync_changes');
  process.stdout.write(`${USERS} users and ${LETTERS} letters are there.\n`);
  const server = isPlanted ? first : await bed.server(environment);
  const person = new BlackBoxPerson(ADMIN);
  await person.signInAsAdmin(server.url);
  const builder = await openDatabase({ url }, { entities: [], migrations: [] });
  bed.closing(() => builder.close());
  const measured = {
    server,
    database,
    builder,
    cookie: person.cookie,
    idle: residentMb(server.pid),
  };
  const lines = [];
  // Planted, one of them is enough.
  for (const contest of isPlanted ? contests.slice(0, 1) : contests)
    lines.push(await measureExport(measured, contest));
  console.table(lines);
  const sync = await measureSync(server, person.cookie);
  console.table([sync]);
  process.stdout.write(`${ROUNDS} rounds; load of the machine at the end: ${loadavg()[0]}.\n`);
  const times = lines.map(({ what, inTime }) => ({
    what: `${what}: first byte and first row`,
    met: inTime,
    isTime: true,
  }));
  conclude([...lines, ...times, sync]);
});
