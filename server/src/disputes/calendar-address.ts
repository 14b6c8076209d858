import { currentLanguage } from '@creditfix/shared/kernel';
import { SECRET_TOKEN, hashSecretToken, newSecretToken } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { feedOf, keepFeed, ownerOfFeed } from './calendar-feed.repository.ts';
import { disputePlaces } from './dispute-places.ts';
import type { DisputeParts } from './disputes.parts.ts';

/**
 * The address of a person's calendar feed. Calendar programs sign in nowhere, so the address itself is the key: 32 random bytes, found
 * by their hash alone. A sealed copy shows it to its owner again.
 */

type Parts = Pick<DisputeParts, 'vault' | 'publicOrigin' | 'clock'>;

/** A new address; the one before stops working. */
export async function makeCalendar(
  em: EntityManager,
  { vault, publicOrigin, clock }: Parts,
  accountId: string,
): Promise<string> {
  const token = newSecretToken();
  await keepFeed(em, {
    accountId,
    tokenHash: hashSecretToken(token),
    sealedToken: vault.seal(token, disputePlaces.calendar(accountId)),
    createdAt: clock.now(),
  });
  return addressOf(publicOrigin(), token);
}

export async function findCalendar(
  em: EntityManager,
  { vault, publicOrigin }: Pick<Parts, 'vault' | 'publicOrigin'>,
  accountId: string,
): Promise<string | null> {
  const feed = await feedOf(em, accountId);
  if (!feed) return null;
  const token = vault.open(feed.sealedToken, disputePlaces.calendar(accountId));
  return addressOf(publicOrigin(), token);
}

/** Whose feed it is; undefined for whatever is no token of ours. */
export async function findFeedOwner(em: EntityManager, given: string): Promise<string | undefined> {
  const token = given.replace(/\.ics$/, '');
  if (!SECRET_TOKEN.test(token)) return undefined;
  return await ownerOfFeed(em, hashSecretToken(token));
}

/**
 * Some calendar programs take an address for a calendar only where its path ends like one. They don't say whom they ask for: the
 * language of the person who sees the address is in it.
 */
function addressOf(origin: string, token: string): string {
  const language = currentLanguage();
  const address = `${origin}/api/calendar/${token}.ics`;
  return language === 'en' ? address : `${address}?lang=${language}`;
}
