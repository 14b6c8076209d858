import { aPdf } from '@creditfix/server/test/document';
import { startLobServer } from '@creditfix/server/test/lob';
import { findDatabase, openDatabase } from '@creditfix/server/platform/database';
import { databaseShape } from '@creditfix/server/database-shape';
import { createLog } from '@creditfix/server/platform/logging';
import { Vault, checkKeys } from '@creditfix/server/platform/vault';
import { adminEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { answerWithFile, BlackBoxPerson, OWNER, simpleLetter } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import { inTestBed, type TestBed } from '#scripts/process/test-bed.ts';
import { contradictionsIn } from './contradictions.ts';

/**
 * Takes backups while people sign, mail, write to support and delete, kills some of them and some of the restores at random moments, and
 * looks at each restored installation: every letter has the PDF that it was signed as, its trail, its use of the allowance and its mailing, every
 * answer of support the file that went along with it, everything that was answered for before the backup began is in it, and no file is there
 * that no row names.
 */

const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 12);
const WRITERS = isPlanted ? 1 : 4;
const DELETES_ONE_IN = 4;
/** A command is killed within this time, which is about as long as it takes. */
const KILLED_WITHIN_MS = 4_000;
const FIRST_LETTERS = isPlanted ? 1 : 10;

const counts = {
  letters: 0,
  deleted: 0,
  backups: 0,
  'backups killed': 0,
  restores: 0,
  'restores killed': 0,
  'letters looked at': 0,
  'message files looked at': 0,
};
const from = { name: 'Ida Sample', line1: '9 Elm Row', city: 'Salem', state: 'OR', zip: '97301' };

/** What support sends along: the same to everybody. */
const SENT_BYTES = await aPdf(1);
const SENT = new Uint8Array(SENT_BYTES);

interface Answered {
  readonly letterId: string;
  readonly pdfSha256: string;
  /** Of what went along with support's answer to this person. */
  fileId?: string;
  /** Set before the deletion is asked for. */
  isLeaving: boolean;
  isDeleted: boolean;
}
const answered: Answered[] = [];
let answering: Promise<unknown> = Promise.resolve();

/** A new person, their letter, its mailing, and for some the end of the account. */
async function oneLife(url: string, owner: BlackBoxPerson, number: number): Promise<void> {
  const person = new BlackBoxPerson(`restored${number}@example.com`);
  await person.signIn(url);
  const { accounts } = await owner.ask(url, adminEndpoints.findAccounts, {
    query: `?email=${person.email}`,
  });
  const body = { until: null, reason: 'A fault test.' };
  await owner.ask(url, adminEndpoints.grantPro, { id: accounts[0]?.id ?? '', body });
  const { letterId, pdfSha256 } = await person.ask(url, letterEndpoints.generateLetter, {
    body: simpleLetter,
  });
  const letter: Answered = { letterId, pdfSha256, isLeaving: false, isDeleted: false };
  answered.push(letter);
  counts.letters += 1;
  await person.ask(url, mailingEndpoints.mailLetter, {
    id: letterId,
    body: { mailClass: 'certified', from, agreedCents: 68 },
  });
  // One member of the staff sends one file after another, as the page does; of more at once some are refused.
  const answer = answering.then(() =>
    answerWithFile(url, owner, { email: person.email, file: SENT }),
  );
  answering = answer;
  letter.fileId = (await answer).fileId;
  if (number % DELETES_ONE_IN !== 0) return;
  letter.isLeaving = true;
  await person.ask(url, privacyEndpoints.deleteMyAccount, {
    body: { confirmEmail: person.email },
  });
  letter.isDeleted = true;
  counts.deleted += 1;
}

type Env = Readonly<Record<string, string>>;

/** Runs one of the commands to its end, or kills it and all that it has started. @returns its exit code, null where it was killed */
async function command(script: string, args: readonly string[], env: Env, killAfterMs?: number) {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', CAPTCHA: 'off', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const timer =
    killAfterMs === undefined
      ? undefined
      : setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), killAfterMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, said: said.join('') };
}

/** A backup that is killed leaves no file under its name; the next one is whole. */
async function takeBackup(path: string, source: Env, isKilled: boolean): Promise<void> {
  if (isKilled) {
    const { code } = await command(
      'scripts/backup.ts',
      [path],
      source,
      randomInt(KILLED_WITHIN_MS),
    );
    if (code === null) counts['backups killed'] += 1;
    // It was faster.
    if (existsSync(path)) return void (counts.backups += 1);
  }
  const { code, said } = await command('scripts/backup.ts', [path], source);
  if (code !== 0) throw new Error(`a backup ended with ${code}: ${said}`);
  counts.backups += 1;
}

async function restore(path: string, target: Env, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const { code } = await command(
      'scripts/restore.ts',
      [path],
      target,
      randomInt(KILLED_WITHIN_MS),
    );
    if (code !== null) throw new Error(`a restore ended with ${code} before it was killed`);
    counts['restores killed'] += 1;
  }
  const { code, said } = await command('scripts/restore.ts', [path], target);
  if (code !== 0) throw new Error(`a restore ended with ${code}: ${said}`);
  counts.restores += 1;
}

