import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { DraftContent } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openDraft } from './draft.policy.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import type { LettersParts } from './letters.parts.ts';
import { createDraft } from './save-draft.ts';

/**
 * Starts a draft under the id that the browser made up for it, once. Sent again, because its answer was lost on the way, it answers
 * with the draft that is there and leaves it as it is: by now it may hold more.
 *
 * @throws Problem `letters.draft_not_found` where the id is another person's
 */
export async function startDraft(
  em: EntityManager,
  parts: Pick<LettersParts, 'clock' | 'vault'>,
  accountId: string,
  { id, content }: { readonly id?: string | undefined; readonly content: DraftContent },
): Promise<LetterDraft> {
  if (id === undefined) return await createDraft(em, parts, accountId, content);
  if (await em.count(LetterDraft, { id })) return await openDraft(em, accountId, id);
  try {
    return await createDraft(em.fork(), parts, accountId, content, id);
  } catch (error) {
    // Both calls came at the same moment.
    if (error instanceof UniqueConstraintViolationException) {
      return await openDraft(em, accountId, id);
    }
    throw error;
  }
}
