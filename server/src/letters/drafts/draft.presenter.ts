import {
  type Draft,
  type DraftContent,
  draftContentSchema,
  LetterProblems,
  letterReference,
} from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import { letterPlaces } from '../letter-places.ts';
import { givenIn, type GivenAnswers } from './given-answers.ts';

interface ToSeal {
  readonly content: DraftContent;
  readonly given: GivenAnswers;
}

export function sealDraftContent(vault: Vault, id: string, { content, given }: ToSeal): string {
  return vault.sealJson({ ...content, given }, letterPlaces.draft(id));
}

type Sealed = Pick<LetterDraft, 'id' | 'sealedContent'>;

/** When each answer of the draft was given. */
export function openGivenAnswers(vault: Vault, { id, sealedContent }: Sealed): GivenAnswers {
  return givenIn(vault.openJson(sealedContent, letterPlaces.draft(id)));
}

export function openDraftContent(vault: Vault, draft: Sealed): DraftContent {
  return draftContentSchema.parse(
    vault.openJson(draft.sealedContent, letterPlaces.draft(draft.id)),
  );
}

export function presentDraft(vault: Vault, draft: LetterDraft): Draft {
  return {
    id: draft.id,
    revision: draft.revision,
    content: openDraftContent(vault, draft),
    reference: letterReference(draft.id),
    updatedAt: draft.updatedAt.toISOString(),
  };
}

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
