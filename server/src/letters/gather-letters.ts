import type { EntityManager } from '#server/platform/database/index.ts';
import { VaultError, type Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';
import { findTrail } from './letter-record.repository.ts';
import type { Letter } from './letter.entity.ts';
import { draftsOf, findLetterFiles, findOwnLetter, letterIdsOf } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import { recordEvent, type Origin } from './record-event.ts';
import { savedSignature } from './signing/signature.ts';

/** Everything that letters keep of a person, for the person to take along: one letter at a time, however many there are. */

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

/** The person's letters, oldest first. */
export async function* gatherLetters(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): AsyncGenerator<OwnLetter> {
  for (const id of await letterIdsOf(em, accountId)) {
    const letter = await findOwnLetter(em, accountId, id);
    if (letter) yield await openLetter(em, vault, letter);
  }
}

async function openLetter(em: EntityManager, vault: Vault, letter: Letter): Promise<OwnLetter> {
  const { id, reference, documentSha256, sealedWriting } = letter;
  const signedAt = letter.createdAt.toISOString();
  return {
    id,
    reference,
    signedAt,
    documentSha256,
    hasPdf: letter.pdfKey !== null,
    hasPacket: letter.packetKey !== null,
    whole: {
      id,
      reference,
      signedAt,
      status: letter.status,
      recipient: letter.recipient,
      disputeReason: letter.disputeReason,
      mailDate: letter.mailDate,
      trackingNumber: letter.trackingNumber,
      documentSha256,
      pdfSha256: letter.pdfSha256,
      facts: vault.openJson(letter.sealedForm, letterPlaces.form(id)),
      text: vault.openJson(letter.sealedDocument, letterPlaces.document(id)),
      signature: vault.openJson(letter.sealedSignature, letterPlaces.signature(id)),
      wording: sealedWriting && vault.openJson(sealedWriting, letterPlaces.writing(id)),
      trail: await gatherTrail(em, vault, letter),
    },
  };
}

async function gatherTrail(em: EntityManager, vault: Vault, letter: Letter) {
  const events = await findTrail(em, letter.accountId, letter.id);
  return events.map(({ id, kind, at, documentSha256, sealedOrigin }) => ({
    kind,
    at: at.toISOString(),
    documentSha256,
    origin: vault.openJson(sealedOrigin, { column: 'letter_events.sealed_origin', rowId: id }),
  }));
}

/** A letter's PDF, or its packet with the enclosures; undefined if the file is gone or does not open. */
export async function openLetterFile(
  em: EntityManager,
  { vault, files }: Pick<LettersParts, 'vault' | 'files'>,
  letterId: string,
  part: 'letter' | 'packet',
): Promise<Uint8Array | undefined> {
  const stored = await findLetterFiles(em, letterId);
  const key = part === 'letter' ? stored?.pdfKey : stored?.packetKey;
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

/** Notes in the trails of letters that they were bound into a case file, with the seal by which that file is known again. */
export async function noteCaseFile(
  em: EntityManager,
  { vault, clock }: Pick<LettersParts, 'vault' | 'clock'>,
  caseFile: {
    readonly accountId: string;
    readonly letterIds: readonly string[];
    readonly seal: string;
    readonly origin: Origin;
  },
): Promise<void> {
  const { accountId, seal, origin } = caseFile;
  for (const letterId of caseFile.letterIds) {
    const facts = { accountId, letterId, kind: 'in_case_file', at: clock.now() } as const;
    recordEvent(em, vault, { ...facts, documentSha256: seal, origin });
  }
  await em.flush();
}

/** The person's drafts, those included that were signed since, and the signature that was kept for the next letter. */
export async function gatherDrafts(
  em: EntityManager,
  parts: Pick<LettersParts, 'vault' | 'clock'>,
  accountId: string,
) {
  const { vault } = parts;
  const rows = await draftsOf(em, accountId);
  const drafts = rows.map(
    ({ id, sealedContent, sealedReview, sealedPolish, sealedEnglish, ...draft }) => ({
      id,
      ...draft,
      content: vault.openJson(sealedContent, letterPlaces.draft(id)),
      read: sealedReview && vault.openJson(sealedReview, letterPlaces.review(id)),
      smoothed: sealedPolish && vault.openJson(sealedPolish, letterPlaces.polish(id)),
      putIntoEnglish: sealedEnglish && vault.openJson(sealedEnglish, letterPlaces.english(id)),
    }),
  );
  return { drafts, savedSignature: await savedSignature(em, parts, accountId) };
}
