import type { oversightEndpoints } from '@creditfix/shared/admin';
import { RequestProblems, type DataOf, type QueryOf } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { checkAuditChain } from './audit-chain.ts';
import { auditLines } from './audit.repository.ts';

type AuditPage = DataOf<typeof oversightEndpoints.auditLog>;
type Question = QueryOf<typeof oversightEndpoints.auditLog>;

/** A page of the audit log by its numbers, and whether its chain is whole. The cursor is the last number. */
export async function findAuditLines(
  tx: EntityManager,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  question: Question,
): Promise<AuditPage> {
  const now = clock.now();
  const chain = await checkAuditChain(tx, vault, { at: now });
  const { page, limit, after, order, action, subjectId } = question;
  const found = await auditLines(tx, {
    action,
    subjectId,
    order,
    after: after === undefined ? undefined : numberOf(after),
    offset: after === undefined ? (page - 1) * limit : 0,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    lines: rows.map((row) => ({
      number: row.number,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subjectId: row.subjectId ?? null,
      detail: row.detail,
      hash: row.hash,
    })),
    chain: { ...chain, checkedAt: now.toISOString() },
    next: found.length > rows.length && last ? String(last.number) : null,
    total: null,
  };
}

/** @throws Problem `request.invalid` where the cursor is none of ours */
function numberOf(after: string): number {
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const message = 'This place in the list is unknown. Please begin at the first page.';
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'after', message }] });
}
