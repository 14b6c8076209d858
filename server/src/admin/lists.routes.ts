import { StaffRole, adminListEndpoints, type AuditAction } from '@creditfix/shared/admin';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Call, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { findDashboard } from './find-dashboard.ts';
import { findStaffLetters } from './find-letters.ts';
import { emailSearchOf, findFlaggedUsers, findUsers, type UserView } from './find-users.ts';
import { recordAudit } from './audit.repository.ts';

/** The figures of the business, and lists of users and letters of any length. */
export function adminListRoutes({ clock }: AdminParts): Route[] {
  const viewFor = (call: Call): UserView => ({
    masked: administratorOf(call).role === StaffRole.auditor,
    now: clock.now(),
  });
  return [
    implement(adminListEndpoints.adminDashboard)(
      [],
      async (_, call) => await findDashboard(call.em, clock.now()),
    ),

    implement(adminListEndpoints.adminUsers)([], async ({ query }, call) => {
      const view = { ...viewFor(call), emailSearch: emailSearchOf(administratorOf(call).role) };
      const look = async (tx: EntityManager) => await findUsers(tx, query, query, view);
      return await audited(call, view.now, look, ({ users }) => ['list_users', users]);
    }),

    implement(adminListEndpoints.flaggedUsers)([], async ({ query }, call) => {
      const view = viewFor(call);
      const look = async (tx: EntityManager) => await findFlaggedUsers(tx, query, view);
      return await audited(call, view.now, look, ({ users }) => ['list_flagged_users', users]);
    }),

    implement(adminListEndpoints.adminLetters)([], async ({ query }, call) => {
      const look = async (tx: EntityManager) => await findStaffLetters(tx, query, query);
      return await audited(call, clock.now(), look, ({ letters }) => ['list_letters', letters]);
    }),
  ];
}

/** A look, with its line in the audit log: the ids that were seen. */
async function audited<Seen>(
  call: Call,
  at: Date,
  look: (tx: EntityManager) => Promise<Seen>,
  lineOf: (seen: Seen) => readonly [action: AuditAction, rows: readonly { readonly id: string }[]],
): Promise<Seen> {
  const actorId = administratorOf(call).accountId;
  return await call.em.transactional(async (tx) => {
    const seen = await look(tx);
    const [action, rows] = lineOf(seen);
    const detail = `${rows.length}: ${rows.map(({ id }) => id).join(' ')}`;
    await recordAudit(tx, { actorId, action, detail, at });
    return seen;
  });
}
