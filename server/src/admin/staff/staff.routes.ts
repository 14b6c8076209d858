import { AccountProblems } from '@creditfix/shared/accounts';
import { AdminProblems, StaffRole, staffEndpoints } from '@creditfix/shared/admin';
import {
  addressesOf,
  endOtherSessions,
  isFresh,
  plansOfAddresses,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf, recentlySignedInStaff } from '../access.policy.ts';
import type { AdminParts, AdminSettings } from '../admin.parts.ts';
import { audited } from '../audit/audit.ts';
import {
  factorKinds,
  forgetFactors,
  listAdminPasskeys,
  lockFactors,
  removeAdminPasskey,
  staffFactors,
} from '../sign-in/second-factor.repository.ts';
import { allMembers, lockMembers, removeMember, setMember } from './staff-member.repository.ts';
import { roleOf, wholeStaff } from './staff-roles.ts';

const MOST_MEMBERS = 500;

/** Everybody's own, and for administrators the whole staff. */
export function staffRoutes(parts: AdminParts): Route[] {
  return [...memberRoutes(parts), ...ownFactorRoutes(parts)];
}

/** The staff on the screen: who is on it, in which role, and what they prove who they are with. */
function memberRoutes(parts: AdminParts): Route[] {
  const { administrators, clock } = parts;
  const recently = recentlySignedInStaff(parts);
  return [
    implement(staffEndpoints.staffMembers)([], (_, call) =>
      audited(call, parts, 'look_at_staff', async (tx) => {
        const result = {
          ...(await findMembers(tx, administrators)),
          secondFactor: administrators.secondFactor,
          mayChange: isFresh(administratorOf(call), clock.now()),
        };
        return { result, detail: `${result.members.length}` };
      }),
    ),

    implement(staffEndpoints.setStaffRole)([recently], async ({ body }, call) => {
      const { email, role, reason } = body;
      await audited(call, parts, 'set_staff_role', async (tx, changedBy) => {
        await lockMembers(tx);
        const before = await roleOf(tx, administrators, email);
        if (!before && (await allMembers(tx)).length >= MOST_MEMBERS)
          throw AdminProblems.raise('admin.too_many_staff');
        await setMember(tx, { email, role, changedBy, changedAt: clock.now() });
        await refuseWithoutAdministrator(tx, administrators);
        const detail = `${before ?? 'nobody'} to ${role}, because: ${reason}`;
        return { result: undefined, subjectId: await accountAt(tx, email), detail };
      });
      return new Reply({ email, role }, 'The role counts from now on.');
    }),

    implement(staffEndpoints.removeFromStaff)([recently], async ({ body }, call) => {
      const { email, reason } = body;
      await audited(call, parts, 'remove_from_staff', async (tx, changedBy) => {
        await lockMembers(tx);
        const before = await roleOf(tx, administrators, email);
        if (!before) throw AdminProblems.raise('admin.not_of_the_staff');
        if (administrators.named.has(email))
          await setMember(tx, { email, role: null, changedBy, changedAt: clock.now() });
        else await removeMember(tx, email);
        await refuseWithoutAdministrator(tx, administrators);
        const detail = `was ${before}, because: ${reason}`;
        return { result: undefined, subjectId: await accountAt(tx, email), detail };
      });
      return new Reply({ removed: true as const }, 'They are off the staff.');
    }),

    implement(staffEndpoints.forgetSecondFactor)([recently], async ({ body }, call) => {
      const { email, reason } = body;
      if (email === administratorOf(call).email) throw AdminProblems.raise('admin.own_factor');
      await audited(call, parts, 'forget_second_factor', async (tx) => {
        if (!(await roleOf(tx, administrators, email)))
          throw AdminProblems.raise('admin.not_of_the_staff');
        await lockFactors(tx, email);
        await forgetFactors(tx, email);
        const accountId = await accountAt(tx, email);
        // What was proved with the lost one proves nothing anymore.
        if (accountId) await endOtherSessions(tx, { accountId, sessionId: null }, clock.now());
        return { result: undefined, subjectId: accountId, detail: `because: ${reason}` };
      });
      return new Reply({ forgotten: true as const }, 'They set up a new one at the next sign-in.');
    }),
  ];
}

/** What somebody of the staff proves their own sign-in with. One is added where the first one is set up, after the link. */
function ownFactorRoutes(parts: AdminParts): Route[] {
  const { administrators, clock } = parts;
  const recently = recentlySignedInStaff(parts);
  return [
    implement(staffEndpoints.ownFactors)([], async (_, call) => {
      const administrator = administratorOf(call);
      const passkeys = await listAdminPasskeys(call.em, administrator.email);
      return {
        passkeys: passkeys.map(({ id, transports, createdAt, lastUsedAt }) => ({
          id,
          transports: transports.split(',').filter(Boolean),
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        app: (await factorKinds(call.em, administrator.email)).totp,
        secondFactor: administrators.secondFactor,
        mayChange: isFresh(administrator, clock.now()),
      };
    }),

    implement(staffEndpoints.removeOwnPasskey)([recently], async ({ params: { id } }, call) => {
      const { email, accountId, sessionId } = administratorOf(call);
      await audited(call, parts, 'remove_factor', async (tx) => {
        await lockFactors(tx, email);
        if (!(await removeAdminPasskey(tx, { id, email })))
          throw AccountProblems.raise('accounts.passkey_unknown');
        const left = await factorKinds(tx, email);
        if (administrators.secondFactor && !left.passkey && !left.totp)
          throw AdminProblems.raise('admin.last_factor');
        // What was proved with it proves nothing anymore.
        await endOtherSessions(tx, { accountId, sessionId }, clock.now());
        return { result: undefined, subjectId: accountId, detail: 'a passkey' };
      });
      return new Reply({ removed: true as const }, 'The passkey is removed.');
    }),
  ];
}

async function findMembers(tx: EntityManager, administrators: AdminSettings) {
  const staff = await wholeStaff(tx, administrators);
  const members = new Map((await allMembers(tx)).map((member) => [member.email, member]));
  const names = await addressesOf(
    tx,
    [...members.values()].map(({ changedBy }) => changedBy),
  );
  const factors = await staffFactors(tx, [...staff.keys()]);
  const list = [...staff]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([email, role]) => {
      const member = members.get(email);
      return {
        email,
        role,
        namedBy: member ? ('screen' as const) : ('server' as const),
        changedBy: member ? (names.get(member.changedBy) ?? null) : null,
        changedAt: member?.changedAt.toISOString() ?? null,
        factors: factors.filter((factor) => factor.email === email).map(({ kind }) => kind),
      };
    });
  const takenOff = [...administrators.named.keys()].filter((email) => !staff.has(email));
  return { members: list, takenOff };
}

/** Asked after the change and inside it: what it would leave is what counts. */
async function refuseWithoutAdministrator(
  tx: EntityManager,
  administrators: AdminSettings,
): Promise<void> {
  const roles = [...(await wholeStaff(tx, administrators)).values()];
  if (!roles.includes(StaffRole.administrator))
    throw AdminProblems.raise('admin.last_administrator');
}

async function accountAt(tx: EntityManager, email: string): Promise<string | null> {
  return (await plansOfAddresses(tx, [email]))[0]?.id ?? null;
}
