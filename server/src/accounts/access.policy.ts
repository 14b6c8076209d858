import { AccountProblems, FRESH_SIGN_IN_MINUTES, planAt } from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { AccessCheck, Call, Guard, Person } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { hashSecretToken, newSecretToken, SECRET_TOKEN } from './secret-token.ts';
import { findOpenSession, noteSeen } from './sessions/session.repository.ts';
import {
  DEVICE_SESSION_DAYS,
  deviceIdleEnd,
  LONGEST_USER_AGENT,
  readSessionToken,
} from './sessions/sessions.ts';

/** How old the note may become: it tells a person which browser was used lately, not what they did when. */
const NOTED_EVERY_MS = 10 * 60_000;

/** The person whose session the token proves (see `tokenOf`): one indexed query, run on every signed-in call, and a rare note that it is in use. */
export async function findPerson(
  em: EntityManager,
  token: string | undefined,
  now: Date,
): Promise<Person | undefined> {
  if (!token) return undefined;
  const session = await findOpenSession(
    em,
    { tokenHash: hashSecretToken(token), kind: 'person' },
    now,
  );
  if (!session) return undefined;
  const { sessionId, lastSeenAt, planUntil, secondFactorAt: _, ...person } = session;
  await noteLastSeen(em, { id: sessionId, lastSeenAt }, now);
  return { ...person, sessionId, plan: planAt(person.plan, planUntil, now) };
}

/**
 * Notes that a session is in use, and lets that of a device live on from there. Costs one comparison on nearly every call, and
 * one write by primary key in ten minutes; of several calls at once only the first writes.
 */
export async function noteLastSeen(
  em: EntityManager,
  session: { readonly id: string; readonly lastSeenAt: Date | null },
  now: Date,
): Promise<void> {
  const notSince = new Date(now.getTime() - NOTED_EVERY_MS);
  if (session.lastSeenAt !== null && session.lastSeenAt > notSince) return;
  await noteSeen(em, session.id, {
    at: now,
    notSince,
    deviceUntil: deviceIdleEnd(now),
    deviceDays: DEVICE_SESSION_DAYS,
  });
}

/**
 * Who may make which call: everybody, the signed-in, or the staff.
 *
 * @param checkStaff fills in the administrator of a call whose access is `admin`, or refuses
 * @param checkView fills in the person whose pages one of the staff is looking at, or refuses; leaves every other call alone
 */
export function createAccessCheck(
  clock: Clock,
  checkStaff: AccessCheck,
  checkView: AccessCheck,
): AccessCheck {
  return async (call, endpoint) => {
    if (endpoint.access === 'admin') return await checkStaff(call, endpoint);
    await checkView(call, endpoint);
    if (endpoint.access === 'signed_in' && !call.isViewed) await checkSignedIn(call, clock);
  };
}

/** Who is signed in here, or whose pages one of the staff is looking at: for what visitors may ask too. */
export async function currentPerson(call: Call, now: Date): Promise<Person | undefined> {
  return call.isViewed ? call.person : await findPerson(call.em, readSessionToken(call), now);
}

/** Lets only signed-in people through, and says who calls. */
async function checkSignedIn(call: Call, clock: Clock): Promise<void> {
  const person = await findPerson(call.em, readSessionToken(call), clock.now());
  if (!person) throw AccountProblems.raise('accounts.sign_in_needed');
  call.person = person;
}

/** The signed-in person of a call whose access is `signed_in`. */
export function personOf(call: Call): Person {
  if (!call.person) throw AccountProblems.raise('accounts.sign_in_needed');
  return call.person;
}

/** Lets only those through who have just signed in: for what can't be undone. */
export function recentlySignedIn(clock: Clock): Guard<unknown> {
  return async (_, call) => {
    if (!isFresh(personOf(call), clock.now()))
      throw AccountProblems.raise('accounts.sign_in_again');
  };
}

export function isFresh({ authenticatedAt }: Pick<Person, 'authenticatedAt'>, now: Date): boolean {
  return (
    authenticatedAt !== null &&
    now.getTime() - authenticatedAt.getTime() < FRESH_SIGN_IN_MINUTES * 60_000
  );
}

const DEVICE_COOKIE = 'cf_device';
const DEVICE_DAYS = 365;

/** The browser that somebody signs in with. */
export interface Visit {
  readonly ip: string;
  readonly userAgent: string;
  /** Keyed fingerprint of the browser's long-lived cookie: tells when many accounts come from one browser. The desktop app has none. */
  readonly deviceKey: string | null;
}

/** The desktop app with which somebody signs in: it keeps no cookies. */
export function deviceVisitOf(call: Call): Visit {
  const userAgent = call.userAgent.slice(0, LONGEST_USER_AGENT);
  return { ip: call.ip, userAgent, deviceKey: null };
}

/** @returns also what gives the browser its device cookie: call it once somebody has signed in, and for nobody else */
export function visitOf(
  call: Call,
  vault: Vault,
): { readonly visit: Visit; readonly keepDevice: () => void } {
  const kept = call.cookies.get(DEVICE_COOKIE);
  const device = kept && SECRET_TOKEN.test(kept) ? kept : newSecretToken();
  const visit = {
    ip: call.ip,
    userAgent: call.userAgent.slice(0, LONGEST_USER_AGENT),
    deviceKey: vault.fingerprint('device', device),
  };
  return {
    visit,
    keepDevice: () =>
      call.cookies.set(DEVICE_COOKIE, device, { maxAgeSeconds: DEVICE_DAYS * 86_400 }),
  };
}
