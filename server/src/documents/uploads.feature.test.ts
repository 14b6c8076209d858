import { documentEndpoints, documentLimits } from '@creditfix/shared/documents';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto, aPng } from '#test/a-document.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { addDocument, listDocuments } = documentEndpoints;

let people = 0;
async function signedIn(at: TestApp = app): Promise<TestClient> {
  const client = at.client();
  await client.signIn(`sender${(people += 1)}@example.com`);
  return client;
}

const add = (client: TestClient, upload: Uint8Array) =>
  client.call(addDocument, { query: { kind: 'photo_id' }, upload });

async function kept(client: TestClient) {
  return (await client.call(listDocuments)).data.documents;
}

describe('an upload', () => {
  it('over the limit is refused, whether it says its length or not', async () => {
    const client = await signedIn();
    const large = Buffer.alloc(documentLimits.fileBytes + 1);
    expect((await add(client, large)).problem.code).toBe('documents.too_large');
    expect(await sendInChunks(client, large)).toMatchObject({ code: 'documents.too_large' });
  });

  it('that breaks off midway leaves no row and no file', async () => {
    const client = await signedIn();
    const before = await app.storedFiles();
    await breakOff(client, await aPng());
    // The server has let go of the broken upload once it answers the next one of the same person.
    const { data } = await add(client, await aPhoto());
    expect((await kept(client)).map(({ id }) => id)).toEqual([data.id]);
    expect(await app.storedFiles()).toHaveLength(before.length + 2);
  });

  it('beyond what one person may keep is refused, however many come at once', async () => {
    const client = await signedIn();
    const { data } = await add(client, await aPhoto());
    const spare = 1;
    await copyRow(data.id, documentLimits.documents - 1 - spare);
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 2 }, () => add(client, photo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(spare);
    expect(answers.find(({ status }) => status !== 200)?.problem.code).toBe('documents.too_many');
  });

  it('is limited in number', async () => {
    const limited = await createTestApp({ limits: 'on' });
    try {
      const client = await signedIn(limited);
      await add(client, Buffer.alloc(0));
      await limited.sql(`update rate_buckets set hits = 119 where key like 'upload:%'`);
      const last = await add(client, Buffer.alloc(0));
      const refused = await add(client, Buffer.alloc(0));
      expect([last.status, refused.status]).toEqual([400, 429]);
    } finally {
      await limited.close();
    }
  });
});

/** As many further enclosures as if they had been uploaded. */
async function copyRow(id: string, times: number): Promise<void> {
  await app.sql(
    `insert into documents select gen_random_uuid(), account_id, kind, status, pages, bytes, sha256, created_at, used_at
      from documents, generate_series(1, ?) where id = ?`,
    [times, id],
  );
}

const PATH = '/api/documents?kind=photo_id';

function cookieOf(client: TestClient): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** A body that does not say how long it is. */
async function sendInChunks(client: TestClient, body: Buffer): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    const headers = { Cookie: cookieOf(client), 'Transfer-Encoding': 'chunked' };
    const call = request(app.url + PATH, { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    });
    call.once('error', reject);
    for (let from = 0; from < body.length; from += 500_000)
      call.write(body.subarray(from, from + 500_000));
    call.end();
  });
}

/** Promises a whole file, sends half of it, and hangs up. */
async function breakOff(client: TestClient, file: Buffer): Promise<void> {
  const { hostname, port } = new URL(app.url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookieOf(client)}\r\nContent-Length: ${file.length}\r\n\r\n`,
      );
      socket.write(file.subarray(0, file.length / 2), () => socket.resetAndDestroy());
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}
