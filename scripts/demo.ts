import { ConfigError, readConfig } from '@creditfix/server/platform/config';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startTimedServer } from '#scripts/process/server-process.ts';
import type { Looker } from './demo/lives.ts';

/**
 * `npm run demo`: fills an empty DATA_DIR with two years of invented people, their letters, mail and disputes in every state, so that
 * somebody can look around. `-- --people N` makes more or fewer, of whom `--living N` use the product. All that they did was done by the product itself, at a time that was set;
 * who only looked around is added at the end. Until it is whole it lies beside DATA_DIR, whose place it then takes. Exit code 0: it is
 * there; 1: it was refused, or could not be made.
 */

const PEOPLE = { all: 500, living: 48 };
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Why no demo is made there, with what to do; undefined where it can be. */
async function refusalOf(
  { DATABASE_URL, S3_URL, NODE_ENV }: ReturnType<typeof readConfig>,
  dataDir: string,
): Promise<string | undefined> {
  if (NODE_ENV === 'production')
    return 'This is production (NODE_ENV). Invented people have no place there.';
  if (DATABASE_URL || S3_URL)
    return 'The demo keeps everything in a folder of its own. Take DATABASE_URL and S3_URL out for it, and name an empty folder in DATA_DIR.';
  const names = await readdir(dataDir).catch(() => []);
  return names.length > 0
    ? `There is something in ${dataDir} (DATA_DIR) already. Nothing was changed. Name an empty folder: DATA_DIR=./demo npm run demo`
    : undefined;
}

async function makeDemo(people: number, living: number): Promise<number> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.DATA_DIR);
  const refusal = await refusalOf(config, dataDir);
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    return 1;
  }
  // Imported late, so that a refusal does not wait for it.
  const { firstDayOf, liveLives } = await import('./demo/lives.ts');
  const { OWNER } = await import('#scripts/process/black-box.ts');
  const unfinished = `${dataDir}.unfinished-demo`;
  // Leftovers of an interrupted run are useless.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const now = new Date();
  say(`Living through two years of ${people} invented people. This takes a minute or two.`);
  try {
    const product = await startTimedServer(
      { DATA_DIR: unfinished, HOST: '127.0.0.1', ADMIN_EMAILS: OWNER, POSTAL_HOLD_MINUTES: '60' },
      firstDayOf(now),
    );
    const lived = await liveLives(product, { people, living, now }).finally(() => product.stop());
    await addLookers(unfinished, lived.lookers);
    // Only while it is still empty.
    await mkdir(dataDir, { recursive: true });
    await rmdir(dataDir);
    await rename(unfinished, dataDir);
    say(`${dataDir} holds ${people} invented people and ${lived.letters} letters.`);
    say(`Look around: ${folderWords(config.DATA_DIR)}ADMIN_EMAILS=${OWNER} npm start`);
    say(`Sign in as ${OWNER} at /admin/login, or as any of the people; email is at /dev/mailbox.`);
    return 0;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function addLookers(dataDir: string, lookers: readonly Looker[]): Promise<void> {
  const { findDatabase } = await import('@creditfix/server/platform/database');
  const { createLog } = await import('@creditfix/server/platform/logging');
  const { Client } = await import('pg');
  const data = { dataDir, url: undefined, createMissing: false };
  const found = await findDatabase(data, { log: createLog('silent') });
  const client = new Client({ connectionString: found.place.url });
  try {
    await client.connect();
    await client.query(
      `insert into accounts (id, email, first_name, last_name, plan, created_at, last_login_at)
       select gen_random_uuid(), email, first_name, last_name, 'free', came_at, came_at
       from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) as looker (email, first_name, last_name, came_at)`,
      [
        lookers.map(({ email }) => email),
        lookers.map(({ firstName }) => firstName),
        lookers.map(({ lastName }) => lastName),
        lookers.map(({ cameAt }) => cameAt),
      ],
    );
  } finally {
    await client.end();
    await found.leave();
  }
}

const folderWords = (folder: string) => (process.env.DATA_DIR ? `DATA_DIR=${folder} ` : '');

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const options = { people: { type: 'string' }, living: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const people = Number(values.people ?? PEOPLE.all);
  const living = Number(values.living ?? Math.min(people, PEOPLE.living));
  if (!Number.isInteger(people) || people < 1 || people > 1_000)
    throw new RangeError('Name from 1 to 1,000 people: -- --people 40');
  if (!Number.isInteger(living) || living < 0 || living > people)
    throw new RangeError(`Of ${people} people no more can use the product: -- --living 40`);
  process.exitCode = await makeDemo(people, living);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof RangeError;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
