import { AdminProblems } from '@creditfix/shared/admin';
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
      ...{ actorId, action: 'clear_flag', subjectId: cleared.account_id, at },
      detail: `flag ${id}, rule ${cleared.rule}`,
    });
  });
}
