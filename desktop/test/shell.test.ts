import type { DesktopBridge, DesktopSession } from '@creditfix/shared/desktop';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { scene } from './load-scene.ts';

type Program = Awaited<ReturnType<Stage['boot']>>;
type Stage = Awaited<ReturnType<typeof scene.openScene>>;
type Server = Awaited<ReturnType<typeof scene.startSmallServer>>;

/** What the small web app knows of its window. */
declare global {
  interface Window {
    readonly news: readonly [string, unknown][];
    readonly invokeOfShell: (channel: string, given: unknown[]) => Promise<unknown>;
  }
}

const EMAIL = 'sam@example.com';
const TOKEN = 'link_'.padEnd(43, 'x');
const SESSION_TOKEN = 'session-token-of-this-device';

let stage: Stage;
/** Signed in as an administrator, for tests that change nothing. */
let looked: Awaited<ReturnType<typeof signedIn>>;
const open: Program[] = [];
const servers: Server[] = [];

beforeAll(async () => {
  stage = await scene.openScene();
  looked = await signedIn();
  open.length = 0;
  servers.length = 0;
});
afterEach(async () => {
  for (const program of open.splice(0)) await program.quit();
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  await stage?.end();
  looked?.server.close();
});

interface Start extends Partial<Parameters<Stage['boot']>[0]> {
  /** CREDITFIX_SERVER */
  readonly server?: string;
}

async function start({ server = '', ...parts }: Start = {}): Promise<Program> {
  vi.stubEnv('CREDITFIX_SERVER', server);
  const userData = parts.userData ?? (await stage.machine());
  const program = await stage.boot({ ...parts, userData });
  open.push(program);
  return program;
}

const user = {
  id: '3f0e3f0e-0000-4000-8000-000000000001',
  email: EMAIL,
  firstName: 'Sam',
  lastName: '"Ink"\n😀',
  plan: 'free',
  status: 'none',
  flagged: 'yes',
  lettersThisMonth: 0,
  lettersTotal: 2,
  revenueCents: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
};

/** A server that lets `EMAIL` in with `TOKEN`, and knows `SESSION_TOKEN` from then on. */
async function startServer(role: 'administrator' | 'auditor' | 'customer' = 'administrator') {
  const server = await scene.startSmallServer();
  servers.push(server);
  let challenge = '';
  const device: { isAuthenticated: boolean; role?: string; email: string } = {
    isAuthenticated: true,
    email: EMAIL,
  };
  server.replies.set('/api/device/request-login', ({ body }) => {
    challenge = (JSON.parse(body) as { challenge: string }).challenge;
    return scene.success({ expiresInMinutes: 30 });
  });
  server.replies.set('/api/device/session', ({ body }) => {
    const { token, verifier } = JSON.parse(body) as { token: string; verifier: string };
    const proof = createHash('sha256').update(verifier).digest('base64url');
    return token === TOKEN && proof === challenge
      ? scene.success({ token: SESSION_TOKEN, email: device.email, role, idleDays: 14 })
      : scene.refusal(400, 'accounts.link_invalid', 'This link does not work.');
  });
  server.replies.set('/api/admin/auth/status', () => scene.success(device));
  server.replies.set('/api/admin/sync/users', () => scene.success({ rows: [user] }));
  server.replies.set('/api/admin/auth/logout', () => scene.success({ signedOut: true }));
  server.replies.set('/api/auth/logout', () => scene.success({ signedOut: true }));
  server.replies.set('/api/admin/exports/offline', () => scene.success({ noted: 1 }));
  return Object.assign(server, { device });
}

async function signIn(program: Program): Promise<Page> {
  const page = await scene.firstPage(program);
  await page.check('input[value=staff]');
  await page.fill('#email', EMAIL);
  await page.click('text=Email me a link');
  await page.waitForSelector('#waiting:not([hidden])');
  program.electron.app.emit('second-instance', {}, [
    'creditfix',
    `creditfix://auth?token=${TOKEN}`,
  ]);
  await page.waitForURL(/dashboard$/);
  return page;
}

async function signedIn(
  role: 'administrator' | 'auditor' | 'customer' = 'administrator',
  more: Start = {},
) {
  const server = await startServer(role);
  const userData = await stage.machine();
  const program = await start({ userData, server: server.url, ...more });
  const page = await signIn(program);
  return { server, userData, program, page };
}

/** Calls the bridge in the page; a refusal comes back as its text. */
async function ask(page: Page, name: keyof DesktopBridge, ...given: unknown[]): Promise<unknown> {
  return await page.evaluate(
    async ([call, all]) => {
      const handler = window.desktop[call] as unknown as (...each: unknown[]) => Promise<unknown>;
      return await handler(...all).catch((error: Error) => `refused: ${error.message}`);
    },
    [name, given] as const,
  );
}

const ALL_USERS = { kind: 'users', filter: {}, masked: true, limit: 10, offset: 0 };

async function synced(page: Page): Promise<void> {
  await expect
    .poll(async () => await ask(page, 'syncStatus'))
    .toMatchObject({ state: 'idle', users: 1 });
}

/** What the server was told of exports that it had no part in. */
function reportsHeard({ heard }: Server): string {
  const told = heard.filter(({ path }) => path === '/api/admin/exports/offline');
  return told.map(({ body }) => body).join('\n');
}

