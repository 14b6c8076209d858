import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../server/src/main.ts');

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
  environment: Readonly<Record<string, string>>,
  entry = MAIN,
  runtime: readonly [string, ...string[]] = [process.execPath],
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const [program, ...options] = runtime;
  const child = spawn(program, [...options, entry], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      CAPTCHA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
