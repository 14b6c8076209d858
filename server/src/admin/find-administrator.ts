import { Session, hashSecretToken, noteLastSeen } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Administrator } from '#server/platform/http/index.ts';
import type { AdminSettings } from './admin-settings.ts';

/** Somebody whose administrator link was used in this browser or app; the second factor may still be missing. */
export interface SignedInAdministrator extends Administrator {
  readonly secondFactorAt: Date | null;
}

interface AdministratorRow {
  readonly session_id: string;
  readonly account_id: string;
  readonly email: string;
  readonly second_factor_at: Date | string | null;
  readonly last_seen_at: Date | null;
}

/** Asked on every call, so that who is taken off the settings' lists is out at once. */
export async function findAdministrator(
  em: EntityManager,
  token: string | undefined,
  { roles }: AdminSettings,
  now: Date,
): Promise<SignedInAdministrator | undefined> {
  if (!token) return undefined;
  const [row] = await em.execute<AdministratorRow[]>(
    `select s.id as session_id, a.id as account_id, a.email, s.second_factor_at, s.last_seen_at
     from sessions s join accounts a on a.id = s.account_id
     where s.token_hash = ? and s.kind = 'admin' and s.ended_at is null and s.expires_at > ?
       and a.deleted_at is null`,
    [hashSecretToken(token), now],
  );
  if (!row) return undefined;
  const role = roles.get(row.email);
  if (!role) {
    // For good: coming back to a list opens no session that was forgotten on some device.
    await em.nativeUpdate(Session, { id: row.session_id, endedAt: null }, { endedAt: now });
    return undefined;
  }
  await noteLastSeen(em, { id: row.session_id, lastSeenAt: row.last_seen_at }, now);
  return {
    role,
    accountId: row.account_id,
    sessionId: row.session_id,
    email: row.email,
    secondFactorAt: row.second_factor_at === null ? null : new Date(row.second_factor_at),
  };
}
