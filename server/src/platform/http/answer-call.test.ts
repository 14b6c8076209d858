import { defineEndpoint, RequestProblems } from '@creditfix/shared/kernel';
import Koa from 'koa';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inLanguage } from '#server/platform/language/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { checkInput, sendEvents } from './answer-call.ts';
import { type EventLines, EventsReply } from './implement.ts';
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

const schema = z.object({
  name: z.string().max(3).min(2),
  amount: z.number().max(1_000).min(10),
  kind: z.enum(['one', 'two']),
  names: z.array(z.string()).min(1).optional(),
});

function textsOf(value: unknown): Record<string, string> {
  const checked = checkInput(schema, value);
  if (checked.ok) return {};
  return Object.fromEntries(checked.faults.map(({ path, message }) => [path, message]));
}

describe('a field whose schema says nothing of its own', () => {
  it.each([
    [{}, 'en', { name: 'This is needed.', amount: 'This is needed.', kind: 'This is needed.' }],
    [{}, 'es', { name: 'Falta este dato.', amount: 'Falta este dato.', kind: 'Falta este dato.' }],
    [
      { name: 'long', amount: 2_000, kind: 'three', names: [] },
      'en',
      {
        name: 'This is too long: at most 3 characters.',
        amount: 'This is too much: at most 1,000.',
        kind: 'Please choose one of the answers offered here.',
        names: 'This is too little: at least 1.',
      },
    ],
    [
      { name: 7, amount: 9, kind: null },
      'es',
      {
        name: 'No pudimos leer este dato. Revíselo e inténtelo de nuevo.',
        amount: 'Esto es muy poco: el mínimo es 10.',
        kind: 'Elija una de las respuestas que se ofrecen aquí.',
      },
    ],
  ] as const)('is answered plainly: %j in %s', (value, language, texts) => {
    expect(inLanguage(language, () => textsOf(value))).toEqual(texts);
  });
});