it('keeps the session out of the page, and the page out of the session', async () => {
  const { server, page, program } = looked;
  server.replies.set('/api/echo', ({ headers, method, body }) => ({
    headers: { 'Set-Cookie': 'a=b', 'Content-Security-Policy': 'sandbox', 'X-Request-Id': 'r1' },
    body: JSON.stringify({ headers, method, body }),
  }));
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/echo?a=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer mine', 'X-Own': '1' },
      body: '{"a":1}',
    });
    return { heard: await response.json(), headers: Object.fromEntries(response.headers) };
  });
  expect(answer.heard).toMatchObject({ method: 'POST', body: '{"a":1}' });
  expect(answer.heard.headers.authorization).toBe(`Bearer ${SESSION_TOKEN}`);
  for (const name of ['origin', 'referer', 'cookie', 'x-own'])
    expect(answer.heard.headers[name]).toBeUndefined();
  expect(answer.headers['x-request-id']).toBe('r1');
  expect(answer.headers['set-cookie']).toBeUndefined();
  const all = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, document.cookie, document.documentElement.outerHTML]),
  );
  expect(all).not.toContain(SESSION_TOKEN);
  const exchange = await page.evaluate(async () => [
    (await fetch('/api/device/session', { method: 'POST', body: '{}' })).status,
    (await fetch('/api/%64evice/session', { method: 'POST', body: '{}' })).status,
    // The server's routes know no capitals.
    (await fetch('/api/Device/session', { method: 'POST', body: '{}' })).status,
  ]);
  expect(exchange).toEqual([403, 403, 403]);
  server.replies.set('/api/away', () => ({
    status: 302,
    headers: { Location: 'https://elsewhere.example/' },
  }));
  expect(await page.evaluate(async () => await fetch('/api/away').catch(() => 'no answer'))).toBe(
    'no answer',
  );
  program.electron.session.online = false;
  expect(await page.evaluate(async () => await fetch('/api/echo').catch(() => 'no answer'))).toBe(
    'no answer',
  );
  program.electron.session.online = true;
  // The sync that the silence began may have found nobody either.
  await expect.poll(async () => await ask(page, 'syncNow')).toMatchObject({ state: 'idle' });
});

it('serves its own files alone, under a policy that lets nothing else run', async () => {
  const { page, program } = looked;
  const statuses = await page.evaluate(async () => {
    const paths = [
      '/assets/app.js',
      '/icon.svg',
      '/deep/route/of/the/app',
      '/pages/en/app.html',
      '/.build-stamp',
      '/assets/app.js.map',
      '/assets/none.js',
      '/%2e%2e/settings.json',
      '/..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/%00.js',
      '/%E0%A4%A',
      '//etc/passwd.txt',
      '/welcome/..%2f..%2fmain/main.js',
    ];
    return await Promise.all(
      paths.map(async (path) => [path, (await fetch(location.origin + path)).status]),
    );
  });
  const found = statuses.filter(([, status]) => status === 200).map(([path]) => path);
  expect(found).toEqual(['/assets/app.js', '/icon.svg', '/deep/route/of/the/app']);
  const violations = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(event.effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true';
    document.body.append(script);
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
    await fetch('https://elsewhere.example/').catch(() => undefined);
    const image = new Image();
    image.src = 'https://elsewhere.example/a.png';
    while (seen.length < 4) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { seen: seen.toSorted(), hacked: 'hacked' in window };
  });
  expect(violations).toEqual({
    seen: ['connect-src', 'frame-src', 'img-src', 'script-src-elem'],
    hacked: false,
  });
  expect(await page.evaluate(() => document.documentElement.dataset['early'])).toBe('ran');
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color),
  ).toBe('rgb(1, 2, 3)');
  expect(program.electron.escaped).toEqual([]);
});

it('never leads anywhere else: known places open outside, others after a question, the rest not at all', async () => {
  const asked: string[] = [];
  const { page, program } = looked;
  program.person.presses = (message) => (asked.push(message), 0);
  const tries = [
    'https://www.consumerfinance.gov/ask',
    'https://checkout.stripe.com/c/pay',
    'mailto:help@example.com',
    'https://evil.example/?next=app://admin',
    'https://usps.com.evil.example/',
    'http://evil.example/',
    'file:///etc/passwd',
    'app://elsewhere/',
    'app://admin@evil.example/',
    'javascript:alert(1)',
    'smb://server/share',
    'https://user:pass@usps.com/',
    'ms-settings:about',
  ];
  const [shown] = program.electron.windows;
  for (const address of tries) {
    expect(shown?.webContents.openHandler?.({ url: address })).toEqual({ action: 'deny' });
    for (const event of ['will-navigate', 'will-redirect']) {
      const preventDefault = vi.fn<() => void>();
      shown?.webContents.emit(event, { url: address, preventDefault });
      expect(preventDefault).toHaveBeenCalled();
    }
  }
  const opened = new Set(program.electron.callsOf('openExternal').map(([url]) => url));
  expect([...opened]).toEqual(tries.slice(0, 3));
  expect([...new Set(asked)]).toEqual([
    'Open evil.example in your browser?',
    'Open usps.com.evil.example in your browser?',
  ]);
  const before = page.url();
  await page.evaluate(() => location.assign('https://evil.example/'));
  await page.evaluate(() => void window.open('https://evil.example/'));
  await expect.poll(() => program.electron.callsOf('windowOpen').length).toBe(1);
  expect(page.url()).toBe(before);
  const attach = { preventDefault: vi.fn<() => void>() };
  shown?.webContents.emit('will-attach-webview', attach);
  expect(attach.preventDefault).toHaveBeenCalled();
});

it('grants no page anything of the machine but writing to the clipboard', async () => {
  const { program } = looked;
  const { session } = program.electron;
  const granted = (permission: string, url: string) => {
    let answer = false;
    session.mayRequest?.({} as never, permission as never, (each) => (answer = each), {
      requestingUrl: url,
    } as never);
    return [answer, session.mayHave?.(null, permission as never, url, {} as never)];
  };
  expect(granted('clipboard-sanitized-write', 'app://admin/dashboard')).toEqual([true, true]);
  expect(granted('clipboard-sanitized-write', 'https://evil.example/')).toEqual([false, false]);
  for (const permission of [
    'media',
    'geolocation',
    'clipboard-read',
    'notifications',
    'openExternal',
    'fileSystem',
    'hid',
  ]) {
    expect([permission, ...granted(permission, 'app://admin/')]).toEqual([
      permission,
      false,
      false,
    ]);
  }
  expect(session.mayUseDevice?.({} as never)).toBe(false);
  expect(session.schemes).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
});

