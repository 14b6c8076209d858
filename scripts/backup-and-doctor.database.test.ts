import { restoreInstallation, backUpInstallation } from '@creditfix/server/backup-installation';
import { examineInstallation, type Finding } from '@creditfix/server/examine-installation';
import { BackupFault } from '@creditfix/server/platform/backup';
import { readConfig } from '@creditfix/server/platform/config';
import { findDatabase } from '@creditfix/server/platform/database';
import { fileStoresOf } from '@creditfix/server/platform/files';
import { createLog } from '@creditfix/server/platform/logging';
import { aPdf } from '@creditfix/server/test/document';
import { startS3Server } from '@creditfix/server/test/s3';
import { copyDatabase, emptyDatabase } from '@creditfix/server/test/databases';
import { supportMessageEndpoints } from '@creditfix/shared/admin';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { execSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  answerWithFile,
  BlackBoxPerson,
  makeReadyLetters,
  OWNER,
  type ReadyLetter,
} from './process/black-box.ts';
import { runDocumented } from './process/documented.ts';
import { ROOT, runScript, type ToolResult } from './process/run-tool.ts';
import { startServerProcess } from './process/server-process.ts';

/** A whole installation, which is backed up from a PostgreSQL server, put into an embedded one and back, and examined, by the commands an operator types. */

const log = createLog('silent');
let folder = '';
const drops: (() => Promise<void>)[] = [];
let letters: readonly ReadyLetter[];
/** What the staff have sent along with an answer, and where it is. */
let sent: { readonly bytes: Buffer; readonly messageId: string; readonly fileId: string };
const owner = new BlackBoxPerson(OWNER);
let source: Readonly<Record<string, string>>;
let passphrase: string;
let running: ToolResult;
let ENCRYPTION_KEYS: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-backup-'));
  // As root the embedded database runs as another user.
  await chmod(folder, 0o755);
  const database = await copyDatabase(inject('testProjectFacts').database);
  drops.push(database.drop);
  passphrase = join(folder, 'passphrase');
  await writeFile(passphrase, 'correct horse battery staple\n');
  source = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' };
  const server = await startServerProcess({ ...source, ADMIN_EMAILS: OWNER });
  letters = await makeReadyLetters(server.url, 2);
  const [{ person, letterId } = letters[0] as ReadyLetter] = letters;
  const from = { name: 'Ida Sample', line1: '9 Elm Row', city: 'Salem', state: 'OR', zip: '97301' };
  const body = { mailClass: 'certified', from, agreedCents: 68 };
  await person.ask(server.url, mailingEndpoints.mailLetter, { id: letterId, body });
  await owner.signInAsAdmin(server.url);
  const bytes = await aPdf(1);
  const upload = { email: person.email, file: new Uint8Array(bytes) };
  sent = { bytes, ...(await answerWithFile(server.url, owner, upload)) };
  running = await runDocumented('npm run backup -- FILE', {
    names: { FILE: file('running.tar') },
    env: source,
  });
  await server.stop();
  ENCRYPTION_KEYS = (await readFile(join(folder, 'data/encryption.keys'), 'utf8')).trim();
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, name);
const report = () => {};

/** Settings of an empty installation on the same server: to make an embedded one takes many times as long. */
async function anEmptyOne(name: string): Promise<Readonly<Record<string, string>>> {
  const { url, drop } = await emptyDatabase(inject('testProjectFacts').database);
  drops.push(drop);
  return { ...source, DATABASE_URL: url, DATA_DIR: file(name), ENCRYPTION_KEYS };
}

async function restore(env: Readonly<Record<string, string>>, path = file('running.tar')) {
  return await restoreInstallation(readConfig(env), { path }, { log, report });
}

