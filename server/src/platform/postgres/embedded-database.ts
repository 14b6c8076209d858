import { createHash } from 'node:crypto';
import { readFile, rename, stat, chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/logging/index.ts';
import { ROLE, clusterIn, damaged, saidOf } from './cluster-in-folder.ts';
import {
  StartFailed,
  findPostmaster,
  forgetPostmaster,
  startCluster,
  stopCluster,
  type Cluster,
  type Postmaster,
} from './cluster.ts';
import {
  diskFull,
  explained,
  type FolderLock,
  openFolderLock,
  OURS,
  prepareDataFolder,
} from './data-folder.ts';
import { DatabaseFault } from './database-fault.ts';
import type { Programs } from './programs.ts';
import type { SystemUser } from './system-user.ts';

/** Where the server process listens: a socket in a folder of its own, or a port of this machine if there are no sockets. */
type Endpoint =
  | { readonly socketFolder: string; readonly port: number }
  | { readonly socketFolder: ''; readonly port: number };

/** It is part of the socket's name. */
const PORT = 5432;

/** What the system takes as the path of a socket, in bytes. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

/**
 * The database that comes with the product: a real PostgreSQL in the data folder. The first process starts it, later ones
 * join it, and the last one stops it. It outlives a server that is killed; the next one finds it, or starts it again.
 */

export interface EmbeddedDatabase {
  readonly url: string;
  /** Nobody else is on the folder: what lies half done in it belongs to nobody. */
  readonly isFirst: boolean;
  /** The next process waits for this: call it once unfinished work has been taken up. */
  admitOthers(): void;
  leave(): Promise<void>;
}

interface Surroundings {
  readonly log: Log;
  /** Refuses a folder that somebody else is on, and keeps others out. */
  readonly alone?: boolean;
  /** A backup is put in: its keys and files may be in the folder before the database is. */
  readonly restoring?: boolean;
  /** PostgreSQL's own; found if none are given. */
  readonly programs?: Programs;
}

/** Meant for a machine of 1 GB that runs the server, a browser and this. */
const SETTINGS = {
  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  maintenance_work_mem: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  max_connections: 100,
  // Three processes fewer; what reads ahead gains nothing from them here.
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // What is in a row, or was asked, stays out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  password_encryption: 'scram-sha-256',
} as const;

const LOOKS_AFTER_IT_MS = 500;
const STARTS_AGAIN_AFTER_MS = 3_000;
const LOG_KEPT_BYTES = 5_000_000;
/** A server process that was killed leaves others behind for a moment; then its folder is free. */
const TRIES = 40;
const BETWEEN_TRIES_MS = 250;
/** One that is starting or stopping is left to it: what it has in memory may take long to write down. */
const ENDS_WITHIN_MS = 120_000;
const STILL_THERE = /pre-existing shared memory|lock file .* already exists|still in use/;

/**
 * @param dataDir absolute
 * @throws DatabaseFault that says what to do, if there is none, or it can't be opened
 */
export async function joinEmbeddedDatabase(
  dataDir: string,
  { log, alone = false, restoring, programs }: Surroundings,
): Promise<EmbeddedDatabase> {
  await prepareDataFolder(dataDir);
  const lock = openFolderLock(dataDir);
  const releaseSlot = await lock.takeSlot();
  try {
    const isFirst = lock.enter();
    if (alone && !isFirst)
      throw new DatabaseFault(
        `The data folder ${dataDir} (DATA_DIR) is in use by a running server. Stop it first.`,
      );
    const cluster = await clusterIn(dataDir, { programs, restoring });
    const endpoint = await running({ cluster, dataDir, log });
    const password = (await readFile(join(dataDir, OURS.cluster, 'password'), 'utf8')).trim();
    const stopWatching = lookAfter({ cluster, dataDir, log, lock, endpoint });
    const admitOthers = once(releaseSlot);
    if (!isFirst) admitOthers();
    return {
      url: urlOf(endpoint, password),
      isFirst,
      admitOthers,
      async leave() {
        stopWatching();
        admitOthers();
        await leave(lock, cluster);
      },
    };
  } catch (error) {
    lock.leave();
    releaseSlot();
    throw explained(error, dataDir);
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

/** The last one out stops the server process; nobody can come in meanwhile. */
async function leave(lock: FolderLock, cluster: Cluster): Promise<void> {
  const releaseSlot = await lock.takeSlot();
  try {
    if (lock.leave()) await stopCluster(cluster);
  } finally {
    releaseSlot();
  }
}

interface Running {
  readonly cluster: Cluster;
  readonly dataDir: string;
  readonly log: Log;
  /** Where it listened before, for those who look for it there. */
  readonly before?: Endpoint;
}

/** While holding the lock: the server process that runs on the cluster, else a new one. */
async function running(what: Running): Promise<Endpoint> {
  const { dataDir, log } = what;
  for (let tries = 1; ; tries += 1) {
    const found = await settled(what);
    if (found) return endpointOf(found);
    try {
      return await start(what);
    } catch (error) {
      const said = saidOf(error);
      if (tries >= TRIES || !STILL_THERE.test(said)) throw startFault(error, dataDir);
      log.info('the database that was left behind is not gone yet');
    }
    await sleep(BETWEEN_TRIES_MS);
  }
}

/** The server process that runs, once it has ended what it was at. @returns undefined if none runs */
async function settled({ cluster, dataDir, log }: Running): Promise<Postmaster | undefined> {
  const until = performance.now() + ENDS_WITHIN_MS;
  for (let isFirst = true; ; isFirst = false) {
    const found = await findRunning(cluster);
    if (!found || found.isReady) return found;
    if (isFirst) log.info('the database is still starting or stopping; this start waits for it');
    if (performance.now() > until)
      throw new DatabaseFault(
        `The database in ${dataDir} (DATA_DIR) neither starts nor stops: see ${cluster.log}.`,
      );
    await sleep(BETWEEN_TRIES_MS);
  }
}

/** Alive, on this folder, in this container or in another one. A file that only says so is forgotten. */
async function findRunning({ data }: Cluster): Promise<Postmaster | undefined> {
  const told = await findPostmaster(data);
  if (!told || told.isAlive) return told;
  if (told.socketFolder && (await takesConnections(told))) return told;
  await forgetPostmaster(data, told);
  return undefined;
}

async function takesConnections({ socketFolder, port }: Postmaster): Promise<boolean> {
  const socket = connect({ path: join(socketFolder, `.s.PGSQL.${port}`) });
  return await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

async function start({ cluster, dataDir, log, before }: Running): Promise<Endpoint> {
  await keepLogShort(cluster.log);
  const { socketFolder, port } =
    before ?? (await chooseEndpoint(join(dataDir, OURS.cluster), cluster.user));
  const { postmaster, said } = await startCluster(cluster, {
    settings: {
      ...SETTINGS,
      port,
      listen_addresses: socketFolder ? '' : '127.0.0.1',
      // A list: a comma in the path must not end it.
      unix_socket_directories: socketFolder && `"${socketFolder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
  });
  if (/automatic recovery in progress/.test(said))
    log.warn('the database had not been stopped properly; it recovered from its write-ahead log');
  return endpointOf(postmaster);
}

function endpointOf({ socketFolder, port }: Postmaster): Endpoint {
  return { socketFolder, port };
}

async function keepLogShort(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_KEPT_BYTES) await rename(path, `${path}.1`);
}

function startFault(error: unknown, dataDir: string): unknown {
  if (!(error instanceof StartFailed)) return error;
  if (error.said.includes('No space left on device')) return diskFull(dataDir);
  return damaged(dataDir, `PostgreSQL does not start on it ("${error.reason}")`);
}

/** Starts the server process again where it has died under us. */
function lookAfter(
  what: Running & { readonly lock: FolderLock; readonly endpoint: Endpoint },
): () => void {
  const { cluster, dataDir, log, lock, endpoint } = what;
  let isBusy = false;
  let notBefore = 0;
  const look = async () => {
    if (performance.now() < notBefore || (await findRunning(cluster))) return;
    log.error('the database process has died; it is started again');
    const releaseSlot = await lock.takeSlot();
    try {
      if (!isOver) await running({ cluster, dataDir, log, before: endpoint });
    } catch (error) {
      notBefore = performance.now() + STARTS_AGAIN_AFTER_MS;
      log.error({ err: error }, 'the database could not be started again');
    } finally {
      releaseSlot();
    }
  };
  let isOver = false;
  const timer = setInterval(() => {
    if (isBusy || isOver) return;
    isBusy = true;
    void look()
      .catch((error: unknown) =>
        log.error({ err: error }, 'the database could not be looked after'),
      )
      .finally(() => (isBusy = false));
  }, LOOKS_AFTER_IT_MS);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

function urlOf({ socketFolder, port }: Endpoint, password: string): string {
  const address = new URL(`postgres://${ROLE}:${password}@localhost:${port}/${ROLE}`);
  if (socketFolder) address.searchParams.set('host', socketFolder);
  else address.hostname = '127.0.0.1';
  return address.href;
}

/** The nearest place that will do: the cluster's own folder; a short one that only its user can enter; a port of the loopback. */
async function chooseEndpoint(
  clusterFolder: string,
  user: SystemUser | undefined,
): Promise<Endpoint> {
  if (process.platform === 'win32') return { socketFolder: '', port: await freePort() };
  if (fits(clusterFolder)) return { socketFolder: clusterFolder, port: PORT };
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const name = `credit-fix-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16)}`;
  for (const parent of [`/run/user/${uid}`, '/run', tmpdir()]) {
    const folder = join(parent, name);
    if (fits(folder) && (await isOwn(folder, uid, user)))
      return { socketFolder: folder, port: PORT };
  }
  return { socketFolder: '', port: await freePort() };
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
}

/** Others may write to the folders above: what lies there under our name must be a folder, and closed to them. */
async function isOwn(folder: string, uid: number, user: SystemUser | undefined): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    if (user) await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