it('answers a page only what its bridge has, with arguments as they have to be', async () => {
  const { page, program } = looked;
  await synced(page);
  const refused = { ok: false, text: 'That was not understood. Nothing was done.' };
  const attacks: [string, unknown[]][] = [
    ['desktop:exportCsv', [{ ...ALL_USERS, file: '/etc/cron.d/x' }]],
    ['desktop:exportCsv', [{ ...ALL_USERS, kind: 'audit' }]],
    ['desktop:query', [{ ...ALL_USERS, filter: { search: 'a', sql: '1=1' } }]],
    ['desktop:query', [{ ...ALL_USERS, limit: 1e9 }]],
    ['desktop:query', [ALL_USERS, 'more']],
    ['desktop:showInFolder', ['/etc/passwd']],
    ['desktop:pasteLink', [{ toString: 'x' }]],
    ['desktop:session', ['anything']],
  ];
  for (const [channel, given] of attacks) {
    const answer = await page.evaluate(
      async ([name, all]) => await window.invokeOfShell(name, all),
      [channel, given] as const,
    );
    expect([channel, given, answer]).toEqual([channel, given, refused]);
  }
  expect(await page.evaluate(() => 'desktopSetUp' in window)).toBe(false);
  expect(
    await page.evaluate(
      async () => await window.invokeOfShell('desktop:useServer', ['https://evil.example']),
    ),
  ).toEqual({
    ok: false,
    text: 'This page can not do that.',
  });
  const handler = program.electron.ipcHandlers.get('desktop:session');
  const [shown] = program.electron.windows;
  const sender = shown?.webContents;
  const from = async (senderFrame: unknown) => await handler?.({ sender, senderFrame } as never);
  for (const frame of [
    null,
    { url: 'app://admin/inside-a-frame', parent: sender?.mainFrame },
    { url: 'https://evil.example/', parent: null },
  ]) {
    expect(await from(frame)).toEqual({ ok: false, text: 'This page can not do that.' });
  }
  expect(
    [...program.electron.ipcHandlers.keys()].every((name) => name.startsWith('desktop:')),
  ).toBe(true);
});

it('has a menu of commands for the person who is signed in', async () => {
  const { page, program } = looked;
  for (const label of ['Export users…', 'Export letters…', 'Sync now', 'Filter', 'Flagged'])
    scene.pressMenu(program, label);
  const commands = async () =>
    await page.evaluate(() =>
      window.news.filter(([name]) => name === 'onCommand').map(([, command]) => command),
    );
  await expect
    .poll(commands)
    .toEqual(['export_users', 'export_letters', 'sync_now', 'find', 'tab_4']);
  scene.pressMenu(program, 'Print…');
  expect(program.electron.callsOf('print')).toHaveLength(1);
  scene.pressMenu(program, 'About Credit Fix');
  await expect
    .poll(() => program.electron.callsOf('showMessageBox').at(-1)?.[0])
    .toBe('Credit Fix 0.1.0');
});

it('stays signed in where a call is refused that is another role’s', async () => {
  const { page, server } = looked;
  server.replies.set('/api/letters', () => scene.refusal(401, 'accounts.sign_in_needed', 'No.'));
  const asked = () => server.heard.filter(({ path }) => path === '/api/admin/auth/status').length;
  const before = asked();
  await page.evaluate(async () => await fetch('/api/letters'));
  await expect.poll(asked).toBeGreaterThan(before);
  expect(await ask(page, 'session')).toMatchObject({ state: 'signed_in' });
});

it('asks for the server at the first start, and takes only one that answers', async () => {
  const server = await startServer();
  const program = await start();
  const page = await scene.firstPage(program);
  await page.fill('#address', 'http://letters.example.com');
  await page.click('text=Use this server');
  await expect
    .poll(async () => await page.textContent('#server-fault'))
    .toContain('begin with https');
  server.replies.delete('/api/health/live');
  await page.fill('#address', server.url);
  await page.click('text=Use this server');
  await expect
    .poll(async () => await page.textContent('#server-fault'))
    .toContain('not a server of this product');
  server.replies.set('/api/health/live', () => scene.success({}));
  await page.click('text=Use this server');
  await page.waitForSelector('#sign-in:not([hidden])');
  expect(program.electron.escaped).toEqual([]);
});

