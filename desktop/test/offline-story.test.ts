import type { DesktopExport, OfflineQuery } from '@creditfix/shared/desktop';
import { deviceEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scene } from './load-scene.ts';

const STAFF = 'support@example.com';
const PEOPLE = ['ana@example.com', 'ben@example.com', 'cy@example.com'];

let stage: Awaited<ReturnType<typeof scene.openScene>>;
let server: Awaited<ReturnType<typeof scene.startRealServer>>;

beforeAll(async () => {
  [stage, server] = await Promise.all([
    scene.openScene({ offline: 'real' }),
    scene.startRealServer({ ADMIN_EMAILS: 'admin@example.com', SUPPORT_STAFF_EMAILS: STAFF }),
  ]);
}, 120_000);
afterAll(async () => {
  await stage?.end();
  await server?.stop();
});

/** Somebody signs in on another machine, without a window. */
async function joins(email: string, audience: 'customer' | 'staff' = 'customer'): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const post = async (path: string, body: object) =>
    await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { requestDeviceLogin, openDeviceSession } = deviceEndpoints;
  await post(requestDeviceLogin.path, { email, challenge, audience });
  const token = new URL(await server.linkFor(email)).searchParams.get('token');
  const answer = await post(openDeviceSession.path, { token, verifier, device: 'Phone' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** What stands in the audit log, newest first. */
async function audited(token: string): Promise<readonly { action: string; detail: string }[]> {
  const answer = await fetch(`${server.url}${oversightEndpoints.auditLog.path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (
    oversightEndpoints.auditLog.data?.parse(((await answer.json()) as { data: unknown }).data)
      .lines ?? []
  );
}

async function sync(page: Page): Promise<void> {
  await expect
    .poll(async () => await page.evaluate(async () => await window.desktop.syncNow()), {
      timeout: 10_000,
    })
    .toMatchObject({ state: 'idle', text: null });
}

const everyone: OfflineQuery = { kind: 'users', filter: {}, masked: true, limit: 10, offset: 0 };

it('signs in with the server, fetches the copy, goes offline, and exports the bytes that the server exports', async () => {
  for (const email of PEOPLE) await joins(email);
  vi.stubEnv('CREDITFIX_SERVER', server.url);
  const userData = await stage.machine();
  const program = await stage.boot({ userData });
  const page = await scene.firstPage(program);
  await page.check('input[value=staff]');
  await page.fill('#email', STAFF);
  await page.click('text=Email me a link');
  await page.waitForSelector('#waiting:not([hidden])');
  await page.fill('#link', await server.linkFor(STAFF));
  await page.click('text=Sign in with this link');
  await page.waitForURL(/\/admin\/dashboard$/);
  expect(await page.evaluate(async () => await window.desktop.session())).toMatchObject({
    role: 'support',
    email: STAFF,
  });

  await sync(page);
  const ofServer = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/export/users?format=csv&masked=yes');
    return [...new Uint8Array(await answer.arrayBuffer())];
  });
  expect(Buffer.from(ofServer).toString()).toContain('a***@example.com');

  program.electron.session.online = false;
  expect(await page.evaluate(async () => await window.desktop.syncNow())).toMatchObject({
    state: 'offline',
  });
  const file = join(userData, 'users.csv');
  program.person.savesAt = () => file;
  const made = await page.evaluate(
    async (query) => await window.desktop.exportCsv(query),
    everyone,
  );
  const bytes = await readFile(file);
  expect([...bytes]).toEqual(ofServer);
  expect(made).toMatchObject({
    rows: 4,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  } satisfies Partial<DesktopExport>);

  program.electron.session.online = true;
  await joins('late@example.com');
  await sync(page);
  const answer = await page.evaluate(async (query) => await window.desktop.query(query), everyone);
  expect(answer.total).toBe(5);
  const lines = await audited(await joins('admin@example.com', 'staff'));
  expect(lines.find(({ action }) => action === 'export_offline')?.detail).toContain(made?.sha256);
}, 60_000);
