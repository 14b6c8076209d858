import { sql, type RawBuilder } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { DocumentUse } from './document-use.entity.ts';
import { Document } from './document.entity.ts';

type DocumentTables = Tables<typeof Document | typeof DocumentUse>;

/** A document as its person sees it, with the number of signed letters that enclose it. */
export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

type RemovedDocument = Pick<Document, 'id' | 'pages'>;

function documentsOf(em: EntityManager, accountId: string) {
  return em
    .getKysely<DocumentTables>()
    .selectFrom('documents as d')
    .select(['d.id', 'd.kind', 'd.pages', 'd.bytes', 'd.sha256', 'd.created_at', 'd.used_at'])
    .select('d.kept_until')
    .select(({ selectFrom }) =>
      selectFrom('letter_documents as u')
        .select(({ fn }) => fn.countAll<number>().as('letters'))
        .whereRef('u.document_id', '=', 'd.id')
        .where(({ not, ref }) => not(ref('u.is_preparing')))
        .$asScalar()
        .$notNull()
        .as('letters'),
    )
    .where('d.account_id', '=', accountId)
    .where('d.status', '=', 'ready');
}

/** All documents of a person, newest first. */
export async function findDocuments(em: EntityManager, accountId: string) {
  return await documentsOf(em, accountId).orderBy('d.created_at', 'desc').orderBy('d.id').execute();
}

/** @returns undefined if that person has no such document */
export async function findOwnDocument(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  return await documentsOf(em, accountId).where('d.id', '=', id).executeTakeFirst();
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
export async function markStored(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeUpdate(Document, { id, status: 'storing' }, { status: 'ready' });
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

/** Notes once that a letter which is being made encloses a document. */
export async function addEnclosure(
  tx: EntityManager,
  use: {
    readonly letterId: string;
    readonly documentId: string;
    readonly accountId: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .getKysely<DocumentTables>()
    .insertInto('letter_documents')
    .values({
      letter_id: use.letterId,
      document_id: use.documentId,
      account_id: use.accountId,
      created_at: use.at,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The letter has its PDF: what it encloses may be deleted from now on. Call it in the transaction that releases the letter. */
export async function noteEnclosed(tx: EntityManager, letterId: string): Promise<void> {
  await tx.nativeUpdate(DocumentUse, { letterId }, { isPreparing: false });
}

/** Finds a document that will be removed, and whether a letter that encloses it is being prepared. */
export async function lockForRemoval(tx: EntityManager, accountId: string, id: string) {
  const document = await tx
    .getKysely<DocumentTables>()
    .selectFrom('documents')
    .select(['id', 'pages'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .forUpdate()
    .executeTakeFirst();
  if (!document) return undefined;
  // After the lock, in a statement of its own: one that waits for a signing does not see what the signing has added.
  const uses = await tx.count(DocumentUse, { documentId: id, isPreparing: true });
  return { ...document, preparing: uses > 0 };
}

export async function markRemoving(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeUpdate(Document, { id }, { status: 'removing' });
}

export async function markAllRemoving(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeUpdate(Document, { accountId, status: 'ready' }, { status: 'removing' });
}

/** Keeps these until that instant at least. */
export async function keepDocuments(
  tx: EntityManager,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  await tx.nativeUpdate(
    Document,
    { id: { $in: [...ids] }, $or: [{ keptUntil: null }, { keptUntil: { $lt: until } }] },
    { keptUntil: until },
  );
}

/** Marks some of those that are to go: left half way, or unused since then. Passes by what others hold. */
export async function markOutdated(
  em: EntityManager,
  limits: {
    readonly now: Date;
    readonly unused: Date;
    readonly overdue: Date;
    readonly limit: number;
  },
): Promise<readonly RemovedDocument[]> {
  // Each has an index of its own; asked for as one, PostgreSQL reads the whole table. What is fixed is written as in that index.
  const halfWay = sql<boolean>`d.status <> 'ready' and (d.status = 'removing' or d.created_at < ${limits.overdue})`;
  const unused = sql<boolean>`d.status = 'ready' and coalesce(d.used_at, d.created_at) < ${limits.unused}
    and (d.kept_until is null or d.kept_until < ${limits.now})`;
  const marked = await markOldest(em, { which: halfWay, by: sql`d.created_at` }, limits.limit);
  const room = limits.limit - marked.length;
  if (room === 0) return marked;
  const lastUse = sql`coalesce(d.used_at, d.created_at)`;
  return [...marked, ...(await markOldest(em, { which: unused, by: lastUse }, room))];
}

/** In the order of an index, which so is the way to them whatever is known of the table. */
async function markOldest(
  em: EntityManager,
  { which, by }: { readonly which: RawBuilder<boolean>; readonly by: RawBuilder<unknown> },
  limit: number,
) {
  return await em
    .getKysely<DocumentTables>()
    .updateTable('documents')
    .set({ status: 'removing' })
    .where('id', 'in', (documents) =>
      documents
        .selectFrom('documents as d')
        .select('d.id')
        .where(which)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('letter_documents as u')
                .select('u.letter_id')
                .whereRef('u.document_id', '=', 'd.id')
                .where('u.is_preparing', '=', true),
            ),
          ),
        )
        .orderBy(by)
        .limit(limit)
        .forUpdate('d')
        .skipLocked(),
    )
    .returning(['id', 'pages'])
    .execute();
}

/** Those of these accounts that have documents. */
export async function accountsWithDocuments(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const documents = await em.find(
    Document,
    { accountId: { $in: [...accountIds] } },
    { fields: ['accountId'], disableIdentityMap: true },
  );
  return documents.map(({ accountId }) => accountId);
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
