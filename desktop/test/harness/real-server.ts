import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');

export interface RealServer {
  readonly url: string;
  /** The newest sign-in link that was emailed to somebody. */
  linkFor(email: string): Promise<string>;
  stop(): Promise<void>;
}

/** The product's own server in a process of its own, with an empty database. */
export async function startRealServer(
  settings: Readonly<Record<string, string>>,
): Promise<RealServer> {
  const data = await mkdtemp(join(tmpdir(), 'credit-fix-server-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: '/usr/bin:/bin',
      HOME: data,
      NODE_ENV: 'test',
      CAPTCHA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATA_DIR: data,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((found, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready at (\S+)/.exec(said)?.[1];
      if (ready) found(ready.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`the server ended before it was ready:\n${said}`)));
  });
  const given = new Set<string>();
  return {
    url,
    linkFor: async (email) => await linkFor(url, email, given),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Waits for a link that nobody was given before: an older one may be there until the new email has come. */
async function linkFor(url: string, email: string, given: Set<string>): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { data } = (await (await fetch(`${url}/api/dev/mailbox`)).json()) as {
      data: { to: string; links: string[] }[];
    };
    const link = data.find(({ to, links }) => to === email && links.length > 0)?.links[0];
    if (link && !given.has(link)) {
      given.add(link);
      return link;
    }
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error(`no email to ${email}`);
}
