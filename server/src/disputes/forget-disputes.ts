import type { EntityManager } from '#server/platform/database/index.ts';

/** Forgets everything of this room with an account. The letters stay as long as they have to; what became of them does not. */
export async function forgetDisputes(tx: EntityManager, accountId: string): Promise<void> {
  for (const table of ['disputes', 'calendar_feeds', 'score_points'])
    await tx.execute(`delete from ${table} where account_id = ?`, [accountId]);
}
