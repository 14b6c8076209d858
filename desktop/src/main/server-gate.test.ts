import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { serverGate } from './server-gate.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it('never hands a page an export that was cut off as if it were whole', async () => {
  server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/csv' });
    // As an export of the server's comes: in pieces, and nobody says how many.
    response.write('x'.repeat(40_000), () => {
      if (request.url === '/api/admin/export/users') request.socket.destroy();
      else response.end('x'.repeat(60_000));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gate = serverGate({
    fetch: async (address, init) => await fetch(address, init),
    server: () => origin,
    bearer: () => null,
    onAnswer: () => undefined,
    onSilence: () => undefined,
  });
  const whole = await gate.forward(new Request('app://admin/api/admin/export/letters'));
  expect(await whole.text()).toHaveLength(100_000);
  const cut = await gate.forward(new Request('app://admin/api/admin/export/users'));
  await expect(cut.text()).rejects.toThrow(TypeError);
});
