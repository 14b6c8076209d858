import { AccountProblems, FRESH_SIGN_IN_MINUTES } from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { AccessCheck, Call, Guard, Person } from '#server/platform/http/index.ts';
import { findPerson } from './find-person.ts';
import { readSessionToken } from './session-cookies.ts';

/**
 * Who may make which call: everybody, the signed-in, or the staff.
 *
 * @param checkStaff fills in the administrator of a call whose access is `admin`, or refuses
 */
export function createAccessCheck(clock: Clock, checkStaff: AccessCheck): AccessCheck {
  return async (call, endpoint) => {
    if (endpoint.access === 'signed_in') await checkSignedIn(call, clock);
    if (endpoint.access === 'admin') await checkStaff(call, endpoint);
  };
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

export function isFresh({ authenticatedAt }: Person, now: Date): boolean {
  return (
    authenticatedAt !== null &&
    now.getTime() - authenticatedAt.getTime() < FRESH_SIGN_IN_MINUTES * 60_000
  );
}
