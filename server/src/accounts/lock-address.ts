import type { EntityManager } from '#server/platform/database/index.ts';

/** The address of an account; everybody else who wants to change it waits until the transaction ends. */
export async function lockAddress(
  tx: EntityManager,
  accountId: string,
): Promise<string | undefined> {
  const [account] = await tx.execute<{ email: string }[]>(
    'select email from accounts where id = ? and deleted_at is null for update',
    [accountId],
  );
  return account?.email;
}
