import { copyDatabase, type OwnDatabase } from '@creditfix/server/test/databases';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { startDocumented } from './documented.ts';
import type { ServerProcess } from './server-process.ts';

const servers: ServerProcess[] = [];
let folder = '';
let database: OwnDatabase | undefined;
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

function kept(server: ServerProcess): ServerProcess {
  servers.push(server);
  return server;
}

async function mailbox(web: ServerProcess): Promise<readonly { readonly to: string }[]> {
  const answer = await fetch(`${web.url}/api/dev/mailbox`);
  return ((await answer.json()) as { data: readonly { to: string }[] }).data;
}

async function figure(server: ServerProcess, line: string): Promise<string | undefined> {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  return page
    .split('\n')
    .find((each) => each.startsWith(`${line} `))
    ?.slice(line.length + 1);
}

it('leaves to a worker what a web server queues, and sends nobody to the worker', async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-roles-'));
  database = await copyDatabase(inject('testProjectFacts').database);
  const settings = { DATA_DIR: folder, DATABASE_URL: database.url };
  const web = kept(await startDocumented('ROLE=web npm start', settings));
  const email = 'somebody@example.com';
  const asked = await fetch(`${web.url}/api/auth/request-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, recaptchaToken: 'none' }),
  });
  expect(await asked.json()).toMatchObject({ success: true });
  const waiting = 'creditfix_jobs_waiting{queue="send-login-link"}';
  await expect.poll(async () => await figure(web, waiting)).toBe('1');
  expect(await mailbox(web)).toEqual([]);

  const worker = kept(await startDocumented('npm run worker', settings));
  await expect.poll(async () => (await mailbox(web)).map(({ to }) => to)).toEqual([email]);
  expect(await figure(worker, waiting)).toBe('0');
  // A machine that is busy with other tests is not ready at once.
  await expect.poll(async () => (await fetch(`${worker.url}/api/health/ready`)).status).toBe(200);
  for (const path of ['/', '/login', '/api/auth/session', '/api/dev/mailbox'])
    expect((await fetch(worker.url + path)).status).toBe(404);
});
