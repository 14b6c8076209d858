import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';

/** What a passkey is asked for; an answer to one question is none to another. */
export const PasskeyPurpose = {
  sign_in: 'sign_in',
  add: 'add',
  admin_set_up: 'admin_set_up',
  admin_prove: 'admin_prove',
} as const;
export type PasskeyPurpose = keyof typeof PasskeyPurpose;

/** Minutes that a challenge may be answered. */
export const CHALLENGE_MINUTES = 5;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps a challenge until it is answered, and answers its id: a sign-in's browser shows that in a cookie. A session has one
 * open question of a purpose; asking anew takes the earlier one back.
 */
export async function keepChallenge(
  em: EntityManager,
  asked: {
    readonly purpose: PasskeyPurpose;
    readonly sessionId: string | null;
    readonly challenge: string;
  },
  now: Date,
): Promise<string> {
  if (asked.sessionId !== null)
    await em.execute('delete from passkey_challenges where session_id = ? and purpose = ?', [
      asked.sessionId,
      asked.purpose,
    ]);
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await em.execute(
    `insert into passkey_challenges (id, purpose, session_id, challenge, expires_at) values (?, ?, ?, ?, ?)`,
    [id, asked.purpose, asked.sessionId, asked.challenge, expiresAt],
  );
  return id;
}

/** Takes a sign-in's challenge, which is gone with that; undefined where there is none to answer any more. */
export async function takeChallenge(
  em: EntityManager,
  id: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!id || !UUID.test(id)) return undefined;
  const [row] = await em.execute<{ challenge: string }[]>(
    `delete from passkey_challenges where id = ? and purpose = 'sign_in' and expires_at > ? returning challenge`,
    [id, now],
  );
  return row?.challenge;
}

/** The same for a session's question. */
export async function takeSessionChallenge(
  em: EntityManager,
  asked: { readonly purpose: PasskeyPurpose; readonly sessionId: string },
  now: Date,
): Promise<string | undefined> {
  const rows = await em.execute<{ challenge: string; expires_at: Date | string }[]>(
    'delete from passkey_challenges where session_id = ? and purpose = ? returning challenge, expires_at',
    [asked.sessionId, asked.purpose],
  );
  return rows.find((row) => new Date(row.expires_at) > now)?.challenge;
}

export async function purgeChallenges(em: EntityManager, now: Date): Promise<void> {
  await em.execute('delete from passkey_challenges where expires_at <= ?', [now]);
}
