import { AdminProblems, type AuditAction } from '@creditfix/shared/admin';
import { clearFlags, reopenFlags } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { recordAudit } from './audit/audit.repository.ts';

/** What the staff do about flags, each with its line in the audit log. */

interface Clearing {
  readonly actorId: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * Notes that an administrator looked at a flag and why it is cleared. Of two at once the second is told that it is gone.
 *
 * @throws Problem `admin.flag_unknown`
 */
export async function clearOneFlag(
  em: EntityManager,
  { id, ...clearing }: Clearing & { readonly id: string },
): Promise<void> {
  const cleared = await clearSeveralFlags(em, { ...clearing, ids: [id] });
  if (cleared.length === 0) throw AdminProblems.raise('admin.flag_unknown');
}

/**
 * The same for several at once. What somebody else has cleared meanwhile stays theirs.
 *
 * @returns those that were cleared by this
 */
export async function clearSeveralFlags(
  em: EntityManager,
  { ids, actorId, note, at }: Clearing & { readonly ids: readonly string[] },
): Promise<string[]> {
  return await em.transactional(async (tx) => {
    const cleared = await clearFlags(tx, { ids, by: actorId, note, at });
    await recordFlags(tx, cleared, { actorId, action: 'clear_flag', at });
    return cleared.map(({ id }) => id);
  });
}

/**
 * Takes it back, of flags that the same person cleared. Where the account was flagged again for the same, the old flag stays cleared.
 *
 * @returns how many are open again
 */
export async function reopenSeveralFlags(em: EntityManager, reopening: Reopening): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToReopen(em, reopening);
    } catch (error) {
      // Flagged again in the very moment: now that can be seen.
      const isMet = (error as { readonly code?: unknown }).code === UNIQUE_VIOLATION;
      if (!isMet || tries === MOST_TRIES) throw error;
    }
  }
}

const MOST_TRIES = 5;
/** What PostgreSQL says of a row that is there already. */
const UNIQUE_VIOLATION = '23505';

interface Reopening {
  readonly ids: readonly string[];
  readonly actorId: string;
  readonly at: Date;
}

async function tryToReopen(em: EntityManager, { ids, actorId, at }: Reopening): Promise<number> {
  return await em.transactional(async (tx) => {
    const reopened = await reopenFlags(tx, { ids, by: actorId });
    await recordFlags(tx, reopened, { actorId, action: 'reopen_flag', at });
    return reopened.length;
  });
}

async function recordFlags(
  tx: EntityManager,
  flags: Awaited<ReturnType<typeof reopenFlags>>,
  line: { readonly actorId: string; readonly action: AuditAction; readonly at: Date },
): Promise<void> {
  for (const { id, accountId: subjectId, rule } of flags)
    await recordAudit(tx, { ...line, subjectId, detail: `flag ${id}, rule ${rule}` });
}
