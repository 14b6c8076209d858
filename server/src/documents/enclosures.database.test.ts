import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/index.ts';
import { createDiskFileStore } from '#server/platform/files/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { keepPart } from './document-files.ts';
import { findEnclosures, readPages, recordUse } from './enclosures.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-copies-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const at = new Date('2026-11-21T15:00:00Z');

async function anAccount(): Promise<string> {
  const id = randomUUID();
  await database
    .fork()
    .execute('insert into accounts (id, email, plan, created_at) values (?, ?, ?, ?)', [
      id,
      `${id}@example.com`,
      'free',
      at,
    ]);
  return id;
}

async function anEnclosure(accountId: string, status = 'ready'): Promise<string> {
  const id = randomUUID();
  await database.fork().execute(
    `insert into documents (id, account_id, kind, status, pages, bytes, sha256, created_at)
     values (?, ?, 'photo_id', ?, 2, 9, ?, ?)`,
    [id, accountId, status, `hash of ${id}`, at],
  );
  return id;
}

it('finds enclosures in the order asked for, without those that are gone, unfinished or another person’s', async () => {
  const [mine, theirs] = [await anAccount(), await anAccount()];
  const [first, second] = [await anEnclosure(mine), await anEnclosure(mine)];
  const others = [randomUUID(), await anEnclosure(mine, 'storing'), await anEnclosure(theirs)];
  const found = await findEnclosures(database.fork(), mine, [second, ...others, first, second]);
  expect(found).toEqual(
    [second, first].map((documentId) => ({
      documentId,
      kind: 'photo_id',
      pages: 2,
      bytes: 9,
      sha256: `hash of ${documentId}`,
    })),
  );
  expect(await findEnclosures(database.fork(), mine, [])).toEqual([]);
});

it('notes a use with its time, once per letter', async () => {
  const accountId = await anAccount();
  const documentId = await anEnclosure(accountId);
  const letterId = await aLetterRow(accountId);
  const use = { letterId, accountId, documentIds: [documentId, documentId], at };
  for (let time = 0; time < 2; time += 1)
    await database.fork().transactional((tx) => recordUse(tx, use));
  const em = database.fork();
  expect(await em.execute('select letter_id, document_id from letter_documents')).toEqual([
    { letter_id: letterId, document_id: documentId },
  ]);
  const [row] = await em.execute<{ used_at: string }[]>(
    'select used_at from documents where id = ?',
    [documentId],
  );
  expect(new Date(row?.used_at ?? 0)).toEqual(at);
});

it('refuses an enclosure that is gone, and then notes none', async () => {
  const accountId = await anAccount();
  const documentId = await anEnclosure(accountId);
  const letterId = await aLetterRow(accountId);
  const use = { letterId, accountId, documentIds: [documentId, randomUUID()], at };
  await expect(database.fork().transactional((tx) => recordUse(tx, use))).rejects.toMatchObject({
    code: 'documents.not_found',
  });
  const uses = await database
    .fork()
    .execute('select 1 from letter_documents where letter_id = ?', [letterId]);
  expect(uses).toEqual([]);
});

it('reads pages back in order, each from its own place', async () => {
  const parts = { vault: new Vault(newEncryptionKeys()), files: createDiskFileStore(folder) };
  const documentId = randomUUID();
  for (const [index, text] of ['one', 'two', 'three'].entries())
    await keepPart(parts, documentId, index + 1, Buffer.from(text));
  const pages = await readPages(parts, documentId, 3);
  expect(pages.map((page) => Buffer.from(page).toString())).toEqual(['one', 'two', 'three']);
  await expect(readPages(parts, documentId, 4)).rejects.toThrow(/page 4/);
});

async function aLetterRow(accountId: string): Promise<string> {
  const id = randomUUID();
  await database.fork().execute(
    `insert into letters (id, account_id, signing_id, plan_month, status, reference, dispute_reason, sealed_form,
      sealed_document, sealed_signature, document_sha256, created_at, recipient, exhibit_pages, position)
     values (?, ?, ?, '2026-11', 'preparing', 'CF-TEST', 'paid', '', '', '', '', ?, 'bureau', 0, 1)`,
    [id, accountId, randomUUID(), at],
  );
  return id;
}
