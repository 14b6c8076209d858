import { RequestProblems, type Problem } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { callerAddress } from '#server/platform/limits/index.ts';
import { countRepeats, type Log } from '#server/platform/logging/index.ts';
import { bearerOf } from './koa-call.ts';
import { loggedPath, problemOf, sendProblem } from './problem-answer.ts';

/** Gives each request an id and one log line: method, path without its query, status, time. */
export function requestLog(log: Log): Middleware {
  const noteFailure = countRepeats(log);
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.state.noteFailure = noteFailure;
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    ctx.set('X-Request-Id', ctx.state.requestId);
    try {
      await next();
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      const { method, status } = ctx;
      const path = loggedPath(ctx);
      ctx.state.log.debug({ method, path, status, ms, accountId: ctx.state.accountId }, 'request');
    }
  };
}

/** Turns whatever was thrown into the envelope: Problems as they are, all else logged and masked. */
export function errorAnswer(): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.path.startsWith('/api/') && ctx.status === 404 && ctx.body === undefined) {
        throw RequestProblems.raise('request.not_found');
      }
    } catch (error) {
      const problem = problemOf(error, ctx);
      ctx.state.problemCode = problem.code;
      recordRefusal(ctx, problem);
      sendProblem(ctx, problem);
    }
  };
}

/**
 * What an operator looks for after an attack: sign-ins that failed, calls that were not allowed, what is somebody else's or is not
 * well formed, limits that were reached. Only an address that is none says nothing: robots ask for thousands of them.
 */
function recordRefusal(ctx: Context, { code, status }: Problem): void {
  if (status >= 500 || code === 'request.not_found') return;
  const { method } = ctx;
  const path = loggedPath(ctx);
  ctx.state.log.info({ code, status, method, path, accountId: ctx.state.accountId }, 'refused');
}

/** From here on `ctx.ip` is an address and nothing else, whatever the proxies in front have written. */
export function plainAddress(): Middleware {
  return async (ctx, next) => {
    ctx.request.ip = callerAddress(ctx.ip);
    await next();
  };
}

/** Refuses a request for a host name that is not ours, or for two, or for an empty one: a proxy in front may go by the other one. */
export function ownHost(isOwn: (host: string) => boolean): Middleware {
  return async (ctx, next) => {
    const { rawHeaders } = ctx.req;
    const names = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    const isNamed = ctx.get('Host').trim() !== '';
    if (names.length > 1 || (names.length === 1 && !isNamed))
      throw RequestProblems.raise('request.malformed');
    if (!isOwn(ctx.get('Host'))) throw RequestProblems.raise('request.unknown_host');
    await next();
  };
}

/**
 * Refuses what another site makes a signed-in browser send (with SameSite cookies, OWASP ASVS 5.0 3.5). A bearer call is none: no
 * browser adds that header by itself, no page elsewhere may (we answer no preflight), and such a call has no cookies.
 */
export function sameOrigin(isOwnOrigin: (origin: string, host: string) => boolean): Middleware {
  return async (ctx, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(ctx.method) && bearerOf(ctx) === undefined) {
      const origin = ctx.get('Origin');
      const site = ctx.get('Sec-Fetch-Site');
      const foreign =
        origin !== ''
          ? !isOwnOrigin(origin, ctx.get('Host'))
          : site !== '' && site !== 'same-origin' && site !== 'none';
      if (foreign) throw RequestProblems.raise('request.cross_site');
    }
    await next();
  };
}

/** Nothing of the machine is wanted but passkeys, and these by our own pages alone. */
const PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-get=(self)', 'publickey-credentials-create=(self)')
  .join(', ');

/** Headers that every answer carries; the page's own policy is set where the page is served. */
export function securityHeaders(options: { readonly https: boolean }): Middleware {
  return async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': PERMISSIONS,
    });
    if (options.https) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
