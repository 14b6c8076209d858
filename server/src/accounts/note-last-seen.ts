import type { EntityManager } from '#server/platform/database/index.ts';

/** How old the note may become: it tells a person which browser was used lately, not what they did when. */
const NOTED_EVERY_MS = 10 * 60_000;

/**
 * Notes that a session is in use. Costs one comparison on nearly every call, and one write by primary key in ten minutes; of
 * several calls at once only the first writes.
 */
export async function noteLastSeen(
  em: EntityManager,
  session: { readonly id: string; readonly lastSeenAt: Date | string | null },
  now: Date,
): Promise<void> {
  const limit = new Date(now.getTime() - NOTED_EVERY_MS);
  if (session.lastSeenAt !== null && new Date(session.lastSeenAt) > limit) return;
  await em.execute(
    'update sessions set last_seen_at = ? where id = ? and (last_seen_at is null or last_seen_at <= ?)',
    [now, session.id, limit],
  );
}
