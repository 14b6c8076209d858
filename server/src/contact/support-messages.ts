import { contactSubjectLabels } from '@creditfix/shared/contact';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { ContactMessage } from './contact-message.entity.ts';
import {
  entriesOf,
  findMessage,
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
          text: openEntry(vault, entry).text,
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
        wroteAt: row.wrote_at.toISOString(),
        waitsSince: row.waits_since?.toISOString() ?? null,
        status: row.status,
        assignedTo: row.assigned_to,
        answeredAt: row.answered_at?.toISOString() ?? null,
        sort_key: row.sort_key,
      }));
    },

    async subjectsOf(em: EntityManager, emails: readonly string[]) {
      const keys = emails.map(keyOf);
      return (await subjectsOf(em, keys, MOST_SUBJECTS)).map(presentSubject);
    },

    async subjectOf(em: EntityManager, id: string) {
      const message = await findMessage(em, id);
      return message ? presentSubject(message) : undefined;
    },

    ...createMessageThreads(parts),
  };
}

function presentSubject({
  id,
  subject,
  status,
  createdAt,
}: Pick<ContactMessage, 'id' | 'subject' | 'status' | 'createdAt'>) {
  return {
    id,
    subject: contactSubjectLabels[subject],
    status,
    sentAt: createdAt.toISOString(),
  };
}
