import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { flagsOf } from './flags/account-flag.repository.ts';
import { findAccount } from './account.repository.ts';
import { changesOf } from './email-change/email-change.repository.ts';
import { passkeysOf } from './passkeys/passkey.repository.ts';
import { nudgesOf } from './nudges/nudge.repository.ts';
import { openProfile } from './profile.ts';
import { findConsents } from './record-consent.ts';
import { sessionsOf } from './sessions/session.repository.ts';

/** Everything that this feature keeps of a person, for the person to take along. Secrets that only grant access stay here. */
export async function gatherAccount(em: EntityManager, vault: Vault, accountId: string) {
  const account = await findAccount(em, accountId);
  if (!account) throw new Error(`account ${accountId} is gone`);
  const emailChanges = await changesOf(em, accountId);
  const passkeys = await passkeysOf(em, accountId);
  const flags = await flagsOf(em, accountId);
  const nudges = await nudgesOf(em, accountId);
  return {
    account: {
      id: account.id,
      email: account.email,
      ...openProfile(vault, account),
      createdAt: account.createdAt,
      lastLoginAt: account.lastLoginAt,
      plan: account.plan,
      planUntil: account.planUntil,
      invitedWith: account.invitedWith,
      emailPreferences: account.emailPreferences,
      language: account.language,
    },
    emailChanges: emailChanges.map(({ newEmail, createdAt, endedAt }) => ({
      newEmail,
      createdAt,
      endedAt,
    })),
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
    nudges: nudges.map(({ kind, subjectId, sentAt }) => ({ kind, subjectId, sentAt })),
    sessions: await gatherSessions(em, vault, accountId),
    consents: await findConsents(em, vault, accountId),
  };
}

async function gatherSessions(em: EntityManager, vault: Vault, accountId: string) {
  const sessions = await sessionsOf(em, accountId);
  return sessions.map(
    ({ id, kind, how, createdAt, lastSeenAt, expiresAt, endedAt, sealedOrigin }) => ({
      kind,
      how,
      createdAt,
      lastSeenAt,
      expiresAt,
      endedAt,
      origin: vault.openJson(sealedOrigin, { column: 'sessions.sealed_origin', rowId: id }),
    }),
  );
}
