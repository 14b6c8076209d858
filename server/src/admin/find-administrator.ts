import {
  endSessionById,
  findOpenSession,
  hashSecretToken,
  noteLastSeen,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Administrator } from '#server/platform/http/index.ts';
import type { AdminSettings } from './admin-settings.ts';

/** Somebody whose administrator link was used in this browser or app; the second factor may still be missing. */
export interface SignedInAdministrator extends Administrator {
  readonly secondFactorAt: Date | null;
}

/** Asked on every call, so that who is taken off the settings' lists is out at once. */
export async function findAdministrator(
  em: EntityManager,
  token: string | undefined,
  { roles }: AdminSettings,
  now: Date,
): Promise<SignedInAdministrator | undefined> {
  if (!token) return undefined;
  const tokenHash = hashSecretToken(token);
  const session = await findOpenSession(em, { tokenHash, kind: 'admin' }, now);
  if (!session) return undefined;
  const { sessionId, accountId, email, secondFactorAt, lastSeenAt } = session;
  const role = roles.get(email);
  if (!role) {
    // For good: coming back to a list opens no session that was forgotten on some device.
    await endSessionById(em, sessionId, now);
    return undefined;
  }
  await noteLastSeen(em, { id: sessionId, lastSeenAt }, now);
  return { role, accountId, sessionId, email, secondFactorAt };
}
