import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { accountEndpoints } from '@creditfix/shared/accounts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/platform/config/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { startServer } from '#server/start-server.ts';
import { copyDatabase } from '#test/test-databases.ts';
import '#test/test-projects.ts';

interface Field {
  readonly number: number;
  readonly bytes: Buffer;
}

/** The fields of a protobuf message that have a length; numbers are passed over. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const kind = tag & 7;
    if (kind === 0) varint();
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else {
      const length = varint();
      fields.push({ number: tag >>> 3, bytes: message.subarray(at, at + length) });
      at += length;
    }
  }
  return fields;
}

const within = (message: Buffer, number: number) =>
  fieldsOf(message).filter((field) => field.number === number);

interface SeenSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string;
  readonly name: string;
}

/** opentelemetry/proto/trace/v1: resource_spans (1), scope_spans (2), spans (2) with trace_id (1), span_id (2), parent_span_id (4), name (5). */
function spansIn(body: Buffer): SeenSpan[] {
  const spans = within(body, 1)
    .flatMap(({ bytes }) => within(bytes, 2))
    .flatMap(({ bytes }) => within(bytes, 2));
  return spans.map(({ bytes }) => {
    const hex = (number: number) => within(bytes, number)[0]?.bytes.toString('hex') ?? '';
    return {
      trace: hex(1),
      id: hex(2),
      parent: hex(4),
      name: within(bytes, 5)[0]?.bytes.toString() ?? '',
    };
  });
}

async function startCollector() {
  const bodies: Buffer[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    paths.add(`${request.method} ${request.url}`);
    void buffer(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bodies, paths };
}

it('sends a request with its questions to the database, and the email that it left, as one trace without anything personal', async () => {
  const collector = await startCollector();
  const copy = await copyDatabase(inject('testProjectFacts').database);
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-traces-'));
  onTestFinished(async () => {
    await copy.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    CAPTCHA: 'off',
    DATA_DIR: folder,
    DATABASE_URL: copy.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const announced = Promise.withResolvers<void>();
  const running = await startServer(config, {
    log: createLog('silent'),
    say: (text) => text.includes('traced@example.com') && announced.resolve(),
  });
  const { requestLogin, session } = accountEndpoints;
  const answer = await fetch(`${running.address}${requestLogin.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // Nobody of ours is in front, so this is a stranger's.
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
    body: JSON.stringify({ email: 'traced@example.com' }),
  });
  expect(answer.status).toBe(200);
  await fetch(`${running.address}${session.path}`);
  await announced.promise;
  await running.stop();

  expect([...collector.paths]).toEqual(['POST /v1/traces']);
  const spans = collector.bodies.flatMap(spansIn);
  const names = new Set(spans.map(({ name }) => name));
  expect(names).toContain(`GET ${session.path}`);
  const request = spans.find(({ name }) => name === `POST ${requestLogin.path}`);
  expect(request).toMatchObject({ parent: '' });
  const job = spans.find(
    ({ name, trace }) => name === 'job send-login-link' && trace === request?.trace,
  );
  expect(job).toBeDefined();
  const below = (parent: SeenSpan | undefined) =>
    spans.filter((span) => span.parent === parent?.id).map(({ name }) => name);
  expect(below(request)).toContain('insert login_links');
  expect(below(job)).toEqual(
    expect.arrayContaining(['select login_links', 'update login_links', 'mail.send']),
  );
  const sent = Buffer.concat(collector.bodies).toString('latin1');
  expect(sent).not.toContain('traced@example.com');
  expect(sent).not.toContain('0af7651916cd43dd8448eb211c80319c');
  expect(spans.map(({ trace }) => trace)).not.toContain('0af7651916cd43dd8448eb211c80319c');
});
