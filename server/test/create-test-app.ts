import { inject } from 'vitest';
import type { TestProjectFacts } from './test-projects.ts';
import { openRemoteTestServer } from './remote-test-server.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { copyDatabase } from './test-databases.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface TestApp extends TestServer {
  /** A browser of its own: cookies are kept between calls. */
  client(): TestClient;
}

/** A fresh server for one test file, on the test project that this run is for. */
export async function createTestApp(options: TestServerOptions = {}): Promise<TestApp> {
  const facts = inject('testProjectFacts');
  const host = hostFor(facts);
  const server = host
    ? await openRemoteTestServer(host, options)
    : await openTestServer(await copyDatabase(facts.database), options);
  return { ...server, client: () => createTestClient(server) };
}

/** The host process of the worker that this runs in. */
function hostFor({ hostUrls = [] }: TestProjectFacts): string | undefined {
  return hostUrls[Number(process.env.VITEST_POOL_ID ?? 1) % hostUrls.length];
}
