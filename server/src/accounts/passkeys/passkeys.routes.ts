import {
  accountEndpoints,
  myAccountEndpoints,
  AccountProblems,
  safeRedirect,
} from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { personOf, recentlySignedIn, type Visit, visitOf } from '../access.policy.ts';
import type { AccountsParts } from '../accounts.routes.ts';
import { deviceName, openSession, readSessionToken, signedInReply } from '../sessions/sessions.ts';
import { findProvedAccount } from '../sign-in/find-or-create-account.ts';
import { noteSignIn } from '../sign-in/note-sign-in.ts';
import {
  checkNewPasskey,
  newPasskeyOptions,
  passkeyOptions,
  checkPasskey,
  readPasskeyAnswer,
  type PasskeyAnswer,
} from './passkey-ceremony.ts';
import {
  CHALLENGE_MINUTES,
  keepChallenge,
  takeSessionChallenge,
  findCredential,
  takeChallenge,
  useCredential,
} from './passkey.repository.ts';
import { addPasskey, listPasskeys, removePasskey, roomForPasskey } from './passkeys.ts';
import type { SignIn } from '../sign-in/login-links.ts';

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

/** Binds a sign-in's challenge to the browser that asked for it. */
const CHALLENGE_COOKIE = 'cf_passkey';

const PASSKEY_PER_ADDRESS = { name: 'passkey-ip', hits: 100, minutes: 15 };
const PASSKEY_PER_ACCOUNT = { name: 'passkey-account', hits: 30, minutes: 15 };

/** Signing in with a passkey, and the passkeys of My Account. */
export function passkeyRoutes(parts: AccountsParts): Route[] {
  return [...signInRoutes(parts), ...ownPasskeyRoutes(parts)];
}

function signInRoutes(parts: AccountsParts): Route[] {
  const { clock, limiter, vault } = parts;
  return [
    implement(accountEndpoints.startPasskeyLogin)(
      [(_, call) => limiter.hit(PASSKEY_PER_ADDRESS, call.ip)],
      async (_, { em, origin, cookies }) => {
        const options = await passkeyOptions({ origin, userVerification: 'preferred' });
        const asked = {
          purpose: 'sign_in',
          sessionId: null,
          challenge: options.challenge,
        } as const;
        const id = await keepChallenge(em, asked, clock.now());
        cookies.set(CHALLENGE_COOKIE, id, { maxAgeSeconds: CHALLENGE_MINUTES * 60 });
        return { options };
      },
    ),

    implement(accountEndpoints.passkeyLogin)(
      [(_, call) => limiter.hit(PASSKEY_PER_ADDRESS, call.ip)],
      async ({ body }, call) => {
        const challengeId = call.cookies.get(CHALLENGE_COOKIE);
        call.cookies.clear(CHALLENGE_COOKIE);
        const { visit, keepDevice } = visitOf(call, vault);
        const signIn = await passkeyLogin(call.em, parts, {
          answer: body.response,
          challengeId,
          origin: call.origin,
          redirect: body.redirect,
          visit,
          instead: readSessionToken(call),
        });
        keepDevice();
        return signedInReply(call.cookies, signIn);
      },
    ),
  ];
}

function ownPasskeyRoutes(parts: AccountsParts): Route[] {
  const { clock, limiter } = parts;
  const fresh = recentlySignedIn(clock);
  const userVerification = 'preferred';
  return [
    implement(myAccountEndpoints.listPasskeys)([], async (_, call) => ({
      passkeys: await listPasskeys(call.em, personOf(call).accountId),
    })),

    implement(myAccountEndpoints.startPasskey)(
      [fresh, (_, call) => limiter.hit(PASSKEY_PER_ACCOUNT, personOf(call).accountId)],
      async (_, call) => {
        const { accountId, sessionId, email } = personOf(call);
        const options = await newPasskeyOptions({
          origin: call.origin,
          user: { handle: accountId, name: email },
          known: await roomForPasskey(call.em, accountId),
          userVerification,
          discoverable: true,
        });
        const asked = { purpose: 'add', sessionId, challenge: options.challenge } as const;
        await keepChallenge(call.em, asked, clock.now());
        return { options };
      },
    ),

    implement(myAccountEndpoints.addPasskey)([fresh], async ({ body }, call) => {
      const { accountId, sessionId } = personOf(call);
      const now = clock.now();
      const challenge = await takeSessionChallenge(call.em, { purpose: 'add', sessionId }, now);
      const ceremony = { challenge, origin: call.origin, userVerification } as const;
      const passkey = await checkNewPasskey(body.response, ceremony);
      const name = body.name || deviceName(call.userAgent);
      return await addPasskey(call.em, parts, { accountId, passkey, name }, now);
    }),

    implement(myAccountEndpoints.removePasskey)([fresh], async ({ params }, call) => {
      await removePasskey(call.em, parts, { accountId: personOf(call).accountId, id: params.id });
      return { removed: true };
    }),
  ];
}

/**
 * Signs in with a passkey. Its challenge is used up before anything is looked at, so a wrong answer uses it up too.
 *
 * @throws Problem `accounts.passkey_failed` or `accounts.passkey_unknown`
 */
async function passkeyLogin(
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
    const { user, isNew } = account;
    return { user, sessionToken, redirectTo: safeRedirect(redirect), isNew };
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
