import { AccountProblems } from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { AccessCheck, Call, Person } from '#server/platform/http/index.ts';
import { findPerson } from './find-person.ts';
import { readSessionToken } from './session-cookies.ts';

/** Calls for signed-in people are answered only with a live session. */
export function createAccessCheck(clock: Clock): AccessCheck {
  return async (call, access) => {
    if (access === 'public') return;
    const person = await findPerson(call.em, readSessionToken(call.cookies), clock.now());
    if (!person) throw AccountProblems.raise('accounts.sign_in_needed');
    call.person = person;
  };
}

/** The signed-in person of a call whose access is `signed_in`. */
export function personOf(call: Call): Person {
  if (!call.person) throw AccountProblems.raise('accounts.sign_in_needed');
  return call.person;
}
