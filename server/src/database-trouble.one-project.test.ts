import { letterEndpoints } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openLine, type Line } from '#test/a-line.ts';
import { aLetter } from '#test/a-letter.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

/** A server whose line to its database can be cut, as a role that may have few connections. */
let line: Line;
let app: TestServer;
let client: TestClient;
const name = `trouble_${randomUUID().replaceAll('-', '')}`;
/** The queue of jobs takes up to five of them. */
const CONNECTIONS = 9;

async function asOwner(...statements: readonly string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('testProjectFacts').database.serverUrl });
  await owner.connect();
  for (const statement of statements) await owner.query(statement);
  await owner.end();
}

beforeAll(async () => {
  await asOwner(
    `create role ${name} login password 'few' connection limit ${CONNECTIONS}`,
    `create database ${name} owner ${name}`,
  );
  const url = new URL(inject('testProjectFacts').database.serverUrl);
  line = await openLine({ host: url.hostname, port: Number(url.port) });
  Object.assign(url, { port: String(line.port), pathname: `/${name}` });
  Object.assign(url, { username: name, password: 'few' });
  app = await openTestServer({ url: url.href }, { keepLog: true });
  client = createTestClient(app);
  await client.signIn('trouble@example.com');
});
afterAll(async () => {
  line.mend();
  await app.close();
  await line.close();
  await asOwner(`drop database ${name} with (force)`, `drop role ${name}`);
});

const asks = [
  ['a list', () => client.call(letterEndpoints.listLetters)],
  ['a draft', () => client.call(letterEndpoints.createDraft, { body: { content: {} } as never })],
  ['a letter', () => client.call(letterEndpoints.generateLetter, { body: aLetter() })],
] as const;

describe('while the database has no connection left', () => {
  it('makes everybody wait for their turn, and refuses nobody', async () => {
    const { listLetters } = letterEndpoints;
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => await client.call(listLetters)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('while the database is away', () => {
  it.each(asks)('answers 503 in words to %s, and when to try again', async (_, ask) => {
    line.cut();
    try {
      const { status, headers, problem } = await ask();
      expect([status, problem.code]).toEqual([503, 'request.unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(problem.error).toMatch(/try again/);
    } finally {
      line.mend();
    }
    await expect
      .poll(async () => (await client.call(letterEndpoints.listLetters)).status)
      .toBe(200);
  });

  it.each([
    ['refuses', () => line.cut()],
    ['hangs', () => line.hang()],
  ])('is not ready, names what is away where it %s, and lives', async (_, fail) => {
    const ready = async () => {
      const answer = await client.fetch('/api/health/ready');
      const { faults } = (await answer.json()) as { faults?: object };
      return { answer, away: Object.keys(faults ?? {}) };
    };
    const away = async () => (await ready()).away;
    // A browser starts first.
    await expect.poll(away).toEqual([]);
    fail();
    try {
      await expect.poll(away).toEqual(['database', 'jobs']);
      const startedAt = performance.now();
      const { answer } = await ready();
      expect(performance.now() - startedAt).toBeLessThan(2_500);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await client.fetch('/api/health/live')).status).toBe(200);
    } finally {
      line.mend();
    }
    await expect.poll(away).toEqual([]);
  });

  it('writes few lines, each with its cause', async () => {
    const before = (await app.logLines()).length;
    line.cut();
    const { listLetters } = letterEndpoints;
    for (let round = 0; round < 40; round += 1)
      await Promise.all([client.call(listLetters), client.call(listLetters)]);
    line.mend();
    const lines = (await app.logLines())
      .slice(before)
      .map((text) => JSON.parse(text) as { level: number; err?: object; msg: string })
      .filter(({ level }) => level >= 40);
    expect(lines.length).toBeLessThan(12);
    expect(lines.filter(({ msg }) => msg === 'a request failed')).toEqual([]);
    const causes = lines.flatMap(({ err }) => (err ? [Object.keys(err).length] : []));
    expect(Math.min(...causes)).toBeGreaterThan(1);
    await expect.poll(async () => (await client.call(listLetters)).status).toBe(200);
  });
});