/** Every row of every table that is not rebuilt, and every stored file, by what is in it. */
async function contentsOf(env: Readonly<Record<string, string>>) {
  const dataDir = env.DATA_DIR ?? '';
  const found = await findDatabase(
    { dataDir, url: env.DATABASE_URL, createMissing: false },
    { log },
  );
  const client = new Client({ connectionString: found.place.url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and relname not in ('sync_state', 'sync_changes') order by 1`,
    );
    const rows: Record<string, unknown[]> = {};
    for (const { name } of tables.rows) {
      const time = name === 'mikro_orm_migrations' ? `- 'executed_at'` : '';
      const all = await client.query<{ row: unknown }>(
        `select to_jsonb(t) ${time} as row from ${name} t order by to_jsonb(t)::text`,
      );
      rows[name] = all.rows.map(({ row }) => row);
    }
    // Whoever looks at the audit log notes there how far it was found whole.
    rows.audit_heads = (rows.audit_heads ?? []).filter(
      (row) => (row as { name: string }).name === 'written',
    );
    return { rows, files: await filesIn(join(dataDir, 'files')) };
  } finally {
    await client.end();
    await found.leave();
  }
}

async function filesIn(stored: string): Promise<Record<string, string>> {
  const entries = await readdir(stored, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files[path.slice(stored.length)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return files;
}

/** As the staff open it in the thread. */
async function sentFile(url: string): Promise<Buffer> {
  const path = supportMessageEndpoints.openMessageFile.path
    .replace(':id', sent.messageId)
    .replace(':fileId', sent.fileId);
  const response = await fetch(url + path, { headers: { Cookie: owner.cookie } });
  if (!response.ok) throw new Error(`the file of a message is answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

it('moves everything to an embedded database and back to a server, row for row and file for file', async () => {
  const before = await contentsOf(source);
  expect(before.rows.letters).toHaveLength(2);
  expect(before.rows.mailpieces).toHaveLength(1);
  expect(before.rows.contact_files).toHaveLength(1);
  expect(Object.keys(before.files)).toHaveLength(3);
  const names = { FILE: file('all.tar'), PASSPHRASE: passphrase };
  const taken = await runDocumented(
    'npm run backup -- FILE --with-keys --passphrase-file PASSPHRASE',
    { names, env: source },
  );
  expect(taken.ok).toBe(true);

  const embedded = { ...source, DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') };
  const put = await runDocumented('npm run restore -- FILE --passphrase-file PASSPHRASE', {
    names,
    env: embedded,
  });
  expect(put.output).toContain('0 faults');
  expect(put.ok).toBe(true);
  expect(await contentsOf(embedded)).toEqual(before);

  const server = await startServerProcess({ ...embedded, ADMIN_EMAILS: OWNER });
  for (const { person, letterId } of letters)
    expect((await person.pdf(server.url, letterId)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await sentFile(server.url)).toEqual(sent.bytes);
  await server.stop();

  // Back again: what has changed meanwhile comes along.
  const changed = await contentsOf(embedded);
  await backUpInstallation(readConfig(embedded), { path: file('back.tar') }, { log, report });
  const managed = await anEmptyOne('managed');
  const kept = (await readFile(join(folder, 'embedded/encryption.keys'), 'utf8')).trim();
  await restore({ ...managed, ENCRYPTION_KEYS: kept }, file('back.tar'));
  expect(await contentsOf(managed)).toEqual(changed);

  // What stays behind gets a new key.
  const changedKeys = await runDocumented('npm run keys:rotate -- --new-key', { env: embedded });
  expect(changedKeys.output).toContain('Nothing is left under an older key.');
  const keysNow = await readFile(join(folder, 'embedded/encryption.keys'), 'utf8');
  expect(keysNow.trim().endsWith(`,${kept}`)).toBe(true);

  // Where the key is a setting, the next server starts with the new one alone.
  const newKey = `k2:${execSync('openssl rand -base64 32').toString().trim()}`;
  const rotated = await runDocumented('npm run keys:rotate', {
    env: { ...managed, ENCRYPTION_KEYS: `${newKey},${kept}` },
  });
  expect(rotated.output).toContain('Nothing is left under an older key.');
  expect(rotated.ok).toBe(true);
  const next = await startServerProcess({ ...managed, ENCRYPTION_KEYS: newKey });
  expect(await next.stop()).toBe(0);
});

it('puts a backup of a running service back, as a person finds it, and finishes that where it was ended', async () => {
  expect(running.output).toMatch(/rows, 3 files/);
  expect(running.ok).toBe(true);
  const env = await anEmptyOne('of_running');
  expect(await restore(env)).toMatchObject({ files: 3, faults: [] });
  // Into what is there now it is not put again, and neither beside files that are there.
  await expect(restore(env)).rejects.toThrow(BackupFault);
  const refused = await runDocumented('npm run restore -- FILE', {
    names: { FILE: file('running.tar') },
    env: source,
  });
  expect(refused.ok).toBe(false);
  expect(refused.output).toMatch(/files in .* already/);

  // As it is where the power went before the mark was taken away: no server starts on it, and the same command goes on.
  const { id } = JSON.parse(await firstEntry(file('running.tar'))) as { id: string };
  await writeFile(join(file('of_running'), 'restore.unfinished'), id);
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env;
  const start = findDatabase({ dataDir, url, createMissing: false }, { log });
  await expect(start).rejects.toThrow(/not finished/);
  expect(await restore(env)).toBe('was_finished');
  expect(await readdir(dataDir)).not.toContain('restore.unfinished');
});

it('sends a daily backup to a bucket, and brings it back from there after everything here is lost', async () => {
  const s3 = await startS3Server();
  onTestFinished(async () => await s3.stop());
  const env = { ...source, BACKUP_DIR: file('daily'), BACKUP_S3_URL: s3.url };
  expect((await runDocumented('npm run backup -- --daily', { env })).ok).toBe(true);
  const mirrored = await runDocumented('npm run backup -- --send', { env });
  expect(mirrored.output).toMatch(/^Sent 4 files/m);
  const fetched = file('fetched');
  const names = { FOLDER: fetched };
  const back = await runDocumented('npm run backup -- --fetch FOLDER', { names, env });
  const [, archive = ''] = /npm run restore -- (\S+)/.exec(back.output) ?? [];
  const restored = await restore(await anEmptyOne('from_bucket'), archive);
  expect(restored).toMatchObject({ files: 3, faults: [] });
});

it('puts files back into an empty bucket alone, and leaves it empty where it fails', async () => {
  const s3 = await startS3Server();
  onTestFinished(async () => await s3.stop());
  const env = { ...(await anEmptyOne('with_bucket')), S3_URL: s3.url };
  const { to: bucket } = fileStoresOf({ ...env, DATA_DIR: folder });
  const someonesFile = `letters/${randomUUID()}.pdf`;
  await bucket.put(someonesFile, Buffer.from('of another installation'));
  await expect(restore(env)).rejects.toThrow(
    /files in the bucket of S3_URL already .* Name another bucket in S3_URL, or another prefix/,
  );
  expect(await bucket.get(someonesFile)).toBeDefined();
  await bucket.remove(someonesFile);
  const otherKeys = `other:${randomBytes(32).toString('base64')}`;
  await expect(restore({ ...env, ENCRYPTION_KEYS: otherKeys })).rejects.toThrow(/key/i);
  expect(await bucket.list().next()).toMatchObject({ done: true });
  expect(await restore(env)).toMatchObject({ files: 3, faults: [] });
  const kept: string[] = [];
  for await (const { key } of bucket.list()) kept.push(key.slice(0, key.indexOf('/')));
  expect(kept.filter((kind) => ['letters', 'messages'].includes(kind)).toSorted()).toEqual([
    'letters',
    'letters',
    'messages',
  ]);
});

/** A tar is a header of 512 bytes, with the size in octal digits, and then what is in it. */
async function firstEntry(path: string): Promise<string> {
  const tar = await readFile(path);
  const size = Number.parseInt(tar.subarray(124, 136).toString('ascii'), 8);
  return tar.subarray(512, 512 + size).toString('utf8');
}

it('refuses keys without a passphrase in one sentence', async () => {
  const args = [file('never.tar'), '--with-keys'];
  const { ok, output } = await runScript('scripts/backup.ts', { args, env: source });
  expect(ok).toBe(false);
  expect(output.trim()).toMatch(/^Keys are put in under a passphrase: npm run backup -- FILE.*$/);
});

it('takes one more in the folder of daily backups, and doctor says how old the newest is', async () => {
  const env = { ...source, BACKUP_DIR: file('daily') };
  const config = readConfig(env);
  await backUpInstallation(config, { daily: true }, { log, report });
  const examined = examineInstallation(config, { log, everyFile: false, online: false });
  const found: Finding[] = [];
  for await (const finding of examined) {
    if (finding.part === 'database') break;
    found.push(finding);
  }
  expect(found.find(({ part }) => part === 'backups')?.state).toBe('ok');
  await rm(file('daily'), { recursive: true });
  for await (const finding of examineInstallation(config, {
    log,
    everyFile: false,
    online: false,
  })) {
    if (finding.part !== 'backups') continue;
    expect(finding.state).toBe('fault');
    break;
  }
});

/** It comes last: what it puts wrong stays so. */
describe('doctor', () => {
  /** As the command does, up to the browser: it takes longer than all the rest, and nothing here is about it. */
  async function examined(change: Readonly<Record<string, string>> = {}) {
    const found: Finding[] = [];
    const how = { log: createLog('silent'), everyFile: false, online: false };
    for await (const finding of examineInstallation(readConfig({ ...source, ...change }), how)) {
      if (finding.part === 'browser') break;
      found.push(finding);
    }
    return {
      found,
      faults: found.filter(({ about, state }) => about === 'machinery' && state === 'fault'),
    };
  }

  async function sql(query: string): Promise<readonly unknown[]> {
    const client = new Client({ connectionString: source.DATABASE_URL });
    await client.connect();
    return (await client.query<object>(query).finally(async () => await client.end())).rows;
  }

  it('finds nothing wrong with an installation that works', async () => {
    const { ok, output } = await runDocumented('npm run doctor -- --all-files', {
      and: ['--json'],
      env: source,
    });
    expect(ok).toBe(true);
    const found = JSON.parse(output.slice(output.indexOf('['))) as readonly Finding[];
    const faults = found.filter(({ state }) => state === 'fault');
    expect(faults.filter(({ about }) => about === 'machinery')).toEqual([]);
    expect(faults.map(({ part }) => part)).toContain('payments');
    const well = found.filter(({ state }) => state === 'ok').map(({ part }) => part);
    expect(well).toEqual(
      expect.arrayContaining([
        'database',
        'clock',
        'tables',
        'keys',
        'audit log',
        'files',
        'browser',
      ]),
    );
    expect(found.find(({ part }) => part === 'files')?.says).toMatch(/^All 3 /);
  });

  it.each(['letters', 'messages'])(
    'names a stored file of %s that was changed, and one that is gone',
    async (kind) => {
      const stored = join(folder, 'data/files', kind);
      const names = await readdir(stored, { withFileTypes: true });
      const [found] = names.filter((each) => each.isFile());
      if (!found) throw new Error('nothing is stored');
      const path = join(found.parentPath, found.name);
      const whole = await readFile(path);
      const last = whole.length - 1;
      await writeFile(path, whole.with(last, (whole[last] ?? 0) ^ 1));
      expect((await examined()).faults).toMatchObject([
        { part: 'files', says: expect.stringContaining(found.name), fix: expect.any(String) },
      ]);
      await rm(path);
      expect((await examined()).faults).toMatchObject([
        { part: 'files', says: expect.stringContaining('not there') },
      ]);
      await writeFile(path, whole);
    },
  );

  it.each([
    ['a key that is not the one', { ENCRYPTION_KEYS: `other:${'A'.repeat(43)}=` }, 'keys'],
    ['a database that is not there', { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'database'],
  ])('says what is wrong with %s', async (_, change, part) => {
    const { faults } = await examined(change);
    expect(faults.map((each) => each.part)).toEqual([part]);
  });

  it('tells tables of another version, and an audit log that was changed', async () => {
    await sql(`insert into mikro_orm_migrations (name) values ('2999-01-01-later')`);
    expect((await examined()).faults).toMatchObject([
      { part: 'tables', says: expect.stringContaining('newer') },
    ]);
    await sql(`delete from mikro_orm_migrations where name = '2999-01-01-later'`);
    await sql(`update audit_heads set number = number + 5 where name = 'written'`);
    expect((await examined()).faults.map(({ part }) => part)).toEqual(['audit log']);
  });

  it('ends red for settings that make no sense, and says which', async () => {
    const { ok, output } = await runScript('scripts/doctor.ts', {
      env: { ...source, PORT: 'eighty' },
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/^BAD {3}settings .*\n.*PORT/m);
  });

  it('changes nothing in a folder without data', async () => {
    const empty = join(folder, 'empty');
    const { found } = await examined({ DATABASE_URL: '', DATA_DIR: empty });
    expect(found.find(({ part }) => part === 'database')?.fix).toMatch(/npm start/);
    await expect(readdir(empty)).rejects.toThrow('ENOENT');
  });

  it('goes by a handbook whose statements do what it says of them', async () => {
    await sql(
      `insert into totp_factors (id, email, sealed_secret) values (gen_random_uuid(), 'name@example.com', 'x')`,
    );
    await sql(`insert into admin_passkeys (id, email, credential_id, public_key, counter, transports, created_at)
    values (gen_random_uuid(), 'name@example.com', 'x', 'x', 0, 'x', now())`);
    const counted = async () =>
      await sql(`select (select count(*)::int from totp_factors) + (select count(*)::int from admin_passkeys) as factors,
      (select count(*) > 0 from sessions where ended_at is null) as open`);
    expect(await counted()).toEqual([{ factors: 2, open: true }]);
    const handbook = await readFile(join(ROOT, 'docs/handbook.md'), 'utf8');
    for (const [, block = ''] of handbook.matchAll(/```sql\n([^]*?)```/g)) await sql(block);
    expect(await counted()).toEqual([{ factors: 0, open: false }]);
  });
});
