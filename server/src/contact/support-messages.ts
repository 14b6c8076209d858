import { contactSubjectLabels } from '@creditfix/shared/contact';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  entriesOf,
  forgetMessages,
  messagesOf,
  pageOfMessages,
  purgeMessages,
  subjectsOf,
  type MessagePage,
} from './contact-message.repository.ts';
import {
  createMessageThreads,
  openEntry,
  openMessage,
  type MessageThreadsParts,
} from './message-threads.ts';

const MOST_SUBJECTS = 50;

/** Messages to support: as their writer may have them, and as the staff who answer them do. */
export function createSupportMessages(parts: MessageThreadsParts) {
  const { vault } = parts;
  const keyOf = (email: string) => vault.fingerprint('contact', email);
  return {
    async of(em: EntityManager, email: string): Promise<readonly object[]> {
      const messages = await messagesOf(em, keyOf(email));
      const entries = await entriesOf(
        em,
        messages.map(({ id }) => id),
      );
      const threads = Map.groupBy(entries, ({ messageId }) => messageId);
      return messages.map((message) => ({
        sentAt: message.createdAt,
        message: { ...openMessage(vault, message), subject: message.subject },
        status: message.status,
        // Who of the staff wrote them is theirs, not the person's.
        thread: (threads.get(message.id) ?? []).map((entry) => ({
          at: entry.createdAt,
          kind: entry.kind,
          text: openEntry(vault, entry),
        })),
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
        ...openMessage(vault, { id: row.id, sealedMessage: row.sealed_message }),
        subject: contactSubjectLabels[row.subject],
        sentAt: row.created_at.toISOString(),
        status: row.status,
        assignedTo: row.assigned_to,
        answeredAt: row.answered_at?.toISOString() ?? null,
        sort_key: row.sort_key,
      }));
    },

    async subjectsOf(em: EntityManager, email: string) {
      const rows = await subjectsOf(em, keyOf(email), MOST_SUBJECTS);
      return rows.map(({ id, subject, status, createdAt }) => ({
        id,
        subject: contactSubjectLabels[subject],
        status,
        sentAt: createdAt.toISOString(),
      }));
    },

    ...createMessageThreads(parts),
  };
}
