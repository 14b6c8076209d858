import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { configSchema } from './config.ts';
import { SECRET_SETTINGS } from './take-settings.ts';

const MODULE = new URL('./take-settings.ts', import.meta.url).href;
/** A program that takes its settings as the server does, and says what can be seen of them. */
const PROGRAM = `
const { takeSettings } = await import(${JSON.stringify(MODULE)});
const { settings, warnings } = takeSettings();
console.log(JSON.stringify({
  pid: process.pid, arguments: process.argv.slice(1), flags: process.execArgv.length,
  key: settings.ENCRYPTION_KEYS, port: settings.PORT, file: settings.CREDIT_FIX_SECRETS_FILE ?? null, left: process.env.ENCRYPTION_KEYS ?? null, warnings,
}));
process.stdin.resume();
`;

async function started(way: 'alone' | 'with a channel') {
  const ipc = way === 'alone' ? [] : (['ipc'] as const);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, 'word'], {
    env: { ENCRYPTION_KEYS: 'k1:secret', STRIPE_SECRET_KEY: 'sk_secret', PORT: '1234' },
    stdio: ['pipe', 'pipe', 'inherit', ...ipc],
  });
  if (!child.stdin || !child.stdout) throw new Error('started without pipes');
  const said = await once(child.stdout, 'data');
  const environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8');
  child.stdin.end();
  child.kill();
  await Promise.all([once(child, 'exit'), text(child.stdout)]);
  return { child, environment, ...(JSON.parse(String(said[0])) as Record<string, unknown>) };
}

it('every setting that looks secret is one', () => {
  const named = Object.keys(configSchema.shape).filter((name) =>
    /_KEYS?$|SECRET$|_TOKEN$|^(?:SMTP|IMAP)_URL$|^DATABASE_URL$|(?:^|_)S3_URL$/.test(name),
  );
  const shown = ['CAPTCHA_SITE_KEY'];
  expect(named.filter((name) => !shown.includes(name)).toSorted()).toEqual(
    SECRET_SETTINGS.toSorted(),
  );
});

it.runIf(process.platform === 'linux')(
  'a process started with secrets goes on without them in its environment, as the same process',
  async () => {
    const { child, environment, ...said } = await started('alone');
    expect(environment).not.toMatch(/secret\b/);
    expect(environment).toContain('PORT=1234');
    expect(said).toMatchObject({
      pid: child.pid,
      key: 'k1:secret',
      port: '1234',
      file: null,
      left: null,
      warnings: [],
      arguments: ['word'],
    });
  },
);

it.runIf(process.platform === 'linux')('says so if it can not', async () => {
  const { environment, ...said } = await started('with a channel');
  expect(environment).toContain('k1:secret');
  expect(said).toMatchObject({
    key: 'k1:secret',
    left: null,
    warnings: [expect.stringContaining('ENCRYPTION_KEYS, STRIPE_SECRET_KEY')],
  });
});
