import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { LetterProblems, type DraftContent } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import type { LettersParts } from './letters.parts.ts';
import { createDraft } from './save-draft.ts';

/**
 * Starts a draft, whose id is the server's. What the browser calls it finds it again in the same account: sent again, because its
 * answer was lost on the way, the same call answers with the draft that is there and leaves it as it is: by now it may hold more.
 *
 * @throws Problem `letters.draft_already_signed` or `letters.too_many_drafts`
 */
export async function startDraft(
  em: EntityManager,
  parts: Pick<LettersParts, 'clock' | 'vault'>,
  accountId: string,
  { id: key, content }: { readonly id?: string | undefined; readonly content: DraftContent },
): Promise<LetterDraft> {
  if (key === undefined) return await createDraft(em, parts, accountId, content);
  const started = await startedDraft(em, accountId, key);
  if (started) return started;
  try {
    return await createDraft(em.fork(), parts, accountId, content, key);
  } catch (error) {
    // Both calls came at the same moment.
    const other =
      error instanceof UniqueConstraintViolationException &&
      (await startedDraft(em, accountId, key));
    if (other) return other;
    throw error;
  }
}

async function startedDraft(
  em: EntityManager,
  accountId: string,
  idempotencyKey: string,
): Promise<LetterDraft | null> {
  const draft = await em.findOne(LetterDraft, { accountId, idempotencyKey });
  if (draft?.signedAt) throw LetterProblems.raise('letters.draft_already_signed');
  return draft;
}
