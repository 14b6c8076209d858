import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { LoginLink, type LinkKind } from './login-link.entity.ts';

type LinkTables = Tables<typeof LoginLink>;

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

/** Gives a link the token and the code that open it from now on. @returns false if it can't be used anymore */
export async function setLinkSecrets(
  em: EntityManager,
  id: string,
  secrets: Pick<LoginLink, 'tokenHash' | 'codeHash' | 'codeExpiresAt'>,
  now: Date,
): Promise<boolean> {
  const live = { id, ...UNUSED, expiresAt: { $gt: now } };
  return (await em.nativeUpdate(LoginLink, live, secrets)) === 1;
}

/** The newest link that a browser asked for to sign this person in, used or not. */
export async function findAskedLink(
  em: EntityManager,
  { email, browserHash }: { readonly email: string; readonly browserHash: string },
): Promise<LoginLink | null> {
  return await em.findOne(
    LoginLink,
    { email, browserHash, kind: 'person' },
    { orderBy: { createdAt: 'desc' }, disableIdentityMap: true },
  );
}

/** Counts one more try of a code. @returns false where there were `most` already */
export async function takeCodeTry(em: EntityManager, id: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely<LinkTables>()
    .updateTable('login_links')
    .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', most)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Lets the screen in that waits for this link. @returns false where the link was used or replaced */
export async function approveLink(em: EntityManager, id: string, at: Date): Promise<boolean> {
  return (await em.nativeUpdate(LoginLink, { id, ...UNUSED }, { approvedAt: at })) === 1;
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
