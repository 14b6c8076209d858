import type { EntityManager } from '#server/platform/database/index.ts';

/** Days that a link or session is kept after it expired, for the person's own sign-in history. */
const KEPT_DAYS = 30;

/** Forgets links and sessions that are long over. */
export async function purgeSignIns(em: EntityManager, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await em.execute('delete from login_links where expires_at < ?', [limit]);
  await em.execute('delete from sessions where expires_at < ?', [limit]);
}
