import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
const PRELOAD = join(ROOT, 'scripts/process/clock-preload.ts');

/** A program of this project in a process of its own, at a time that the story sets. */
export interface TimedProcess {
  /** The line that says that it is ready. */
  readonly ready: string;
  setClock(instant: Date): Promise<void>;
  stop(): Promise<void>;
}

export async function startTimedProcess(
  script: string,
  { isReady, env = {} }: { readonly isReady: RegExp; readonly env?: Record<string, string> },
): Promise<TimedProcess> {
  const child = spawn(process.execPath, ['--import', PRELOAD, script], {
    cwd: ROOT,
    // Compiled once, a program starts in two thirds of the time.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  return {
    ready: await readyLine(child, isReady),
    async setClock(instant) {
      const set = once(child, 'message');
      child.send(instant.toISOString());
      await set;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function readyLine(child: ChildProcess, isReady: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('a process was started without a way to hear it');
  const lines = createInterface(child.stdout);
  for await (const line of lines) if (isReady.test(line)) return heard(child, line);
  throw new Error('a process ended before it was ready');
}

/** What it says later is nobody's business, and must not fill its pipe. */
function heard(child: ChildProcess, line: string): string {
  child.stdout?.resume();
  return line;
}
