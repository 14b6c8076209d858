import { AccountProblems } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import {
  checkNewPasskey,
  checkPasskey,
  hashSecretToken,
  keepChallenge,
  newPasskeyOptions,
  passkeyOptions,
  readPasskeyAnswer,
  takeSessionChallenge,
  type StoredPasskey,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { SignedInAdministrator } from './find-administrator.ts';
import { factorsOf, lockFactors, passSecondFactor } from './second-factor.ts';

/** Passkeys as second factor. They are kept apart from the passkeys that people sign in with, and always ask who it is. */

const MOST_PASSKEYS = 10;
const userVerification = 'required';

interface Asked {
  readonly administrator: SignedInAdministrator;
  readonly origin: string;
  readonly now: Date;
}

/** @returns what the browser is asked: to make a passkey (`set_up`), or to use one (`prove`) */
export async function startAdminPasskey(
  em: EntityManager,
  { administrator, origin, now }: Asked,
): Promise<{ secondFactor: 'set_up' | 'prove'; options: Record<string, unknown> }> {
  const { email, sessionId } = administrator;
  const known = await passkeysOf(em, email);
  const isNew = await maySetUp(em, administrator);
  const options = isNew
    ? await newPasskeyOptions({
        origin,
        // Not the handle of the person's own passkeys: an authenticator keeps one passkey for each handle.
        user: { handle: hashSecretToken(`admin:${email}`), name: `${email} (administrator)` },
        known,
        userVerification,
        discoverable: false,
      })
    : await passkeyOptions({ origin, known, userVerification });
  const purpose = isNew ? 'admin_set_up' : 'admin_prove';
  await keepChallenge(em, { purpose, sessionId, challenge: options.challenge }, now);
  return { secondFactor: isNew ? 'set_up' : 'prove', options };
}

/**
 * Takes the browser's answer to whichever was asked.
 *
 * @returns the session's new token
 * @throws Problem `accounts.passkey_failed` or `accounts.passkey_unknown`
 */
export async function proveAdminPasskey(
  em: EntityManager,
  asked: Asked,
  answer: unknown,
): Promise<string> {
  const isNew = await maySetUp(em, asked.administrator);
  return isNew ? await setUp(em, asked, answer) : await prove(em, asked, answer);
}

async function setUp(
  em: EntityManager,
  { administrator, origin, now }: Asked,
  answer: unknown,
): Promise<string> {
  const { email, sessionId } = administrator;
  const question = { purpose: 'admin_set_up', sessionId } as const;
  const challenge = await takeSessionChallenge(em, question, now);
  const passkey = await checkNewPasskey(answer, { challenge, origin, userVerification });
  return await em.transactional(async (tx) => {
    await lockFactors(tx, email);
    const known = await passkeysOf(tx, email);
    if (!(await maySetUp(tx, administrator)) || known.length >= MOST_PASSKEYS)
      throw AccountProblems.raise('accounts.passkey_failed');
    const rows = await tx.execute<unknown[]>(
      `insert into admin_passkeys (id, email, credential_id, public_key, counter, transports, created_at)
       values (?, ?, ?, ?, ?, ?, ?) on conflict (credential_id) do nothing returning id`,
      [
        randomUUID(),
        email,
        passkey.credentialId,
        passkey.publicKey,
        passkey.counter,
        passkey.transports.join(','),
        now,
      ],
    );
    if (rows.length === 0) throw AccountProblems.raise('accounts.passkey_failed');
    const deed = { action: 'set_up_factor', detail: 'a passkey' } as const;
    return await passSecondFactor(tx, administrator, deed, now);
  });
}

async function prove(
  em: EntityManager,
  { administrator, origin, now }: Asked,
  answer: unknown,
): Promise<string> {
  const { email, sessionId } = administrator;
  const question = { purpose: 'admin_prove', sessionId } as const;
  const challenge = await takeSessionChallenge(em, question, now);
  const read = await readPasskeyAnswer(answer);
  const stored = (await passkeysOf(em, email)).find(({ credentialId }) => credentialId === read.id);
  if (!stored) throw AccountProblems.raise('accounts.passkey_unknown');
  const counter = await checkPasskey(read, stored, { challenge, origin, userVerification });
  return await em.transactional(async (tx) => {
    const used = await tx.execute<unknown[]>(
      `update admin_passkeys set counter = ?, last_used_at = ?
       where credential_id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`,
      [counter, now, stored.credentialId, counter, counter],
    );
    if (used.length === 0) throw AccountProblems.raise('accounts.passkey_failed');
    const deed = { action: 'prove_factor', detail: 'a passkey' } as const;
    return await passSecondFactor(tx, administrator, deed, now);
  });
}

/** The first factor is set up by the link alone, another one only by who has proved one. */
async function maySetUp(
  em: EntityManager,
  { email, secondFactorAt }: SignedInAdministrator,
): Promise<boolean> {
  return secondFactorAt !== null || (await factorsOf(em, email)).length === 0;
}

async function passkeysOf(em: EntityManager, email: string): Promise<StoredPasskey[]> {
  const rows = await em.execute<
    { credential_id: string; public_key: string; counter: number | string }[]
  >('select credential_id, public_key, counter from admin_passkeys where email = ?', [email]);
  return rows.map((row) => ({
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
  }));
}
