import { LetterProblems } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { LetterDraft } from './letter-draft.entity.ts';

/**
 * The unsigned draft of that person. Another person's draft answers as if it did not exist.
 *
 * @throws Problem `letters.draft_not_found` or `letters.draft_already_signed`
 */
export async function openDraft(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<LetterDraft> {
  const draft = await em.findOne(LetterDraft, { id, accountId });
  if (!draft) throw LetterProblems.raise('letters.draft_not_found');
  if (draft.signedAt) throw LetterProblems.raise('letters.draft_already_signed');
  return draft;
}
