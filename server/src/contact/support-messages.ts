import { contactSubjectLabels } from '@creditfix/shared/contact';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import {
  finishMessages,
  forgetMessages,
  messagesOf,
  pageOfMessages,
  purgeMessages,
  subjectsOf,
  type MessagePage,
} from './contact-message.repository.ts';

/** Where the sealed part of a message stands; its writer's address finds it by a keyed fingerprint. */
export const MESSAGE_COLUMN = 'contact_messages.sealed_message';

const MOST_SUBJECTS = 50;

const sealedMessage = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** Messages to support: as their writer may have them, and as the staff who answer them do. */
export function createSupportMessages({ vault }: { readonly vault: Vault }) {
  const keyOf = (email: string) => vault.fingerprint('contact', email);
  const open = (id: string, sealed: string) =>
    vault.openJson(sealed, { column: MESSAGE_COLUMN, rowId: id });
  return {
    async of(em: EntityManager, email: string): Promise<readonly object[]> {
      const messages = await messagesOf(em, keyOf(email));
      return messages.map(({ id, createdAt, sealedMessage: sealed }) => ({
        sentAt: createdAt,
        message: open(id, sealed),
      }));
    },

    async forget(tx: EntityManager, email: string): Promise<void> {
      await forgetMessages(tx, keyOf(email));
    },

    /** Forgets the messages of everybody who has not written since that instant. */
    purge: purgeMessages,

    async page(em: EntityManager, page: MessagePage) {
      const rows = await pageOfMessages(em, page);
      return rows.map((row) => ({
        id: row.id,
        ...sealedMessage.parse(open(row.id, row.sealed_message)),
        subject: contactSubjectLabels[row.subject],
        sentAt: row.created_at.toISOString(),
        doneAt: row.done_at?.toISOString() ?? null,
        sort_key: row.sort_key,
      }));
    },

    async subjectsOf(em: EntityManager, email: string) {
      const rows = await subjectsOf(em, keyOf(email), MOST_SUBJECTS);
      return rows.map(({ id, subject, createdAt }) => ({
        id,
        subject: contactSubjectLabels[subject],
        sentAt: createdAt.toISOString(),
      }));
    },

    finish: finishMessages,
  };
}
