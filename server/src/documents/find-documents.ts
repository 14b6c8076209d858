import { DocumentProblems, type Enclosure } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';

/** A copy's row as the read queries give it. */
export interface DocumentRow {
  readonly id: string;
  readonly kind: Enclosure;
  readonly pages: number;
  readonly bytes: number;
  readonly sha256: string;
  /** As the database writes it, with its zone. */
  readonly created_at: string | Date;
  readonly used_at: string | Date | null;
  /** Signed letters that enclose it. */
  readonly letters: number;
}

const ROWS = `select d.id, d.kind, d.pages, d.bytes, d.sha256, d.created_at, d.used_at,
  (select count(*)::int from letter_documents u join letters l on l.id = u.letter_id
    where u.document_id = d.id and l.status <> 'preparing') as letters
  from documents d where d.account_id = ? and d.status = 'ready'`;

/** All copies of a person, newest first. */
export async function findDocuments(
  em: EntityManager,
  accountId: string,
): Promise<readonly DocumentRow[]> {
  return await em.execute<DocumentRow[]>(`${ROWS} order by d.created_at desc, d.id`, [accountId]);
}

/**
 * One copy of that person. Another person's copy answers as if it did not exist.
 *
 * @throws Problem `documents.not_found`
 */
export async function findDocument(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<DocumentRow> {
  const [row] = await em.execute<DocumentRow[]>(`${ROWS} and d.id = ?`, [accountId, id]);
  if (!row) throw DocumentProblems.raise('documents.not_found');
  return row;
}
