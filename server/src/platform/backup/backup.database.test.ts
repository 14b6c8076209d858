import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import '#test/test-projects.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { copyDatabase } from '#test/test-databases.ts';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import {
  createDiskFileStore,
  removeLater,
  removeNoted,
  removeUnnamed,
  type FileStore,
} from '#server/platform/files/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import {
  Vault,
  checkKeys,
  newEncryptionKeys,
  type SealedFiles,
} from '#server/platform/vault/index.ts';
import { createArchive, readArchive } from './archive.ts';
import { openBackupFolder, restoreBackup, takeBackup } from './index.ts';

const PASSPHRASE = 'correct horse battery staple';
const at = new Date('2026-11-21T15:00:00Z');
const keys = newEncryptionKeys();
const migrations = databaseShape.migrations.map(({ name }) => name);

/** Three files, and rows that name them. */
const rowId = randomUUID();
const place = { column: 'letters.pdf', rowId };
const names = ['1', '2', '3'].map((digit) => `letters/${digit}${randomUUID().slice(1)}.pdf`);
const feature: SealedFiles = {
  name: 'letters',
  next: async (_, after) =>
    after === null ? [{ rowId, files: names.map((key) => ({ key, place })) }] : [],
  names: async () => true,
};

let folder: string;
let source: Database;
let vault: Vault;
let stored: FileStore;
let whole: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-backup-'));
  source = await openTestDatabase();
  vault = new Vault(keys);
  await checkKeys(source.fork(), vault);
  stored = createDiskFileStore(join(folder, 'files'));
  for (const key of names) await stored.put(key, vault.sealBytes(Buffer.from(key), place));
  whole = join(folder, 'whole.tar');
  await take(whole);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

const partsOf = (files: FileStore) => ({
  database: source,
  vault,
  files,
  features: [feature],
  version: '0.0.0-test',
});
const take = async (path: string, files = stored) =>
  await takeBackup(partsOf(files), { path, keys: { keys, passphrase: PASSPHRASE } });

/** Into a database and a folder of their own, both empty. */
async function restored(
  path: string,
  change: { keys?: string; passphrase?: string | undefined } = {},
) {
  const dataDir = await mkdtemp(join(folder, 'target-'));
  const { serverUrl } = inject('testProjectFacts').database;
  const copy = await copyDatabase({ serverUrl, template: 'template0' });
  const database = await openDatabase({ url: copy.url }, databaseShape, { tables: 'as_they_are' });
  const files = createDiskFileStore(join(dataDir, 'files'));
  const given: { keys?: string; passphrase?: string | undefined } = {
    passphrase: PASSPHRASE,
    ...change,
  };
  const outcome = await restoreBackup(
    { database, files, features: [feature], migrations, dataDir, keys: given.keys },
    { path, passphrase: given.passphrase },
  ).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const query = async (text: string) => await database.fork().execute(text);
  return {
    outcome,
    dataDir,
    files,
    query,
    isEmpty: async () => (await query(`select to_regclass('accounts') as name`))[0]?.name === null,
    async drop() {
      await database.close();
      await copy.drop();
    },
  };
}

it('puts rows, files, keys and waiting jobs back', async () => {
  const jobs = createPgBossJobs(source, createLog('silent'));
  const job = { queue: 'finish-letter', retries: 7, retryDelaySeconds: 3 };
  jobs.handle(job, async () => {});
  await jobs.start({ work: false });
  await source.fork().transactional(async (tx) => {
    await jobs.enqueue(tx, job, { letterId: rowId }, { startAfterSeconds: 3_600 });
  });
  await jobs.stop();
  const path = join(folder, 'with-a-job.tar');
  await take(path);
  const target = await restored(path);
  expect(target.outcome).toMatchObject({ files: 3, faults: [] });
  for (const key of names) expect(await target.files.get(key)).toEqual(await stored.get(key));
  expect((await readFile(join(target.dataDir, 'encryption.keys'), 'utf8')).trim()).toBe(keys);
  expect(await target.query('select id from vault_check')).toHaveLength(2);
  expect(
    await target.query(
      `select data, retry_limit, start_after > now() as later from pgboss.job where name = 'finish-letter'`,
    ),
  ).toEqual([{ data: { letterId: rowId }, retry_limit: 7, later: true }]);
  await target.drop();
});

