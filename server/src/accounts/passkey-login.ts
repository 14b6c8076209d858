import { AccountProblems, safeRedirect } from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { findProvedAccount } from './find-or-create-account.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { checkPasskey, readPasskeyAnswer, type PasskeyAnswer } from './passkey-ceremony.ts';
import { findCredential, takeChallenge, useCredential } from './passkey.repository.ts';
import type { SignIn } from './verify-login.ts';
import type { Visit } from './visit.ts';

interface PasskeyVisit {
  readonly answer: unknown;
  /** What the browser's cookie says it was asked. */
  readonly challengeId: string | undefined;
  readonly origin: string;
  readonly redirect: string | undefined;
  readonly visit: Visit;
  /** The session that this browser had. */
  readonly instead: string | undefined;
}

/**
 * Signs in with a passkey. Its challenge is used up before anything is looked at, so a wrong answer uses it up too.
 *
 * @throws Problem `accounts.passkey_failed` or `accounts.passkey_unknown`
 */
export async function passkeyLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault; readonly outbox: Outbox },
  { answer, challengeId, origin, redirect, visit, instead }: PasskeyVisit,
): Promise<SignIn> {
  const now = parts.clock.now();
  const challenge = await takeChallenge(em, challengeId, now);
  const read = await readPasskeyAnswer(answer);
  const passkey = await findPasskey(em, read);
  const userVerification = 'preferred';
  const counter = await checkPasskey(read, passkey, { challenge, origin, userVerification });
  return await em.transactional(async (tx) => {
    // The account before its passkey, as in deleting an account: the other way round the two would wait for each other.
    const account = await findProvedAccount(tx, passkey.accountId, now);
    if (!account) throw AccountProblems.raise('accounts.passkey_unknown');
    // Where a copy of the passkey signs in at the same moment, the counter lets one of the two through.
    const isUsed = await useCredential(tx, { id: passkey.id, counter, at: now });
    if (!isUsed) throw AccountProblems.raise('accounts.passkey_failed');
    const session = { accountId: account.id, kind: 'person', how: 'passkey' } as const;
    const sessionToken = await openSession(tx, parts, { ...session, visit, instead });
    const { deviceKey, userAgent } = visit;
    await noteSignIn(tx, parts, { accountId: account.id, deviceKey, userAgent, at: now });
    return { user: account.user, sessionToken, redirectTo: safeRedirect(redirect) };
  });
}

/** The passkey that the answer names; whose it is must agree with what the authenticator remembers. */
async function findPasskey(em: EntityManager, { id, response }: PasskeyAnswer) {
  const passkey = await findCredential(em, id);
  if (!passkey) throw AccountProblems.raise('accounts.passkey_unknown');
  const handle = response.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString('utf8') !== passkey.accountId)
    throw AccountProblems.raise('accounts.passkey_failed');
  return passkey;
}
