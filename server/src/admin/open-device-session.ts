import { AccountProblems } from '@creditfix/shared/accounts';
import type { deviceEndpoints } from '@creditfix/shared/admin';
import type { BodyOf, DataOf } from '@creditfix/shared/kernel';
import {
  DEVICE_IDLE_DAYS,
  deviceVisitOf,
  findOrCreateAccount,
  noteSignIn,
  openSession,
  useDeviceLink,
  type LoginLink,
  type Visit,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Call } from '#server/platform/http/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { recordAudit } from './audit.repository.ts';

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
export async function openDeviceSession(
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
  const role = parts.administrators.roles.get(email);
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
