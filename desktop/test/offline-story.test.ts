import type { DesktopExport, OfflineQuery } from '@creditfix/shared/desktop';
import { deviceEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scene } from './load-scene.ts';

/** As `npm test` has built it. */
const WEBAPP = join(import.meta.dirname, '../../webapp/dist');
const STAFF = 'support@example.com';
const PEOPLE = ['ana@example.com', 'ben@example.com', 'cy@example.com'];

let stage: Awaited<ReturnType<typeof scene.openScene>>;
let server: Awaited<ReturnType<typeof scene.startRealServer>>;

beforeAll(async () => {
  [stage, server] = await Promise.all([
    scene.openScene({ offline: 'real', webapp: WEBAPP }),
    scene.startRealServer({ ADMIN_EMAILS: 'admin@example.com', SUPPORT_STAFF_EMAILS: STAFF }),
  ]);
});
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

/** What is in the audit log, newest first. */
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
      timeout: 120_000,
    })
    .toMatchObject({ state: 'idle', text: null });
}

const everyone: OfflineQuery = { kind: 'users', filter: {}, masked: true, limit: 10, offset: 0 };

/** The line of the replica, which stands on every tab. */
async function says(page: Page, words: RegExp): Promise<void> {
  await page.getByText(words).first().waitFor({ timeout: 120_000 });
}

async function tabOpen(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

it('signs in with the server, fetches the replica, goes offline, and exports the bytes that the server exports', async () => {
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
  await says(page, /^Last synced \d+:\d\d\s[AP]M$/);
  await page.getByText('Monthly Revenue').waitFor();
  const ofServer = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/export/users?format=csv&masked=yes');
    return [...new Uint8Array(await answer.arrayBuffer())];
  });
  expect(Buffer.from(ofServer).toString()).toContain('a***@example.com');

  scene.pressMenu(program, 'Users');
  await page.getByRole('button', { name: 'ana@example.com' }).click();
  await page.getByRole('heading', { name: 'ana@example.com' }).waitFor();

  program.electron.session.online = false;
  expect(await page.evaluate(async () => await window.desktop.syncNow())).toMatchObject({
    state: 'offline',
  });
  await says(page, /^Offline\. Last synced \d+:\d\d\s[AP]M, 0 letters$/);
  await says(page, /^The copy of \d/);
  // What is open stays: somebody may have typed into it.
  await page.getByText('Users needs the server').waitFor();
  await page.getByRole('heading', { name: 'ana@example.com' }).waitFor();
  scene.pressMenu(program, 'Users');
  await tabOpen(page, 'Users');
  await page.getByText('Page 1: 4 rows of 4').waitFor();
  scene.pressMenu(program, 'Filter');
  // The replica is masked: a whole address finds those that look the same.
  await page.getByText('Emails and names in it are cut short').waitFor();
  await page.locator('#users-search:focus').fill('BEN@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('Page 1: 1 row of 1').waitFor();
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringContaining('b***@example.com'),
  ]);
  await page.getByRole('button', { name: 'Clear' }).click();
  scene.pressMenu(program, 'Flagged');
  await page.getByText('Flagged needs the server').waitFor();
  // The dashboard itself is loaded again without the server.
  await page.reload();
  await page.getByText('Flagged needs the server').waitFor();

  const file = join(userData, 'users.csv');
  program.person.savesAt = () => null;
  await page.getByRole('button', { name: 'Export Letters' }).click();
  await expect.poll(() => program.electron.callsOf('showSaveDialog')).toHaveLength(1);
  program.person.savesAt = () => file;
  await page.getByRole('button', { name: 'Export Users' }).click();
  await says(page, /\bSaved users\.csv, 4 rows\./);
  const bytes = await readFile(file);
  expect([...bytes]).toEqual(ofServer);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await page.getByText(`${sha256.slice(0, 12)}…`).waitFor();
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => program.electron.callsOf('showItemInFolder')).toEqual([[file]]);
  const made = await page.evaluate(
    async (query) => await window.desktop.exportCsv(query),
    everyone,
  );
  expect(made).toMatchObject({ rows: 4, sha256 } satisfies Partial<DesktopExport>);

  program.electron.session.online = true;
  await joins('late@example.com');
  scene.pressMenu(program, 'Users');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  await page.getByText('late@example.com').waitFor();
  await sync(page);
  const answer = await page.evaluate(async (query) => await window.desktop.query(query), everyone);
  expect(answer.total).toBe(5);
  const lines = await audited(await joins('admin@example.com', 'staff'));
  expect(lines.find(({ action }) => action === 'export_offline')?.detail).toContain(sha256);

  scene.pressMenu(program, 'Settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByText(STAFF).waitFor();
  await settings.getByRole('button', { name: 'Keep whole emails and names…' }).click();
  await settings.getByRole('button', { name: 'Keep whole emails and names' }).click();
  await settings.getByText('Say why you need whole emails and names here.').waitFor();
  await settings.getByLabel('Why do you need them offline?').fill('A field visit');
  await page.keyboard.press('Enter');
  await settings.getByText('Emails and names in it are whole').waitFor();
  await sync(page);
  const whole = await page.evaluate(
    async (query) => await window.desktop.query({ ...query, masked: false }),
    everyone,
  );
  expect(whole.rows).toContainEqual(expect.objectContaining({ email: 'ben@example.com' }));
  const seen = await audited(await joins('admin@example.com', 'staff'));
  for (const action of ['begin_replica', 'sync_users'])
    expect(seen.find((line) => line.action === action)?.detail).toMatch(/because: A field visit$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/welcome\//);
  expect(await page.textContent('body')).not.toContain('@example.com');
});

it('leads a customer from the menu to a new letter and to their account', async () => {
  vi.stubEnv('CREDITFIX_SERVER', server.url);
  const program = await stage.boot({ userData: await stage.machine() });
  const page = await scene.firstPage(program);
  await page.check('input[value=customer]');
  await page.fill('#email', 'dee@example.com');
  await page.click('text=Email me a link');
  await page.waitForSelector('#waiting:not([hidden])');
  await page.fill('#link', await server.linkFor('dee@example.com'));
  await page.click('text=Sign in with this link');
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  scene.pressMenu(program, 'Settings');
  await page.waitForURL(/\/account$/);
  scene.pressMenu(program, 'New letter');
  await page.waitForURL(/\/generate-letter\b/);
  expect(program.electron.windows.size).toBe(1);
});
