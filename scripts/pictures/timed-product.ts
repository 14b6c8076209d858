import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OWNER } from '#scripts/process/black-box.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/** Sets the time of everything in the process; the stories use it too. */
const CLOCK = join(ROOT, 'scripts/process/clock-preload.ts');

/** The operator's own accounts stay out of it: an empty setting is none. */
const LEFT_OUT = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PRICE_ID',
  'STRIPE_WEBHOOK_SECRET',
  'LOB_API_KEY',
  'LOB_WEBHOOK_SECRET',
  'SMTP_URL',
];

/** A product with an empty database, at a time that is set. */
export interface TimedProduct {
  readonly url: string;
  setClock(instant: Date): Promise<void>;
  stop(): Promise<void>;
}

export async function startTimedProduct(): Promise<TimedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credit-fix-pictures-'));
  const child = spawn(process.execPath, ['--import', CLOCK, 'server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...Object.fromEntries(LEFT_OUT.map((name) => [name, ''])),
      NODE_ENV: 'test',
      CAPTCHA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PORT: '0',
      HOST: '127.0.0.1',
      PDF_WORKERS: '1',
      DATA_DIR: dataDir,
      ADMIN_EMAILS: OWNER,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  return {
    url: await readyAddress(child),
    async setClock(instant) {
      const set = once(child, 'message');
      child.send(instant.toISOString());
      await set;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the product was started without a way to hear it');
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /ready at http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (!port) continue;
    child.stdout.resume();
    return `http://localhost:${port}`;
  }
  throw new Error('the product ended before it was ready');
}
