import {
  AccountProblems,
  MARKER_COOKIE,
  type myAccountEndpoints,
} from '@creditfix/shared/accounts';
import { type DataOf, RequestProblems, spoken } from '@creditfix/shared/kernel';
import Bowser from 'bowser';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { type Call, type CallCookies, type Guard, Reply } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { Visit } from '../access.policy.ts';
import type { SignIn } from '../sign-in/login-links.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';
import { agreeToTerms } from '../record-consent.ts';
import {
  hashSecretToken,
  newDeviceToken,
  newSecretToken,
  SECRET_TOKEN,
  tokenOf,
} from '../secret-token.ts';
import type { Session, SessionKind } from './session.entity.ts';
import { addSession, endOwnSession, endSessionOf, shownSessions } from './session.repository.ts';

/** What a person would call the browser that they used ("Chrome on Windows"), from what it says about itself. */

const deviceNameMessages = () => spoken({ en: en.deviceNameMessages, es: es.deviceNameMessages });

/** Browsers say about 200. Anyone who writes what they like could write 15,000 that patterns read again and again. */
export const LONGEST_USER_AGENT = 400;

export function deviceName(userAgent: string): string {
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT) || ' ');
  const { unknown, on } = deviceNameMessages();
  const name = browserName(browser.name) ?? unknown;
  const system = systemName(os.name, platform.model);
  return system ? on(name, system) : name;
}

/** Nothing but a name that people know: the library makes names of whatever a program calls itself, too. */
function browserName(name: string | undefined): string | undefined {
  switch (name) {
    case 'Microsoft Edge':
      return 'Edge';
    case 'Samsung Internet for Android':
      return 'Samsung Internet';
    case 'Chromium':
    case 'Chrome Headless':
      return 'Chrome';
    case 'Electron':
      return deviceNameMessages().desktopApp;
    case 'Chrome':
    case 'Safari':
    case 'Firefox':
    case 'Opera':
    case 'Vivaldi':
    case 'DuckDuckGo':
      return name;
    default:
      return undefined;
  }
}

function systemName(system: string | undefined, model: string | undefined): string | undefined {
  switch (system) {
    case 'iOS':
      return model;
    case 'Chrome OS':
      return deviceNameMessages().chromebook;
    case 'macOS':
      return deviceNameMessages().mac;
    case 'Windows':
    case 'Android':
    case 'Linux':
      return system;
    default:
      return undefined;
  }
}

/** The browsers that somebody is or was signed in with. */

type ListedSession = DataOf<(typeof myAccountEndpoints)['listSessions']>['sessions'][number];

const SHOWN_DAYS = 30;
const MOST_SHOWN = 100;

const originSchema = z.object({ userAgent: z.string(), device: z.string().optional() });

/** Open ones first, then those that ended or ran out in the last 30 days, each newest first. */
export async function listSessions(
  em: EntityManager,
  vault: Vault,
  who: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<ListedSession[]> {
  const sessions = await shownSessions(em, who.accountId, {
    now,
    overAfter: new Date(now.getTime() - SHOWN_DAYS * 86_400_000),
    limit: MOST_SHOWN,
  });
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === who.sessionId,
    device: sessionDevice(vault, session),
    how: session.how,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
    endedAt: session.overAt?.toISOString() ?? null,
  }));
}

/** What the person calls the device, or what a browser says that it is. */
export function sessionDevice(vault: Vault, session: Pick<Session, 'id' | 'sealedOrigin'>): string {
  const place = { column: 'sessions.sealed_origin', rowId: session.id };
  const origin = originSchema.parse(vault.openJson(session.sealedOrigin, place));
  return origin.device ?? deviceName(origin.userAgent);
}

/**
 * Ends one of somebody's own sessions; one that has ended stays as it ended.
 *
 * @throws Problem `accounts.not_found` for anyone else's
 */
export async function endSession(
  em: EntityManager,
  session: { readonly accountId: string; readonly id: string },
  now: Date,
): Promise<void> {
  if (!(await endOwnSession(em, session, now))) throw AccountProblems.raise('accounts.not_found');
}

