import { letterDocumentSchema, type LetterDocument } from '@creditfix/shared/letters';
import { z } from 'zod';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LetterDraft } from './letter-draft.entity.ts';
import { letterPlaces } from './letter-places.ts';

/** Drafts that were read before several letters could be signed at once hold a single one. */
const keptSchema = z.union([
  z.array(letterDocumentSchema),
  letterDocumentSchema.transform((document) => [document]),
]);

/** The letters as they were last shown for reading; none where they were not, or where the draft has changed since. */
export function keptReview(vault: Vault, draft: LetterDraft): readonly LetterDocument[] {
  if (!draft.sealedReview) return [];
  return keptSchema.parse(vault.openJson(draft.sealedReview, letterPlaces.review(draft.id)));
}
