import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { systemTool } from '#server/platform/confinement/index.ts';
import { ownFolders, type Boundary } from './boundary.ts';
import { READY } from './apart-protocol.ts';

export interface ApartWork {
  readonly script: string;
  readonly args?: readonly string[];
  /** Sent to the program only when it is loaded and locked. */
  readonly input: Uint8Array;
  /** From the moment at which it has its input. */
  readonly timeoutMs: number;
  readonly limits: ApartLimits;
  /** Takes the runtime's own restrictions away, to see what the system alone holds back. */
  readonly unrestricted?: boolean;
}

export interface ApartLimits {
  /** Beyond what the loaded program has, of whatever kind. */
  readonly memoryBytes: number;
  /** Whole seconds, in which loading counts too. */
  readonly cpuSeconds: number;
}

/** Why there is no output: the program came to an end over its input, or it never got so far. */
export type ApartOutcome = Buffer | 'ended' | 'not_started';

/** Loading takes a third of a second; a busy machine may take its time. */
const START_TIMEOUT_MS = 30_000;
const HEAP = '--max-old-space-size=256';
/** Ten pages full of noise are smaller. */
const MOST_OUTPUT = 100_000_000;

/**
 * Runs a program of ours behind a boundary, for one input. It loads what it needs, says so, is locked, and only then sees the
 * input: what takes it over finds nothing to open.
 */
export async function runApart(boundary: Boundary, work: ApartWork): Promise<ApartOutcome> {
  return await new Promise<ApartOutcome>((done) => {
    const { command, user, startsAsUser } = boundary.wrap(programFor(work));
    const [file = '', ...args] = command;
    // It needs no settings and gets none. What a library says about a broken file would be about a person's papers, so
    // nobody listens.
    const child = spawn(file, args, {
      env: 'deno' in process.versions ? { DENO_DIR: '/dev/null/none' } : {},
      cwd: '/',
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
      ...(startsAsUser && { uid: user, gid: user }),
    });
    const chunks: Buffer[] = [];
    let length = 0;
    let isLocked = false;
    let innermost: number | undefined;
    const kill = () => {
      for (const pid of [innermost, child.pid]) endProcess(pid);
    };
    let timer = setTimeout(kill, START_TIMEOUT_MS);
    child.stdout.once('data', (first: Buffer) => {
      if (first[0] !== READY) return kill();
      take(first.subarray(1));
      child.stdout.on('data', take);
      void lock().then(
        () => {
          clearTimeout(timer);
          timer = setTimeout(kill, work.timeoutMs);
          child.stdin.end(work.input);
        },
        () => kill(),
      );
    });
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_OUTPUT) kill();
      else chunks.push(chunk);
    };
    const lock = async () => {
      innermost = await innermostOf(child);
      if (boundary.locks) await lockProcess(innermost, user, work.limits);
      isLocked = true;
    };
    const end = (code?: number | null) => {
      clearTimeout(timer);
      if (isLocked) done(code === 0 ? Buffer.concat(chunks) : 'ended');
      else done('not_started');
    };
    child.once('error', () => end());
    child.once('close', end);
    // One that has answered already does not read to the end.
    child.stdin.on('error', () => {});
  });
}

function programFor({ script, args = [], unrestricted }: ApartWork): readonly string[] {
  const readable = ownFolders();
  if ('deno' in process.versions) {
    const rights = unrestricted
      ? ['--allow-all']
      : ['--no-prompt', '--allow-env', '--allow-sys', `--allow-ffi`, allowRead(readable)];
    return [process.execPath, 'run', ...rights, `--v8-flags=${HEAP}`, script, ...args];
  }
  // Machine code can do what the runtime forbids; it is sharp's, and what the boundary is for.
  const rights = ['--permission', '--allow-addons', ...readable.map((path) => allowFsRead(path))];
  return [process.execPath, HEAP, ...(unrestricted ? [] : rights), script, ...args];
}

const allowFsRead = (path: string) => `--allow-fs-read=${path}`;
const allowRead = (paths: readonly string[]) => `--allow-read=${paths.join(',')}`;

/** The program itself, behind those that only lead to it. It has not seen its input yet, so there is nobody to lie. */
async function innermostOf({ pid = 0 }: ChildProcess): Promise<number> {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (process.platform !== 'linux' || !existsSync(children)) return pid;
  const [child] = (await readFile(children, 'utf8')).trim().split(' ');
  return child ? Number(child) : pid;
}

/**
 * Takes from a loaded process the right to open anything (files, sockets and pipes all need a number that it gets no more),
 * to write files, and to grow or work beyond its limits. It keeps the two pipes that it has.
 */
async function lockProcess(
  pid: number,
  user: number | undefined,
  { memoryBytes, cpuSeconds }: ApartLimits,
): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const data = Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024 + memoryBytes;
  const limits = ['--nofile=0:0', '--fsize=0:0', '--core=0:0', `--data=${data}:${data}`];
  const args = [`--pid=${pid}`, ...limits, `--cpu=${cpuSeconds}:${cpuSeconds + 1}`];
  // Asked for by the process's own user: a container's root may not.
  const asItsUser = user === undefined ? {} : { uid: user, gid: user };
  await new Promise<void>((done, fail) => {
    const prlimit = spawn(systemTool('prlimit') ?? '', args, {
      ...asItsUser,
      env: {},
      cwd: '/',
      stdio: 'ignore',
    });
    prlimit.once('error', fail);
    prlimit.once('exit', (code) => (code === 0 ? done() : fail(new Error('not locked'))));
  });
}

function endProcess(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
