import { documentEndpoints, documentLimits, type Enclosure } from '@creditfix/shared/documents';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aHugePng,
  aLockedPdf,
  aPdf,
  aPhoneJpeg,
  aPhoto,
  aPng,
  aZip,
  eicar,
  unsafePdfs,
} from '#test/a-document.ts';
import { aHeic } from '#test/a-heic.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

// Each upload is opened in a process of its own, which takes its time on a busy machine.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { addDocument, listDocuments, getDocumentPage, getDocumentThumbnail, deleteDocument } =
  documentEndpoints;

let people = 0;
async function signedIn(at: TestApp = app): Promise<TestClient> {
  const client = at.client();
  await client.signIn(`keeper${(people += 1)}@example.com`);
  return client;
}

const add = (client: TestClient, upload: Uint8Array, kind: Enclosure = 'photo_id') =>
  client.call(addDocument, { query: { kind }, upload });

async function kept(client: TestClient) {
  return (await client.call(listDocuments)).data.documents;
}

async function picture(client: TestClient, id: string, page: number | 'thumbnail') {
  const { path } = page === 'thumbnail' ? getDocumentThumbnail : getDocumentPage;
  const response = await client.fetch(path.replace(':id', id).replace(':page', String(page)));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an enclosure', () => {
  it('of each type is kept as clean pages, listed with a thumbnail and shown', async () => {
    const client = await signedIn();
    const heic = aHeic({ width: 480, height: 640, colorAt: () => [81, 90, 240] });
    await add(client, await aPhoto(), 'photo_id');
    await add(client, await aPng(), 'marked_report_page');
    await add(client, heic, 'proof_of_address');
    const { data: statement } = await add(client, await aPdf(3), 'statement');
    expect(statement).toMatchObject({ kind: 'statement', pages: 3, letters: 0 });
    const documents = await kept(client);
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(
      ['marked_report_page', 'photo_id', 'proof_of_address', 'statement'].toSorted(),
    );
    for (const { id, pages, thumbnailUrl } of documents) {
      const { response, bytes } = await picture(client, id, pages);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
      const small = await sharp(
        Buffer.from(await (await client.fetch(thumbnailUrl)).arrayBuffer()),
      ).metadata();
      expect(small.width).toBeLessThanOrEqual(240);
      expect((await picture(client, id, pages + 1)).response.status).toBe(404);
    }
  });

  it('is stored upright, without the place it was taken, and unreadable on the disk', async () => {
    const client = await signedIn();
    const before = new Set(await app.storedFiles());
    const { data } = await add(client, await aPhoneJpeg(6));
    const { bytes } = await picture(client, data.id, 1);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    const files = (await app.storedFiles()).filter((file) => !before.has(file));
    expect(files).toHaveLength(2);
    for (const file of files) {
      const stored = await readFile(file);
      expect(stored.subarray(0, 4).toString('latin1')).toBe('CFX1');
      expect(stored.includes(bytes.subarray(0, 64))).toBe(false);
    }
  });

  it('says how many bytes are kept and until when', async () => {
    const client = await signedIn();
    const { data } = await add(client, await aPhoto());
    expect(data.bytes).toBe((await picture(client, data.id, 1)).bytes.length);
    expect(data.keptUntil).toBe('2027-02-19');
  });

  it('is taken whatever it was sent as', async () => {
    const client = await signedIn();
    const headers = { 'Content-Type': 'application/json' };
    const upload = await aPhoto();
    const answer = await client.call(addDocument, { query: { kind: 'photo_id' }, upload, headers });
    expect(answer.data.pages).toBe(1);
  });

  it('belongs to one person', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const { data } = await add(owner, await aPhoto());
    expect((await picture(other, data.id, 1)).response.status).toBe(404);
    expect((await picture(other, data.id, 'thumbnail')).response.status).toBe(404);
    const refused = await other.call(deleteDocument, { params: { id: data.id } });
    expect(refused.problem.code).toBe('documents.not_found');
    expect(await kept(other)).toEqual([]);
    expect(await kept(owner)).toHaveLength(1);
    expect((await app.client().call(listDocuments)).status).toBe(401);
  });

  it('is deleted with its files', async () => {
    const client = await signedIn();
    const before = await app.storedFiles();
    const { data } = await add(client, await aPdf(2));
    expect(await app.storedFiles()).toHaveLength(before.length + 3);
    await client.call(deleteDocument, { params: { id: data.id } });
    expect((await app.storedFiles()).toSorted()).toEqual([...before].toSorted());
    expect(await kept(client)).toEqual([]);
    const again = await client.call(deleteDocument, { params: { id: data.id } });
    expect(again.problem.code).toBe('documents.not_found');
  });
});

