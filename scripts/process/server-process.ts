import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './run-tool.ts';

const MAIN = join(ROOT, 'server/src/main.ts');

/** Sets the time of everything in the process; the stories use it too. */
const CLOCK = fileURLToPath(new URL('./clock-preload.ts', import.meta.url));

/** The operator's own accounts stay out of it: an empty setting is none. */
const LEFT_OUT = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_SECRET',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'LOB_API_KEY',
  'LOB_WEBHOOK_SECRET',
  'SMTP_URL',
  'IMAP_URL',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'BACKUP_DIR',
];

type Environment = Readonly<Record<string, string>>;
/** A program with its options. */
export type Runtime = readonly [string, ...string[]];

/** The real server in a process of its own, to be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it listened. */
  readonly startMs: number;
  /** Everything that it has written so far, the log first of all. */
  said(): string;
  /** Ends it at once, as a power cut would: no handler runs. */
  kill(): Promise<void>;
  /** Asks it to end, as an operator would. */
  stop(): Promise<number | null>;
}

/** @throws Error with the process's own words if it ends before it is ready */
export async function startServerProcess(
  environment: Environment,
  entry = MAIN,
  runtime: Runtime = [process.execPath],
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const [program, ...options] = runtime;
  return await served(
    spawn(
      program,
      [...options, entry, ...args],
      spawnOptions(environment, ['ignore', 'pipe', 'pipe']),
    ),
  );
}

/** A server at a time that is set. */
export interface TimedServer extends ServerProcess {
  setClock(instant: Date): Promise<void>;
}

/** @param startsAt what time it is there from the first moment on; the real time if nothing is said */
export async function startTimedServer(
  environment: Environment,
  startsAt?: Date,
): Promise<TimedServer> {
  const begins = startsAt && { CLOCK_STARTS_AT: startsAt.toISOString() };
  const options = spawnOptions({ ...environment, ...begins }, ['ignore', 'pipe', 'pipe', 'ipc']);
  const child = spawn(process.execPath, ['--import', CLOCK, MAIN], options);
  return {
    ...(await served(child)),
    async setClock(instant) {
      const set = once(child, 'message');
      child.send(instant.toISOString());
      await set;
    },
  };
}

function spawnOptions(environment: Environment, stdio: SpawnOptions['stdio']): SpawnOptions {
  const env = {
    ...process.env,
    ...Object.fromEntries(LEFT_OUT.map((name) => [name, ''])),
    NODE_ENV: 'test',
    CAPTCHA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
    ...environment,
  };
  return { cwd: ROOT, env, stdio };
}

async function served(child: ChildProcess): Promise<ServerProcess> {
  const startedAt = performance.now();
  const ended = new Promise<number | null>((resolveEnd) =>
    child.once('exit', (code) => resolveEnd(code)),
  );
  const output: string[] = [];
  const url = await readyAddress(child, ended, output);
  return {
    url,
    said: () => output.join(''),
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return await ended;
    },
  };
}

async function readyAddress(
  child: ChildProcess,
  ended: Promise<number | null>,
  output: string[],
): Promise<string> {
  return await new Promise<string>((resolveUrl, reject) => {
    const listen = (chunk: Buffer) => {
      output.push(chunk.toString());
      const found = /ready at (\S+)/.exec(output.slice(0, 50).join(''));
      if (found?.[1]) resolveUrl(found[1].replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then((code) =>
      reject(new Error(`the server ended with ${code} before it was ready:\n${output.join('')}`)),
    );
  });
}
