import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AdminProblems, type AuditAction } from '@creditfix/shared/admin';
import type { EntityManager } from '#server/platform/database/index.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Notes that an administrator looked at a flag and why it is cleared. Of two at once the second is told that it is gone.
 *
 * @throws Problem `admin.flag_unknown`
 */
export async function clearFlag(
  em: EntityManager,
  flag: {
    readonly id: string;
    readonly actorId: string;
    readonly note: string;
    readonly at: Date;
  },
): Promise<void> {
  const { id, actorId, note, at } = flag;
  await em.transactional(async (tx) => {
    const [cleared] = await tx.execute<{ account_id: string; rule: string }[]>(
      `update account_flags set cleared_at = ?, cleared_by = ?, cleared_note = ?
       where id = ? and cleared_at is null returning account_id, rule`,
      [at, actorId, note, id],
    );
    if (!cleared) throw AdminProblems.raise('admin.flag_unknown');
    await recordAudit(tx, {
      actorId,
      action: 'clear_flag',
      subjectId: cleared.account_id,
      at,
      detail: `flag ${id}, rule ${cleared.rule}`,
    });
  });
}

/**
 * The same for several at once. What somebody else has cleared meanwhile stays theirs.
 *
 * @returns those that were cleared by this
 */
export async function clearFlags(
  em: EntityManager,
  deed: {
    readonly ids: readonly string[];
    readonly actorId: string;
    readonly note: string;
    readonly at: Date;
  },
): Promise<string[]> {
  const { ids, actorId, note, at } = deed;
  return await em.transactional(async (tx) => {
    const cleared = await tx.execute<FlagRow[]>(
      `update account_flags set cleared_at = ?, cleared_by = ?, cleared_note = ?
       where id in (${marksFor(ids)}) and cleared_at is null returning id, account_id, rule`,
      [at, actorId, note, ...ids],
    );
    await recordFlags(tx, cleared, { actorId, action: 'clear_flag', at });
    return cleared.map(({ id }) => id);
  });
}

/**
 * Takes it back, of flags that the same person cleared. Where the account was flagged anew for the same, the old flag stays cleared.
 *
 * @returns how many are open again
 */
export async function reopenFlags(em: EntityManager, deed: Reopening): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToReopen(em, deed);
    } catch (error) {
      // Flagged anew in the very moment: now that can be seen.
      const isMet = error instanceof UniqueConstraintViolationException;
      if (!isMet || tries === MOST_TRIES) throw error;
    }
  }
}

const MOST_TRIES = 5;

interface Reopening {
  readonly ids: readonly string[];
  readonly actorId: string;
  readonly at: Date;
}

async function tryToReopen(em: EntityManager, { ids, actorId, at }: Reopening): Promise<number> {
  return await em.transactional(async (tx) => {
    const reopened = await tx.execute<FlagRow[]>(
      `update account_flags f set cleared_at = null, cleared_by = null, cleared_note = null
       where id in (select distinct on (account_id, rule) id from account_flags
           where id in (${marksFor(ids)}) order by account_id, rule, raised_at desc)
         and cleared_by = ? and cleared_at is not null and not exists (select 1 from account_flags newer
         where newer.account_id = f.account_id and newer.rule = f.rule and newer.cleared_at is null)
       returning id, account_id, rule`,
      [...ids, actorId],
    );
    await recordFlags(tx, reopened, { actorId, action: 'reopen_flag', at });
    return reopened.length;
  });
}

interface FlagRow {
  readonly id: string;
  readonly account_id: string;
  readonly rule: string;
}

async function recordFlags(
  tx: EntityManager,
  flags: readonly FlagRow[],
  line: { readonly actorId: string; readonly action: AuditAction; readonly at: Date },
): Promise<void> {
  for (const { id, account_id: subjectId, rule } of flags)
    await recordAudit(tx, { ...line, subjectId, detail: `flag ${id}, rule ${rule}` });
}

function marksFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