it('signs in by a deep link with its verifier, and starts signed in the next time', async () => {
  const keychain = scene.newKeychain();
  const { server, userData, program, page } = await signedIn('administrator', { keychain });
  expect(await page.textContent('h1')).toBe('/admin/dashboard nobody 0.1.0');
  expect(await ask(page, 'session')).toEqual({
    state: 'signed_in',
    email: EMAIL,
    role: 'administrator',
    text: null,
    keepsOffline: true,
  } satisfies DesktopSession);
  await program.quit();
  const argv = ['--command=export_letters'];
  const again = await start({ userData, keychain, server: server.url, argv });
  const shown = await scene.firstPage(again);
  expect(shown.url()).toMatch(/\/admin\/dashboard$/);
  await expect
    .poll(async () => await shown.evaluate(() => window.news.filter(([n]) => n === 'onCommand')))
    .toEqual([['onCommand', 'export_letters']]);
  const kept = readdirSync(join(userData, 'userData'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(userData, 'userData', name))
    .filter((path) => statSync(path).isFile());
  expect(kept.some((path) => path.endsWith('session.sealed'))).toBe(true);
  for (const path of kept) {
    expect(readFileSync(path, 'utf8')).not.toContain(SESSION_TOKEN);
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  }
});

it('takes a pasted link, tells why another does not work, and needs to have asked for it itself', async () => {
  const server = await startServer();
  const program = await start({ server: server.url });
  const page = await scene.firstPage(program);
  expect(await ask(page, 'pasteLink', `https://x.example/?token=${TOKEN}`)).toMatch(
    /has not asked for a link/,
  );
  await page.fill('#email', EMAIL);
  await page.click('text=Email me a link');
  await page.waitForSelector('#waiting:not([hidden])');
  await page.fill('#link', 'https://letters.example.com/help');
  await page.click('text=Sign in with this link');
  await expect
    .poll(async () => await page.textContent('#link-fault'))
    .toContain('not a sign-in link');
  await page.fill(
    '#link',
    `https://letters.example.com/auth/verify?token=${'wrong'.padEnd(43, 'z')}`,
  );
  await page.click('text=Sign in with this link');
  await expect
    .poll(async () => await page.textContent('#link-fault'))
    .toBe('This link does not work.');
  await page.fill('#link', `https://letters.example.com/auth/verify?token=${TOKEN}&client=desktop`);
  await page.click('text=Sign in with this link');
  await page.waitForURL(/dashboard$/);
});

it('lets customers into their own dashboard, and the web app know that they are signed in', async () => {
  const { page, program } = await signedIn('customer');
  expect(await page.textContent('h1')).toBe('/dashboard signed-in 0.1.0');
  expect(await ask(page, 'syncStatus')).toMatchObject({ state: 'off' });
  expect(await ask(page, 'query', ALL_USERS)).toMatch(/sign in as staff/);
  expect(program.electron.children.size).toBe(0);
});

it('exports from its replica where the person says, tells, and reports it to the server at the next sync', async () => {
  const { page, program, server, userData } = await signedIn();
  await synced(page);
  expect(await ask(page, 'query', ALL_USERS)).toMatchObject({ total: 1, rows: [{ id: user.id }] });
  program.person.savesAt = () => null;
  expect(await ask(page, 'exportCsv', ALL_USERS)).toBeNull();
  program.person.savesAt = (suggested) => join(userData, 'mine', suggested.split('/').at(-1) ?? '');
  program.electron.session.online = false;
  const made = (await ask(page, 'exportCsv', ALL_USERS)) as {
    id: string;
    fileName: string;
    sha256: string;
  };
  expect(made.fileName).toMatch(/^users_export_\d{4}-\d\d-\d\d\.csv$/);
  const file = join(userData, 'mine', made.fileName);
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(made.sha256);
  expect(
    await page.evaluate(() => window.news.findLast(([name]) => name === 'onExport')?.[1]),
  ).toMatchObject({ rows: 1, of: 1 });
  expect(program.electron.callsOf('setProgressBar').slice(-2)).toEqual([[1], [-1]]);
  expect(program.electron.callsOf('addRecentDocument')).toEqual([[file]]);
  const [, , click] = program.electron.callsOf('notification').at(-1) ?? [];
  (click as () => void)();
  await ask(page, 'showInFolder', made.id);
  expect(program.electron.callsOf('showItemInFolder')).toEqual([[file], [file]]);
  expect(await ask(page, 'syncNow')).toMatchObject({ state: 'offline', users: 1 });
  program.electron.session.online = true;
  expect(await ask(page, 'syncNow')).toMatchObject({ state: 'idle' });
  const report = server.heard.find(({ path }) => path === '/api/admin/exports/offline');
  expect(JSON.parse(report?.body ?? '')).toMatchObject({
    exports: [{ id: made.id, kind: 'users', rows: 1, sha256: made.sha256, masked: true }],
  });
  program.person.savesAt = () => null;
  await ask(page, 'exportCsv', ALL_USERS);
  expect(program.electron.callsOf('showSaveDialog').at(-1)).toEqual([file]);
  expect(program.electron.callsOf('setBadgeCount').at(-1)).toEqual([1]);
});

it('reports what waits before it signs out, while the server still knows who it is', async () => {
  const { page, program, server, userData } = await signedIn();
  await synced(page);
  program.person.savesAt = () => join(userData, 'last.csv');
  program.electron.session.online = false;
  const made = (await ask(page, 'exportCsv', ALL_USERS)) as { id: string };
  program.electron.session.online = true;
  scene.pressMenu(program, 'Sign out');
  await page.waitForURL(/\/welcome\//);
  const [report, logout] = ['/api/admin/exports/offline', '/api/admin/auth/logout'].map((path) =>
    server.heard.findIndex((heard) => heard.path === path),
  );
  expect(server.heard[report ?? -1]?.body).toContain(made.id);
  expect(report).toBeLessThan(logout ?? -1);
});

it('reports what was exported before a sign-out without the server, once the same person is back', async () => {
  const { page, program, server, userData } = await signedIn();
  await synced(page);
  program.person.savesAt = () => join(userData, 'last.csv');
  program.electron.session.online = false;
  const made = (await ask(page, 'exportCsv', ALL_USERS)) as { id: string };
  // Even where the process of the replica has died meanwhile.
  for (const child of program.electron.children) child.kill();
  await expect.poll(() => program.electron.children.size).toBe(0);
  scene.pressMenu(program, 'Sign out');
  await page.waitForURL(/\/welcome\//);
  program.electron.session.online = true;
  await synced(await signIn(program));
  await expect.poll(() => reportsHeard(server)).toContain(made.id);
});

it('reports what was exported before the program lay for fourteen days, once the same person is back', async () => {
  const keychain = scene.newKeychain();
  const { page, program, server, userData } = await signedIn('administrator', { keychain });
  await synced(page);
  program.person.savesAt = () => join(userData, 'last.csv');
  program.electron.session.online = false;
  const made = (await ask(page, 'exportCsv', ALL_USERS)) as { id: string };
  await program.quit();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 86_400_000 });
  try {
    const again = await start({ userData, keychain, server: server.url });
    const asks = await scene.firstPage(again);
    await asks.waitForSelector('#sign-in:not([hidden])');
    expect(await asks.textContent('#ended')).toContain('no contact with the server for 14 days');
    await signIn(again);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => reportsHeard(server)).toContain(made.id);
});

it('finds out at once that the server is gone when a page gets no answer, and when it is back', async () => {
  const { page, program } = await signedIn();
  await synced(page);
  program.electron.session.online = false;
  await page.evaluate(async () => await fetch('/api/admin/auth/status').catch(() => null));
  await expect
    .poll(async () => await ask(page, 'syncStatus'))
    .toMatchObject({ state: 'offline', users: 1 });
  program.electron.session.online = true;
  expect(await ask(page, 'syncNow')).toMatchObject({ state: 'idle' });
});

it('exports from two windows at once, and once at a time from each', async () => {
  const { page, program, userData } = await signedIn();
  await synced(page);
  await page.evaluate(() => void window.open('/admin/dashboard'));
  await expect.poll(() => program.electron.windows.size).toBe(2);
  const [, other] = program.electron.windows;
  const second = await other?.webContents.page;
  await second?.waitForURL(/dashboard$/);
  // Where the folder can not be remembered, the exports are made all the same.
  mkdirSync(join(userData, 'userData/settings.json'), { recursive: true });
  let asked = 0;
  program.person.savesAt = () => join(userData, `export-${(asked += 1)}.csv`);
  const thought = Promise.withResolvers<void>();
  program.person.thinks = thought.promise;
  const made = ask(page, 'exportCsv', ALL_USERS);
  await expect.poll(() => program.electron.callsOf('showSaveDialog')).toHaveLength(1);
  expect(await ask(page, 'exportCsv', ALL_USERS)).toMatch(/running in this window already/);
  thought.resolve();
  expect(await made).toMatchObject({ rows: 1 });
  const all = [page, second ?? page].map(async (each) => await ask(each, 'exportCsv', ALL_USERS));
  expect(await Promise.all(all)).toMatchObject([{ rows: 1 }, { rows: 1 }]);
  expect(readFileSync(join(userData, 'export-2.csv'))).toEqual(
    readFileSync(join(userData, 'export-3.csv')),
  );
});

it('ends an export before it quits, so that no half of a file stays', async () => {
  const { page, program, userData } = await signedIn();
  await synced(page);
  const file = join(userData, 'slow.csv');
  program.person.savesAt = () => file;
  const made = ask(page, 'exportCsv', ALL_USERS);
  await expect.poll(() => existsSync(`${file}.part`)).toBe(true);
  program.electron.app.quit();
  expect(program.electron.callsOf('quit')).toEqual([]);
  await expect.poll(() => program.electron.callsOf('quit')).toHaveLength(1);
  expect([await made, existsSync(`${file}.part`)]).toEqual([null, false]);
});

it('leaves whole addresses to the server’s export, which asks for a reason', async () => {
  const { page, program, userData } = await signedIn();
  await synced(page);
  program.person.savesAt = () => join(userData, 'whole.csv');
  const whole = { ...ALL_USERS, masked: false };
  expect(await ask(page, 'exportCsv', whole)).toMatch(/asks for the reason/);
  expect(existsSync(join(userData, 'whole.csv'))).toBe(false);
  expect(await ask(page, 'query', whole)).toMatchObject({ rows: [{ email: EMAIL }] });
});

it('keeps no process of a replica that can not be opened, and opens it once it can', async () => {
  const userData = await stage.machine();
  const inTheWay = join(userData, 'userData/copy');
  mkdirSync(join(userData, 'userData'), { recursive: true });
  writeFileSync(inTheWay, '');
  const { page, program } = await signedIn('administrator', { userData });
  for (const _ of [1, 2])
    expect(await ask(page, 'syncNow')).toMatchObject({ state: 'failed', users: 0 });
  await expect.poll(() => program.electron.children.size).toBe(0);
  rmSync(inTheWay);
  expect(await ask(page, 'syncNow')).toMatchObject({ state: 'idle', users: 1 });
  expect(program.electron.children.size).toBe(1);
});

it('ends the session of the person who has another role now, and deletes what the former one could see', async () => {
  const { page, program, server, userData } = await signedIn();
  await synced(page);
  const tooOld = () => scene.refusal(410, 'admin.sync_too_old', 'Anew.');
  server.replies.set('/api/admin/sync/users', tooOld);
  server.device.role = 'administrator';
  await ask(page, 'syncNow');
  expect(await ask(page, 'session')).toMatchObject({ state: 'signed_in' });
  server.device.role = 'auditor';
  void ask(page, 'syncNow').catch(() => undefined);
  await page.waitForURL(/\/welcome\/$/);
  await page.waitForSelector('#sign-in:not([hidden])');
  expect(await page.textContent('#ended')).toContain('role on the server was changed');
  await expect.poll(() => readdirSync(join(userData, 'userData/secrets'))).toEqual([]);
  expect(program.electron.children.size).toBe(0);
});

it('learns at its next contact that an administrator is support now, who sees the same replica', async () => {
  const { page, program, server } = looked;
  await synced(page);
  const role = async () => ((await ask(page, 'session')) as DesktopSession).role;
  server.device.role = 'support';
  await ask(page, 'syncNow');
  await expect.poll(role).toBe('support');
  server.device.role = 'administrator';
  // What another role may ask alone.
  server.replies.set('/api/admin/users', () => scene.refusal(403, 'admin.not_your_role', 'No.'));
  await page.evaluate(async () => await fetch('/api/admin/users'));
  await expect.poll(role).toBe('administrator');
  expect(await ask(page, 'query', ALL_USERS)).toMatchObject({ total: 1 });
  expect(program.electron.callsOf('clearStorageData')).toEqual([]);
});

it('reads nothing while the clock stands before a time that it has shown, until the server answers', async () => {
  const { page, program } = looked;
  await synced(page);
  program.electron.session.online = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  try {
    expect(await ask(page, 'query', ALL_USERS)).toMatch(/clock of this machine was set back/);
    program.electron.session.online = true;
    await ask(page, 'syncNow');
    await expect.poll(async () => await ask(page, 'query', ALL_USERS)).toMatchObject({ total: 1 });
  } finally {
    vi.useRealTimers();
  }
});

it('starts the process of its replica again where that was killed', async () => {
  const { page, program, userData } = looked;
  await synced(page);
  const kill = () => [...program.electron.children].map((child) => child.kill());
  kill();
  await expect.poll(() => program.electron.children.size).toBe(0);
  // A sync finds it gone, and goes on in a new one.
  expect(await ask(page, 'syncNow')).toMatchObject({ state: 'idle', users: 1, text: null });
  program.person.savesAt = () => join(userData, 'users.csv');
  kill();
  await expect.poll(() => program.electron.children.size).toBe(0);
  expect(await ask(page, 'exportCsv', ALL_USERS)).toMatch(/had stopped. It is started again/);
  await synced(page);
  // In the middle of one as well.
  program.person.savesAt = () => join(userData, 'slow.csv');
  const cutOff = ask(page, 'exportCsv', ALL_USERS);
  await expect.poll(() => existsSync(join(userData, 'slow.csv.part'))).toBe(true);
  kill();
  expect(await cutOff).toMatch(/had stopped. It is started again/);
  expect(existsSync(join(userData, 'slow.csv'))).toBe(false);
  await synced(page);
  program.person.savesAt = () => join(userData, 'users.csv');
  expect(await ask(page, 'exportCsv', ALL_USERS)).toMatchObject({ rows: 1 });
});

it('says of letters that are still being made that they are not in the replica', async () => {
  const { page } = looked;
  const unfinished = { ...ALL_USERS, kind: 'letters', filter: { status: 'preparing' } };
  expect(await ask(page, 'query', unfinished)).toMatch(/still being made are not in the copy/);
});

it('does not let an auditor take whole addresses along', async () => {
  const { page } = await signedIn('auditor');
  await synced(page);
  expect(await ask(page, 'query', { ...ALL_USERS, masked: false })).toMatch(
    /role does not include/,
  );
  expect(await ask(page, 'query', ALL_USERS)).toMatchObject({ total: 1 });
});

it('saves what a page hands over, and nothing that comes from elsewhere', async () => {
  const { page, program, userData } = await signedIn();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['letter']));
    link.download = 'letter.pdf';
    link.click();
  });
  const file = join(userData, 'downloads/letter.pdf');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBe('letter');
  await expect.poll(() => program.electron.callsOf('addRecentDocument')).toEqual([[file]]);
  const event = { preventDefault: vi.fn<() => void>() };
  program.electron.session.emit(
    'will-download',
    event,
    { getURLChain: () => ['https://evil.example/a.exe'] },
    {},
  );
  expect(event.preventDefault).toHaveBeenCalled();
  const cutOff = Object.assign(new EventEmitter(), {
    getURLChain: () => ['app://admin/api/admin/mail/batch'],
    getFilename: () => 'batch.pdf',
    setSaveDialogOptions: () => undefined,
    cancel: () => cutOff.emit('done', {}, 'cancelled'),
  });
  program.electron.session.emit('will-download', event, cutOff, {});
  cutOff.emit('updated', {}, 'interrupted');
  expect(program.electron.callsOf('notification').at(-1)?.slice(0, 2)).toEqual([
    'Not saved',
    'batch.pdf. The connection was cut off. Nothing is left of it. Please try again.',
  ]);
});

