import type { oversightEndpoints } from '@creditfix/shared/admin';
import { RequestProblems, type DataOf, type QueryOf } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { checkAuditChain } from './audit-chain.ts';
import { allOf, equals } from './list-page.ts';

type AuditPage = DataOf<typeof oversightEndpoints.auditLog>;
type Question = QueryOf<typeof oversightEndpoints.auditLog>;

interface LineRow {
  readonly number: string;
  readonly at: Date | string;
  readonly actor: string;
  readonly action: string;
  readonly subject_id: string | null;
  readonly detail: string;
  readonly hash: string;
}

/** A page of the audit log by its numbers, and whether its chain is whole. The cursor is the last number. */
export async function findAuditLines(
  tx: EntityManager,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  question: Question,
): Promise<AuditPage> {
  const now = clock.now();
  const chain = await checkAuditChain(tx, vault, { at: now });
  const found = await findPage(tx, question);
  const rows = found.slice(0, question.limit);
  const last = rows.at(-1);
  return {
    lines: rows.map((row) => ({
      number: Number(row.number),
      at: new Date(row.at).toISOString(),
      actor: row.actor,
      action: row.action,
      subjectId: row.subject_id,
      detail: row.detail,
      hash: row.hash,
    })),
    chain: { ...chain, checkedAt: now.toISOString() },
    next: found.length > rows.length && last ? String(last.number) : null,
    total: null,
  };
}

async function findPage(tx: EntityManager, question: Question): Promise<LineRow[]> {
  const { page, limit, after, order, action, subjectId } = question;
  const [way, sign] = order === 'newest' ? ['desc', '<'] : ['asc', '>'];
  const where = allOf([
    after === undefined ? undefined : { sql: `l.number ${sign} ?`, values: [numberOf(after)] },
    equals('l.action', action),
    equals('l.subject_id', subjectId),
  ]);
  const offset = after === undefined ? (page - 1) * limit : 0;
  return await tx.execute<LineRow[]>(
    `select l.number, l.at, coalesce(a.email, l.actor_id::text) as actor, l.action, l.subject_id, l.detail, l.hash
     from audit_log l left join accounts a on a.id = l.actor_id
     where ${where.sql} order by l.number ${way} limit ? offset ?`,
    [...where.values, limit + 1, offset],
  );
}

/** @throws Problem `request.invalid` where the cursor is none of ours */
function numberOf(after: string): number {
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const message = 'This place in the list is unknown. Please begin at the first page.';
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'after', message }] });
}
