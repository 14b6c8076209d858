import { randomUUID } from 'node:crypto';
import type { TestServer, TestServerOptions } from './test-server.ts';

/** A test server in the test project host's process; see `test-host.ts`. */
export async function openRemoteTestServer(
  hostUrl: string,
  options: TestServerOptions,
): Promise<TestServer> {
  const id = randomUUID();
  const order = async (method: string, ...args: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(hostUrl, {
      method: 'POST',
      body: JSON.stringify({ id, method, args }),
    });
    if (!response.ok) throw new Error(`the test host failed: ${await response.text()}`);
    return ((await response.json()) as { result: unknown }).result;
  };
  return {
    url: (await order('open', options)) as string,
    setClock: async (instant) => void (await order('setClock', instant)),
    mailbox: () => order('mailbox') as ReturnType<TestServer['mailbox']>,
    sql: (query, params = []) => order('sql', query, params) as ReturnType<TestServer['sql']>,
    failNextPdf: async (...args) => void (await order('failNextPdf', ...args)),
    fillDisk: async () => void (await order('fillDisk')),
    runHourly: async () => void (await order('runHourly')),
    takeReplies: async () => void (await order('takeReplies')),
    storedFiles: () => order('storedFiles') as ReturnType<TestServer['storedFiles']>,
    logLines: () => order('logLines') as ReturnType<TestServer['logLines']>,
    close: async () => void (await order('close')),
  };
}
