import {
  foreignTexts,
  LetterEventKind,
  ownWords,
  type LetterReview,
} from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { applicablePolish, keptPolish } from '../polish/kept-polish.ts';
import { attachedEnclosures, finishedForm, type Writing } from '../text/write-letter.ts';
import { documentHash, readingHash } from '../signing/document-hash.ts';
import { openDraft, openDraftContent } from './draft.presenter.ts';
import { refuseRepeats } from '../signing/earlier-letters.ts';
import { refuseWrongFollowUp } from '../letter-story.ts';
import { letterPlaces } from '../letter-places.ts';
import type { LetterDraft } from './letter-draft.entity.ts';
import type { LettersParts } from '../letters.parts.ts';
import { recordEvent, type Origin } from '../record-event.ts';

type Parts = Pick<LettersParts, 'clock' | 'vault' | 'pdf' | 'languageModel' | 'letterWork'>;

/**
 * Writes the letter for reading. The text that is shown is kept with the draft, because only that text can be signed,
 * and the trail notes that it was shown.
 */
export async function reviewDraft(
  em: EntityManager,
  { clock, vault, pdf, languageModel, letterWork }: Parts,
  request: { readonly accountId: string; readonly draftId: string; readonly origin: Origin },
): Promise<LetterReview> {
  const { accountId } = request;
  // A browser starts while the person reads; if none does, it is the printing that says so.
  pdf.warmUp().catch(() => {});
  const draft = await openDraft(em, accountId, request.draftId);
  const now = clock.now();
  const { form, facts } = await draftToRead(em, { vault, letterWork }, draft, now);
  const { attached, polished } = facts;
  const writing = await letterWork.run('writeLetters', accountId, form, facts);
  const { letters, findings } = writing;
  await refuseWrongFollowUp(em, vault, { accountId, details: form.disputeDetails });
  await refuseRepeats(em, vault, { accountId, form, letters, attached, now });
  const documentSha256 = keepReading(em, vault, draft, { writing, now, origin: request.origin });
  await em.flush();
  const isForeign = languageModel.model !== null && foreignTexts(form).length > 0;
  const hidden = isForeign
    ? await letterWork.run('hideForEnglish', accountId, form, facts)
    : undefined;
  return {
    document: letters[0].document,
    letters: letters.map(({ bureau = null, document }) => ({ bureau, document })),
    documentSha256,
    findings: [...findings],
    wording: {
      used: form.wording === 'polished' && polished.length > 0 ? 'polished' : 'plain',
      canPolish: languageModel.model !== null && ownWords(form.disputeDetails).length > 0,
      polished: [...polished],
      canTranslate: (hidden?.texts.length ?? 0) > 0,
    },
  };
}

/** All that the letter of a draft is written from when it is read. */
export async function draftToRead(
  em: EntityManager,
  { vault, letterWork: { legalMode } }: Pick<Parts, 'vault' | 'letterWork'>,
  draft: LetterDraft,
  now: Date,
) {
  const form = finishedForm(openDraftContent(vault, draft));
  const attached = await attachedEnclosures(em, draft.accountId, form);
  const polished = applicablePolish(form, keptPolish(vault, draft)?.words);
  return { form, facts: { letterId: draft.id, now, attached, polished, legalMode } };
}

function keepReading(
  em: EntityManager,
  vault: LettersParts['vault'],
  draft: LetterDraft,
  reading: { readonly writing: Writing; readonly now: Date; readonly origin: Origin },
): string {
  const { letters } = reading.writing;
  const hashes = letters.map(({ document }) => documentHash(document));
  const sha256 = readingHash(hashes);
  if (draft.reviewedSha256 === sha256) return sha256;
  const firstTime = draft.reviewedSha256 === null;
  const documents = letters.map(({ document }) => document);
  draft.sealedReview = vault.sealJson(documents, letterPlaces.review(draft.id));
  draft.reviewedSha256 = sha256;
  for (const [index, { id }] of letters.entries()) {
    const event = {
      accountId: draft.accountId,
      letterId: id,
      at: reading.now,
      documentSha256: hashes[index],
      origin: reading.origin,
    };
    if (firstTime) recordEvent(em, vault, { ...event, kind: LetterEventKind.drafted });
    recordEvent(em, vault, { ...event, kind: LetterEventKind.viewed });
  }
  return sha256;
}
