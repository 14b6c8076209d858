import { examineInstallation } from '@creditfix/server/examine-installation';
import { readConfig } from '@creditfix/server/platform/config';
import { findDatabase } from '@creditfix/server/platform/database';
import { createLog } from '@creditfix/server/platform/logging';
import { DisputeState, disputeEndpoints } from '@creditfix/shared/disputes';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { BlackBoxPerson, OWNER } from './process/black-box.ts';
import { runScript } from './process/run-tool.ts';
import { startServerProcess } from './process/server-process.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-demo-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  // Where we are root, PostgreSQL below it runs as a user of its own, who has to get there.
  await chmod(folder, 0o711);
  return folder;
}

/** Twelve of them write: one letter for each course that there is. */
async function demo(env: Readonly<Record<string, string>>) {
  const args = ['--people', '40', '--living', '14'];
  return await runScript('scripts/demo.ts', { args, env: { DATABASE_URL: '', ...env } });
}

async function rowsOf(dataDir: string, query: string): Promise<Record<string, string>[]> {
  const data = { dataDir, url: undefined, createMissing: false };
  const found = await findDatabase(data, { log: createLog('silent') });
  const client = new Client({ connectionString: found.place.url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(query)).rows;
  } finally {
    await client.end();
    await found.leave();
  }
}

/** As the command `doctor` finds them, up to the browser: nothing here is about that. */
async function faultsIn(dataDir: string): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const how = { log: createLog('silent'), everyFile: true, online: false };
  const parts: string[] = [];
  const faults: string[] = [];
  for await (const { about, part, state, says } of examineInstallation(config, how)) {
    if (part === 'browser') break;
    parts.push(part);
    if (about === 'machinery' && state === 'fault') faults.push(`${part}: ${says}`);
  }
  expect(parts).toEqual(expect.arrayContaining(['tables', 'keys', 'audit log', 'files']));
  return faults;
}

it('fills an empty folder with invented people, and with disputes and mail in every state, and nothing is wrong there', async () => {
  const DATA_DIR = join(await aFolder(), 'demo');
  const made = await demo({ DATA_DIR });
  const said = expect.stringContaining('40 invented people and 12 letters');
  expect(made).toMatchObject({ ok: true, output: said });
  const people = await rowsOf(
    DATA_DIR,
    `select email, last_name, exists (select from letters where account_id = accounts.id)::text as writes
     from accounts where email <> '${OWNER}' order by last_login_at desc`,
  );
  expect(people).toHaveLength(40);
  for (const { email, last_name: name } of people) {
    expect(email).toMatch(/@example\.com$/);
    expect(name).toMatch(/^(?:Sample|Example|Invented|Pretend|Specimen|Madeup|Fiction)$/);
  }
  const statuses = await rowsOf(DATA_DIR, 'select distinct status from letters order by 1');
  expect(statuses.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['drafted', 'queued', 'mailed', 'in_transit', 'delivered', 'returned']),
  );
  const server = await startServerProcess({ DATA_DIR });
  const states = new Set<string>();
  const writers = people.filter(({ writes }) => writes === 'true');
  const [looker = {}] = people.filter(({ writes }) => writes === 'false');
  for (const { email = '' } of [...writers, looker]) {
    const person = new BlackBoxPerson(email);
    await person.signIn(server.url);
    const { disputes } = await person.ask(server.url, disputeEndpoints.listDisputes);
    for (const { state } of disputes) states.add(state);
  }
  await server.stop();
  expect([...states].toSorted()).toEqual(Object.keys(DisputeState).toSorted());
  expect(await faultsIn(DATA_DIR)).toEqual([]);

  const again = await demo({ DATA_DIR });
  expect(again.ok).toBe(false);
  expect(again.output.trim()).toMatch(/^There is something in .* already\. Nothing was changed\./);
  expect(await rowsOf(DATA_DIR, 'select id from letters')).toHaveLength(12);
});

it('refuses a folder with anything in it, and a database elsewhere, in one line', async () => {
  const DATA_DIR = await aFolder();
  await writeFile(join(DATA_DIR, 'notes.txt'), 'mine');
  for (const [env, why] of [
    [{ DATA_DIR }, /already/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1/none' }, /Take DATABASE_URL and S3_URL out/],
  ] as const) {
    const { ok, output } = await demo(env);
    expect(ok).toBe(false);
    expect(output.trim()).toMatch(why);
    expect(output.trim()).not.toContain('\n');
  }
  expect(await readdir(DATA_DIR)).toEqual(['notes.txt']);
});