/** @returns what contradicts itself, in words */
async function faultsOf(env: Env, before: readonly Answered[]): Promise<string[]> {
  const dataDir = env.DATA_DIR ?? '';
  const found = await findDatabase(
    { dataDir, url: env.DATABASE_URL, createMissing: false },
    { log: createLog('silent') },
  );
  const database = await openDatabase(found.place, databaseShape, { tables: 'must_fit' });
  const client = new pg.Client({ connectionString: found.place.url });
  await client.connect();
  const faults: string[] = [];
  try {
    faults.push(...(await contradictionsIn(client)));
    const keys = await readFile(join(dataDir, 'encryption.keys'), 'utf8');
    const vault = new Vault(keys.trim());
    await checkKeys(database.fork(), vault);
    const { rows } = await client.query<{ id: string; key: string; sha256: string }>(
      'select id, pdf_key as key, pdf_sha256 as sha256 from letters where pdf_key is not null',
    );
    counts['letters looked at'] += rows.length;
    for (const { id, key, sha256 } of rows) {
      const sealed = await readFile(join(dataDir, 'files', key)).catch(() => undefined);
      const place = { column: 'letters.pdf', rowId: id };
      const pdf = sealed && vault.openBytes(sealed, place);
      if (!pdf || createHash('sha256').update(pdf).digest('hex') !== sha256)
        faults.push(`the PDF of letter ${id} is ${pdf ? 'another one' : 'gone'}`);
    }
    const sent = await client.query<{ id: string; ending: string }>(
      'select id, ending from contact_files where entry_id is not null',
    );
    counts['message files looked at'] += sent.rows.length;
    for (const { id, ending } of sent.rows) {
      const path = join(dataDir, 'files', `messages/${id}.${ending}`);
      const sealed = await readFile(path).catch(() => undefined);
      const file = sealed && vault.openBytes(sealed, { column: 'contact_files.file', rowId: id });
      if (!file || !SENT_BYTES.equals(file))
        faults.push(`the file ${id} of a message is ${file ? 'another one' : 'gone'}`);
    }
    const sentIds = new Set(sent.rows.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row.id, row.sha256]));
    for (const { letterId, pdfSha256, fileId, isLeaving } of before) {
      if (isLeaving) continue;
      if (byId.get(letterId) !== pdfSha256)
        faults.push(`letter ${letterId}, which was answered for before, is not in it`);
      if (fileId !== undefined && !sentIds.has(fileId))
        faults.push(`file ${fileId}, which had gone along with an answer before, is not in it`);
    }
    faults.push(...(await strayFiles(client, join(dataDir, 'files'))));
    return faults;
  } finally {
    await client.end();
    await database.close();
    await found.leave();
  }
}

async function strayFiles(client: pg.Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select unnest(array[pdf_key, packet_key]) as key from letters
     union select unnest(array[proof_key, receipt_key]) from mailpieces
     union select 'messages/' || id || '.' || ending from contact_files`,
  );
  const named = new Set(rows.map(({ key }) => key));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((key) => !named.has(key))
    .map((key) => `the file ${key} belongs to no row`);
}

async function round(bed: TestBed, source: Env, number: number): Promise<string[]> {
  const before = answered.map((each) => ({ ...each }));
  const path = join(bed.folder, `backup-${number}.tar`);
  await takeBackup(path, source, number % 2 === 1);
  const isEmbedded = number % 2 === 0;
  const DATA_DIR = join(bed.folder, `target-${number}`);
  await mkdir(DATA_DIR, { mode: 0o700 });
  const KEYS = 'encryption.keys';
  await cp(join(source.DATA_DIR ?? '', KEYS), join(DATA_DIR, KEYS));
  const url = new URL(source.DATABASE_URL ?? '');
  url.pathname = `/target_${number}`;
  const target = { DATA_DIR, DATABASE_URL: isEmbedded ? '' : url.href, CREATE_DATABASE: 'on' };
  await restore(path, target, isPlanted ? 0 : number % 3);
  // Only what was gone before the backup began has to be gone in it.
  return await faultsOf(
    target,
    before.map((each, index) => ({ ...each, isLeaving: answered[index]?.isLeaving ?? true })),
  );
}

const faults: string[] = [];
await inTestBed(async (bed) => {
  // An embedded PostgreSQL below it runs as a user of its own, who has to get there.
  await chmod(bed.folder, 0o711);
  const postgres = await bed.postgres();
  await postgres.createDatabase('source');
  const url = new URL(postgres.url);
  url.pathname = '/source';
  const source = { DATABASE_URL: url.href, DATA_DIR: join(bed.folder, 'source') };
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const server = await bed.server({
    ...source,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '0',
    ADMIN_EMAILS: OWNER,
  });
  const owner = new BlackBoxPerson(OWNER);
  await owner.signInAsAdmin(server.url);
  const writing = { goesOn: true };
  let number = 0;
  const write = async () => {
    while (writing.goesOn) {
      await oneLife(server.url, owner, (number += 1));
      if (isPlanted) return;
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  while (counts.letters < FIRST_LETTERS) await pause(100);
  try {
    for (let each = 0; each < ROUNDS; each += 1) {
      const found = await round(bed, source, each);
      faults.push(...found);
      process.stdout.write(
        `round ${each + 1} of ${ROUNDS}: ${counts.letters} letters, ${counts.deleted} accounts deleted, ${found.length} faults\n`,
      );
    }
  } finally {
    // The server goes with the bed: nobody may be writing by then.
    writing.goesOn = false;
    await Promise.all(writers);
  }
});
console.table(counts);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
const bad = orPlanted('contradictions in what was restored', faults.length, 1);
process.stdout.write(
  bad === 0 ? 'Every restored state is consistent.\n' : 'A restored state contradicts itself.\n',
);
process.exitCode =
  bad === 0 && counts['letters looked at'] > 0 && counts['message files looked at'] > 0 ? 0 : 1;