it.each(['the person', 'the web app', 'the server', 'fourteen days'])(
  'deletes the replica and its key once %s has ended the session',
  async (who) => {
    const { page, program, server, userData } = await signedIn();
    await synced(page);
    const kept = join(userData, 'userData/secrets');
    await expect
      .poll(() => readdirSync(kept).toSorted())
      .toEqual(['copy-key.sealed', 'session.sealed']);
    if (who === 'the person') scene.pressMenu(program, 'Sign out');
    if (who === 'the web app')
      await page.evaluate(async () => await fetch('/api/admin/auth/logout', { method: 'POST' }));
    if (who === 'the server') {
      server.device.isAuthenticated = false;
      server.replies.set('/api/admin/sync/users', () =>
        scene.refusal(401, 'admin.sign_in_needed', 'No.'),
      );
      void ask(page, 'syncNow').catch(() => undefined);
    }
    if (who === 'fourteen days') {
      vi.spyOn(Date.prototype, 'getTime').mockImplementation(function later(this: Date) {
        return this.valueOf() + 14 * 86_400_000;
      });
      void ask(page, 'query', ALL_USERS).catch(() => undefined);
    }
    await page.waitForURL(/\/welcome\/$/);
    await expect.poll(() => readdirSync(kept)).toEqual([]);
    expect(program.electron.children.size).toBe(0);
    await page.waitForSelector('#sign-in:not([hidden])');
    const why = {
      'the person': /^$/,
      'the web app': /^$/,
      'the server': /ended on the server/,
      'fourteen days': /no contact with the server for 14 days/,
    }[who];
    expect(await page.textContent('#ended')).toMatch(why ?? /never/);
    await page.evaluate(async () => await fetch('/api/admin/overview'));
    const heard = server.heard.find(({ path }) => path === '/api/admin/overview');
    expect(heard).toBeDefined();
    expect(heard?.headers.authorization).toBeUndefined();
  },
);

