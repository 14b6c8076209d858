import { AdminProblems, StaffRole } from '@creditfix/shared/admin';
import { endOpenSession } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Administrator } from '#server/platform/http/index.ts';

/**
 * Ends a session of a customer; an administrator's word ends those of the staff too. An ended device gets no further answer and
 * wipes its copy.
 *
 * @returns the account whose it was
 * @throws Problem `admin.session_unknown` or `admin.not_your_role`
 */
export async function endUserSession(
  tx: EntityManager,
  ending: {
    readonly id: string;
    readonly by: Pick<Administrator, 'role' | 'sessionId'>;
    readonly at: Date;
  },
): Promise<string> {
  const { id, by, at } = ending;
  const session = await endOpenSession(tx, id, at);
  if (!session) throw AdminProblems.raise('admin.session_unknown');
  const isStaffs = session.kind === 'admin' && id !== by.sessionId;
  if (isStaffs && by.role !== StaffRole.administrator)
    throw AdminProblems.raise('admin.not_your_role');
  return session.accountId;
}
