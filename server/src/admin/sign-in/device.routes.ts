import { AccountProblems, LOGIN_LINK_MINUTES, canonicalMailbox } from '@creditfix/shared/accounts';
import { deviceEndpoints } from '@creditfix/shared/admin';
import { isEmail, type BodyOf, type DataOf } from '@creditfix/shared/kernel';
import {
  DEVICE_IDLE_DAYS,
  deviceVisitOf,
  findOrCreateAccount,
  noteSignIn,
  openSession,
  requestLogin,
  sendLoginLinkJob,
  useDeviceLink,
  type LoginLink,
  type Visit,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Reply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import type { AdminParts } from '../admin.parts.ts';
import { roleOf } from '../staff/staff-roles.ts';
import { recordAudit } from '../audit/audit.repository.ts';
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

type Opening = BodyOf<(typeof deviceEndpoints)['openDeviceSession']>;
type Opened = DataOf<(typeof deviceEndpoints)['openDeviceSession']>;

interface SignIn {
  readonly link: LoginLink;
  readonly visit: Visit;
  readonly device: string;
  readonly now: Date;
}

/**
 * Uses the link of a desktop app up, together with its verifier, and opens a session of that device.
 *
 * @throws Problem `accounts.link_invalid` or `link_expired`
 */
async function openDeviceSession(
  call: Call,
  parts: AdminParts,
  { token, verifier, device }: Opening,
): Promise<Opened> {
  const now = parts.clock.now();
  return await call.em.transactional(async (tx) => {
    const link = await useDeviceLink(tx, { token, verifier }, now);
    const signIn = { link, visit: deviceVisitOf(call), device, now };
    const opened =
      link.kind === 'device_admin'
        ? await signInStaff(tx, parts, signIn)
        : await signInCustomer(tx, parts, signIn);
    return { ...opened, email: link.email, idleDays: DEVICE_IDLE_DAYS };
  });
}

async function signInStaff(
  tx: EntityManager,
  parts: AdminParts,
  { link, visit, device, now }: SignIn,
): Promise<Pick<Opened, 'token' | 'role'>> {
  const { email } = link;
  const role = await roleOf(tx, parts.administrators, email);
  if (!role) throw AccountProblems.raise('accounts.link_invalid');
  const person = { email, referral: null, language: 'en', now } as const;
  const { id: accountId } = await findOrCreateAccount(tx, parts, person);
  const session = { accountId, kind: 'admin', how: 'link', instead: undefined } as const;
  const token = await openSession(tx, parts, { ...session, visit, device });
  const detail = `as ${role}, in the desktop app`;
  await recordAudit(tx, { actorId: accountId, action: 'sign_in', detail, at: now });
  return { token, role };
}

async function signInCustomer(
  tx: EntityManager,
  parts: AdminParts,
  { link, visit, device, now }: SignIn,
): Promise<Pick<Opened, 'token' | 'role'>> {
  const { email, language } = link;
  const account = await findOrCreateAccount(tx, parts, { email, referral: null, language, now });
  const session = { accountId: account.id, kind: 'person', how: 'link' } as const;
  const token = await openSession(tx, parts, { ...session, visit, device, instead: undefined });
  const { deviceKey, userAgent } = visit;
  await noteSignIn(tx, parts, { accountId: account.id, deviceKey, userAgent, at: now });
  return { token, role: 'customer' };
}
