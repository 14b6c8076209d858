import { AccountProblems, LOGIN_LINK_MINUTES, accountEndpoints } from '@creditfix/shared/accounts';
import { RequestProblems } from '@creditfix/shared/kernel';
import type { Captcha } from '#server/platform/captcha/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import {
  Reply,
  implement,
  type Call,
  type Guard,
  type Route,
} from '#server/platform/http/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { presentUser } from './account.presenter.ts';
import { findPerson } from './find-person.ts';
import { requestLogin } from './request-login.ts';
import { clearSessionCookies, readSessionToken, setSessionCookies } from './session-cookies.ts';
import { Session } from './session.entity.ts';
import { verifyLogin } from './verify-login.ts';

export interface AccountsParts {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly captcha: Captcha;
  readonly limiter: RateLimiter;
}

const LOGIN_PER_ADDRESS = { name: 'login-ip', hits: 100, minutes: 15 };
const LOGIN_PER_EMAIL = { name: 'login-email', hits: 8, minutes: 15 };
const VERIFY_PER_ADDRESS = { name: 'verify-ip', hits: 2_000, minutes: 15 };

export function accountRoutes(parts: AccountsParts): Route[] {
  const { clock, captcha, limiter } = parts;
  return [
    implement(accountEndpoints.requestLogin)(
      [
        (_, call) => limiter.hit(LOGIN_PER_ADDRESS, call.ip),
        botChecked(captcha),
        ({ body }) => limiter.hit(LOGIN_PER_EMAIL, body.email),
      ],
      async ({ body }, call) => {
        await requestLogin(call.em, parts, {
          email: body.email,
          redirect: body.redirect,
          origin: call.origin,
        });
        return new Reply(
          { expiresInMinutes: LOGIN_LINK_MINUTES },
          'Check your email for your login link.',
        );
      },
    ),

    implement(accountEndpoints.verifyLogin)(
      [(_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip), notNavigation],
      async ({ query }, call) => {
        const { ip, userAgent } = call;
        const signIn = await verifyLogin(call.em, parts, { token: query.token, ip, userAgent });
        setSessionCookies(call.cookies, signIn.sessionToken);
        const data = { user: presentUser(signIn.account), redirectTo: signIn.redirectTo };
        return new Reply(data, 'You are now signed in.', data);
      },
    ),

    implement(accountEndpoints.session)([], async (_, call) => {
      const person = await findPerson(call.em, readSessionToken(call.cookies), clock.now());
      return { isAuthenticated: Boolean(person), user: person ? presentUser(person) : null };
    }),

    implement(accountEndpoints.signOut)([], async (_, call) => {
      const person = await findPerson(call.em, readSessionToken(call.cookies), clock.now());
      if (person)
        await call.em.nativeUpdate(Session, { id: person.sessionId }, { endedAt: clock.now() });
      clearSessionCookies(call.cookies);
      return { signedOut: true };
    }),
  ];
}

/** The bot check of a form: the token travels in `recaptchaToken`, whoever made it, and works once. */
export function botChecked(
  captcha: Captcha,
): Guard<{ readonly body: { readonly recaptchaToken?: string | undefined } }> {
  return async ({ body }) => {
    if (!(await captcha.verify(body.recaptchaToken)))
      throw AccountProblems.raise('accounts.captcha_needed');
  };
}

/** A link is used by the page's own fetch, never by a bare visit: mail scanners visit links. */
const notNavigation: Guard<unknown> = async (_, call: Call) => {
  const site = call.headers['sec-fetch-site'];
  const mode = call.headers['sec-fetch-mode'];
  if (mode === 'navigate' || (site !== undefined && site !== 'same-origin')) {
    throw RequestProblems.raise('request.cross_site');
  }
};
