import { RequestProblems } from '@creditfix/shared/kernel';
import {
  disputeLetterRequestSchema,
  LetterEventKind,
  type DraftContent,
  type LetterReview,
} from '@creditfix/shared/letters';
import { faultsOf } from '#server/platform/http/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { documentHash } from './document-hash.ts';
import { openDraft } from './draft.policy.ts';
import { openDraftContent } from './draft.presenter.ts';
import { letterPlaces } from './letter-places.ts';
import type { LettersParts } from './letters.parts.ts';
import { recordEvent, type Origin } from './record-event.ts';
import { writeLetter, type LetterForm } from './write-letter.ts';

/**
 * Writes the letter for reading. The text that is shown is kept with the draft, because only that text can be signed,
 * and the trail notes that it was shown.
 */
export async function reviewDraft(
  em: EntityManager,
  { clock, vault }: Pick<LettersParts, 'clock' | 'vault'>,
  request: { readonly accountId: string; readonly draftId: string; readonly origin: Origin },
): Promise<LetterReview> {
  const draft = await openDraft(em, request.accountId, request.draftId);
  const now = clock.now();
  const { document, findings } = writeLetter(
    finishedForm(openDraftContent(vault, draft)),
    draft.id,
    now,
  );
  const documentSha256 = documentHash(document);
  const firstTime = draft.reviewedSha256 === null;
  if (draft.reviewedSha256 !== documentSha256) {
    draft.sealedReview = vault.sealJson(document, letterPlaces.review(draft.id));
    draft.reviewedSha256 = documentSha256;
    const event = { letterId: draft.id, at: now, documentSha256, origin: request.origin };
    if (firstTime) recordEvent(em, vault, { ...event, kind: LetterEventKind.drafted });
    recordEvent(em, vault, { ...event, kind: LetterEventKind.viewed });
  }
  await em.flush();
  return { document, documentSha256, findings: [...findings] };
}

/** The draft as a complete form; what is missing is answered with the fields' paths. */
function finishedForm(content: DraftContent): LetterForm {
  const { personalInfo, disputeDetails, bureauType, edits, timeZone } = content;
  const details = { ...disputeDetails, disputeReason: disputeDetails.disputeReason || undefined };
  const result = disputeLetterRequestSchema.safeParse({
    personalInfo,
    disputeDetails: details,
    bureauType: bureauType ?? '',
    edits,
    timeZone,
    // Reading comes before signing: a stand-in passes the form's check and is not used.
    signature: { typedName: 'unsigned' },
  });
  if (!result.success)
    throw RequestProblems.raise('request.invalid', { fields: faultsOf(result.error) });
  return result.data;
}
