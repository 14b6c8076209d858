import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabasePlace } from '#server/platform/database/index.ts';
import type { LaneFacts } from './lanes.ts';
import { openRemoteTestServer } from './remote-test-server.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface TestApp extends TestServer {
  /** A browser of its own: cookies are kept between calls. */
  client(): TestClient;
}

/** A fresh server for one test file, on the lane that this run is for. */
export async function createTestApp(options: TestServerOptions = {}): Promise<TestApp> {
  const facts = inject('laneFacts');
  const host = hostFor(facts);
  const server = host ? await openRemoteTestServer(host, options) : await openHere(facts, options);
  return { ...server, client: () => createTestClient(server) };
}

/** The host process of the worker that this runs in. */
function hostFor({ hostUrls = [] }: LaneFacts): string | undefined {
  return hostUrls[Number(process.env.VITEST_POOL_ID ?? 1) % hostUrls.length];
}

async function openHere(facts: LaneFacts, options: TestServerOptions): Promise<TestServer> {
  if (!facts.postgresUrl) return await openTestServer(await memoryPlace(facts), options);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(facts.postgresUrl, `create database ${name} template ${facts.templateDatabase}`);
  const url = new URL(facts.postgresUrl);
  url.pathname = `/${name}`;
  const server = await openTestServer({ kind: 'postgres', url: url.href }, options);
  return {
    ...server,
    async close() {
      await server.close();
      await onPostgres(facts.postgresUrl ?? '', `drop database if exists ${name} with (force)`);
    },
  };
}

async function memoryPlace({ snapshotPath }: LaneFacts): Promise<DatabasePlace> {
  return { kind: 'memory', snapshot: snapshotPath ? await openAsBlob(snapshotPath) : undefined };
}

async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
