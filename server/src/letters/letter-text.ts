import { letterDocumentSchema, type LetterBlock } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';

/** What a signed letter says, without its sender's and recipient's addresses and without what lets the bureau find the file. */
export interface LetterText {
  readonly accountId: string;
  readonly reference: string;
  readonly paragraphs: string[];
}

/** @returns undefined where there is no such letter, or its account was deleted */
export async function readLetterText(
  em: EntityManager,
  vault: Vault,
  letterId: string,
): Promise<LetterText | undefined> {
  const [row] = await em.execute<
    { account_id: string; reference: string; sealed_document: string }[]
  >(
    `select l.account_id, l.reference, l.sealed_document from letters l
      join accounts a on a.id = l.account_id and a.deleted_at is null where l.id = ?`,
    [letterId],
  );
  if (!row) return undefined;
  const place = letterPlaces.document(letterId);
  const document = letterDocumentSchema.parse(vault.openJson(row.sealed_document, place));
  const { subject, salutation, blocks, closing } = document;
  return {
    accountId: row.account_id,
    reference: row.reference,
    paragraphs: [subject, salutation, ...blocks.flatMap(textsOf), closing],
  };
}

function textsOf(block: LetterBlock): readonly string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return [block.title, ...block.rows.map(({ label, value }) => `${label}: ${value}`)];
}
