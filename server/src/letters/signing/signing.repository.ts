import { type LetterEventKind, LetterStatus } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { LetterDraft } from '../drafts/letter-draft.entity.ts';
import { LetterEvent } from '../letter-event.entity.ts';
import { Letter } from '../letter.entity.ts';
import { SavedSignature } from './saved-signature.entity.ts';

/** What was signed together, and what of it still has no PDF. */

export type SignedRow = Pick<Letter, 'id' | 'documentSha256'>;

export async function signedTogether(em: EntityManager, signingId: string): Promise<SignedRow[]> {
  return await em.find(
    Letter,
    { signingId },
    {
      fields: ['id', 'documentSha256'],
      orderBy: { position: 'asc' },
      disableIdentityMap: true,
    },
  );
}

export async function isWithoutPdf(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(Letter, { id, status: LetterStatus.preparing })) > 0;
}

export async function lettersWithoutPdf(em: EntityManager, accountId: string): Promise<Letter[]> {
  return await em.find(Letter, { accountId, status: LetterStatus.preparing });
}

export async function interruptedLetters(
  em: EntityManager,
  signedBefore: Date,
): Promise<readonly Pick<Letter, 'id'>[]> {
  return await em.find(
    Letter,
    { status: LetterStatus.preparing, createdAt: { $lte: signedBefore } },
    { fields: ['id'] },
  );
}

/** What the trail says of an act of signing. */
const SIGNING: LetterEventKind[] = ['attested', 'signed', 'left_to_sign'];

/** @param reopens whether their drafts may be written on: of these the trail keeps all but the signing */
export async function undoSigning(
  tx: EntityManager,
  accountId: string,
  { ids, reopens }: { readonly ids: string[]; readonly reopens: boolean },
): Promise<void> {
  await tx.nativeDelete(Letter, { id: { $in: ids } });
  const reopened = reopens
    ? await tx.nativeUpdate(LetterDraft, { id: { $in: ids } }, { signedAt: null })
    : 0;
  const undone = reopened > 0 ? { kind: { $in: SIGNING } } : {};
  await tx.nativeDelete(LetterEvent, { accountId, letterId: { $in: ids }, ...undone });
}

export async function forgetSavedSignature(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(SavedSignature, { accountId });
}
