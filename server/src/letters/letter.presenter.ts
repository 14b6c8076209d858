import {
  agencyName,
  bureaus,
  bureauSchema,
  disputeDetailsSchema,
  letterDocumentSchema,
  type Letter as PresentedLetter,
  type LetterRecipient,
  LetterStatus,
  type LetterSummary,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import { presentHold, type ServiceHold } from '#server/billing/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { Letter } from './letter.entity.ts';
import { letterPlaces } from './letter-places.ts';
import type { TrailRow } from './letter-record.repository.ts';
import type { LetterRow, WholeLetterRow } from './letter.repository.ts';

/** The parts of the sealed form that a list shows. */
const shownForm = z.object({
  disputeDetails: z.object({
    creditorName: z.string(),
    agency: disputeDetailsSchema.shape.agency,
    recipientAddress: z.object({ name: z.string() }).optional(),
  }),
  bureau: bureauSchema.nullish(),
  /** Where letters that were signed before several bureaus could be chosen name theirs. */
  bureauType: bureauSchema.nullish(),
  signedOnPaper: z.boolean().default(false),
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
  const agency = agencyName(disputeDetails);
  if (agency !== undefined) return agency;
  const one = bureau ?? bureauType;
  return one ? bureaus[one].name : 'Any bureau';
}

export function presentLetterSummary(
  vault: Vault,
  row: LetterRow,
  hold?: ServiceHold,
): LetterSummary {
  const waits = row.status === LetterStatus.preparing ? presentHold(hold) : undefined;
  const form = shownForm.parse(vault.openJson(row.sealedForm, letterPlaces.form(row.id)));
  return {
    id: row.id,
    reference: row.reference,
    target: targetOf(row.recipient, form),
    creditorName: form.disputeDetails.creditorName,
    disputeReason: row.disputeReason,
    recipient: row.recipient,
    template: row.template,
    followUp:
      row.followUp !== null && row.followsLetterId !== null
        ? { kind: row.followUp, letterId: row.followsLetterId }
        : null,
    exhibitPages: row.exhibitPages,
    signedOnPaper: form.signedOnPaper,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    mailDate: row.mailDate,
    trackingNumber: row.trackingNumber,
    pdfUrl: letterPdfUrl(row.id),
    ...(waits && { hold: waits }),
  };
}

export function presentLetter(
  vault: Vault,
  row: WholeLetterRow,
  { trail, hold }: { readonly trail: readonly TrailRow[]; readonly hold: ServiceHold | undefined },
): PresentedLetter {
  return {
    ...presentLetterSummary(vault, row, hold),
    document: letterDocumentSchema.parse(
      vault.openJson(row.sealedDocument, letterPlaces.document(row.id)),
    ),
    documentSha256: row.documentSha256,
    pdfSha256: row.pdfSha256 ?? '',
    pages: row.pdfPages ?? 0,
    trail: trail.map((event) => ({
      kind: event.kind,
      at: event.at.toISOString(),
      documentSha256: event.documentSha256,
    })),
  };
}
