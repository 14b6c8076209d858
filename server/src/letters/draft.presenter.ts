import {
  draftContentSchema,
  letterReference,
  type Draft,
  type DraftContent,
} from '@creditfix/shared/letters';
import type { Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';
import type { LetterDraft } from './letter-draft.entity.ts';

export function sealDraftContent(vault: Vault, id: string, content: DraftContent): string {
  return vault.sealJson(content, letterPlaces.draft(id));
}

export function openDraftContent(vault: Vault, draft: LetterDraft): DraftContent {
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
