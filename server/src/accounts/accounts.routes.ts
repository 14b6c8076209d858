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
import { findPerson, visitOf } from './access.policy.ts';
import {
  type LinkUse,
  markLoginBrowser,
  readLoginBrowser,
  requestLogin,
  verifyLogin,
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
const VERIFY_PER_ADDRESS = { name: 'verify-ip', hits: 2_000, minutes: 15 };

/** Signing in by a link, and out. */
export function accountRoutes(parts: AccountsParts): Route[] {
  const { clock, captcha, limiter } = parts;
  const verify = async (call: Call, token: string | undefined, browser: LinkUse['browser']) => {
    const visit = visitOf(call, parts.vault);
    const instead = readSessionToken(call);
    return signedInReply(
      call.cookies,
      await verifyLogin(call.em, parts, { token, browser, visit, instead }),
    );
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

    implement(accountEndpoints.session)([], async (_, call) => {
      const person = await findPerson(call.em, readSessionToken(call), clock.now());
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
