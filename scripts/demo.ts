import { ConfigError, readConfig } from '@creditfix/server/platform/config';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OWNER } from '#scripts/process/black-box.ts';
import { startTimedServer } from '#scripts/process/server-process.ts';
import { firstDayOf, liveLives } from './demo/lives.ts';

/**
 * `npm run demo`: fills an empty DATA_DIR with two years of invented people, their letters, mail and disputes in every state, so that
 * somebody can look around. `-- --people N` makes more or fewer. All of it was done by the product itself, at a time that was set. Until
 * it is whole it lies beside DATA_DIR, whose place it then takes. Exit code 0: it is there; 1: it was refused, or could not be made.
 */

const PEOPLE = 500;
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

async function makeDemo(people: number): Promise<number> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.DATA_DIR);
  const refusal = await refusalOf(config, dataDir);
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    return 1;
  }
  const unfinished = `${dataDir}.unfinished-demo`;
  // What one that was ended has left is of no use.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const now = new Date();
  say(`Living through two years of ${people} invented people. This takes a minute or two.`);
  try {
    const product = await startTimedServer(
      { DATA_DIR: unfinished, HOST: '127.0.0.1', ADMIN_EMAILS: OWNER, POSTAL_HOLD_MINUTES: '60' },
      firstDayOf(now),
    );
    const lived = await liveLives(product, { people, now }).finally(() => product.stop());
    // Only while it is still empty.
    await mkdir(dataDir, { recursive: true });
    await rmdir(dataDir);
    await rename(unfinished, dataDir);
    say(`${dataDir} holds ${lived.people} invented people and ${lived.letters} letters.`);
    say(`Look around: ${folderWords(config.DATA_DIR)}ADMIN_EMAILS=${OWNER} npm start`);
    say(`Sign in as ${OWNER} at /admin/login, or as any of the people; email is at /dev/mailbox.`);
    return 0;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const folderWords = (folder: string) => (process.env.DATA_DIR ? `DATA_DIR=${folder} ` : '');

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const { values } = parseArgs({ options: { people: { type: 'string' } } });
  const people = Number(values.people ?? PEOPLE);
  if (!Number.isInteger(people) || people < 1 || people > 1_000)
    throw new RangeError('Name from 1 to 1,000 people: -- --people 40');
  process.exitCode = await makeDemo(people);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof RangeError;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
