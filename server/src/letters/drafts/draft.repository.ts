import type { EntityManager } from '#server/platform/database/index.ts';
import { LetterDraft } from './letter-draft.entity.ts';

/** Drafts of one person. */

export async function countDrafts(em: EntityManager, accountId: string): Promise<number> {
  return await em.count(LetterDraft, { accountId, signedAt: null });
}

export async function listDrafts(em: EntityManager, accountId: string): Promise<LetterDraft[]> {
  return await em.find(
    LetterDraft,
    { accountId, signedAt: null },
    { orderBy: { updatedAt: 'desc' } },
  );
}

export async function findDraftOfKey(
  em: EntityManager,
  accountId: string,
  idempotencyKey: string,
): Promise<LetterDraft | null> {
  return await em.findOne(LetterDraft, { accountId, idempotencyKey });
}
