import { accountEndpoints } from '@creditfix/shared/accounts';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { compileCache } from '#test/compile-cache.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');
const NOTES = pathToFileURL(resolve(import.meta.dirname, '../test/note-modules.ts'));

/** What takes more memory than the server itself, and belongs to work that an idle server does not do. */
const HEAVY = [
  'playwright-core',
  '@cantoo/pdf-lib',
  'sharp',
  'bwip-js',
  '@hyzyla/pdfium',
  'heic-decode',
  'nodemailer',
  '@react-email/render',
  'react',
  'react-dom',
  'stripe',
  'openai',
  'lob',
  'hucre',
  '@simplewebauthn/server',
];

/** Nothing of these is reached while nobody asks for it. */
const EVERY_SERVICE = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  OPENAI_API_KEY: 'sk-none',
  LOB_API_KEY: 'test_none',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_PRICE_ID: 'price_none',
};

it('loads what is heavy only when it is first used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-idle-'));
  // As root the database runs as another user.
  await chmod(folder, 0o755);
  const notes = join(folder, 'modules');
  const preload = new URL(NOTES);
  preload.searchParams.set('into', notes);
  const server = spawn(process.execPath, ['--import', preload.href, MAIN], {
    env: {
      PATH: '/usr/bin:/bin',
      ...compileCache,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'data'),
      CAPTCHA: 'off',
      ...EVERY_SERVICE,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((end) => server.once('exit', end));
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const loaded = async () =>
    packagesOf(await readFile(notes, 'utf8')).filter((name) => HEAVY.includes(name));

  const url = await readyAddress(server.stdout);
  expect(await (await fetch(`${url}/api/health/live`)).json()).toMatchObject({ success: true });
  expect(await loaded()).toEqual([]);

  const { path, method } = accountEndpoints.requestLogin;
  const asked = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'somebody@example.com' }),
  });
  expect(asked.status).toBe(200);
  await expect.poll(loaded).toEqual(expect.arrayContaining(['@react-email/render', 'nodemailer']));
  expect(await loaded()).not.toContain('playwright-core');

  await fetch(`${url}/api/health/ready`);
  await expect.poll(loaded).toContain('playwright-core');
});

function packagesOf(modules: string): readonly string[] {
  const names = [...modules.matchAll(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  return [...new Set(names.map(([, name = '']) => name))];
}

async function readyAddress(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /ready at (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the server ended before it was ready');
}
