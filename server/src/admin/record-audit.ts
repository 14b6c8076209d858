import type { AuditAction } from '@creditfix/shared/admin';
import type { EntityManager } from '#server/platform/database/index.ts';

export interface AuditEntry {
  /** The account of whoever of the staff it was. */
  readonly actorId: string;
  readonly action: AuditAction;
  /** The account that it was about, where it is one. */
  readonly subjectId?: string | null;
  /** Ids and counts only: the log outlives the account. */
  readonly detail: string;
  readonly at: Date;
}

/**
 * Writes down who of the staff saw or did what. Call it in the transaction of the look or deed itself, as the last thing in it:
 * the lines hang on each other, so from here to the end of the transaction everybody else's line waits.
 */
export async function recordAudit(
  tx: EntityManager,
  { actorId, action, subjectId = null, detail, at }: AuditEntry,
): Promise<void> {
  await tx.execute(
    'insert into audit_log (actor_id, action, subject_id, detail, at) values (?, ?, ?, ?, ?)',
    [actorId, action, subjectId, detail, at],
  );
}