it.each([
  ['a changed byte of a file', (bytes: Buffer) => flipped(bytes, bytes.indexOf('CFX1') + 90)],
  ['a cut end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3_000)],
  ['nothing of ours in it', () => Buffer.from('not a tar at all')],
])('refuses an archive with %s, and changes nothing', async (what, change) => {
  const path = join(folder, `${what.replaceAll(' ', '-')}.tar`);
  await writeFile(path, change(await readFile(whole)));
  const target = await restored(path);
  expect(target.outcome).toMatch(/damaged|not whole|no backup of ours|does not hold/);
  expect(await target.isEmpty()).toBe(true);
  expect(await readdir(target.dataDir)).not.toContain('encryption.keys');
  await target.drop();
});

const flipped = (bytes: Buffer, index: number) => bytes.with(index, (bytes[index] ?? 0) ^ 1);

it('refuses an archive that somebody without the keys has put together anew', async () => {
  const path = join(folder, 'forged.tar');
  const archive = await createArchive(path);
  const entries = readArchive(whole);
  for (;;) {
    const next = await entries.next();
    if (next.done) {
      await archive.finish((hash) => ({ ...(next.value as object), hash }));
      break;
    }
    const { name, bytes } = next.value;
    if (name === 'jobs.json.zst') await archive.addPacked('jobs.json', Buffer.from('[] '));
    else await archive.add(name, bytes);
  }
  const target = await restored(path);
  expect(target.outcome).toMatch(/without your keys/);
  await target.drop();
});

it.each([
  ['a wrong passphrase', { passphrase: 'somebody else’s' }, /passphrase does not open/],
  ['no passphrase', { passphrase: undefined }, /Say where the passphrase is/],
  ['the keys of other data', { keys: newEncryptionKeys() }, /sealed with other encryption keys/],
])('refuses %s, and changes nothing', async (_, change, said) => {
  const target = await restored(whole, change);
  expect(target.outcome).toMatch(said);
  expect(await target.isEmpty()).toBe(true);
  await target.drop();
});

it('refuses a database that has tables', async () => {
  const dataDir = await mkdtemp(join(folder, 'full-'));
  const files = createDiskFileStore(join(dataDir, 'files'));
  await expect(
    restoreBackup(
      { database: source, files, features: [feature], migrations, dataDir, keys },
      { path: whole },
    ),
  ).rejects.toThrow(/tables already/);
  expect(await source.fork().execute('select id from vault_check')).toHaveLength(2);
});

it('has every file that its rows name, whatever is removed meanwhile; that goes afterwards', async () => {
  const [first = '', second = '', third = ''] = names;
  const later = createDiskFileStore(join(folder, 'files-of-another'));
  for (const key of names) await later.put(key, vault.sealBytes(Buffer.from(key), place));
  let isFirst = true;
  const files: FileStore = {
    ...later,
    async get(key) {
      if (isFirst) {
        isFirst = false;
        // The rows of the snapshot name them still.
        await removeLater(source.fork(), [first, second], at);
        await removeNoted({ database: source, files: later }, at);
        await removeUnnamed(source.fork(), later, [third]);
      }
      return await later.get(key);
    },
  };
  expect(await take(join(folder, 'meanwhile.tar'), files)).toMatchObject({ files: 3, faults: [] });
  await removeNoted({ database: source, files: later }, at);
  expect(await Promise.all(names.map((key) => later.get(key)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('says which files are gone or changed, and takes the rest', async () => {
  const [gone = '', changed = ''] = names;
  const broken = createDiskFileStore(join(folder, 'files-broken'));
  for (const key of names.slice(1)) await broken.put(key, (await stored.get(key)) ?? Buffer.of());
  await broken.put(changed, flipped(Buffer.from((await stored.get(changed)) ?? []), 99));
  const path = join(folder, 'broken.tar');
  const { faults } = await take(path, broken);
  expect(faults).toHaveLength(2);
  expect(faults).toEqual(
    expect.arrayContaining([
      { key: gone, what: 'gone' },
      { key: changed, what: 'changed' },
    ]),
  );
  const target = await restored(path);
  expect(target.outcome).toMatchObject({ faults });
  await target.drop();
});

it('leaves nothing where it fails, and no second one over the first', async () => {
  const path = join(folder, 'fails.tar');
  const failing = { ...stored, get: () => Promise.reject(new Error('the disk is broken')) };
  await expect(take(path, failing)).rejects.toThrow('the disk is broken');
  await expect(take(whole)).rejects.toThrow(/is there already/);
  expect((await readdir(folder)).filter((name) => name.startsWith('fails'))).toEqual([]);
});

it('keeps each file once for all days, and lets go of days and files that are too old', async () => {
  const backups = join(folder, 'daily');
  await mkdir(backups);
  const daily = openBackupFolder(backups);
  expect(await daily.newest()).toBeUndefined();
  let named = names;
  let reads = 0;
  const files: FileStore = {
    ...stored,
    async get(key) {
      reads += 1;
      return await stored.get(key);
    },
  };
  const changing: SealedFiles = {
    ...feature,
    next: async (_, after) =>
      after === null ? [{ rowId, files: named.map((key) => ({ key, place })) }] : [],
  };
  const parts = { ...partsOf(files), features: [changing] };
  const day = (number: number) => new Date(at.getTime() + number * 24 * 60 * 60_000);
  const add = async (number: number) =>
    (await daily.add(parts, { now: day(number), keptDays: 30 })).path;
  const first = await add(0);
  expect(reads).toBe(3);
  // The first file is needed by the first day alone.
  named = names.slice(1);
  await add(20);
  expect(reads).toBe(3);
  expect(await daily.newest()).toEqual(day(20));
  const target = await restored(first, { keys });
  expect(target.outcome).toMatchObject({ files: 3, faults: [] });
  for (const key of names) expect(await target.files.get(key)).toEqual(await stored.get(key));
  await target.drop();
  const last = await add(40);
  const kept = await readdir(join(backups, `files-${vault.newestKeyId}/letters`));
  expect(kept.toSorted()).toEqual(
    names
      .slice(1)
      .map((key) => key.slice('letters/'.length))
      .toSorted(),
  );
  expect((await readdir(backups)).filter((name) => name.endsWith('.tar'))).toHaveLength(2);
  // Without the files beside it, an archive is refused.
  await rm(join(backups, `files-${vault.newestKeyId}`), { recursive: true });
  const without = await restored(last, { keys });
  expect(without.outcome).toMatch(/2 files|3 files/);
  await without.drop();
});
