import { contactSubjectLabels } from '@creditfix/shared/contact';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
      return (await pageOfMessages(em, page)).map((row) => presentListed(vault, row));
    },

    async subjectsOf(em: EntityManager, emails: readonly string[]) {
      const keys = emails.map(keyOf);
      return (await subjectsOf(em, keys, MOST_SUBJECTS)).map(presentSubject);
    },

    async subjectOf(em: EntityManager, id: string) {
      const message = await findMessage(em, id);
      return message ? presentSubject(message) : undefined;
    },

    withWords: (em: EntityManager, words: readonly string[]) => findWords(em, vault, words),

    ...createMessageThreads(parts),
  };
}

/** What messages say is sealed: to look for words, the newest are opened one by one, for no longer than somebody who types waits. */
const NEWEST: MessagePage = {
  status: undefined,
  assignedTo: undefined,
  order: 'newest',
  after: undefined,
  offset: 0,
  limit: 500,
};
const SEARCH_MS = 400;
const AT_A_TIME = 10;

/** Those of the newest that have all these words. */
async function findWords(em: EntityManager, vault: Vault, words: readonly string[]) {
  const until = performance.now() + SEARCH_MS;
  const wanted = words.map((word) => word.toLowerCase());
  const rows = await pageOfMessages(em, NEWEST);
  const entries = Map.groupBy(await entriesOf(em, idsOf(rows)), ({ messageId }) => messageId);
  const found: ReturnType<typeof foundMessage>[] = [];
  let searched = 0;
  for (const row of rows) {
    if (performance.now() > until) break;
    // Opening takes the processor: whoever asks meanwhile is answered in between.
    if (searched % AT_A_TIME === 0) await nextTurn();
    searched += 1;
    const { name, message } = openMessage(vault, {
      id: row.id,
      sealedMessage: row.sealed_message,
    });
    const thread = (entries.get(row.id) ?? []).map((entry) => openEntry(vault, entry).text);
    const text = [message, ...thread, name, contactSubjectLabels[row.subject]].join('\n');
    if (hasAll(text, wanted)) found.push(foundMessage(row, excerptOf(text, wanted)));
  }
  return { found, searched };
}

function hasAll(text: string, wanted: readonly string[]): boolean {
  const small = text.toLowerCase();
  return wanted.every((word) => small.includes(word));
}

const BEFORE = 24;
const EXCERPT = 80;

function excerptOf(text: string, [first = '']: readonly string[]): string {
  const from = Math.max(0, text.toLowerCase().indexOf(first) - BEFORE);
  const part = text
    .slice(from, from + EXCERPT)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${part}${from + EXCERPT < text.length ? '…' : ''}`;
}

function presentListed(vault: Vault, row: MessageRow) {
  return {
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
  };
}

type MessageRow = Awaited<ReturnType<typeof pageOfMessages>>[number];

function foundMessage({ id, subject, status, created_at: createdAt }: MessageRow, excerpt: string) {
  return { ...presentSubject({ id, subject, status, createdAt }), excerpt };
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
