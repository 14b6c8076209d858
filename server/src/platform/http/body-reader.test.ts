import Koa from 'koa';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '#server/platform/logging/index.ts';
import { createBodyReader, uploadsUnderWay } from './body-reader.ts';
import { createHttpServer } from './http-server.ts';
import { errorAnswer, requestLog } from './middleware.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const QUICK = { requestMs: 60_000, headMs: 60_000, lookEveryMs: 60_000, lingerMs: 100 };

async function serve(app: Koa, limits = QUICK): Promise<number> {
  const server = createHttpServer(limits);
  server.on('request', app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that reads bodies for the caller that `X-Caller` names. */
async function serveBodies(limits: Parameters<typeof createBodyReader>[0]): Promise<number> {
  const bodies = createBodyReader(limits);
  const app = new Koa().use(requestLog(createLog('silent'))).use(errorAnswer());
  app.silent = true;
  app.use(async (ctx) => {
    ctx.body = { read: await bodies.json(ctx, ctx.get('X-Caller')) };
  });
  return await serve(app);
}

/** Sends what there is of a request, and keeps the line open. */
function begin(port: number, head: string): { socket: Socket; status: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}`);
  ends.push(() => socket.destroy());
  const status = once(socket, 'data').then(([bytes]) => String(bytes).slice(9, 12));
  return { socket, status };
}

/** However it was ended. */
async function closed(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.once('close', resolve));
}

const LIMITS = { bytesOfOne: 3_000, bytesOfAll: 5_000, timeoutMs: 60_000 };
const slow = (caller: string) => `X-Caller: ${caller}\r\nContent-Length: 1000\r\n\r\n{`;
const whole = (caller: string) => `X-Caller: ${caller}\r\nContent-Length: 2\r\n\r\n{}`;

it('takes so many slow bodies from one caller, and lets others be', async () => {
  const port = await serveBodies(LIMITS);
  for (let at = 0; at < 3; at += 1) begin(port, slow('mallory'));
  await expect.poll(async () => await begin(port, slow('mallory')).status).toBe('503');
  expect(await begin(port, whole('alice')).status).toBe('200');
});

it('takes so many slow bodies from all together, and more once those have ended', async () => {
  const port = await serveBodies(LIMITS);
  const held = Array.from({ length: 5 }, (_, at) => begin(port, slow(`mallory${at}`)));
  await expect.poll(async () => await begin(port, slow('bob')).status).toBe('503');
  for (const { socket } of held) socket.destroy();
  await expect.poll(async () => await begin(port, whole('alice')).status).toBe('200');
});

it('answers 408 to a body that does not come, and ends its connection', async () => {
  const port = await serveBodies({ ...LIMITS, timeoutMs: 50 });
  const { socket, status } = begin(port, slow('mallory'));
  expect(await status).toBe('408');
  await closed(socket);
});

it('ends the connection of a body that nobody wanted', async () => {
  const app = new Koa().use(requestLog(createLog('silent'))).use(errorAnswer());
  const { socket, status } = begin(await serve(app), slow('mallory'));
  expect(await status).toBe('404');
  const dribble = setInterval(() => socket.write(' '), 20);
  ends.push(() => clearInterval(dribble));
  await closed(socket);
});

it('keeps the connection of a body that was read', async () => {
  const port = await serveBodies(LIMITS);
  const { socket, status } = begin(port, whole('alice'));
  expect(await status).toBe('200');
  await new Promise((resolve) => setTimeout(resolve, QUICK.lingerMs * 2));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [again] = (await once(socket, 'data')) as [Buffer];
  expect(String(again)).toMatch(/^HTTP\/1\.1 200/);
});

it('ends a head that only drips', async () => {
  const port = await serve(new Koa(), { ...QUICK, headMs: 100, lookEveryMs: 50 });
  const { socket, status } = begin(port, 'X-Slow: ');
  expect(await status).toBe('408');
  await closed(socket);
});

it('ends a head within 20 seconds, also where it has just been looked at', () => {
  const server = createHttpServer();
  const lookEveryMs = Number(Reflect.get(server, 'connectionsCheckingInterval'));
  expect(server.headersTimeout + lookEveryMs).toBeLessThanOrEqual(20_000);
});

const busy = expect.objectContaining({ code: 'request.busy' });

/** Uploads that are read and not answered yet. */
function underWay(people: readonly string[]) {
  const { promise: isOver, resolve } = Promise.withResolvers<string>();
  const uploads = people.map((person) => uploadsUnderWay.run(() => isOver, person));
  return {
    async end() {
      resolve('kept');
      expect(await Promise.all(uploads)).toEqual(people.map(() => 'kept'));
    },
  };
}

const times = (count: number, person: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => person(index));

it('takes two uploads of one person at once, and others of other people', async () => {
  const two = underWay(times(2, () => 'one'));
  await expect(uploadsUnderWay.run(async () => 'kept', 'one')).rejects.toEqual(busy);
  expect(await uploadsUnderWay.run(async () => 'kept', 'another')).toBe('kept');
  await two.end();
  expect(await uploadsUnderWay.run(async () => 'kept', 'one')).toBe('kept');
});

it('takes forty of all people, whoever they are', async () => {
  const forty = underWay(times(40, (index) => `person ${index % 20}`));
  await expect(uploadsUnderWay.run(async () => 'kept', 'one more')).rejects.toEqual(busy);
  await forty.end();
  expect(await uploadsUnderWay.run(async () => 'kept', 'one more')).toBe('kept');
});

it('takes another upload after one that failed', async () => {
  for (let time = 0; time < 9; time += 1)
    await expect(
      uploadsUnderWay.run(() => Promise.reject(new Error('broken off')), 'one'),
    ).rejects.toThrow('broken off');
});
