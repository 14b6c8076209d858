import { defineEndpoint, type Endpoint } from '@creditfix/shared/kernel';
import Koa from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#server/platform/logging/index.ts';
import { createMetrics } from '#server/platform/metrics/index.ts';
import { errorAnswer } from './middleware.ts';
import { createLoadShedder, loadClassOf, watchLoop } from './shed-load.ts';

/** One call of each class. */
const LIST = '/api/admin/letters';
const WRITE = '/api/dispute-letters';
const SIGN_IN = '/api/auth/request-login';

/** A server on a socket with these three calls, whose work is what is given. */
async function served(work: () => Promise<void>, loopLateMs?: () => number): Promise<string> {
  const metrics = createMetrics({ figures: async () => [] });
  const shedLoad = createLoadShedder(loopLateMs);
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    ctx.state.log = createLog('silent');
    await next();
  });
  app.use(metrics.requests).use(errorAnswer()).use(metrics.page);
  app.use(async (ctx) => {
    const endpoint: Endpoint = defineEndpoint({
      name: 'it',
      method: 'GET',
      path: ctx.path,
      summary: 'It.',
      access: 'public',
      data: z.object({}),
      problems: {},
    });
    await shedLoad(ctx, endpoint, work);
    ctx.body = 'done';
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function statuses(url: string): Promise<number[]> {
  const answers = await Promise.all([LIST, WRITE, SIGN_IN].map((path) => fetch(url + path)));
  return answers.map(({ status }) => status);
}

it.each([
  [0, [200, 200, 200]],
  [300, [503, 200, 200]],
  [1_500, [503, 503, 200]],
  [6_000, [503, 503, 503]],
])('refuses what waits best where the event loop is %i ms late', async (lateMs, expected) => {
  expect(
    await statuses(
      await served(
        async () => {},
        () => lateMs,
      ),
    ),
  ).toEqual(expected);
});

it('refuses what waits best where much is under way, says when to come back, and counts it', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const url = await served(async () => {
    begun += 1;
    await isOver;
  });
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => 'cut',
    );
  const waiting = Array.from({ length: 100 }, () => statusOf(LIST));
  await expect.poll(() => begun).toBe(100);
  const refused = await fetch(url + LIST);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect(await refused.json()).toMatchObject({ success: false, code: 'request.busy' });
  // What people do goes on, and so does a sign-in.
  waiting.push(statusOf(WRITE), statusOf(SIGN_IN));
  await expect.poll(() => begun).toBe(102);
  end();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  expect(await statuses(url)).toEqual([200, 200, 200]);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'creditfix_requests_shed_total{class="background"} 1',
  );
});

it('finds the event loop late where it is held up again and again, and not for one long task', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const late = watchLoop(new AbortController().signal);
  const held = (ms: number) => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + ms);
    vi.advanceTimersToNextTimer();
  };
  for (let look = 0; look < 5; look += 1) held(100);
  held(2_100);
  expect(late()).toBe(0);
  for (let look = 0; look < 5; look += 1) held(500);
  expect(late()).toBe(400);
  held(100);
  expect(late()).toBe(0);
});

it.each([
  ['/api/admin/letters', 'background'],
  ['/api/admin/exports', 'background'],
  ['/api/disputes/:id/case-file/contents', 'background'],
  ['/api/calendar/:token', 'background'],
  ['/api/letters/:id', 'people'],
  ['/api/disputes/:id', 'people'],
  ['/api/billing/checkout', 'people'],
  ['/api/auth/session', 'gates'],
  ['/api/admin/auth/verify', 'gates'],
  ['/api/webhooks/lob', 'gates'],
])('counts %s as %s', (path, loadClass) => expect(loadClassOf({ path })).toBe(loadClass));
