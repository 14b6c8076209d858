import type { EntityManager } from '#server/platform/database/index.ts';
import { LoginLink, type LinkKind } from './login-link.entity.ts';

/** Neither used nor replaced by a newer one. */
const UNUSED = { consumedAt: null, replacedAt: null };

/** Waits for other requests for this kind of link for this address, until the transaction ends. */
export async function lockRequests(
  tx: EntityManager,
  { kind, email }: Pick<LoginLink, 'kind' | 'email'>,
): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(:lock, 0))', {
    lock: `login-link:${kind}:${email}`,
  });
}

/** Makes the unused links of an address useless: those of one kind, or all. */
export async function replaceLinks(
  tx: EntityManager,
  links: { readonly email: string; readonly kind?: LinkKind },
  at: Date,
): Promise<void> {
  await tx.nativeUpdate(LoginLink, { ...links, ...UNUSED }, { replacedAt: at });
}

export async function addLink(tx: EntityManager, link: LoginLink): Promise<void> {
  await tx.insert(LoginLink, link);
}

/** A link that can still be used. */
export async function findLiveLink(
  em: EntityManager,
  id: string,
  now: Date,
): Promise<LoginLink | null> {
  const live = { id, ...UNUSED, expiresAt: { $gt: now } };
  return await em.findOne(LoginLink, live, { disableIdentityMap: true });
}

/** Gives a link the token that opens it from now on. @returns false if it can't be used any more */
export async function setLinkToken(
  em: EntityManager,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: string },
  now: Date,
): Promise<boolean> {
  const live = { id, ...UNUSED, expiresAt: { $gt: now } };
  return (await em.nativeUpdate(LoginLink, live, { tokenHash })) === 1;
}

/** The link of one of these kinds that this token opens, used or not. */
export async function findLinkByToken(
  em: EntityManager,
  tokenHash: string,
  kinds: readonly LinkKind[],
): Promise<LoginLink | null> {
  return await em.findOne(
    LoginLink,
    { tokenHash, kind: { $in: kinds } },
    { disableIdentityMap: true },
  );
}

/** One guarded UPDATE decides who uses a link. @returns false where somebody else did, or it was replaced */
export async function consumeLink(tx: EntityManager, id: string, at: Date): Promise<boolean> {
  return (await tx.nativeUpdate(LoginLink, { id, ...UNUSED }, { consumedAt: at })) === 1;
}

export async function purgeLinks(em: EntityManager, expiredBefore: Date): Promise<void> {
  await em.nativeDelete(LoginLink, { expiresAt: { $lt: expiredBefore } });
}

export async function forgetLinks(tx: EntityManager, email: string): Promise<void> {
  await tx.nativeDelete(LoginLink, { email });
}
