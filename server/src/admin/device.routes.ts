import { LOGIN_LINK_MINUTES, canonicalMailbox } from '@creditfix/shared/accounts';
import { deviceEndpoints } from '@creditfix/shared/admin';
import { isEmail } from '@creditfix/shared/kernel';
import { requestLogin, sendLoginLinkJob } from '#server/accounts/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { openDeviceSession } from './open-device-session.ts';
import { sendAdminLinkJob } from './send-admin-link.job.ts';

/** No bot check stands before these, so they are closer than those of the login pages. */
const REQUEST_PER_ADDRESS = { name: 'device-login-ip', hits: 10, minutes: 15 };
const REQUEST_PER_MAILBOX = { name: 'device-login-email', hits: 5, minutes: 15 };
const OPEN_PER_ADDRESS = { name: 'device-open-ip', hits: 60, minutes: 15 };

/** Stands for whatever is no address: such a request is kept like any other, without what was typed. */
const NOBODY = '-';

/** How the desktop app signs in, for the staff and for customers. */
export function deviceRoutes(parts: AdminParts): Route[] {
  const { limiter } = parts;
  return [
    implement(deviceEndpoints.requestDeviceLogin)(
      [(_, call) => limiter.hit(REQUEST_PER_ADDRESS, call.ip)],
      async ({ body: { email: typed, challenge, audience } }, call) => {
        const address = typed.trim().toLowerCase();
        const email = isEmail(address) ? address : NOBODY;
        await limiter.hit(REQUEST_PER_MAILBOX, canonicalMailbox(address));
        const isStaff = audience === 'staff';
        await requestLogin(call.em, parts, {
          kind: isStaff ? 'device_admin' : 'device_person',
          email,
          redirect: undefined,
          referral: undefined,
          origin: call.origin,
          boundTo: { challenge },
          job: isStaff ? sendAdminLinkJob : sendLoginLinkJob,
        });
        return new Reply(
          { expiresInMinutes: LOGIN_LINK_MINUTES },
          'Check your inbox. If the address may sign in, a link is on its way.',
        );
      },
    ),

    implement(deviceEndpoints.openDeviceSession)(
      [(_, call) => limiter.hit(OPEN_PER_ADDRESS, call.ip)],
      async ({ body }, call) => await openDeviceSession(call, parts, body),
    ),
  ];
}
