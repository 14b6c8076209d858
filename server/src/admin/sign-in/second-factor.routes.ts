import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { RequestProblems } from '@creditfix/shared/kernel';
import { implement, type Call, type Route } from '#server/platform/http/index.ts';
import {
  setAdminCookie,
  signedInAdministrator,
  type SignedInAdministrator,
} from '../access.policy.ts';
import { proveAdminPasskey, startAdminPasskey } from './admin-passkeys.ts';
import type { AdminParts } from '../admin.parts.ts';
import { proveTotp, startTotp } from './second-factor.ts';

/** Three codes count at any moment, so ten guesses in a quarter of an hour find one in 33,000 tries of that. */
const TRIES_PER_SESSION = { name: 'admin-factor-session', hits: 5, minutes: 15 };
const TRIES_PER_ADMINISTRATOR = { name: 'admin-factor-email', hits: 10, minutes: 15 };
/** Anyone with access to the mailbox could keep trying at that pace for months: so, a year of it is one chance in 23 at most. */
const CODES_PER_DAY = { name: 'admin-factor-day', hits: 40, minutes: 1_440 };
const STARTS_PER_SESSION = { name: 'admin-factor-start', hits: 20, minutes: 15 };

/** Setting up and proving the second factor, after the link. */
export function secondFactorRoutes(parts: AdminParts): Route[] {
  const { limiter, clock } = parts;
  const start = async (call: Call) => {
    const administrator = await halfSignedIn(call, parts);
    await limiter.hit(STARTS_PER_SESSION, administrator.sessionId);
    return administrator;
  };
  const attempt = async (call: Call) => {
    const administrator = await halfSignedIn(call, parts);
    await limiter.hit(TRIES_PER_SESSION, administrator.sessionId);
    await limiter.hit(TRIES_PER_ADMINISTRATOR, administrator.email);
    return administrator;
  };
  const passed = (call: Call, token: string) => {
    setAdminCookie(call.cookies, token);
    return { secondFactor: 'none' as const };
  };
  return [
    implement(adminAuthEndpoints.startTotp)(
      [],
      async (_, call) => await startTotp(call.em, parts, await start(call)),
    ),

    implement(adminAuthEndpoints.proveTotp)([], async ({ body }, call) => {
      const administrator = await attempt(call);
      await limiter.hit(CODES_PER_DAY, administrator.email);
      return passed(call, await proveTotp(call.em, parts, administrator, body.code));
    }),

    implement(adminAuthEndpoints.startAdminPasskey)([], async (_, call) => {
      const administrator = await start(call);
      const { em, origin } = call;
      return await startAdminPasskey(em, { administrator, origin, now: clock.now() });
    }),

    implement(adminAuthEndpoints.proveAdminPasskey)([], async ({ body }, call) => {
      const administrator = await attempt(call);
      const { em, origin } = call;
      const asked = { administrator, origin, now: clock.now() };
      return passed(call, await proveAdminPasskey(em, asked, body.response));
    }),
  ];
}

/**
 * Anyone who used an administrator link here. Where the settings ask for no second factor there is none to set up: otherwise
 * anyone who holds the mailbox today could leave a factor of their own for the day it is asked for.
 */
async function halfSignedIn(call: Call, parts: AdminParts): Promise<SignedInAdministrator> {
  const administrator = await signedInAdministrator(call, parts);
  if (!parts.administrators.secondFactor) throw RequestProblems.raise('request.not_found');
  return administrator;
}
