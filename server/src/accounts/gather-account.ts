import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { flagsOf } from './account-flag.repository.ts';
import { passkeysOf } from './passkey.repository.ts';
import { openProfile } from './profile.ts';
import { findConsents } from './record-consent.ts';

/** Everything that this room keeps of a person, for the person to take along. Secrets that only open doors stay here. */
export async function gatherAccount(em: EntityManager, vault: Vault, accountId: string) {
  const [row] = await em.execute<AccountRow[]>('select * from accounts where id = ?', [accountId]);
  if (!row) throw new Error(`account ${accountId} is gone`);
  const rows = async (query: string) => await em.execute<object[]>(query, [accountId]);
  const passkeys = await passkeysOf(em, accountId);
  const flags = await flagsOf(em, accountId);
  return {
    account: {
      id: row.id,
      email: row.email,
      ...openProfile(vault, row),
      createdAt: row.created_at,
      lastLoginAt: row.last_login_at,
      plan: row.plan,
      planUntil: row.plan_until,
      invitedWith: row.invited_with,
      emailPreferences: row.email_preferences,
      language: row.language,
    },
    emailChanges: await rows(
      `select new_email as "newEmail", created_at as "createdAt", ended_at as "endedAt"
        from email_changes where account_id = ? order by created_at`,
    ),
    passkeys: passkeys.map(({ name, transports, createdAt, lastUsedAt }) => ({
      name,
      transports,
      createdAt,
      lastUsedAt,
    })),
    flags: flags.map(({ rule, detail, raisedAt, clearedAt, clearedNote }) => ({
      rule,
      detail,
      raisedAt,
      clearedAt,
      clearedNote,
    })),
    sessions: await gatherSessions(em, vault, accountId),
    consents: await findConsents(em, vault, accountId),
  };
}

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly sealed_profile: string | null;
  readonly created_at: unknown;
  readonly last_login_at: unknown;
  readonly plan: string;
  readonly plan_until: unknown;
  readonly invited_with: string | null;
  readonly email_preferences: unknown;
  readonly language: string;
}

async function gatherSessions(em: EntityManager, vault: Vault, accountId: string) {
  const rows = await em.execute<{ id: string; sealed_origin: string }[]>(
    `select id, kind, how, created_at as "createdAt", last_seen_at as "lastSeenAt",
        expires_at as "expiresAt", ended_at as "endedAt", sealed_origin
      from sessions where account_id = ? order by created_at`,
    [accountId],
  );
  return rows.map(({ id, sealed_origin, ...session }) => ({
    ...session,
    origin: vault.openJson(sealed_origin, { column: 'sessions.sealed_origin', rowId: id }),
  }));
}
