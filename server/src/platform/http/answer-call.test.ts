import { RequestProblems, defineEndpoint } from '@creditfix/shared/kernel';
import Koa from 'koa';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '#server/platform/logging/index.ts';
import { sendEvents } from './answer-call.ts';
import { EventsReply, type EventLines } from './implement.ts';
import { errorAnswer } from './middleware.ts';

const endpoint = defineEndpoint({
  name: 'count',
  method: 'POST',
  path: '/api/count',
  access: 'public',
  summary: 'Counts.',
  problems: {},
  events: z.object({ count: z.number() }),
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

async function answering(work: (lines: EventLines) => Promise<void>): Promise<string> {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    ctx.state.log = createLog('silent');
    await next();
  });
  app.use(errorAnswer());
  app.use((ctx) => sendEvents(ctx, endpoint, new EventsReply(work)));
  const listening = createServer(app.callback());
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/count`;
}

const linesOf = (text: string) =>
  text.split('\n').map((line) => line && (JSON.parse(line) as unknown));

it('sends each line as it comes and drops what the contract does not declare', async () => {
  const url = await answering(async ({ emit }) => {
    emit({ count: 1, secret: 'no' });
    emit({ count: 2 });
  });
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(linesOf(await response.text())).toEqual([{ count: 1 }, { count: 2 }, '']);
});

it('refuses as usual if it fails before the first line', async () => {
  const url = await answering(async () => {
    throw RequestProblems.raise('request.busy');
  });
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ success: false, code: 'request.busy' });
});

it.each([
  ['a refusal', () => RequestProblems.raise('request.busy'), 'request.busy'],
  ['a fault of ours', () => new Error('a secret of the database'), 'request.failed'],
])('ends with the envelope where %s comes later', async (_, fault, code) => {
  const url = await answering(async ({ emit }) => {
    emit({ count: 1 });
    throw fault();
  });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(linesOf(text)).toMatchObject([{ count: 1 }, { success: false, code }, '']);
  expect(text).not.toContain('secret');
});

it('ends with the envelope where a line is not one of the contract', async () => {
  const url = await answering(async ({ emit }) => {
    emit({ count: 1 });
    emit({ count: 'two' });
  });
  const text = await (await fetch(url)).text();
  expect(linesOf(text)).toMatchObject([{ count: 1 }, { code: 'request.failed' }, '']);
});

it('tells the work when the caller has gone', async () => {
  let gone = false;
  const url = await answering(async ({ emit, signal }) => {
    emit({ count: 1 });
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    gone = true;
    emit({ count: 2 });
    throw signal.reason;
  });
  const leave = new AbortController();
  const response = await fetch(url, { signal: leave.signal });
  expect(response.status).toBe(200);
  leave.abort();
  await expect.poll(() => gone).toBe(true);
});
