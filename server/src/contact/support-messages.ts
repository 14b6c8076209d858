import { contactSubjectLabels } from '@creditfix/shared/contact';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater } from '#server/platform/files/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { ContactFile } from './contact-file.entity.ts';
import { filesOf, filesToRemove, removeUnsent } from './contact-file.repository.ts';
import type { ContactMessage } from './contact-message.entity.ts';
import {
  entriesOf,
  findMessage,
  forgetMessages,
  messagesOf,
  oldMessages,
  pageOfMessages,
  purgeMessages,
  subjectsOf,
  type MessagePage,
} from './contact-message.repository.ts';
import { fileKeyOf, nameOf, readFile } from './message-files.ts';
import {
  createMessageThreads,
  openEntry,
  openMessage,
  type MessageThreadsParts,
} from './message-threads.ts';

const MOST_SUBJECTS = 50;
const DAY_MS = 86_400_000;

/** Messages to support: as their writer may have them, and as the staff who answer them do. */
export function createSupportMessages(parts: MessageThreadsParts) {
  const { vault, clock } = parts;
  const keyOf = (email: string) => vault.fingerprint('contact', email);
  return {
    async of(em: EntityManager, email: string): Promise<readonly object[]> {
      const messages = await messagesOf(em, keyOf(email));
      const entries = await entriesOf(em, idsOf(messages));
      const threads = Map.groupBy(entries, ({ messageId }) => messageId);
      const files = Map.groupBy(await filesOf(em, idsOf(messages)), ({ entryId }) => entryId);
      return messages.map((message) => ({
        sentAt: message.createdAt,
        message: { ...openMessage(vault, message), subject: message.subject },
        status: message.status,
        // Who of the staff wrote them is theirs, not the person's.
        thread: (threads.get(message.id) ?? []).map((entry) => ({
          at: entry.createdAt,
          kind: entry.kind,
          text: openEntry(vault, entry).text,
          files: (files.get(entry.id) ?? []).map((file) => fileNameOf(vault, file)),
        })),
      }));
    },

    /** The files of somebody's messages, one at a time; without its bytes if it is gone. */
    async *filesOf(em: EntityManager, email: string) {
      const messages = await messagesOf(em, keyOf(email));
      for (const file of await filesOf(em, idsOf(messages)))
        yield { name: fileNameOf(vault, file), bytes: await readFile(parts, file) };
    },

    async forget(tx: EntityManager, email: string): Promise<void> {
      const messages = await messagesOf(tx, keyOf(email));
      const files = await filesToRemove(tx, idsOf(messages));
      await forgetMessages(tx, keyOf(email));
      await removeLater(tx, files.map(fileKeyOf), clock.now());
    },

    /** Forgets the messages of everybody who has not written since that instant, and files that were added to no answer. */
    async purge(em: EntityManager, before: Date): Promise<void> {
      await em.transactional(async (tx) => {
        const old = await oldMessages(tx, before);
        const files = await filesToRemove(tx, old);
        await purgeMessages(tx, old);
        const unsent = await removeUnsent(tx, new Date(clock.now().getTime() - DAY_MS));
        await removeLater(tx, [...files, ...unsent].map(fileKeyOf), clock.now());
      });
    },

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

const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);

/** Two files of one name are two files. */
const fileNameOf = (vault: Vault, file: ContactFile) =>
  `${file.id.slice(0, 8)}-${nameOf(vault, file)}`;

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
