import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** Messages to support as their writer may have them: found by the fingerprint of the email address. */

const COLUMN = 'contact_messages.sealed_message';

export function createSupportMessages({ vault }: { readonly vault: Vault }) {
  const keyOf = (email: string) => vault.fingerprint('contact', email);
  return {
    async of(em: EntityManager, email: string): Promise<readonly object[]> {
      const rows = await em.execute<{ id: string; sealed_message: string }[]>(
        `select id, created_at as "sentAt", sealed_message from contact_messages
          where email_key = ? order by created_at, id`,
        [keyOf(email)],
      );
      return rows.map(({ id, sealed_message, ...message }) => ({
        ...message,
        message: vault.openJson(sealed_message, { column: COLUMN, rowId: id }),
      }));
    },
    async forget(tx: EntityManager, email: string): Promise<void> {
      await tx.execute('delete from contact_messages where email_key = ?', [keyOf(email)]);
    },
    /** Forgets the messages of everybody who has not written since that instant. */
    async purge(em: EntityManager, before: Date): Promise<void> {
      await em.execute(
        `delete from contact_messages m where m.created_at < ? and not exists (
          select 1 from contact_messages later
            where later.email_key = m.email_key and later.created_at >= ?)`,
        [before, before],
      );
    },
  };
}
