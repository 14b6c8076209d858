import {
  LetterProblems,
  bureauSchema,
  disputeDetailsSchema,
  letterDocumentSchema,
  needsNamedBureau,
  postalAddressOf,
  printedBureauAddress,
  type Bureau,
  type PostalAddress,
} from '@creditfix/shared/letters';
import { BUSINESS_TIME_ZONE } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';
import type { Letter } from './letter.entity.ts';
import { findLetterFiles } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import { findMailedLetter, lockMailedLetter, type MailedRow } from './letter-record.repository.ts';

/** A signed letter as the person who mails it needs to see it. */
export interface LetterToMail {
  readonly id: string;
  readonly accountId: string;
  readonly status: Letter['status'];
  readonly reference: string;
  readonly recipient: Letter['recipient'];
  /** Null if it goes to a company, or leaves the bureau open. */
  readonly bureau: Bureau | null;
  /** The sender and a company, or an agency beside the three, as they are in the letter: nobody has asked for more than their presence. */
  readonly personalInfo: z.output<typeof mailedForm>['personalInfo'];
  readonly recipientAddress: z.output<typeof companyAddress> | null;
  /** Where a bureau takes what is no dispute, as far as we print it; an address that the person typed stands above. */
  readonly department: PostalAddress | null;
  /** The zone in which the person's days are counted. */
  readonly timeZone: string;
  readonly signedAt: Date;
  /** Letter and enclosures; 0 while it has no PDF. */
  readonly pages: number;
  /** SHA-256 (hex) of what is mailed: the packet, or the letter if it has no enclosures. */
  readonly packetSha256: string | null;
  /** Size of that file; 0 while it has none. */
  readonly mailBytes: number;
  /** What it lists as enclosed although it is in no packet: only the person can put it in, by hand. */
  readonly missingEnclosures: readonly string[];
  /** It has room for a pen in place of a signature. */
  readonly signedOnPaper: boolean;
  /** It lists files that are bound behind it. */
  readonly listsExhibits: boolean;
  /** The enclosures that it lists are deleted by now. */
  readonly hasPacketGone: boolean;
}

const companyAddress = z.object({
  name: z.string(),
  street: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

/** The parts of the sealed form that stand on an envelope. */
const mailedForm = z.object({
  personalInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    addressLine2: z.string().optional(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  }),
  disputeDetails: z.object({
    ...disputeDetailsSchema.pick({
      agency: true,
      disputeReason: true,
      template: true,
      followUp: true,
      typedAddress: true,
    }).shape,
    recipientAddress: companyAddress.optional(),
  }),
  bureau: bureauSchema.nullish(),
  /** Where letters that were signed before several bureaus could be chosen name theirs. */
  bureauType: bureauSchema.nullish(),
  signedOnPaper: z.boolean().default(false),
  timeZone: z.string().optional(),
});

/**
 * One letter of that person, also while its PDF is being made. Another person's letter answers as if it did not exist.
 *
 * @throws Problem `letters.not_found`
 */
export async function findLetterToMail(
  em: EntityManager,
  vault: Vault,
  whose: { readonly accountId: string; readonly letterId: string },
): Promise<LetterToMail> {
  const row = await findMailedLetter(em, whose);
  if (!row) throw LetterProblems.raise('letters.not_found');
  const { id, accountId, reference, recipient, createdAt: signedAt } = row;
  const form = mailedForm.parse(vault.openJson(row.sealedForm, letterPlaces.form(id)));
  const { personalInfo, disputeDetails, bureau, bureauType, signedOnPaper, timeZone } = form;
  const document = letterDocumentSchema.parse(
    vault.openJson(row.sealedDocument, letterPlaces.document(id)),
  );
  const isToBureau = recipient === 'bureau';
  const toBureau = isToBureau ? (bureau ?? bureauType ?? null) : null;
  const isToDepartment = toBureau !== null && needsNamedBureau(disputeDetails);
  const department = isToDepartment
    ? (printedBureauAddress(toBureau, disputeDetails) ?? null)
    : null;
  const listsExhibits = (document.exhibits ?? []).length > 0;
  return {
    id,
    accountId,
    reference,
    recipient,
    bureau: toBureau,
    department,
    personalInfo,
    recipientAddress:
      isToBureau && !disputeDetails.agency && (!isToDepartment || department)
        ? null
        : (postalAddressOf(disputeDetails) ?? null),
    timeZone: timeZone ?? BUSINESS_TIME_ZONE,
    signedAt,
    missingEnclosures: document.enclosures,
    signedOnPaper,
    listsExhibits,
    ...openFacts(row, listsExhibits),
  };
}

/**
 * Locks a letter that was found before, and reads again what can have changed since; nothing of it is decrypted a second time.
 *
 * @throws Problem `letters.not_found`
 */
export async function lockLetterToMail(
  tx: EntityManager,
  letter: LetterToMail,
): Promise<LetterToMail> {
  const now = await lockMailedLetter(tx, letter);
  if (!now) throw LetterProblems.raise('letters.not_found');
  return { ...letter, ...openFacts(now, letter.listsExhibits) };
}

function openFacts(row: MailedRow, listsExhibits: boolean) {
  const { status, pdfSha256, pdfPages, packetKey, packetSha256, exhibitPages } = row;
  return {
    status,
    pages: pdfPages === null ? 0 : pdfPages + exhibitPages,
    packetSha256: packetSha256 ?? pdfSha256,
    mailBytes: row.mailBytes ?? 0,
    // The letter lists its exhibits for good; the packet with their files is deleted long before it.
    hasPacketGone: packetKey === null && pdfSha256 !== null && listsExhibits,
  };
}

/**
 * The very PDF that is mailed: the packet, or the letter if it has no enclosures.
 *
 * @throws Problem `letters.not_found`; Error if the stored bytes are not the signed ones
 */
export async function openMailFile(
  em: EntityManager,
  { vault, files }: Pick<LettersParts, 'vault' | 'files'>,
  letterId: string,
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const stored = await findLetterFiles(em, letterId);
  const key = stored?.packetKey ?? stored?.pdfKey;
  const sealed = key ? await files.get(key) : undefined;
  if (!stored || !sealed) throw LetterProblems.raise('letters.not_found');
  const place = stored.packetKey ? letterPlaces.packet(letterId) : letterPlaces.pdf(letterId);
  const bytes = vault.openBytes(sealed, place);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== (stored.packetKey ? stored.packetSha256 : stored.pdfSha256))
    throw new Error(`the stored PDF of letter ${letterId} is not the one that was signed`);
  return { bytes, sha256 };
}