describe('an enclosure that a letter encloses', () => {
  it('stays while the letter is being made, then counts it, and may go without the letter forgetting', async () => {
    const client = await signedIn();
    const { data } = await add(client, await aPhoto());
    const letterId = await letterWith(data.id);
    const refused = await client.call(deleteDocument, { params: { id: data.id } });
    expect(refused.problem.code).toBe('documents.in_use');
    expect((await kept(client))[0]?.letters).toBe(0);
    await app.sql('update letter_documents set is_preparing = false where letter_id = ?', [
      letterId,
    ]);
    expect((await kept(client))[0]?.letters).toBe(1);
    expect((await client.call(deleteDocument, { params: { id: data.id } })).data.deleted).toBe(
      true,
    );
    const uses = await app.sql('select document_id from letter_documents where letter_id = ?', [
      letterId,
    ]);
    expect(uses).toEqual([{ document_id: data.id }]);
  });
});

describe('an enclosure that a letter is being signed with', () => {
  it('is not deleted by the person who asks before the signing is through', async () => {
    const client = await signedIn();
    const { data } = await add(client, await aPhoto());
    const letterId = await preparingLetter(data.id);
    const signing = signSlowly(letterId, data.id);
    await untilItWaits(signing);
    const refused = await client.call(deleteDocument, { params: { id: data.id } });
    await signing;
    expect(refused.problem.code).toBe('documents.in_use');
    expect(await kept(client)).toHaveLength(1);
  });
});

/** What signing does to an enclosure, in one transaction that takes its time between touching the enclosure and noting the use. */
function signSlowly(letterId: string, documentId: string) {
  return app.sql(
    `with touched as (update documents set used_at = created_at where id = ? returning id, account_id, created_at),
      used as (insert into letter_documents select ?, id, account_id, created_at, true from touched)
     select pg_sleep(0.4) from touched`,
    [documentId, letterId],
  );
}

