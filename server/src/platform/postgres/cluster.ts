import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DatabaseFault } from './database-fault.ts';
import type { Programs } from './programs.ts';
import type { SystemUser } from './system-user.ts';

/**
 * A folder of PostgreSQL data (a "cluster" in its words) and the server process on it, driven by PostgreSQL's own programs. No hook is
 * left in this process, and nothing of its environment is handed on.
 */

const run = promisify(execFile);

export interface Cluster {
  readonly programs: Programs;
  /** The user who owns it and runs it; our own user if none is named. */
  readonly user: SystemUser | undefined;
  /** PGDATA. */
  readonly data: string;
  /** Where the server process writes its log. */
  readonly log: string;
}

const SUPERUSER = 'postgres';

const LOOKS_AGAIN_MS = 20;
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_S = 60;
/** Of the log, what is read to say why it did not start. */
const LOG_TAIL_BYTES = 20_000;

/** Nothing of ours, the keys least of all; and messages that we can read. */
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Makes a folder that belongs to whom the server runs as, and to nobody else. */
export async function makeOwnFolder(path: string, user: SystemUser | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (user) await chown(path, user.uid, user.gid);
  await chmod(path, 0o700);
}

/** Makes an empty cluster whose superuser has this password. The folder must not exist. */
export async function createCluster(
  { programs, user, data }: Cluster,
  password: string,
): Promise<void> {
  await makeOwnFolder(data, user);
  const passwordFile = join(dirname(data), 'initial-password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (user) await chown(passwordFile, user.uid, user.gid);
    const locale =
      programs.major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C'];
    await run(
      programs.initdb,
      [
        '-D',
        data,
        '-U',
        SUPERUSER,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        ...locale,
        '--data-checksums',
        '--no-instructions',
      ],
      { ...identity(user), env: ENVIRONMENT, cwd: '/' },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Runs statements on a cluster that nobody serves, as its superuser.
 *
 * @throws StartFailed with what PostgreSQL said
 */
export async function runSingleUser(
  { programs, user, data }: Cluster,
  statements: readonly string[],
): Promise<void> {
  const child = spawn(programs.postgres, ['--single', '-D', data, 'postgres'], {
    ...identity(user),
    env: ENVIRONMENT,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.on('error', () => {});
  // Each line is a statement here, and ends without a semicolon.
  child.stdin.end(`${statements.join('\n')}\n`);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0 || /\b(?:ERROR|FATAL|PANIC):/.test(said)) throw new StartFailed(said);
}

/** What the file of a server process says of it. */
export interface Postmaster {
  readonly pid: number;
  /** Seen on this machine; one in another container can't be seen, and one that was killed is no more. */
  readonly isAlive: boolean;
  readonly port: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** @returns what the file in this folder says of the server process, if there is one */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n');
  if (!Number(pid)) return undefined;
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder,
    isAlive: await servesHere(Number(pid), data),
    isReady: status.trim() === 'ready',
  };
}

/** Removes what a server process has left that is no more: another process may have its number by now. */
export async function forgetPostmaster(
  data: string,
  { socketFolder, port }: Postmaster,
): Promise<void> {
  if (socketFolder) await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
  await rm(join(data, 'postmaster.pid'), { force: true });
}

/** Whether this process is alive and PostgreSQL on that folder: the number alone may be anybody's by now. */
async function servesHere(pid: number, data: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Windows frees the number together with the file.
  return process.platform === 'win32' || (await commandOf(pid)).includes(data);
}

/** Empty for a process that has ended and waits for its parent to notice. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const list = run('ps', ['-p', String(pid), '-o', 'command=']);
  return await list.then(
    ({ stdout }) => stdout,
    () => '',
  );
}

interface StartOptions {
  /** As PostgreSQL names them. */
  readonly settings: Readonly<Record<string, string | number>>;
  /** Whether what is sent to all processes of a terminal or a group (Ctrl-C) reaches it too. */
  readonly inOurGroup?: boolean;
}

/**
 * Starts the server process, and comes back when it takes connections. It lives on when this process ends.
 *
 * @throws DatabaseFault with what its log says
 */
export async function startCluster(
  cluster: Cluster,
  { settings, inOurGroup = false }: StartOptions,
): Promise<{ readonly postmaster: Postmaster; readonly said: string }> {
  const { programs, user, data, log } = cluster;
  const file = await open(log, 'a', 0o600);
  const before = (await file.stat()).size;
  const child = spawn(
    programs.postgres,
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...identity(user),
      env: ENVIRONMENT,
      cwd: '/',
      stdio: ['ignore', file.fd, file.fd],
      detached: !inOurGroup,
    },
  );
  const ended = endOf(child);
  child.unref();
  const postmaster = await untilReady(data, child, ended);
  await file.close();
  const said = await readFrom(log, before);
  if (postmaster) return { postmaster, said };
  throw new StartFailed(said);
}

/** PostgreSQL ended, or did not become ready, and said this. */
export class StartFailed extends DatabaseFault {
  readonly said: string;
  /** The line that says why: the last fatal one, else the last at all. */
  readonly reason: string;

  constructor(said: string) {
    const lines = said.split('\n').filter((line) => line.trim());
    const line = lines.findLast((each) => /\b(?:FATAL|PANIC|ERROR):/.test(each)) ?? lines.at(-1);
    const reason = line?.replace(/^.*?\b(?:FATAL|PANIC|ERROR|LOG):\s+/, '') ?? 'it said nothing';
    super(`PostgreSQL did not start: ${reason}`);
    this.said = said;
    this.reason = reason;
  }
}

function endOf(child: ChildProcess): { readonly promise: Promise<void>; happened: boolean } {
  const end = { promise: Promise.resolve(), happened: false };
  end.promise = new Promise((resolve) => {
    const tell = () => {
      end.happened = true;
      resolve();
    };
    child.once('exit', tell);
    child.once('error', tell);
  });
  return end;
}

async function untilReady(
  data: string,
  child: ChildProcess,
  ended: { readonly promise: Promise<void>; readonly happened: boolean },
): Promise<Postmaster | undefined> {
  const until = performance.now() + START_TIMEOUT_MS;
  while (!ended.happened && performance.now() < until) {
    const found = await findPostmaster(data);
    if (found?.isReady && found.pid === child.pid) return found;
    await Promise.race([sleep(LOOKS_AGAIN_MS), ended.promise]);
  }
  child.kill('SIGQUIT');
  return undefined;
}

/** Ends the server process: connections are cut, what was committed is on the disk. */
export async function stopCluster(
  { programs, user, data }: Cluster,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (!(await findPostmaster(data))?.isAlive) return;
  const patience = ['-w', '-t', String(STOP_TIMEOUT_S)];
  await run(programs.pgCtl, ['stop', '-D', data, '-m', mode, ...patience], {
    ...identity(user),
    env: ENVIRONMENT,
    cwd: '/',
  }).catch(async (error: unknown) => {
    // It may have ended by itself meanwhile.
    if ((await findPostmaster(data))?.isAlive) throw error;
  });
}

function identity(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

async function readFrom(path: string, start: number): Promise<string> {
  const { size } = await stat(path);
  const from = Math.max(start, size - LOG_TAIL_BYTES);
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
