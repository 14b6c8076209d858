import { StaffRole, exportEndpoints, type ExportKind } from '@creditfix/shared/admin';
import { implement, type Call, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { rowsInWords } from './export-wish.ts';
import { recordAudit } from './record-audit.ts';
import { findSyncPage, type SyncPage } from './sync-page.ts';

/** Changes of users and letters since a place in the log, for copies that work offline. */
export function syncRoutes({ clock }: AdminParts): Route[] {
  const answer = async <Kind extends ExportKind>(
    call: Call,
    kind: Kind,
    { after, limit }: { readonly after?: string | undefined; readonly limit: number },
  ) => {
    const { accountId: actorId, role } = administratorOf(call);
    const now = clock.now();
    const masked = role === StaffRole.auditor;
    const page = await findSyncPage(call.em, { kind, after, limit, masked, now });
    const seen = lineOf(kind, page, { masked, isNew: after === undefined });
    if (seen)
      await call.em.transactional((tx) =>
        recordAudit(tx, { actorId, action: `sync_${kind}`, detail: seen, at: now }),
      );
    return { ...page, serverTime: now.toISOString() };
  };
  return [
    implement(exportEndpoints.syncUsers)(
      [],
      async ({ query }, call) => await answer(call, 'users', query),
    ),
    implement(exportEndpoints.syncLetters)(
      [],
      async ({ query }, call) => await answer(call, 'letters', query),
    ),
  ];
}

/** What the audit log says: every page with people on it; of letters, whose rows name nobody, that a copy was begun. */
function lineOf(
  kind: ExportKind,
  { rows }: SyncPage<ExportKind>,
  { masked, isNew }: { readonly masked: boolean; readonly isNew: boolean },
): string | undefined {
  if (!isNew && (kind === 'letters' || rows.length === 0)) return undefined;
  return `${rowsInWords(rows.length)}, ${masked ? 'masked' : 'unmasked'}${isNew ? ', a new copy' : ''}`;
}