async function untilItWaits(signing: Promise<unknown>): Promise<void> {
  const at = { isOver: false };
  void signing.then(() => (at.isOver = true));
  const waits = `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  for (;;) if ((await app.sql(waits)).length > 0 || at.isOver) return;
}

const refusedFiles: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['a ZIP', async () => aZip(), 'wrong_type'],
  ['the EICAR test file', async () => eicar, 'wrong_type'],
  ['a photo with a ZIP behind it', async () => join(await aPhoto(), aZip()), 'unsafe'],
  ['a PDF with a ZIP behind it', async () => join(await aPdf(), aZip()), 'unsafe'],
  ['a PDF behind a PNG', async () => join(aHugePng(1, 1).subarray(0, 60), await aPdf()), 'unsafe'],
  ['a script', () => aPdf(1, unsafePdfs['a script for the whole document']), 'unsafe'],
  ['a locked PDF', aLockedPdf, 'encrypted'],
  ['a PDF of 500 pages', () => aPdf(500), 'too_many_pages'],
  ['a picture of 20,000 pixels', async () => aHugePng(20_000, 20_000), 'picture_too_large'],
  ['a stamp', () => aPhoto({ width: 200, height: 260 }), 'picture_too_small'],
  ['half a photo', async () => firstHalf(await aPng()), 'unreadable'],
];

describe('a file that we do not take', () => {
  it.each(refusedFiles)('%s is refused in words and leaves nothing', async (_, file, reason) => {
    const client = await signedIn();
    const before = await app.storedFiles();
    const answer = await add(client, await file());
    expect([answer.status, answer.problem.code]).toEqual([422, `documents.${reason}`]);
    expect(await kept(client)).toEqual([]);
    expect(await app.storedFiles()).toHaveLength(before.length);
  });

  it('of no bytes is asked for again', async () => {
    const answer = await add(await signedIn(), Buffer.alloc(0));
    expect(answer.problem.code).toBe('documents.empty');
  });

  it('of another kind than we know is a wrong field', async () => {
    const answer = await (
      await signedIn()
    ).call(addDocument, { query: { kind: 'diary' }, upload: await aPhoto() });
    expect([answer.status, answer.problem.fields?.[0]?.path]).toEqual([400, 'kind']);
  });

  it('is not even read for a visitor', async () => {
    expect((await add(app.client(), await aPhoto())).status).toBe(401);
  });
});

describe('time', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  const at = (ms: number) => new Date(Date.parse(TEST_START) + ms).toISOString();

  const past = documentLimits.keptDays * day;

  /** One that only grows older. */
  let aged: TestApp;
  beforeAll(async () => {
    aged = await createTestApp();
  });
  afterAll(() => aged.close());

  const letPass = async (ms: number) => {
    await aged.setClock(at(ms));
    await aged.runHourly();
  };

  it('deletes an enclosure that no letter has used for this long, with its files', async () => {
    const client = await signedIn(aged);
    const { data: old } = await add(client, await aPhoto());
    const { data: used } = await add(client, await aPhoto());
    await aged.sql('update documents set used_at = ? where id = ?', [at(60 * day), used.id]);
    await letPass(past - hour);
    expect(await aged.sql('select id from documents')).toHaveLength(2);
    await letPass(past + hour);
    expect(await aged.sql('select id from documents')).toEqual([{ id: used.id }]);
    expect(await aged.storedFiles()).toHaveLength(2);
    expect(old.id).not.toBe(used.id);
    await aged.runHourly();
    expect(await aged.storedFiles()).toHaveLength(2);
  });

  it.each([
    ['storing', past + 3 * hour],
    ['removing', past + 5 * hour],
  ])('clears what a crash left %s', async (status, twoHoursLater) => {
    const client = await signedIn(aged);
    const before = await aged.storedFiles();
    const { data } = await add(client, await aPdf(2));
    await aged.sql('update documents set status = ? where id = ?', [status, data.id]);
    expect(await kept(client)).toEqual([]);
    expect(await aged.storedFiles()).not.toEqual(before);
    await letPass(twoHoursLater);
    expect(await aged.sql('select id from documents where id = ?', [data.id])).toEqual([]);
    expect(await aged.storedFiles()).toEqual(before);
  });
});

function firstHalf(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2);
}

function join(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts);
}

/** A letter that is being printed and includes this enclosure. */
async function letterWith(documentId: string): Promise<string> {
  const letterId = await preparingLetter(documentId);
  await app.sql(
    `insert into letter_documents select ?, id, account_id, created_at, true from documents where id = ?`,
    [letterId, documentId],
  );
  return letterId;
}

/** A letter that is being printed, of the person to whom this enclosure belongs. */
async function preparingLetter(documentId: string): Promise<string> {
  const letterId = randomUUID();
  await app.sql(
    `insert into letters (id, account_id, signing_id, plan_month, status, reference, dispute_reason, sealed_form,
      sealed_document, sealed_signature, document_sha256, created_at, recipient, exhibit_pages, position)
     select ?, account_id, ?, '2026-11', 'preparing', 'CF-TEST', 'paid', '', '', '', '', created_at, 'bureau', 0, 1
      from documents where id = ?`,
    [letterId, randomUUID(), documentId],
  );
  return letterId;
}
