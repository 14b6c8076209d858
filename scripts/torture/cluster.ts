import { startLobServer } from '@creditfix/server/test/lob';
import { startMailServer } from '@creditfix/server/test/mail-server';
import { startS3Server } from '@creditfix/server/test/s3';
import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeSubscribers, OWNER } from '#scripts/process/black-box.ts';
import { NEXT_VERSION } from '#scripts/process/other-versions.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed, type TestBed } from '#scripts/process/test-bed.ts';
import { contradictionsIn, DONE_TWICE } from './contradictions.ts';
import { Crew } from './crew.ts';
import { countPromises, linksIn, PersonasAtWork } from './personas-at-work.ts';

/**
 * Four web servers and two workers on one PostgreSQL and one S3 server, each with a folder of its own as on a machine of its own. While
 * people sign in, read, write, sign and mail letters, servers and workers are killed with SIGKILL and the database is ended as by a power
 * cut, at random, for `--minutes` (10). In the end every letter that was answered for is there with its PDF, was mailed and charged
 * once, every email is out, and no work is left in a queue. An email whose sender died may come again, under its one Message-ID.
 *
 * Half way the cluster is brought to the next version as a rolling deployment does it, under the same load: its first server changes the
 * tables while the others go on with the version before.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, plant: { type: 'boolean' } },
});
const MINUTES = Number(values.minutes);
const WEB_SERVERS = isPlanted ? 1 : 4;
const WORKERS = isPlanted ? 1 : 2;
const WRITERS = isPlanted ? 1 : 4;
/** Three letters each, and no writer has one every second. */
const PERSONAS = isPlanted ? 1 : Math.ceil(MINUTES * 24);
/** They are left alone for a random time in this span, so that strikes land in every part of the work. */
const ALONE_MS = { least: 300, most: 8_000 };
const DATABASE_AWAY_MS = { least: 100, most: 3_000 };
/** The slowest to be taken up again is an email: its claim lasts two minutes, and the pauses between its tries grow to some minutes. */
const PATIENCE_MS = isPlanted ? 20_000 : 10 * 60_000;

interface Cluster {
  readonly web: Crew;
  readonly workers: Crew;
  /** Ends the database as a power cut would, and starts it again. */
  restartDatabase(): Promise<void>;
  /** To the next version: what answers people first, then what works on the queue. */
  upgrade(): Promise<void>;
}

/** Each of them comes up again before the next: what is struck at once stands in one of them. */
const STRIKES: Readonly<Record<string, (cluster: Cluster) => Promise<unknown>>> = {
  'web server': ({ web }) => web.killOne(),
  worker: ({ workers }) => workers.killOne(),
  database: (cluster) => cluster.restartDatabase(),
  'web server and worker': ({ web, workers }) => web.killOne(() => workers.killOne()),
  'all of it': (cluster) =>
    cluster.web.killOne(() => cluster.workers.killOne(() => cluster.restartDatabase())),
};

type Strikes = Record<string, number>;

async function strikeUntil(end: number, cluster: Cluster, crowd: PersonasAtWork, strikes: Strikes) {
  const kinds = Object.entries(STRIKES);
  while (Date.now() < end) {
    await pause(randomInt(ALONE_MS.least, ALONE_MS.most));
    const [what, strike] = kinds[randomInt(0, kinds.length)] ?? ['', undefined];
    await strike?.(cluster);
    strikes[what] = (strikes[what] ?? 0) + 1;
    const letters = crowd.works.filter(({ letter }) => letter).length;
    process.stdout.write(
      `${what}: ${letters} letters, ${crowd.newcomers.length} sign-ins so far\n`,
    );
  }
}

/** What is still not done, each with what is waiting there. */
const UNDONE = {
  'jobs that have been due for a minute': `select name as what, count(*)::int from pgboss.job
    where state in ('created', 'retry', 'active') and start_after < now() - interval '1 minute' and name not like '\\_\\_%' group by name`,
  'jobs that were given up': `select name as what, count(*)::int from pgboss.job where state = 'failed' group by name`,
  'emails that are not out': `select 'email' as what, count(*)::int from outgoing_emails where sent_at is null having count(*) > 0`,
  'letters without their PDF': `select status as what, count(*)::int from letters where pdf_key is null group by status`,
  'mailpieces that are not with the carrier': `select status as what, count(*)::int from mailpieces
    where carrier_id is null group by status`,
};

