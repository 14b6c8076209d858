import { defineEndpoint } from '@creditfix/shared/kernel';
import Koa from 'koa';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '#server/platform/logging/index.ts';
import { sendStream } from './answer-call.ts';
import { StreamReply } from './implement.ts';
import { errorAnswer } from './middleware.ts';

const endpoint = defineEndpoint({
  name: 'everything',
  method: 'GET',
  path: '/api/everything',
  access: 'public',
  summary: 'Everything.',
  problems: {},
  file: 'application/zip',
});

let server: Server | undefined;
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server?.closeAllConnections();
      if (server) server.close(() => resolve());
      else resolve();
    }),
);

/** A server that answers with what is made, and what has become of the making. */
async function answering(make: () => AsyncGenerator<Uint8Array>) {
  const seen = { made: 0, ended: 0, cleanedUp: false };
  async function* counted() {
    try {
      for await (const part of make()) {
        seen.made += 1;
        yield part;
      }
    } finally {
      seen.cleanedUp = true;
    }
  }
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    ctx.state.log = createLog('silent');
    await next();
  });
  app.use(errorAnswer());
  app.use((ctx) => {
    const ended = () => void (seen.ended += 1);
    const reply = new StreamReply({ bytes: counted(), fileName: 'my "data".zip', ended });
    return sendStream(ctx, endpoint, reply);
  });
  const listening = createServer(app.callback());
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`, seen };
}

const PART = Buffer.alloc(256 * 1024, 'x');
async function* parts(count: number, thenFail = false): AsyncGenerator<Uint8Array> {
  for (let made = 0; made < count; made += 1) yield PART;
  if (thenFail) throw new Error('a secret of the database');
}

it('sends all of it, under a safe name, and keeps nothing', async () => {
  const { url, seen } = await answering(() => parts(3));
  const response = await fetch(url);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my--data-.zip"');
  expect((await response.arrayBuffer()).byteLength).toBe(3 * PART.length);
  await expect.poll(() => seen).toEqual({ made: 3, ended: 1, cleanedUp: true });
});

it('refuses as usual if it fails before the first byte', async () => {
  const { url, seen } = await answering(() => parts(0, true));
  const response = await fetch(url);
  expect(response.status).toBe(500);
  const answer = await response.text();
  expect(answer).toContain('request.failed');
  expect(answer).not.toContain('secret');
  expect(seen).toEqual({ made: 0, ended: 1, cleanedUp: true });
});

it('breaks the connection if it fails later', async () => {
  const { url, seen } = await answering(() => parts(3, true));
  const response = await fetch(url);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow(Error);
  await expect.poll(() => seen).toEqual({ made: 3, ended: 1, cleanedUp: true });
});

it('makes no more than is read, and stops when the reader goes away', async () => {
  const { url, seen } = await answering(() => parts(4_000));
  const leave = new AbortController();
  await fetch(url, { signal: leave.signal });
  // Whatever the connection holds by itself: the rest of the gigabyte waits.
  let before = -1;
  await expect
    .poll(() => {
      const stands = seen.made === before;
      before = seen.made;
      return stands;
    })
    .toBe(true);
  expect(seen.made).toBeLessThan(200);
  leave.abort();
  await expect.poll(() => seen.cleanedUp).toBe(true);
  expect(seen.ended).toBe(1);
});
