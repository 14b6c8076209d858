import { planAt } from '@creditfix/shared/accounts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Person } from '#server/platform/http/index.ts';
import { DEVICE_SESSION_DAYS, deviceIdleEnd } from './open-session.ts';
import { hashSecretToken } from './secret-token.ts';
import { findOpenSession, noteSeen } from './session.repository.ts';

/** How old the note may become: it tells a person which browser was used lately, not what they did when. */
const NOTED_EVERY_MS = 10 * 60_000;

/** The person whose session the token proves (see `tokenOf`): one indexed query, run on every signed-in call, and a rare note that it is in use. */
export async function findPerson(
  em: EntityManager,
  token: string | undefined,
  now: Date,
): Promise<Person | undefined> {
  if (!token) return undefined;
  const session = await findOpenSession(
    em,
    { tokenHash: hashSecretToken(token), kind: 'person' },
    now,
  );
  if (!session) return undefined;
  const { sessionId, lastSeenAt, planUntil, secondFactorAt: _, ...person } = session;
  await noteLastSeen(em, { id: sessionId, lastSeenAt }, now);
  return { ...person, sessionId, plan: planAt(person.plan, planUntil, now) };
}

/**
 * Notes that a session is in use, and lets that of a device live on from there. Costs one comparison on nearly every call, and
 * one write by primary key in ten minutes; of several calls at once only the first writes.
 */
export async function noteLastSeen(
  em: EntityManager,
  session: { readonly id: string; readonly lastSeenAt: Date | null },
  now: Date,
): Promise<void> {
  const notSince = new Date(now.getTime() - NOTED_EVERY_MS);
  if (session.lastSeenAt !== null && session.lastSeenAt > notSince) return;
  await noteSeen(em, session.id, {
    at: now,
    notSince,
    deviceUntil: deviceIdleEnd(now),
    deviceDays: DEVICE_SESSION_DAYS,
  });
}
