import { LOGIN_LINK_MINUTES, accountEndpoints, canonicalMailbox } from '@creditfix/shared/accounts';
import { spoken } from '@creditfix/shared/kernel';
import { botChecked, type Captcha } from '#server/platform/captcha/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { Reply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { presentUser } from './account.presenter.ts';
import { currentPerson, findPerson, visitOf } from './access.policy.ts';
import {
  type LinkUse,
  markLoginBrowser,
  readLoginBrowser,
  approveLogin,
  goOnWaiting,
  requestLogin,
  signInWithCode,
  verifyLogin,
  whereUsedLinkLed,
} from './sign-in/login-links.ts';
import {
  clearSessionCookies,
  ownFetchOnly,
  readSessionToken,
  signedInReply,
} from './sessions/sessions.ts';
import { sendLoginLinkJob } from './sign-in/send-login-link.job.ts';
import { endSessionById } from './sessions/session.repository.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

const accountsMessages = () => spoken({ en: en.accountsMessages, es: es.accountsMessages });

export interface AccountsParts {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly captcha: Captcha;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
}

const LOGIN_PER_ADDRESS = { name: 'login-ip', hits: 100, minutes: 15 };
/** However the address is spelled: tags would let anybody fill a mailbox. */
const LOGIN_PER_MAILBOX = { name: 'login-email', hits: 8, minutes: 15 };
/** Codes typed for one mailbox, whoever asked for them. The link in the email and passkeys still work after that. */
const CODES_PER_MAILBOX = { name: 'login-code-email', hits: 30, minutes: 24 * 60 };
const VERIFY_PER_ADDRESS = { name: 'verify-ip', hits: 2_000, minutes: 15 };

/** Signing in by a link, and out. */
export function accountRoutes(parts: AccountsParts): Route[] {
  const { clock, captcha, limiter } = parts;
  const verify = async (call: Call, token: string | undefined, browser: LinkUse['browser']) => {
    try {
      const visiting = visitIn(call, parts);
      return visiting.reply(await verifyLogin(call.em, parts, { token, browser }, visiting));
    } catch (problem) {
      const person = await findPerson(call.em, readSessionToken(call), clock.now());
      const redirectTo = person && (await whereUsedLinkLed(call.em, token, person.email));
      if (!redirectTo) throw problem;
      // Tapped once more by somebody whom it has signed in already: they go on, and no session is made.
      const data = { user: presentUser(person), redirectTo, isNew: false };
      return new Reply(data, accountsMessages().signedIn, data);
    }
  };
  return [
    implement(accountEndpoints.requestLogin)(
      [
        (_, call) => limiter.hit(LOGIN_PER_ADDRESS, call.ip),
        botChecked(captcha),
        ({ body }) => limiter.hit(LOGIN_PER_MAILBOX, canonicalMailbox(body.email)),
      ],
      async ({ body: { email, redirect, referral } }, call) => {
        const boundTo = { browserHash: markLoginBrowser(call.cookies) };
        const { origin } = call;
        await requestLogin(call.em, parts, {
          email,
          redirect,
          referral,
          origin,
          boundTo,
          kind: 'person',
          job: sendLoginLinkJob,
        });
        return new Reply({ expiresInMinutes: LOGIN_LINK_MINUTES }, accountsMessages().linkSent);
      },
    ),

    implement(accountEndpoints.verifyLogin)(
      [(_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip), ownFetchOnly],
      async ({ query }, call) =>
        await verify(call, query.token, { hash: readLoginBrowser(call.cookies) }),
    ),

    implement(accountEndpoints.confirmLogin)(
      [(_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip)],
      async ({ body }, call) => await verify(call, body.token, 'confirmed'),
    ),

    ...waitingRoutes(parts),

    implement(accountEndpoints.session)([], async (_, call) => {
      const person = await currentPerson(call, clock.now());
      return { isAuthenticated: Boolean(person), user: person ? presentUser(person) : null };
    }),

    implement(accountEndpoints.signOut)([], async (_, call) => {
      const person = await findPerson(call.em, readSessionToken(call), clock.now());
      if (person) await endSessionById(call.em, person.sessionId, clock.now());
      clearSessionCookies(call.cookies);
      return { signedOut: true };
    }),
  ];
}

/** Who signs in, and what answers them once they have. */
function visitIn(call: Call, { vault }: Pick<AccountsParts, 'vault'>) {
  const { visit, keepDevice } = visitOf(call, vault);
  const reply = (signIn: Parameters<typeof signedInReply>[1]) => {
    keepDevice();
    return signedInReply(call.cookies, signIn);
  };
  return { visit, instead: readSessionToken(call), reply };
}

/** For the screen that asked for a link: its code, and its waiting. */
function waitingRoutes(parts: AccountsParts): Route[] {
  const { clock, limiter } = parts;
  return [
    implement(accountEndpoints.codeLogin)(
      [
        (_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip),
        ({ body }) => limiter.hit(CODES_PER_MAILBOX, canonicalMailbox(body.email)),
      ],
      async ({ body: { email, code } }, call) => {
        const typed = { email, code, browserHash: readLoginBrowser(call.cookies) };
        const visiting = visitIn(call, parts);
        return visiting.reply(await signInWithCode(call.em, parts, typed, visiting));
      },
    ),

    implement(accountEndpoints.approveLogin)(
      [(_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip)],
      async ({ body }, call) => {
        await approveLogin(call.em, parts, body);
        return { approved: true };
      },
    ),

    implement(accountEndpoints.awaitLogin)([], async ({ body: { email } }, call) => {
      const asked = { email, browserHash: readLoginBrowser(call.cookies) };
      const visiting = visitIn(call, parts);
      const waiting = await goOnWaiting(call.em, parts, asked, visiting);
      if (waiting.state === 'approved')
        return { state: 'signed_in', ...visiting.reply(waiting).data };
      if (waiting.state !== 'used') return waiting;
      // Opened in another tab of this browser, or on another device: only the first has a session here.
      const person = await findPerson(call.em, readSessionToken(call), clock.now());
      if (person?.email !== email) return { state: 'over' };
      const { redirectTo } = waiting;
      return { state: 'signed_in', user: presentUser(person), redirectTo, isNew: false };
    }),
  ];
}
