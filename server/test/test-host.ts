import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyDatabase } from './test-databases.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/**
 * Runs test servers inside another runtime (Deno) and takes orders for them: `POST /` with `{ id, method, args }`. The
 * tests stay in their own process and speak HTTP to the servers like anyone else.
 */

const [, , serverUrl = '', template = ''] = process.argv;
const servers = new Map<string, TestServer>();

interface Order {
  readonly id: string;
  readonly method: 'open' | Exclude<keyof TestServer, 'url'>;
  readonly args: readonly unknown[];
}

async function obey({ id, method, args }: Order): Promise<unknown> {
  if (method === 'open') {
    const database = await copyDatabase({ serverUrl, template });
    const server = await openTestServer(database, args[0] as TestServerOptions);
    servers.set(id, server);
    return server.url;
  }
  const server = servers.get(id);
  if (!server) throw new Error(`no test server ${id}`);
  if (method === 'close') servers.delete(id);
  return await (server[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
}

const host = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    obey(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Order).then(
      (result) => response.end(JSON.stringify({ result: result ?? null })),
      (error: unknown) =>
        response.writeHead(500).end(String(error instanceof Error ? error.stack : error)),
    );
  });
});

host.listen(0, '127.0.0.1', () => {
  process.stdout.write(`test host at http://127.0.0.1:${(host.address() as AddressInfo).port}\n`);
});
