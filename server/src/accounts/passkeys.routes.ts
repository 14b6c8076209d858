import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { implement, type Route } from '#server/platform/http/index.ts';
import { personOf, recentlySignedIn } from './access.policy.ts';
import type { AccountsParts } from './accounts.routes.ts';
import { deviceName } from './device-name.ts';
import { checkNewPasskey, newPasskeyOptions, passkeyOptions } from './passkey-ceremony.ts';
import { CHALLENGE_MINUTES, keepChallenge, takeSessionChallenge } from './passkey.repository.ts';
import { passkeyLogin } from './passkey-login.ts';
import { addPasskey, listPasskeys, removePasskey, roomForPasskey } from './passkeys.ts';
import { readSessionToken } from './session-cookies.ts';
import { signedInReply } from './signed-in-reply.ts';
import { visitOf } from './visit.ts';

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
        const signIn = await passkeyLogin(call.em, parts, {
          answer: body.response,
          challengeId,
          origin: call.origin,
          redirect: body.redirect,
          visit: visitOf(call, vault),
          instead: readSessionToken(call),
        });
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
