import { AdminProblems, StaffRole } from '@creditfix/shared/admin';
import {
  ADMIN_SESSION_HOURS,
  endSessionById,
  findOpenSession,
  hashSecretToken,
  isFresh,
  noteLastSeen,
  tokenOf,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type {
  AccessCheck,
  Administrator,
  Call,
  CallCookies,
  Guard,
} from '#server/platform/http/index.ts';
import type { AdminParts, AdminSettings } from './admin.parts.ts';
import { recordAudit } from './audit/audit.repository.ts';
import { roleOf } from './staff/staff-roles.ts';

/** What an endpoint of the staff says nothing about is for administrators alone. */
const ADMINISTRATORS: readonly StaffRole[] = [StaffRole.administrator];

/** Each refusal is a line of the audit log, and the log is kept for good. */
const REFUSALS_PER_ACCOUNT = { name: 'admin-refused', hits: 60, minutes: 10 };

/** Far above what somebody reads on screens; somebody who takes rows along one page after the other meets it. */
const READS_PER_ACCOUNT = { name: 'staff-reads', hits: 1_200, minutes: 10, tokenBatch: 20 };
/** A page of a replica is a page of 5,000 rows: the first sync of millions fits in. */
const SYNC_PAGES_PER_ACCOUNT = { name: 'staff-sync', hits: 3_000, minutes: 10, tokenBatch: 20 };

/** Lets those of the staff through whose role it is and who are wholly signed in, and says who calls. */
export function createStaffCheck(parts: AdminParts): AccessCheck {
  return async (call, { name, method, path, staff = ADMINISTRATORS }) => {
    const { secondFactorAt, ...administrator } = await signedInAdministrator(call, parts);
    if (parts.administrators.secondFactor && secondFactorAt === null)
      throw AdminProblems.raise('admin.second_factor_needed');
    if (!staff.includes(administrator.role)) await refuseRole(call, parts, administrator, name);
    if (method === 'GET') {
      const limit = path.startsWith('/api/admin/sync/')
        ? SYNC_PAGES_PER_ACCOUNT
        : READS_PER_ACCOUNT;
      await parts.limiter.hit(limit, administrator.accountId);
    }
    call.administrator = administrator;
  };
}

async function refuseRole(
  call: Call,
  { limiter, clock }: AdminParts,
  { accountId: actorId, role }: Administrator,
  endpoint: string,
): Promise<never> {
  await limiter.hit(REFUSALS_PER_ACCOUNT, actorId);
  const detail = `${endpoint} as ${role}`;
  await recordAudit(call.em, { actorId, action: 'refused_by_role', detail, at: clock.now() });
  throw AdminProblems.raise('admin.not_your_role');
}

/** Anyone who used an administrator link in this browser, with or without the second factor. */
export async function signedInAdministrator(
  call: Call,
  { administrators, clock }: AdminParts,
): Promise<SignedInAdministrator> {
  const token = readAdminToken(call);
  const found = await findAdministrator(call.em, token, administrators, clock.now());
  if (!found) throw AdminProblems.raise('admin.sign_in_needed');
  return found;
}

/** The administrator of a call whose access is `admin`. */
export function administratorOf(call: Call): Administrator {
  if (!call.administrator) throw AdminProblems.raise('admin.sign_in_needed');
  return call.administrator;
}

/** Lets only those through who have just signed in: for what everybody sees or pays from then on. */
export function recentlySignedInStaff({ clock }: Pick<AdminParts, 'clock'>): Guard<unknown> {
  return async (_, call) => {
    if (!isFresh(administratorOf(call), clock.now()))
      throw AdminProblems.raise('admin.sign_in_recently');
  };
}

/** Somebody whose administrator link was used in this browser or app; the second factor may still be missing. */
export interface SignedInAdministrator extends Administrator {
  readonly secondFactorAt: Date | null;
}

/** Asked on every call, so that who is taken off the staff is out at once. */
export async function findAdministrator(
  em: EntityManager,
  token: string | undefined,
  settings: AdminSettings,
  now: Date,
): Promise<SignedInAdministrator | undefined> {
  if (!token) return undefined;
  const tokenHash = hashSecretToken(token);
  const session = await findOpenSession(em, { tokenHash, kind: 'admin' }, now);
  if (!session) return undefined;
  const { sessionId, accountId, email, secondFactorAt, lastSeenAt } = session;
  const authenticatedAt = secondFactorAt ?? session.authenticatedAt;
  const role = await roleOf(em, settings, email);
  if (!role) {
    // For good: coming back to a list opens no session that was forgotten on some device.
    await endSessionById(em, sessionId, now);
    return undefined;
  }
  await noteLastSeen(em, { id: sessionId, lastSeenAt }, now);
  return { role, accountId, sessionId, email, authenticatedAt, secondFactorAt };
}

/** The administrator's session, apart from the same person's own one: neither opens what the other opens. */
const ADMIN_COOKIE = 'cf_admin_token';

export function readAdminToken(call: Call): string | undefined {
  return tokenOf(call, ADMIN_COOKIE);
}

export function setAdminCookie(cookies: CallCookies, token: string): void {
  cookies.set(ADMIN_COOKIE, token, { maxAgeSeconds: ADMIN_SESSION_HOURS * 3_600, strict: true });
}

export function clearAdminCookie(cookies: CallCookies): void {
  cookies.clear(ADMIN_COOKIE);
}
