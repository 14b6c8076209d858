import type { Endpoint } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Where this server is reached from outside; decides cookies, links and which origin is our own. */
export interface Site {
  /** The `PUBLIC_URL` setting without a path, if it is set. */
  readonly publicOrigin: string | undefined;
  readonly port: () => number;
  /** True if the server listens on this machine alone. */
  readonly loopbackOnly: boolean;
}

export function isHttps(site: Site): boolean {
  return site.publicOrigin?.startsWith('https:') ?? false;
}

/**
 * The address for links that go out by email. Only the setting is believed, or a loopback name when there is none: a
 * forged Host header must not send a login link elsewhere.
 */
function originOf(site: Site, host: string): string {
  if (site.publicOrigin) return site.publicOrigin;
  return LOOPBACK.test(host) ? `http://${host}` : `http://localhost:${site.port()}`;
}

/**
 * A page elsewhere can point its own name at this machine (DNS rebinding) and then speak to a local server as if it were
 * its own: a server that is for this machine alone answers only to this machine's names.
 */
export function isOwnHost(site: Site, host: string): boolean {
  return !site.loopbackOnly || LOOPBACK.test(host) || isPublic(site);
}

/** True if the settings name an address beyond this machine: then a proxy may stand in front. */
export function isPublic({ publicOrigin }: Pick<Site, 'publicOrigin'>): boolean {
  return publicOrigin !== undefined && !LOOPBACK.test(new URL(publicOrigin).host);
}

export function isOwnOrigin(site: Site, origin: string, host: string): boolean {
  if (site.publicOrigin) return origin === site.publicOrigin;
  return origin === `http://${host}`;
}

/** The request as features see it. */
export function callOf(ctx: Context, database: Database, site: Site): Call {
  const bearer = bearerOf(ctx);
  return {
    requestId: ctx.state.requestId,
    em: database.fork(),
    log: ctx.state.log,
    ip: ctx.ip,
    userAgent: ctx.get('User-Agent'),
    origin: originOf(site, ctx.get('Host')),
    headers: ctx.headers,
    cookies: bearer === undefined ? cookiesOf(ctx, isHttps(site)) : noCookies,
    bearer,
  };
}

/** The token of a call that proves itself by a header; empty if the header holds nothing that could be one. */
export function bearerOf(ctx: Context): string | undefined {
  const [scheme, token = '', more] = ctx.get('Authorization').split(' ');
  if (scheme?.toLowerCase() !== 'bearer') return undefined;
  return more === undefined ? token : '';
}

/** A call that brings its own proof neither uses nor changes the cookies of whatever browser it came through. */
const noCookies: CallCookies = { get: () => undefined, set: () => {}, clear: () => {} };

/** Over https, cookies are bound to this host and to https by the `__Host-` prefix; the readable marker keeps its name. */
function cookiesOf(ctx: Context, https: boolean): CallCookies {
  const nameOf = (name: string, readable: boolean) =>
    https && !readable ? `__Host-${name}` : name;
  const base = { path: '/', sameSite: 'lax' as const, secure: https, overwrite: true };
  // Koa refuses secure cookies unless it sees TLS itself; behind a proxy the setting says that it is there.
  if (https) ctx.cookies.secure = true;
  return {
    get: (name) => ctx.cookies.get(nameOf(name, false)),
    set: (name, value, { maxAgeSeconds, readable = false, strict = false }) =>
      void ctx.cookies.set(nameOf(name, readable), value, {
        ...base,
        ...(strict ? { sameSite: 'strict' as const } : {}),
        httpOnly: !readable,
        maxAge: maxAgeSeconds * 1000,
      }),
    clear: (name) => {
      void ctx.cookies.set(nameOf(name, false), null, { ...base, httpOnly: true });
      if (https) void ctx.cookies.set(name, null, { ...base, httpOnly: false });
    },
  };
}

/** Who calls, where the session proves it. */
export interface Person {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly plan: 'free' | 'pro';
  /** When this session was last proved by a link or a passkey. */
  readonly authenticatedAt: Date | null;
}

/** Somebody of the staff who is wholly signed in, with the second factor if it is asked for. */
export interface Administrator {
  /** When the link was used, or the second factor after it. */
  readonly authenticatedAt: Date | null;
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: NonNullable<Endpoint['staff']>[number];
}

/** Everything about one request that a handler may need; Koa itself stays outside the features. */
export interface Call {
  readonly requestId: string;
  /** The unit of work of this request. */
  readonly em: EntityManager;
  readonly log: Log;
  readonly ip: string;
  readonly userAgent: string;
  /** Where the caller reached us (`https://example.com`), fit for links in an email. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Empty if there is a `bearer`, and never set then. */
  readonly cookies: CallCookies;
  /** What came as `Authorization: Bearer`: the session of a desktop app. */
  readonly bearer: string | undefined;
  /** Set by the access check; absent for visitors. */
  person?: Person;
  /** One of the staff is looking at that person's pages: the call reads and can't write. */
  isViewed?: true;
  /** Set by the access check of calls for administrators. */
  administrator?: Administrator;
}

export interface CallCookies {
  get(name: string): string | undefined;
  set(
    name: string,
    value: string,
    options: {
      readonly maxAgeSeconds: number;
      readonly readable?: boolean;
      /** Not sent even when a link elsewhere leads here. */
      readonly strict?: boolean;
    },
  ): void;
  clear(name: string): void;
}

/** A check before a handler; it throws a Problem to refuse. */
export type Guard<Question> = (question: Question, call: Call) => Promise<void>;
