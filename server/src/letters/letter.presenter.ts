import {
  bureaus,
  bureauSchema,
  letterDocumentSchema,
  type DisputeReason,
  type FollowUp,
  type Letter as PresentedLetter,
  type LetterEventKind,
  type LetterRecipient,
  LetterStatus,
  type LetterSummary,
  type TemplateSlug,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LetterRow, TrailRow, WholeLetterRow } from './find-letters.ts';
import type { Letter } from './letter.entity.ts';
import { letterPlaces } from './letter-places.ts';

/** The parts of the sealed form that a list shows. */
const shownForm = z.object({
  disputeDetails: z.object({
    creditorName: z.string(),
    recipientAddress: z.object({ name: z.string() }).optional(),
  }),
  bureau: bureauSchema.nullish(),
  /** Where letters that were signed before several bureaus could be chosen name theirs. */
  bureauType: bureauSchema.nullish(),
});

function letterPdfUrl(id: string): string {
  return `/api/letters/${id}/pdf`;
}

/** What a person hears about the letters that were just made; the first one stands for all where only one is looked for. */
export function presentMadeLetters(vault: Vault, letters: readonly [Letter, ...Letter[]]) {
  const made = letters.map((letter) => {
    const form = shownForm.parse(vault.openJson(letter.sealedForm, letterPlaces.form(letter.id)));
    return {
      letterId: letter.id,
      bureau: form.bureau ?? null,
      reference: letter.reference,
      pdfUrl: letterPdfUrl(letter.id),
      ready: letter.status !== LetterStatus.preparing,
    };
  });
  const [first] = letters;
  return {
    pdfUrl: letterPdfUrl(first.id),
    letterId: first.id,
    reference: first.reference,
    pdfSha256: first.packetSha256 ?? first.pdfSha256 ?? '',
    letters: made,
  };
}

function targetOf(
  recipient: LetterRecipient,
  { bureau, bureauType, disputeDetails }: z.output<typeof shownForm>,
): string {
  if (recipient !== 'bureau')
    return disputeDetails.recipientAddress?.name ?? disputeDetails.creditorName;
  const one = bureau ?? bureauType;
  return one ? bureaus[one].name : 'Any bureau';
}

export function presentLetterSummary(vault: Vault, row: LetterRow): LetterSummary {
  const form = shownForm.parse(vault.openJson(row.sealed_form, letterPlaces.form(row.id)));
  return {
    id: row.id,
    reference: row.reference,
    target: targetOf(row.recipient as LetterRecipient, form),
    creditorName: form.disputeDetails.creditorName,
    disputeReason: row.dispute_reason as DisputeReason,
    recipient: row.recipient as LetterRecipient,
    template: row.template as TemplateSlug | null,
    followUp:
      row.follow_up !== null && row.follows_letter_id !== null
        ? { kind: row.follow_up as FollowUp, letterId: row.follows_letter_id }
        : null,
    exhibitPages: row.exhibit_pages,
    status: row.status as LetterStatus,
    createdAt: new Date(row.created_at).toISOString(),
    mailDate: row.mail_date,
    trackingNumber: row.tracking_number,
    pdfUrl: letterPdfUrl(row.id),
  };
}

export function presentLetter(
  vault: Vault,
  row: WholeLetterRow,
  trail: readonly TrailRow[],
): PresentedLetter {
  return {
    ...presentLetterSummary(vault, row),
    document: letterDocumentSchema.parse(
      vault.openJson(row.sealed_document, letterPlaces.document(row.id)),
    ),
    documentSha256: row.document_sha256,
    pdfSha256: row.pdf_sha256 ?? '',
    pages: row.pdf_pages ?? 0,
    trail: trail.map((event) => ({
      kind: event.kind as LetterEventKind,
      at: new Date(event.at).toISOString(),
      documentSha256: event.document_sha256,
    })),
  };
}
