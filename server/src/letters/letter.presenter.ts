import {
  bureaus,
  bureauSchema,
  letterDocumentSchema,
  type DisputeReason,
  type Letter,
  type LetterEventKind,
  type LetterStatus,
  type LetterSummary,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LetterRow, TrailRow, WholeLetterRow } from './find-letters.ts';
import { letterPlaces } from './letter-places.ts';

/** The parts of the sealed form that a list shows. */
const shownForm = z.object({
  disputeDetails: z.object({ creditorName: z.string() }),
  bureauType: bureauSchema.nullish(),
});

function letterPdfUrl(id: string): string {
  return `/api/letters/${id}/pdf`;
}

/** What a person hears about the letter that was just made. */
export function presentMadeLetter(letter: {
  readonly id: string;
  readonly reference: string;
  readonly pdfSha256?: string | null | undefined;
}) {
  return {
    pdfUrl: letterPdfUrl(letter.id),
    letterId: letter.id,
    reference: letter.reference,
    pdfSha256: letter.pdfSha256 ?? '',
  };
}

export function presentLetterSummary(vault: Vault, row: LetterRow): LetterSummary {
  const form = shownForm.parse(vault.openJson(row.sealed_form, letterPlaces.form(row.id)));
  return {
    id: row.id,
    reference: row.reference,
    target: form.bureauType ? bureaus[form.bureauType].name : 'Any bureau',
    creditorName: form.disputeDetails.creditorName,
    disputeReason: row.dispute_reason as DisputeReason,
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
): Letter {
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
