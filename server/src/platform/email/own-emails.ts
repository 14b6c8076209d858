import type { EntityManager } from '#server/platform/database/index.ts';

/** Which emails an account was sent, and when. What they said is not kept once they are sent. */
export async function gatherEmails(
  em: EntityManager,
  accountId: string,
): Promise<readonly object[]> {
  return await em.execute<object[]>(
    `select key, kind, status, created_at as "createdAt", sent_at as "sentAt"
      from outgoing_emails where account_id = ? order by created_at, id`,
    [accountId],
  );
}

/** Forgets an account's emails, those that wait included. */
export async function forgetEmails(tx: EntityManager, accountId: string): Promise<void> {
  await tx.execute('delete from outgoing_emails where account_id = ?', [accountId]);
}