it.each([
  ['has no keychain', { backend: 'basic_text' }],
  ['has a keychain that does not run', { mark: 'v10' }],
] as const)('keeps nothing on a machine that %s', async (_, change) => {
  const keychain = { ...scene.newKeychain(), ...change };
  const { page, userData, program, server } = await signedIn('administrator', { keychain });
  expect(await ask(page, 'session')).toMatchObject({
    state: 'signed_in',
    keepsOffline: process.platform !== 'linux',
  });
  expect(await ask(page, 'syncStatus')).toMatchObject({ state: 'off' });
  expect(existsSync(join(userData, 'userData/secrets'))).toBe(false);
  await program.quit();
  const again = await start({ userData, keychain, server: server.url });
  expect((await scene.firstPage(again)).url()).toMatch(/\/welcome\/$/);
});

it('is known to Windows by what its installer writes, and trusts the keychain there', async () => {
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  try {
    const keychain = { ...scene.newKeychain(), mark: 'v10' as const };
    const { page, program } = await signedIn('administrator', { keychain });
    expect(program.electron.callsOf('setAppUserModelId')).toEqual([['com.creditfix.desktop']]);
    expect(await ask(page, 'session')).toMatchObject({ keepsOffline: true });
    // Its bar shows a dot for whom waits, and offers the exports.
    await synced(page);
    await expect
      .poll(() => program.electron.callsOf('setOverlayIcon').at(-1)?.[1])
      .toBe('1 account needs a look');
    const [tasks] = program.electron.callsOf('setUserTasks').at(-1) ?? [];
    const given = (tasks as Electron.Task[]).map((task) => task.arguments);
    expect(given).toEqual(['--command=export_users', '--command=export_letters']);
    for (const argument of ['--command=sync_now', given[1]])
      program.electron.app.emit('second-instance', {}, ['creditfix', argument]);
    await expect
      .poll(async () => await page.evaluate(() => window.news.filter(([n]) => n === 'onCommand')))
      .toEqual([['onCommand', 'export_letters']]);
    scene.pressMenu(program, 'Sign out');
    await page.waitForURL(/\/welcome\//);
    expect(program.electron.callsOf('setUserTasks').at(-1)).toEqual([[]]);
    expect(program.electron.callsOf('setOverlayIcon').at(-1)).toEqual([null, '']);
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});

it('offers its exports in the dock of a Mac, and keeps nothing where the keychain was refused to it', async () => {
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  try {
    const keychain = { ...scene.newKeychain(), locked: true };
    const { page, program } = await signedIn('administrator', { keychain });
    expect(await ask(page, 'session')).toMatchObject({ keepsOffline: false });
    const [dock] = program.electron.callsOf('dock.setMenu').at(-1) ?? [];
    const { template } = dock as { template: Electron.MenuItemConstructorOptions[] };
    expect(template.map(({ label }) => label)).toEqual(['Export users…', 'Export letters…']);
    template[0]?.click?.({} as never, undefined, {} as never);
    await expect
      .poll(async () => await page.evaluate(() => window.news.filter(([n]) => n === 'onCommand')))
      .toEqual([['onCommand', 'export_users']]);
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});

it('asks for a sign-in where the keychain was replaced', async () => {
  const { userData, program, server } = await signedIn('administrator', {
    keychain: scene.newKeychain(),
  });
  await program.quit();
  const again = await start({ userData, keychain: scene.newKeychain(), server: server.url });
  expect((await scene.firstPage(again)).url()).toMatch(/\/welcome\/$/);
});

/** What lies sealed, and the list of the replica, byte for byte. */
function sealedIn(userData: string): [string, string][] {
  return ['secrets', 'copy']
    .flatMap((folder) => {
      const place = join(userData, 'userData', folder);
      return readdirSync(place).map((name) => join(place, name));
    })
    .map((file) => [file, readFileSync(file, 'base64')]);
}

/** An export that the server has not heard of when the program ends. */
async function exportedOffline(keychain: ReturnType<typeof scene.newKeychain>) {
  const { page, program, server, userData } = await signedIn('administrator', { keychain });
  await synced(page);
  program.person.savesAt = () => join(userData, 'last.csv');
  program.electron.session.online = false;
  const { id } = (await ask(page, 'exportCsv', ALL_USERS)) as { id: string };
  await program.quit();
  return { id, server, userData };
}

it('waits for a keychain that is locked, and writes over nothing that it sealed', async () => {
  const keychain = scene.newKeychain();
  const { id, server, userData } = await exportedOffline(keychain);
  const before = sealedIn(userData);
  keychain.locked = true;
  const locked = await start({ userData, keychain, server: server.url });
  const page = await scene.firstPage(locked);
  await page.waitForSelector('#locked:not([hidden])');
  expect(await page.textContent('#locked-title')).toBe('Your keychain is locked');
  expect(await ask(page, 'requestLogin', EMAIL)).toMatch(/keychain of this computer is locked/);
  locked.electron.app.emit('second-instance', {}, [`creditfix://auth?token=${TOKEN}`]);
  await page.click('#try-keychain');
  await expect.poll(() => locked.electron.callsOf('relaunch')).toHaveLength(1);
  expect(locked.electron.callsOf('quit')).toHaveLength(1);
  // Anyone who can not wait signs in, and out again, with nothing of what is sealed.
  await page.click('text=Go on without the keychain');
  await page.waitForSelector('#sign-in:not([hidden])');
  await signIn(locked);
  expect(await ask(page, 'syncStatus')).toMatchObject({ state: 'off' });
  scene.pressMenu(locked, 'Sign out');
  await page.waitForURL(/\/welcome\//);
  expect(sealedIn(userData)).toEqual(before);
  await locked.quit();
  keychain.locked = false;
  const again = await start({ userData, keychain, server: server.url });
  expect((await scene.firstPage(again)).url()).toMatch(/\/admin\/dashboard$/);
  await expect.poll(() => reportsHeard(server)).toContain(id);
});

it('keeps what another keychain sealed, and reports it once that keychain is back', async () => {
  const keychain = scene.newKeychain();
  const { id, server, userData } = await exportedOffline(keychain);
  const other = await start({ userData, keychain: scene.newKeychain(), server: server.url });
  await synced(await signIn(other));
  expect(reportsHeard(server)).not.toContain(id);
  scene.pressMenu(other, 'About Credit Fix');
  await expect
    .poll(() => other.electron.callsOf('showMessageBox').at(-1)?.[1])
    .toContain('Another keychain of this computer');
  await other.quit();
  const back = await start({ userData, keychain, server: server.url });
  await synced(await signIn(back));
  await expect.poll(() => reportsHeard(server)).toContain(id);
});

it('tells an administrator how many exports of others wait, and nothing else of them', async () => {
  const { page, program, server, userData } = await signedIn();
  await synced(page);
  program.person.savesAt = () => join(userData, 'last.csv');
  program.electron.session.online = false;
  const { id } = (await ask(page, 'exportCsv', ALL_USERS)) as { id: string };
  scene.pressMenu(program, 'Sign out');
  await page.waitForURL(/\/welcome\//);
  program.electron.session.online = true;
  server.device.email = 'ada@example.com';
  await signIn(program);
  const told = () => program.electron.callsOf('notification').at(-1)?.slice(0, 2);
  await expect
    .poll(told)
    .toEqual([
      'Waiting for the audit log',
      expect.stringMatching(/^1 export was made on this computer .* by somebody else/),
    ]);
  scene.pressMenu(program, 'About Credit Fix');
  const about = () => String(program.electron.callsOf('showMessageBox').at(-1)?.[1]);
  await expect.poll(about).toContain('1 export was made on this computer');
  expect(`${told()?.join()}${about()}`).not.toMatch(new RegExp(`${EMAIL}|${id}|last\\.csv`));
  expect(reportsHeard(server)).not.toContain(id);
  scene.pressMenu(program, 'Sign out');
  await page.waitForURL(/\/welcome\//);
  server.device.email = EMAIL;
  await signIn(program);
  await expect.poll(() => reportsHeard(server)).toContain(id);
});

it('says that the address it was given is none, takes no other server, and deletes nothing', async () => {
  const keychain = scene.newKeychain();
  const { server, userData } = await exportedOffline(keychain);
  const settings = join(userData, 'userData/settings.json');
  writeFileSync(settings, JSON.stringify({ server: server.url }));
  const before = sealedIn(userData);
  const heard = server.heard.length;
  vi.stubEnv('CREDITFIX_UPDATE_URL', 'http://updates.example.com/');
  const wrong = await start({ userData, keychain, server: 'http://letters.example.com' });
  const page = await scene.firstPage(wrong);
  await page.waitForSelector('#wrong-server:not([hidden])');
  const text = await page.textContent('#wrong-server-text');
  expect(text).toMatch(/CREDITFIX_SERVER .*“http:\/\/letters.example.com”.* No other server/);
  const faults = `${text}\n\nCREDITFIX_UPDATE_URL is set on this computer, and it is not an https address.`;
  expect(wrong.electron.callsOf('showMessageBox')).toEqual([
    ['Credit Fix is not set up right on this computer.', expect.stringContaining(faults)],
  ]);
  scene.pressMenu(wrong, 'About Credit Fix');
  await expect
    .poll(() => wrong.electron.callsOf('showMessageBox').at(-1)?.[1])
    .toContain(`No server is set yet.\n\n${faults}`);
  expect(server.heard).toHaveLength(heard);
  await wrong.quit();
  // The address that somebody has written into the settings is no better.
  writeFileSync(settings, JSON.stringify({ server: 'letters' }));
  const kept = await start({ userData, keychain });
  const asks = await scene.firstPage(kept);
  await expect
    .poll(async () => await asks.textContent('#server-fault'))
    .toMatch(/kept on this computer \(“letters”\) is not one we can use/);
  expect(sealedIn(userData)).toEqual(before);
  await asks.fill('#address', server.url);
  await asks.click('text=Use this server');
  await asks.waitForURL(/\/admin\/dashboard$/);
});

it('opens its window where it was, with the program’s own pages in further windows', async () => {
  const { program, page, userData, server } = await signedIn();
  await page.evaluate(() => void window.open('/admin/dashboard?tab=users'));
  await expect.poll(() => program.electron.windows.size).toBe(2);
  const [shown, second] = program.electron.windows;
  await expect
    .poll(() => second?.webContents.getURL())
    .toBe('app://admin/admin/dashboard?tab=users');
  second?.close();
  if (shown) shown.bounds = { x: 300, y: 200, width: 900, height: 700 };
  shown?.close();
  await expect
    .poll(() => readFileSync(join(userData, 'userData/settings.json'), 'utf8'))
    .toContain('"x": 300');
  const again = await start({ userData, server: server.url });
  expect([...again.electron.windows][0]?.bounds).toEqual({
    x: 300,
    y: 200,
    width: 900,
    height: 700,
  });
});

it('starts from settings that are no settings', async () => {
  const userData = await stage.machine();
  mkdirSync(join(userData, 'userData'));
  // As a cut in the power, and then somebody's editor, may leave it.
  const settings = '{"server":7,"window":{"x":"left"},"lastFolder":{},"updateUrl":"http://x/"}';
  writeFileSync(join(userData, 'userData/settings.json'), settings);
  const program = await start({ userData });
  expect((await scene.firstPage(program)).url()).toMatch(/\/welcome\/$/);
});

it('is told by the harness where a program waits at its top level for what comes after it', async () => {
  const waits =
    'data:text/javascript,await new Promise(() => setTimeout(() => {}, 60_000).unref())';
  await expect(scene.evaluated(waits, 300)).rejects.toThrow('waits for what comes only after it');
});
