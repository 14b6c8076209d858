import type { AuditAction } from '@creditfix/shared/admin';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Call } from '#server/platform/http/index.ts';
import { administratorOf } from '../access.policy.ts';
import { recordAudit } from './audit.repository.ts';

interface Audited<Result> {
  readonly result: Result;
  readonly detail: string;
  readonly subjectId?: string | null;
}

/** Runs a read or an action of the staff in a transaction that ends with its line in the audit log. */
export async function audited<Result>(
  call: Call,
  { clock }: { readonly clock: Clock },
  action: AuditAction,
  work: (tx: EntityManager, actorId: string) => Promise<Audited<Result>>,
): Promise<Result> {
  const { accountId: actorId } = administratorOf(call);
  return await call.em.transactional(async (tx) => {
    const { result, ...entry } = await work(tx, actorId);
    await recordAudit(tx, { actorId, action, ...entry, at: clock.now() });
    return result;
  });
}
