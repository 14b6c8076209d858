import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { Document } from './document.entity.ts';

type DocumentTables = Tables<typeof Document>;

/** A document as its person sees it. */
export interface DocumentRow extends Pick<
  DocumentTables['documents'],
  'id' | 'kind' | 'pages' | 'bytes' | 'sha256' | 'created_at' | 'used_at'
> {
  /** Signed letters that enclose it. */
  readonly letters: number;
}

type RemovedDocument = Pick<Document, 'id' | 'pages'>;

// Reads upward: how many letters enclose a document, and whether one is being prepared, is in the tables of letters.
const ROWS = `select d.id, d.kind, d.pages, d.bytes, d.sha256, d.created_at, d.used_at,
  (select count(*)::int from letter_documents u join letters l on l.id = u.letter_id
    where u.document_id = d.id and l.status <> 'preparing') as letters
  from documents d where d.account_id = :accountId and d.status = 'ready'`;
const PREPARING = `exists (select 1 from letter_documents u join letters l on l.id = u.letter_id
  where u.document_id = documents.id and l.status = 'preparing')`;

/** All documents of a person, newest first. */
export async function findDocuments(
  em: EntityManager,
  accountId: string,
): Promise<readonly DocumentRow[]> {
  // Reads upward: the letters that enclose it.
  return await em.execute<DocumentRow[]>(`${ROWS} order by d.created_at desc, d.id`, { accountId });
}

/** @returns undefined if that person has no such document */
export async function findOwnDocument(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  // Reads upward: the letters that enclose it.
  const [row] = await em.execute<DocumentRow[]>(`${ROWS} and d.id = :id`, { accountId, id });
  return row;
}

/** The person's documents of these ids, in any order. */
export async function findReady(em: EntityManager, accountId: string, ids: readonly string[]) {
  return await em.find(
    Document,
    { accountId, status: 'ready', id: { $in: [...ids] } },
    { fields: ['id', 'kind', 'pages', 'bytes', 'sha256'], disableIdentityMap: true },
  );
}

/** All documents of a person, oldest first. */
export async function findAllReady(em: EntityManager, accountId: string) {
  return await em.find(
    Document,
    { accountId, status: 'ready' },
    {
      fields: ['id', 'kind', 'pages', 'createdAt', 'usedAt', 'sha256'],
      orderBy: { createdAt: 1, id: 1 },
      disableIdentityMap: true,
    },
  );
}

/** With those that are being stored or removed. */
export async function countDocuments(em: EntityManager, accountId: string): Promise<number> {
  return await em.count(Document, { accountId });
}

export async function insertDocument(tx: EntityManager, document: Document): Promise<void> {
  await tx.insert(Document, document);
}

/** All its files are there. */
export async function markStored(em: EntityManager, id: string): Promise<void> {
  await em.nativeUpdate(Document, { id, status: 'storing' }, { status: 'ready' });
}

/** @returns false if that person has no such document */
export async function markUsed(
  tx: EntityManager,
  { id, accountId, at }: { readonly id: string; readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  return (
    (await tx.nativeUpdate(Document, { id, accountId, status: 'ready' }, { usedAt: at })) === 1
  );
}

export async function addEnclosure(
  tx: EntityManager,
  use: {
    readonly letterId: string;
    readonly documentId: string;
    readonly accountId: string;
    readonly at: Date;
  },
): Promise<void> {
  // Reads upward: the table is one of letters.
  await tx.execute(
    `insert into letter_documents (letter_id, document_id, account_id, created_at)
      values (:letterId, :documentId, :accountId, :at) on conflict do nothing`,
    { ...use },
  );
}

/** Finds a document that will be removed, and whether a letter that encloses it is being prepared. */
export async function lockForRemoval(tx: EntityManager, accountId: string, id: string) {
  // The lock comes first, in a statement of its own: one that waits for a signing does not see what the signing has added.
  await tx
    .getKysely<DocumentTables>()
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .forUpdate()
    .execute();
  // Reads upward: the letters that enclose it.
  const [found] = await tx.execute<(RemovedDocument & { readonly preparing: boolean })[]>(
    `select id, pages, ${PREPARING} as preparing from documents
      where id = :id and account_id = :accountId and status = 'ready'`,
    { id, accountId },
  );
  return found;
}

export async function markRemoving(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeUpdate(Document, { id }, { status: 'removing' });
}

export async function markAllRemoving(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeUpdate(Document, { accountId, status: 'ready' }, { status: 'removing' });
}

/** Marks some of those that are to go: unused since then, left half way, or of a deleted account. Passes by what others hold. */
export async function markOutdated(
  em: EntityManager,
  limits: { readonly unused: Date; readonly overdue: Date; readonly limit: number },
): Promise<readonly RemovedDocument[]> {
  // Reads upward: the letters that enclose it.
  return await em.execute<RemovedDocument[]>(
    `update documents set status = 'removing' where id in (
      select id from documents where not ${PREPARING} and (status = 'removing'
        or (status = 'storing' and created_at < :overdue)
        or (status = 'ready' and coalesce(used_at, created_at) < :unused)
        or (status = 'ready' and account_id in (select id from accounts where deleted_at is not null)))
      limit :limit for update skip locked) returning id, pages`,
    { ...limits },
  );
}

export async function deleteRemoved(em: EntityManager, id: string): Promise<void> {
  await em.nativeDelete(Document, { id, status: 'removing' });
}

/** The next ones after this id, in the order of their ids. */
export async function nextReady(em: EntityManager, afterId: string | null, limit: number) {
  return await em.find(
    Document,
    { status: 'ready', ...(afterId ? { id: { $gt: afterId } } : {}) },
    { fields: ['id', 'pages'], orderBy: { id: 1 }, limit, disableIdentityMap: true },
  );
}

/** Its row is there, and its files are not being removed. */
export async function isKept(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(Document, { id, status: { $ne: 'removing' } })) === 1;
}

export async function countReady(em: EntityManager, accountId: string): Promise<number> {
  return await em.count(Document, { accountId, status: 'ready' });
}