/** Days that a person's browser stays signed in. */
const SESSION_DAYS = 30;
/** Hours that an administrator's browser stays signed in. */
export const ADMIN_SESSION_HOURS = 12;

/** Days without contact after which a device is signed out. */
export const DEVICE_IDLE_DAYS = 14;
/** Days after which a device signs in again, however often it was used. */
export const DEVICE_SESSION_DAYS = 90;

/** When a device that is heard of now is signed out, if it is not heard of again. */
export function deviceIdleEnd(now: Date): Date {
  return new Date(now.getTime() + DEVICE_IDLE_DAYS * 86_400_000);
}

const LIFETIME_MS: Readonly<Record<SessionKind, number>> = {
  person: SESSION_DAYS * 86_400_000,
  admin: ADMIN_SESSION_HOURS * 3_600_000,
};

interface NewSession {
  readonly accountId: string;
  readonly kind: SessionKind;
  readonly how: Session['how'];
  readonly visit: Visit;
  /** What the browser's session cookie held until now. */
  readonly instead: string | undefined;
  /** What the person calls the device, where it is the desktop app's session. */
  readonly device?: string;
}

/** Opens a session under a token of its own and ends the one that this browser had; answers the token. */
export async function openSession(
  tx: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault },
  { accountId, kind, how, visit, instead, device }: NewSession,
): Promise<string> {
  const now = parts.clock.now();
  if (instead && SECRET_TOKEN.test(instead)) {
    const tokenHash = hashSecretToken(instead);
    await endSessionOf(tx, { tokenHash, kind }, now);
  }
  const onDevice = device !== undefined;
  const token = onDevice ? newDeviceToken() : newSecretToken();
  const id = randomUUID();
  const origin = { ip: visit.ip, userAgent: visit.userAgent, device };
  await addSession(tx, {
    id,
    accountId,
    kind,
    how,
    tokenHash: hashSecretToken(token),
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    secondFactorAt: null,
    expiresAt: onDevice ? deviceIdleEnd(now) : new Date(now.getTime() + LIFETIME_MS[kind]),
    endedAt: null,
    deviceKey: visit.deviceKey,
    onDevice,
    viewedAccountId: null,
    viewedUntil: null,
    sealedOrigin: parts.vault.sealJson(origin, { column: 'sessions.sealed_origin', rowId: id }),
  });
  if (kind === 'person') await agreeToTerms(tx, parts.vault, { accountId, at: now, origin: visit });
  return token;
}

/** Holds the session's token; no script can read it. */
const TOKEN_COOKIE = 'cf_session_token';

export function readSessionToken(call: Call): string | undefined {
  return tokenOf(call, TOKEN_COOKIE);
}

/** Sets the session and, beside it, a marker that the page may read. The marker opens nothing. */
function setSessionCookies(cookies: CallCookies, token: string): void {
  const maxAgeSeconds = SESSION_DAYS * 86_400;
  cookies.set(TOKEN_COOKIE, token, { maxAgeSeconds });
  cookies.set(MARKER_COOKIE, 'active', { maxAgeSeconds, readable: true });
}

export function clearSessionCookies(cookies: CallCookies): void {
  cookies.clear(TOKEN_COOKIE);
  cookies.clear(MARKER_COOKIE);
}

/** What every way of signing in answers; the cookies go with it. */
export function signedInReply(
  cookies: CallCookies,
  { user, redirectTo, isNew, sessionToken }: SignIn,
): Reply<Omit<SignIn, 'sessionToken'>> {
  setSessionCookies(cookies, sessionToken);
  const data = { user, redirectTo, isNew };
  return new Reply(
    data,
    spoken({ en: en.accountsMessages, es: es.accountsMessages }).signedIn,
    data,
  );
}

/** A link is used by the page's own fetch, never by a bare visit: mail scanners visit links. */
export const ownFetchOnly: Guard<unknown> = async (_, call: Call) => {
  const site = call.headers['sec-fetch-site'];
  const mode = call.headers['sec-fetch-mode'];
  if (mode === 'navigate' || (site !== undefined && site !== 'same-origin')) {
    throw RequestProblems.raise('request.cross_site');
  }
};
