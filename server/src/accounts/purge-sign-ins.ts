import type { EntityManager } from '#server/platform/database/index.ts';
import { purgeSightings } from './account-flag.repository.ts';
import { purgeChanges } from './email-change.repository.ts';
import { purgeLinks } from './login-link.repository.ts';
import { purgeChallenges } from './passkey.repository.ts';
import { purgeSessions } from './session.repository.ts';

/** Days that a link or session is kept after it expired, for the person's own sign-in history. */
const KEPT_DAYS = 30;
/** Days after which nothing that was seen counts towards a flag any more; a session counts from its beginning. */
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
