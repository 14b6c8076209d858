import type { EntityManager } from '#server/platform/database/index.ts';
import { VaultError, type Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';
import type { LettersParts } from './letters.parts.ts';
import { recordEvent, type Origin } from './record-event.ts';
import { savedSignature } from './signature.ts';

/** Everything that this room keeps of a person, for the person to take along: one letter at a time, however many there are. */

export interface OwnLetter {
  readonly id: string;
  readonly reference: string;
  readonly signedAt: string;
  readonly documentSha256: string;
  readonly hasPdf: boolean;
  readonly hasPacket: boolean;
  /** All that is kept of it, opened. */
  readonly whole: object;
}

interface LetterRow {
  readonly id: string;
  readonly account_id: string;
  readonly reference: string;
  readonly created_at: Date | string;
  readonly sealed_form: string;
  readonly sealed_document: string;
  readonly sealed_signature: string;
  readonly sealed_writing: string | null;
  readonly pdf_key: string | null;
  readonly packet_key: string | null;
  readonly document_sha256: string;
  readonly [more: string]: unknown;
}

/** The person's letters, oldest first. */
export async function* gatherLetters(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): AsyncGenerator<OwnLetter> {
  const ids = await em.execute<{ id: string }[]>(
    'select id from letters where account_id = ? order by created_at, position, id',
    [accountId],
  );
  for (const { id } of ids) {
    const [row] = await em.execute<LetterRow[]>(
      'select * from letters where id = ? and account_id = ?',
      [id, accountId],
    );
    if (row) yield await openLetter(em, vault, row);
  }
}

async function openLetter(em: EntityManager, vault: Vault, row: LetterRow): Promise<OwnLetter> {
  const { id, reference, document_sha256: documentSha256 } = row;
  const signedAt = new Date(row.created_at).toISOString();
  const writing = row.sealed_writing;
  return {
    id,
    reference,
    signedAt,
    documentSha256,
    hasPdf: row.pdf_key !== null,
    hasPacket: row.packet_key !== null,
    whole: {
      id,
      reference,
      signedAt,
      status: row['status'],
      recipient: row['recipient'],
      disputeReason: row['dispute_reason'],
      mailDate: row['mail_date'],
      trackingNumber: row['tracking_number'],
      documentSha256,
      pdfSha256: row['pdf_sha256'],
      facts: vault.openJson(row.sealed_form, letterPlaces.form(id)),
      text: vault.openJson(row.sealed_document, letterPlaces.document(id)),
      signature: vault.openJson(row.sealed_signature, letterPlaces.signature(id)),
      wording: writing && vault.openJson(writing, letterPlaces.writing(id)),
      trail: await gatherTrail(em, vault, row),
    },
  };
}

async function gatherTrail(em: EntityManager, vault: Vault, letter: LetterRow) {
  const rows = await em.execute<
    {
      id: string;
      kind: string;
      at: Date | string;
      document_sha256: string | null;
      sealed_origin: string;
    }[]
  >(
    `select id, kind, at, document_sha256, sealed_origin from letter_events
      where account_id = ? and letter_id = ? order by number`,
    [letter.account_id, letter.id],
  );
  return rows.map(({ id, kind, at, document_sha256, sealed_origin }) => ({
    kind,
    at: new Date(at).toISOString(),
    documentSha256: document_sha256,
    origin: vault.openJson(sealed_origin, { column: 'letter_events.sealed_origin', rowId: id }),
  }));
}

/** A letter's PDF, or its packet with the copies; undefined where the file is gone or does not open. */
export async function openLetterFile(
  em: EntityManager,
  { vault, files }: Pick<LettersParts, 'vault' | 'files'>,
  letterId: string,
  part: 'letter' | 'packet',
): Promise<Uint8Array | undefined> {
  const [row] = await em.execute<{ pdf_key: string | null; packet_key: string | null }[]>(
    'select pdf_key, packet_key from letters where id = ?',
    [letterId],
  );
  const key = part === 'letter' ? row?.pdf_key : row?.packet_key;
  const sealed = key ? await files.get(key) : undefined;
  if (!sealed) return undefined;
  try {
    return vault.openBytes(sealed, letterPlaces[part === 'letter' ? 'pdf' : 'packet'](letterId));
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}

/** Notes in a letter's trail that its owner took the PDF along. */
export async function noteTakenAlong(
  em: EntityManager,
  { vault, clock }: Pick<LettersParts, 'vault' | 'clock'>,
  letter: Pick<OwnLetter, 'id' | 'documentSha256'> & { readonly accountId: string },
  origin: Origin,
): Promise<void> {
  const { id: letterId, accountId, documentSha256 } = letter;
  const facts = { accountId, letterId, kind: 'downloaded', at: clock.now() } as const;
  recordEvent(em, vault, { ...facts, documentSha256, origin });
  await em.flush();
}

/** The person's drafts, those included that were signed since, and the signature that was kept for the next letter. */
export async function gatherDrafts(
  em: EntityManager,
  parts: Pick<LettersParts, 'vault' | 'clock'>,
  accountId: string,
) {
  const { vault } = parts;
  const rows = await em.execute<
    {
      id: string;
      sealed_content: string;
      sealed_review: string | null;
      sealed_polish: string | null;
    }[]
  >(
    `select id, revision, created_at as "createdAt", updated_at as "updatedAt", signed_at as "signedAt",
        sealed_content, sealed_review, sealed_polish
      from letter_drafts where account_id = ? order by created_at, id`,
    [accountId],
  );
  const drafts = rows.map(({ id, sealed_content, sealed_review, sealed_polish, ...draft }) => ({
    id,
    ...draft,
    content: vault.openJson(sealed_content, letterPlaces.draft(id)),
    read: sealed_review && vault.openJson(sealed_review, letterPlaces.review(id)),
    smoothed: sealed_polish && vault.openJson(sealed_polish, letterPlaces.polish(id)),
  }));
  return { drafts, savedSignature: await savedSignature(em, parts, accountId) };
}
