import Koa from 'koa';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer, drainHttpServer } from './http-server.ts';

/** A server whose answers are given when the test says so. */
async function serveSlowly() {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const app = new Koa().use(async (ctx) => {
    asked += 1;
    if (ctx.path === '/slow') await mayAnswer;
    ctx.body = 'done';
  });
  const server = createHttpServer();
  server.on('request', app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (path?: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    if (path) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return { socket, said: allOf(socket) };
  };
  return { server, port, open, answer, asked: () => asked };
}

async function allOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => (text += String(bytes))).on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

it('closes idle connections at once, answers what is under way and says that it was the last', async () => {
  const { server, port, open, answer, asked } = await serveSlowly();
  const silent = await open();
  const idle = await open('/quick');
  const busy = await open('/slow');
  await expect.poll(asked).toBe(2);
  await expect.poll(() => idle.socket.bytesRead).toBeGreaterThan(0);
  const drained = drainHttpServer(server, 20_000);
  expect(await silent.said).toBe('');
  expect(await idle.said).toMatch(/Connection: keep-alive/);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow(/ECONNREFUSED/);
  answer();
  expect(await busy.said).toMatch(/Connection: close[^]*done$/);
  expect(await drained).toBe(0);
});

it('cuts what is not answered in time, and counts it', async () => {
  const { server, open, asked } = await serveSlowly();
  const busy = await open('/slow');
  await expect.poll(asked).toBe(1);
  expect(await drainHttpServer(server, 50)).toBe(1);
  expect(await busy.said).toBe('');
});
