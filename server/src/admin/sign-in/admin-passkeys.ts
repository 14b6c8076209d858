import { AccountProblems } from '@creditfix/shared/accounts';
import { AdminProblems } from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import {
  checkNewPasskey,
  checkPasskey,
  hashSecretToken,
  isFresh,
  keepChallenge,
  newPasskeyOptions,
  passkeyOptions,
  readPasskeyAnswer,
  takeSessionChallenge,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { SignedInAdministrator } from '../access.policy.ts';
import { factorsOf, passSecondFactor } from './second-factor.ts';
import {
  addAdminPasskey,
  adminPasskeysOf,
  lockFactors,
  useAdminPasskey,
} from './second-factor.repository.ts';

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
  const known = await adminPasskeysOf(em, email);
  const isNew = await maySetUp(em, administrator, now);
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
  const isNew = await maySetUp(em, asked.administrator, asked.now);
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
    const known = await adminPasskeysOf(tx, email);
    if (!(await maySetUp(tx, administrator, now)) || known.length >= MOST_PASSKEYS)
      throw AccountProblems.raise('accounts.passkey_failed');
    const added = await addAdminPasskey(tx, {
      id: randomUUID(),
      email,
      credentialId: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      createdAt: now,
    });
    if (!added) throw AccountProblems.raise('accounts.passkey_failed');
    const action = { action: 'set_up_factor', detail: 'a passkey' } as const;
    return await passSecondFactor(tx, administrator, action, now);
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
  const stored = (await adminPasskeysOf(em, email)).find(
    ({ credentialId }) => credentialId === read.id,
  );
  if (!stored) throw AccountProblems.raise('accounts.passkey_unknown');
  const counter = await checkPasskey(read, stored, { challenge, origin, userVerification });
  return await em.transactional(async (tx) => {
    const { credentialId } = stored;
    if (!(await useAdminPasskey(tx, { credentialId, counter, at: now })))
      throw AccountProblems.raise('accounts.passkey_failed');
    const action = { action: 'prove_factor', detail: 'a passkey' } as const;
    return await passSecondFactor(tx, administrator, action, now);
  });
}

/**
 * The first factor is set up by the link alone, another one only by who has proved one, and not long ago: whoever finds a screen that is
 * left open must not leave a way in there.
 *
 * @throws Problem `admin.sign_in_recently`
 */
async function maySetUp(
  em: EntityManager,
  administrator: SignedInAdministrator,
  now: Date,
): Promise<boolean> {
  const { email, secondFactorAt } = administrator;
  if (secondFactorAt === null) return (await factorsOf(em, email)).length === 0;
  if (!isFresh(administrator, now)) throw AdminProblems.raise('admin.sign_in_recently');
  return true;
}
