import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  createCluster,
  findPrograms,
  makeOwnFolder,
  reachablePrograms,
  startCluster,
  stopCluster,
  userForPostgres,
  type Cluster,
} from '#server/platform/postgres/index.ts';

export interface TestPostgres {
  /** Of the maintenance database, with credentials. */
  readonly url: string;
  createDatabase(name: string): Promise<void>;
  /** Ends it as a power cut would. @throws Error if it is not ours to end */
  takeAway(): Promise<void>;
  /** Starts it again at the same address; it recovers what was committed. */
  bringBack(): Promise<void>;
  stop(): Promise<void>;
}

const NOT_OURS = 'DATABASE_URL names a database that this program did not start. Leave it out.';

/** A real PostgreSQL: the one in `DATABASE_URL` if it is set, else one from npm in a folder of its own. */
export async function startTestPostgres(folder: string): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  if (given)
    return {
      url: given,
      createDatabase: (name) => createDatabase(given, name),
      takeAway: () => Promise.reject(new Error(NOT_OURS)),
      bringBack: () => Promise.reject(new Error(NOT_OURS)),
      stop: async () => {},
    };
  // The server refuses to run as root and is then run as a user of its own, who must be able to reach the folder.
  await mkdir(dirname(folder), { recursive: true });
  await chmod(dirname(folder), 0o755);
  const data = join(folder, 'data');
  const user = await userForPostgres(data);
  await makeOwnFolder(folder, user);
  const cluster: Cluster = {
    programs: await reachablePrograms(await findPrograms(), user, folder),
    user,
    data,
    log: join(folder, 'log'),
  };
  const port = await freePort();
  await createCluster(cluster, 'postgres');
  const start = async () => {
    await startCluster(cluster, {
      settings: {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: 'off',
        // As in the product's own: a statement is compiled for longer than it runs.
        jit: 'off',
        max_connections: 200,
      },
      inOurGroup: true,
    });
  };
  await start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    takeAway: () => stopCluster(cluster, 'immediate'),
    bringBack: start,
    async stop() {
      await stopCluster(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
