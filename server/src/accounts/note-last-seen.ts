import type { EntityManager } from '#server/platform/database/index.ts';
import { DEVICE_SESSION_DAYS, deviceIdleEnd } from './open-session.ts';

/** How old the note may become: it tells a person which browser was used lately, not what they did when. */
const NOTED_EVERY_MS = 10 * 60_000;

/**
 * Notes that a session is in use, and lets that of a device live on from there. Costs one comparison on nearly every call, and one write by primary key in ten minutes; of
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
    `update sessions set last_seen_at = ?,
       expires_at = case when on_device then least(?::timestamptz, created_at + ?::int * interval '1 day') else expires_at end
     where id = ? and (last_seen_at is null or last_seen_at <= ?)`,
    [now, deviceIdleEnd(now), DEVICE_SESSION_DAYS, session.id, limit],
  );
}