/** @returns what is stuck, in words */
async function whatIsStuck(client: pg.Client, patienceMs: number): Promise<string[]> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const stuck: string[] = [];
    for (const [name, query] of Object.entries(UNDONE)) {
      const { rows } = await client.query<{ what: string; count: number }>(query);
      stuck.push(...rows.map(({ what, count }) => `${count} ${name}: ${what}`));
    }
    if (stuck.length === 0 || Date.now() > until) return stuck;
    await pause(1_000);
  }
}

async function openWorld(bed: TestBed) {
  const postgres = await bed.postgres();
  const s3 = await startS3Server();
  bed.closing(() => s3.stop());
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const mail = await startMailServer();
  bed.closing(() => mail.stop());
  const settings = {
    DATABASE_URL: postgres.url,
    S3_URL: s3.url,
    ADMIN_EMAILS: OWNER,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: mail.url,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '0',
  };
  const crew = (role: string, length: number) =>
    new Crew(
      bed,
      Array.from({ length }, (_, number) => ({
        ...settings,
        ROLE: role,
        DATA_DIR: join(bed.folder, `${role}-${number}`),
      })),
    );
  const web = crew('web', WEB_SERVERS);
  const workers = crew('worker', WORKERS);
  const cluster: Cluster = {
    web,
    workers,
    async restartDatabase() {
      await postgres.takeAway();
      await pause(randomInt(DATABASE_AWAY_MS.least, DATABASE_AWAY_MS.most));
      await postgres.bringBack();
    },
    async upgrade() {
      await web.replaceAll(NEXT_VERSION);
      await workers.replaceAll(NEXT_VERSION);
    },
  };
  await cluster.web.start();
  await cluster.workers.start();
  return { cluster, databaseUrl: postgres.url, lob, mail };
}

await inTestBed(async (bed) => {
  const { cluster, databaseUrl, lob, mail } = await openWorld(bed);
  const [first = ''] = cluster.web.urls;
  const personas = await makeSubscribers(first, PERSONAS, linksIn(mail));
  const how = { writers: WRITERS, smooths: false, isCutOff: true };
  const crowd = new PersonasAtWork(() => cluster.web.urls, personas, how);
  crowd.start();
  process.stdout.write(
    `${personas.length} people are at work on ${WEB_SERVERS} servers and ${WORKERS} workers\n`,
  );
  // Planted, nothing is killed: what a crash left is taken up again only after a while.
  const strikes: Strikes = Object.fromEntries(Object.keys(STRIKES).map((what) => [what, 0]));
  if (isPlanted) await crowd.untilSomethingIsDone();
  else {
    const half = MINUTES * 30_000;
    await strikeUntil(Date.now() + half, cluster, crowd, strikes);
    await cluster.upgrade();
    process.stdout.write('every server and worker is of the next version\n');
    await strikeUntil(Date.now() + half, cluster, crowd, strikes);
  }
  // A letter that is never answered for would keep its writer for good.
  const hasEnded = await Promise.race([
    crowd.end().then(() => true),
    pause(PATIENCE_MS, false, { ref: false }),
  ]);
  const stuck = hasEnded ? [] : ['people who are never answered'];
  const [url = ''] = cluster.web.urls;
  const totals = await countPromises(url, crowd, { lob, mail, patienceMs: PATIENCE_MS });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  bed.closing(() => client.end());
  stuck.push(...(await whatIsStuck(client, PATIENCE_MS)));
  const contradictions = await contradictionsIn(client, DONE_TWICE);
  totals.lost = orPlanted('what was lost', totals.lost, 1);

  if (!isPlanted) console.table([strikes]);
  console.table(crowd.rows);
  console.table([totals]);
  for (const line of [...stuck, ...contradictions, ...new Set(crowd.wrongAnswers.slice(0, 20))])
    process.stdout.write(`${line}\n`);
  const faults =
    totals.lost +
    totals.changed +
    totals.doubled +
    stuck.length +
    contradictions.length +
    crowd.wrongAnswers.length;
  const isGood = faults === 0 && totals.letters > 0 && totals.mailed > 0 && totals.emails > 0;
  process.stdout.write(
    isGood
      ? 'Nothing was lost, doubled or stuck.\n'
      : 'Something was lost, doubled, stuck or answered wrongly.\n',
  );
  process.exitCode = isGood ? 0 : 1;
});
