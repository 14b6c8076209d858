import { adminEndpoints } from '@creditfix/shared/admin';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { clearOneFlag, clearSeveralFlags, reopenSeveralFlags } from './clear-flag.ts';
import { findAccounts } from './find-accounts.ts';
import { planGrantRoutes } from './plan-grants.routes.ts';
import { recordAudit } from './audit.repository.ts';

/** What administrators do with accounts. */
export function adminRoutes(parts: AdminParts): Route[] {
  const { clock, payments } = parts;
  return [
    implement(adminEndpoints.findAccounts)([], async ({ query }, call) => {
      const actorId = administratorOf(call).accountId;
      const now = clock.now();
      const search = { beginning: query.email, flaggedOnly: query.flagged === 'yes' };
      const accounts = await call.em.transactional(async (tx) => {
        const found = await findAccounts(tx, search, now);
        const ids = found.map(({ id }) => id).join(' ');
        const what = `${search.flaggedOnly ? 'flagged ' : ''}account${found.length === 1 ? '' : 's'}`;
        const detail = `${found.length} ${what}: ${ids}`;
        await recordAudit(tx, { actorId, action: 'find_accounts', detail, at: now });
        return found;
      });
      return { accounts, onlinePayments: payments.online };
    }),

    implement(adminEndpoints.clearFlag)([], async ({ params, body }, call) => {
      const actorId = administratorOf(call).accountId;
      await clearOneFlag(call.em, { id: params.id, actorId, note: body.note, at: clock.now() });
      return new Reply({ cleared: true as const }, 'The flag is cleared.');
    }),

    implement(adminEndpoints.clearFlags)([], async ({ body }, call) => {
      const actorId = administratorOf(call).accountId;
      return { ids: await clearSeveralFlags(call.em, { ...body, actorId, at: clock.now() }) };
    }),

    implement(adminEndpoints.reopenFlags)([], async ({ body: { ids } }, call) => {
      const actorId = administratorOf(call).accountId;
      return { reopened: await reopenSeveralFlags(call.em, { ids, actorId, at: clock.now() }) };
    }),

    ...planGrantRoutes(parts),
  ];
}
