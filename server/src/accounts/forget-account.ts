import type { Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { purgeSightings } from './flags/account-flag.repository.ts';
import { emptyAccount, lockLiveAccount } from './account.repository.ts';
import { forgetChanges, purgeChanges } from './email-change/email-change.repository.ts';
import { forgetLinks, purgeLinks } from './sign-in/login-link.repository.ts';
import { forgetNudges } from './nudges/nudge.repository.ts';
import {
  forgetChallenges,
  forgetPasskeys,
  purgeChallenges,
} from './passkeys/passkey.repository.ts';
import { forgetSessions, purgeSessions } from './sessions/session.repository.ts';

/**
 * Empties an account for good: nobody can sign in to it, and it no longer says whose it was. What has to be kept hangs on the
 * row that stays, and so does the fingerprint of the mailbox: who comes back the same month does not start over.
 *
 * @returns the address that it had, and the language in which to take leave; undefined if it is deleted already
 */
export async function forgetAccount(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<{ readonly email: string; readonly language: Language } | undefined> {
  // The lock makes every request wait that adds something to this account; afterwards the database refuses it.
  const account = await lockLiveAccount(tx, accountId);
  if (!account) return undefined;
  await forgetChallenges(tx, accountId);
  await forgetSessions(tx, accountId);
  await forgetPasskeys(tx, accountId);
  await forgetChanges(tx, accountId);
  await forgetLinks(tx, account.email);
  await forgetNudges(tx, accountId);
  const email = `deleted-${randomUUID()}@deleted.invalid`;
  await emptyAccount(tx, accountId, { email, deletedAt: now });
  return account;
}

/** Days that a link or session is kept after it expired, for the person's own sign-in history. */
const KEPT_DAYS = 30;
/** Days after which nothing that was seen counts toward a flag anymore; a session counts from its beginning. */
const COUNTED_DAYS = 90;

/** Forgets links and sessions that are long over. */
export async function purgeSignIns(em: EntityManager, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await purgeLinks(em, limit);
  const counted = new Date(now.getTime() - COUNTED_DAYS * 86_400_000);
  await purgeSessions(em, { expiredBefore: limit, createdBefore: counted });
  await purgeChanges(em, limit);
  await purgeSightings(em, counted);
  await purgeChallenges(em, now);
}
