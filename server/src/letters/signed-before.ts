import { LetterProblems } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { readingHash } from './document-hash.ts';
import { Letter } from './letter.entity.ts';
import type { Signed, SignRequest } from './sign-letter.ts';

/** What was signed already, for the person who asks for the same once more because no answer came. */

/**
 * How long a repeated call finds the letters of the first one. Nobody's second letter is taken for a repeat: within 45 days the
 * same words to the same recipient are refused anyway.
 */
const REPEAT_MS = 24 * 60 * 60_000;

/** The letters that this draft already is, or that the same call made a short while ago. */
export async function signedBefore(
  em: EntityManager,
  vault: Vault,
  request: SignRequest,
  now: Date,
): Promise<Signed['letterIds'] | undefined> {
  return request.draftId
    ? await signedFromDraft(em, request, request.draftId)
    : await signedInOneCall(em, vault, request, now);
}

/** A tab that shows another text than the signed one must not believe that its text was signed. */
async function signedFromDraft(
  em: EntityManager,
  { accountId, documentSha256 }: SignRequest,
  draftId: string,
): Promise<Signed['letterIds'] | undefined> {
  const first = await em.findOne(Letter, { id: draftId, accountId });
  if (!first) return undefined;
  const letters = await lettersOfSigning(em, first);
  const signed = readingHash(letters.map((letter) => letter.documentSha256));
  if (documentSha256 && documentSha256 !== signed) {
    throw LetterProblems.raise('letters.draft_already_signed');
  }
  return idsOf(letters);
}

/** The letters of a call whose answer never arrived, if it is sent once more. */
async function signedInOneCall(
  em: EntityManager,
  vault: Vault,
  request: SignRequest,
  now: Date,
): Promise<Signed['letterIds'] | undefined> {
  const first = await em.findOne(
    Letter,
    {
      accountId: request.accountId,
      requestKey: requestKeyOf(vault, request),
      createdAt: { $gt: new Date(now.getTime() - REPEAT_MS) },
    },
    { orderBy: { createdAt: 'desc', position: 'asc' } },
  );
  return first ? idsOf(await lettersOfSigning(em, first)) : undefined;
}

/** Tells one call again: everything that the person sent, as it was understood. How it travels makes it no other letter. */
export function requestKeyOf(
  vault: Vault,
  { accountId, form, signature, saveSignature = false }: SignRequest,
): string {
  const { deliveryMethod: _, ...written } = form;
  const sent = JSON.stringify([written, signature, saveSignature]);
  return vault.fingerprint('letters.request_key', `${accountId}/${sent}`);
}

async function lettersOfSigning(
  em: EntityManager,
  first: Letter,
): Promise<readonly [Letter, ...Letter[]]> {
  const all = await em.find(
    Letter,
    { signingId: first.signingId },
    { orderBy: { position: 'asc' } },
  );
  return [first, ...all.filter(({ id }) => id !== first.id)];
}

function idsOf([first, ...others]: readonly [Letter, ...Letter[]]): Signed['letterIds'] {
  return [first.id, ...others.map(({ id }) => id)];
}
