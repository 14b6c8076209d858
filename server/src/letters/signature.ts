import type { Signature } from '@creditfix/shared/letters';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import { letterPlaces } from './letter-places.ts';
import type { LettersParts } from './letters.parts.ts';
import { SavedSignature } from './saved-signature.entity.ts';
import { readSignaturePng } from './signature-png.ts';

/** A signature that was checked when it came in; opening it again sets no new limits. */
export const keptSignatureSchema: z.ZodType<Signature> = z.union([
  z.string(),
  z.object({ typedName: z.string() }),
]);

/** The signature as it is kept: a typed name as it is, a picture decoded for real and rid of everything but its pixels. */
export function readSignature(signature: Signature): Signature {
  if (typeof signature !== 'string') return signature;
  const { bytes } = readSignaturePng(signature);
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}

type Parts = Pick<LettersParts, 'vault' | 'clock'>;

/** Keeps a signature for the person's next letter, in place of an earlier one. */
export async function keepSignature(
  em: EntityManager,
  { vault, clock }: Parts,
  accountId: string,
  signature: Signature,
): Promise<void> {
  await em.upsert(SavedSignature, {
    accountId,
    sealedSignature: vault.sealJson(signature, letterPlaces.savedSignature(accountId)),
    updatedAt: clock.now(),
  });
}

export async function savedSignature(
  em: EntityManager,
  { vault }: Parts,
  accountId: string,
): Promise<Signature | null> {
  const saved = await em.findOne(SavedSignature, accountId);
  if (!saved) return null;
  return keptSignatureSchema.parse(
    vault.openJson(saved.sealedSignature, letterPlaces.savedSignature(accountId)),
  );
}

export async function forgetSignature(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(SavedSignature, { accountId });
}
