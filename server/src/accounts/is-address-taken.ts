import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { mailboxKey } from './mailbox-key.ts';

/**
 * Whether another account has, or before it was deleted had, this address or another address of its mailbox. The free letter of a
 * month belongs to a mailbox: could accounts be moved to one mailbox one after the other, the mailbox that they leave would
 * begin a free month each time.
 */
export async function isAddressTaken(
  em: EntityManager,
  vault: Vault,
  { accountId, newEmail }: { readonly accountId: string; readonly newEmail: string },
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    'select 1 from accounts where (email = ? or mailbox_key = ?) and id <> ? limit 1',
    [newEmail, mailboxKey(vault, newEmail), accountId],
  );
  return rows.length > 0;
}
