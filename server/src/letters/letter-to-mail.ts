import {
  LetterProblems,
  bureauSchema,
  letterDocumentSchema,
  type Bureau,
  type LetterDocument,
  type LetterRecipient,
  type LetterStatus,
} from '@creditfix/shared/letters';
import { BUSINESS_TIME_ZONE } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';
import type { LettersParts } from './letters.parts.ts';

/** A signed letter as whoever mails it needs to see it. */
export interface LetterToMail {
  readonly id: string;
  readonly accountId: string;
  readonly status: LetterStatus;
  readonly reference: string;
  readonly recipient: LetterRecipient;
  /** Null where it goes to a company, or leaves the bureau open. */
  readonly bureau: Bureau | null;
  /** The sender and a company as they stand in the letter: nobody has asked for more than their presence. */
  readonly personalInfo: z.output<typeof mailedForm>['personalInfo'];
  readonly recipientAddress: z.output<typeof companyAddress> | null;
  /** The zone in which the person's days are counted. */
  readonly timeZone: string;
  readonly signedAt: Date;
  /** Letter and copies; 0 while it has no PDF. */
  readonly pages: number;
  /** SHA-256 (hex) of what is mailed: the packet, or the letter where it has no copies. */
  readonly packetSha256: string | null;
  /** What it lists as enclosed although it is in no packet: only the person can put it in, by hand. */
  readonly missingEnclosures: readonly string[];
  /** The copies that it lists are deleted by now. */
  readonly hasPacketGone: boolean;
  /** When its place in the allowance was given back. */
  readonly givenBackAt: Date | null;
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
  disputeDetails: z.object({ recipientAddress: companyAddress.optional() }),
  bureau: bureauSchema.nullish(),
  /** Where letters that were signed before several bureaus could be chosen name theirs. */
  bureauType: bureauSchema.nullish(),
  timeZone: z.string().optional(),
});

interface MailedRow {
  readonly id: string;
  readonly account_id: string;
  readonly status: LetterStatus;
  readonly reference: string;
  readonly recipient: LetterRecipient;
  readonly sealed_form: string;
  readonly sealed_document: string;
  readonly pdf_sha256: string | null;
  readonly pdf_pages: number | null;
  readonly packet_key: string | null;
  readonly packet_sha256: string | null;
  readonly exhibit_pages: number;
  readonly given_back_at: Date | string | null;
  readonly created_at: Date | string;
}

/**
 * One letter of that person, also while its PDF is being made. Another person's letter answers as if it did not exist.
 *
 * @param lock `for update` where it is decided that the letter goes out
 * @throws Problem `letters.not_found`
 */
export async function findLetterToMail(
  em: EntityManager,
  vault: Vault,
  { accountId, letterId }: { readonly accountId: string; readonly letterId: string },
  lock: 'for update' | '' = '',
): Promise<LetterToMail> {
  const [row] = await em.execute<MailedRow[]>(
    `select id, account_id, status, reference, recipient, sealed_form, sealed_document, pdf_sha256, pdf_pages, packet_key,
       packet_sha256, exhibit_pages, given_back_at, created_at
     from letters where id = ? and account_id = ? ${lock}`,
    [letterId, accountId],
  );
  if (!row) throw LetterProblems.raise('letters.not_found');
  return letterOf(vault, row);
}

function letterOf(vault: Vault, row: MailedRow): LetterToMail {
  const form = mailedForm.parse(vault.openJson(row.sealed_form, letterPlaces.form(row.id)));
  const { personalInfo, disputeDetails, bureau, bureauType, timeZone } = form;
  const document = letterDocumentSchema.parse(
    vault.openJson(row.sealed_document, letterPlaces.document(row.id)),
  );
  const isToBureau = row.recipient === 'bureau';
  return {
    id: row.id,
    accountId: row.account_id,
    status: row.status,
    reference: row.reference,
    recipient: row.recipient,
    bureau: isToBureau ? (bureau ?? bureauType ?? null) : null,
    personalInfo,
    recipientAddress: isToBureau ? null : (disputeDetails.recipientAddress ?? null),
    timeZone: timeZone ?? BUSINESS_TIME_ZONE,
    signedAt: new Date(row.created_at),
    pages: row.pdf_pages === null ? 0 : row.pdf_pages + row.exhibit_pages,
    packetSha256: row.packet_sha256 ?? row.pdf_sha256,
    missingEnclosures: document.enclosures,
    hasPacketGone: hasPacketGone(row, document),
    givenBackAt: row.given_back_at === null ? null : new Date(row.given_back_at),
  };
}

/** The letter lists its exhibits for good; the packet with their copies is deleted long before it. */
function hasPacketGone(
  { packet_key, pdf_sha256 }: MailedRow,
  { exhibits = [] }: Pick<LetterDocument, 'exhibits'>,
): boolean {
  return packet_key === null && pdf_sha256 !== null && exhibits.length > 0;
}

/**
 * The very PDF that is mailed: the packet, or the letter where it has no copies.
 *
 * @throws Problem `letters.not_found`; Error where the stored bytes are not the signed ones
 */
export async function openMailFile(
  em: EntityManager,
  { vault, files }: Pick<LettersParts, 'vault' | 'files'>,
  letterId: string,
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const [row] = await em.execute<
    Record<'pdf_key' | 'pdf_sha256' | 'packet_key' | 'packet_sha256', string | null>[]
  >('select pdf_key, pdf_sha256, packet_key, packet_sha256 from letters where id = ?', [letterId]);
  const key = row?.packet_key ?? row?.pdf_key;
  const sealed = key ? await files.get(key) : undefined;
  if (!row || !sealed) throw LetterProblems.raise('letters.not_found');
  const place = row.packet_key ? letterPlaces.packet(letterId) : letterPlaces.pdf(letterId);
  const bytes = vault.openBytes(sealed, place);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== (row.packet_key ? row.packet_sha256 : row.pdf_sha256))
    throw new Error(`the stored PDF of letter ${letterId} is not the one that was signed`);
  return { bytes, sha256 };
}
