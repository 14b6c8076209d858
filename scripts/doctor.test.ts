import { Client } from 'pg';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '@creditfix/server/admin';
import { examineInstallation } from '@creditfix/server/examine-installation';
import { readConfig } from '@creditfix/server/platform/config';
import { createLog } from '@creditfix/server/platform/logging';
import { aPdf } from '@creditfix/server/test/document';
import { startTestPostgres, type TestPostgres } from '@creditfix/server/test/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerWithFile, BlackBoxPerson, makeReadyLetters, OWNER } from './process/black-box.ts';
import { runDocumented } from './process/documented.ts';
import { ROOT, runScript } from './process/run-tool.ts';
import { startServerProcess } from './process/server-process.ts';

let folder = '';
let postgres: TestPostgres;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-doctor-'));
  postgres = await startTestPostgres(join(folder, 'postgres-server'));
  env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' };
  const server = await startServerProcess({ ...env, ADMIN_EMAILS: OWNER });
  await makeReadyLetters(server.url, 1);
  const owner = new BlackBoxPerson(OWNER);
  await owner.signInAsAdmin(server.url);
  const file = new Uint8Array(await aPdf(1));
  await answerWithFile(server.url, owner, { email: 'writer@example.com', file });
  await server.stop();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As the command does, up to the browser: it takes longer than all the rest, and nothing here is about it. */
async function examined(change: Readonly<Record<string, string>> = {}) {
  const found: Finding[] = [];
  const how = { log: createLog('silent'), everyFile: false, online: false };
  for await (const finding of examineInstallation(readConfig({ ...env, ...change }), how)) {
    if (finding.part === 'browser') break;
    found.push(finding);
  }
  return {
    found,
    faults: found.filter(({ about, state }) => about === 'machinery' && state === 'fault'),
  };
}

async function sql(query: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  return (await client.query<object>(query).finally(async () => await client.end())).rows;
}

it('finds nothing wrong with an installation that works', async () => {
  const { ok, output } = await runDocumented('npm run doctor -- --all-files', {
    and: ['--json'],
    env,
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
  expect(found.find(({ part }) => part === 'files')?.says).toMatch(/^All 2 /);
});

it.each(['letters', 'messages'])(
  'names a stored file of %s that was changed, and one that is gone',
  async (kind) => {
    const stored = join(folder, 'data/files', kind);
    const names = await readdir(stored, { withFileTypes: true });
    const [file] = names.filter((each) => each.isFile());
    if (!file) throw new Error('nothing is stored');
    const path = join(file.parentPath, file.name);
    const whole = await readFile(path);
    const last = whole.length - 1;
    await writeFile(path, whole.with(last, (whole[last] ?? 0) ^ 1));
    expect((await examined()).faults).toMatchObject([
      { part: 'files', says: expect.stringContaining(file.name), fix: expect.any(String) },
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
  const { ok, output } = await runScript('scripts/doctor.ts', { env: { ...env, PORT: 'eighty' } });
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
