import { AdminProblems, StaffRole } from '@creditfix/shared/admin';
import type { AccessCheck, Administrator, Call } from '#server/platform/http/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { readAdminToken } from './admin-session-cookie.ts';
import { findAdministrator, type SignedInAdministrator } from './find-administrator.ts';
import { recordAudit } from './audit.repository.ts';

/** What an endpoint of the staff says nothing about is for administrators alone. */
const ADMINISTRATORS: readonly StaffRole[] = [StaffRole.administrator];

/** Each refusal is a line of the audit log, and the log is kept for good. */
const REFUSALS_PER_ACCOUNT = { name: 'admin-refused', hits: 60, minutes: 10 };

/** Far above what somebody reads on screens; somebody who takes rows along one page after the other meets it. */
const READS_PER_ACCOUNT = { name: 'staff-reads', hits: 1_200, minutes: 10, inLotsOf: 20 };
/** A page of a replica is a page of 5,000 rows: the first sync of millions fits in. */
const SYNC_PAGES_PER_ACCOUNT = { name: 'staff-sync', hits: 3_000, minutes: 10, inLotsOf: 20 };

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

/** Whoever used an administrator link in this browser, with or without the second factor. */
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
