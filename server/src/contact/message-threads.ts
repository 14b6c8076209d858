import { contactSubjectLabels } from '@creditfix/shared/contact';
import { RequestProblems, type MessageStatus } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OperatorSettings } from '#server/operator/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { emailStates, type Inbox, type Outbox } from '#server/platform/email/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { ContactEntry } from './contact-entry.entity.ts';
import {
  addEntry,
  changeMessage,
  entriesOf,
  findMessage,
  finishMessages,
} from './contact-message.repository.ts';
import type { ContactMessage } from './contact-message.entity.ts';
import { answerEmail } from './contact.email.ts';
import { attachFiles, filesOf, findFile } from './contact-file.repository.ts';
import {
  fileKeyOf,
  filePlaceOf,
  nameFile,
  nameOf,
  readFile,
  storeOwnFile,
  type MessageFilesParts,
} from './message-files.ts';
import { replyAddress } from './reply-address.ts';

/** A message to support with its answers and notes. Each change names the version that was seen: of two at once, one is made. */

/** Where the sealed part of a message stands; its writer's address finds it by a keyed fingerprint. */
export const MESSAGE_COLUMN = 'contact_messages.sealed_message';
const ENTRY_COLUMN = 'contact_entries.sealed_text';

const sealedMessage = z.object({ name: z.string(), email: z.string(), message: z.string() });
const sealedEntry = z.object({
  text: z.string(),
  /** Who sent a reply, where that is not the address to which we answer. */
  from: z.string().optional(),
  /** By which mail programs know a reply: our next answer names it. */
  emailId: z.string().optional(),
  /** What of a reply is in the mailbox alone. */
  leftOut: z.array(z.string()).optional(),
});

export function openMessage(
  vault: Vault,
  { id, sealedMessage: sealed }: Pick<ContactMessage, 'id' | 'sealedMessage'>,
) {
  return sealedMessage.parse(vault.openJson(sealed, { column: MESSAGE_COLUMN, rowId: id }));
}

export function openEntry(
  vault: Vault,
  { id, sealedText }: Pick<ContactEntry, 'id' | 'sealedText'>,
): z.output<typeof sealedEntry> {
  return sealedEntry.parse(vault.openJson(sealedText, { column: ENTRY_COLUMN, rowId: id }));
}

export function sealEntry(vault: Vault, id: string, entry: z.input<typeof sealedEntry>): string {
  return vault.sealJson(sealedEntry.parse(entry), { column: ENTRY_COLUMN, rowId: id });
}

export interface MessageThreadsParts extends MessageFilesParts {
  readonly outbox: Outbox;
  /** Where support reads. */
  readonly operator: OperatorSettings;
  /** Where answers by email arrive, and are taken from; without one, support reads them there. */
  readonly inbox?: Inbox | undefined;
}

/** A thread as a member of the staff has seen it. */
interface Seen {
  readonly id: string;
  readonly basedOn: number;
}

/** They were added long ago, or went along with another answer. */
const LOST_FILES = {
  path: 'files',
  message: 'These files are not there anymore. Please add them again.',
};

const emailKey = (entryId: string) => `contact_answer:${entryId}`;

export function createMessageThreads(parts: MessageThreadsParts) {
  const { clock } = parts;
  return {
    find: (em: EntityManager, id: string) => findThread(em, parts, id),

    /** @returns the id of the answer; nothing if the thread is another by now */
    async answer(
      tx: EntityManager,
      seen: Seen,
      answer: {
        readonly text: string;
        readonly by: string;
        readonly close: boolean;
        readonly files: readonly string[];
      },
    ): Promise<string | undefined> {
      const { text, by, close, files } = answer;
      const inTime = await changeMessage(tx, seen, {
        status: close ? 'closed' : 'answered',
        takenBy: by,
        answeredAt: clock.now(),
      });
      if (!inTime) return undefined;
      const entryId = await add(tx, parts, seen, { kind: 'answer', writtenBy: by, text });
      const attached = { ids: files, messageId: seen.id, entryId };
      if (files.length > 0 && (await attachFiles(tx, attached)) !== files.length)
        throw RequestProblems.raise('request.invalid', { fields: [LOST_FILES] });
      await queueAnswer(tx, parts, { messageId: seen.id, entryId, text });
      return entryId;
    },

    ...createThreadFiles(parts),

    /** @returns the id of the note; nothing if the thread is another by now */
    async note(
      tx: EntityManager,
      seen: Seen,
      { text, by }: { readonly text: string; readonly by: string },
    ): Promise<string | undefined> {
      if (!(await changeMessage(tx, seen, {}))) return undefined;
      return await add(tx, parts, seen, { kind: 'note', writtenBy: by, text });
    },

    /** @returns false if the thread is another by now */
    async change(
      tx: EntityManager,
      seen: Seen,
      change: {
        readonly status?: MessageStatus | undefined;
        readonly assignedTo?: string | null | undefined;
      },
    ): Promise<boolean> {
      // Answered elsewhere: that stops the clock, too.
      const answeredAt = change.status === 'answered' ? clock.now() : undefined;
      return await changeMessage(tx, seen, { ...change, answeredAt });
    },

    finish: finishMessages,
  };
}

function createThreadFiles(parts: MessageFilesParts) {
  return {
    /**
     * Keeps a file that is to go along with an answer.
     *
     * @returns nothing if there is no such message
     * @throws Problem of the documents feature that says what is wrong with the file
     */
    async addFile(
      em: EntityManager,
      id: string,
      file: { readonly name: string; readonly bytes: Uint8Array },
    ) {
      if (!(await findMessage(em, id))) return undefined;
      const stored = await storeOwnFile(parts, file);
      await em.transactional((tx) => nameFile(tx, parts, stored, { messageId: id, entryId: null }));
      return { id: stored.id, name: stored.name, bytes: stored.bytes };
    },

    /** @returns nothing if there is no such file, or if it is gone */
    async openFile(em: EntityManager, of: { readonly id: string; readonly messageId: string }) {
      const file = await findFile(em, of);
      const bytes = file && (await readFile(parts, file));
      return bytes ? { name: nameOf(parts.vault, file), bytes } : undefined;
    },
  };
}

async function findThread(em: EntityManager, parts: MessageThreadsParts, id: string) {
  const { vault, operator } = parts;
  const message = await findMessage(em, id);
  if (!message) return undefined;
  const entries = await entriesOf(em, [id]);
  const files = Map.groupBy(await filesOf(em, [id]), ({ entryId }) => entryId);
  const states = await emailStates(
    em,
    entries.map((entry) => emailKey(entry.id)),
  );
  const { company } = await operator.read(em);
  return {
    id,
    ...openMessage(vault, message),
    subject: contactSubjectLabels[message.subject],
    sentAt: message.createdAt.toISOString(),
    wroteAt: message.wroteAt.toISOString(),
    waitsSince: message.waitsSince?.toISOString() ?? null,
    status: message.status,
    assignedTo: message.assignedTo ?? null,
    answeredAt: message.answeredAt?.toISOString() ?? null,
    version: message.version,
    language: message.language,
    repliesTo: parts.inbox ? null : company.supportEmail,
    entries: entries.map((entry) => {
      const { text, from = null, leftOut = [] } = openEntry(vault, entry);
      return {
        id: entry.id,
        kind: entry.kind,
        text,
        from,
        leftOut,
        files: (files.get(entry.id) ?? [])
          .map((file) => ({ id: file.id, name: nameOf(vault, file), bytes: file.bytes }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
        writtenBy: entry.writtenBy ?? null,
        at: entry.createdAt.toISOString(),
        email: states.get(emailKey(entry.id)) ?? null,
      };
    }),
  };
}

async function add(
  tx: EntityManager,
  { vault, clock }: MessageThreadsParts,
  { id: messageId, basedOn }: Seen,
  entry: Pick<ContactEntry, 'kind'> & { readonly writtenBy: string; readonly text: string },
): Promise<string> {
  const { kind, writtenBy, text } = entry;
  const id = randomUUID();
  await addEntry(tx, {
    id,
    messageId,
    number: basedOn + 1,
    kind,
    sealedText: sealEntry(vault, id, { text }),
    writtenBy,
    emailKey: null,
    createdAt: clock.now(),
  });
  return id;
}

async function queueAnswer(
  tx: EntityManager,
  { vault, outbox, operator, inbox }: MessageThreadsParts,
  answer: { readonly messageId: string; readonly entryId: string; readonly text: string },
): Promise<void> {
  const { messageId } = answer;
  const message = await findMessage(tx, messageId);
  if (!message) return;
  const replied = (await entriesOf(tx, [messageId])).findLast(({ kind }) => kind === 'reply');
  const { company } = await operator.read(tx);
  const { subject, createdAt: wroteAt, language } = message;
  await outbox.queue(tx, {
    key: emailKey(answer.entryId),
    kind: 'contact_answer',
    to: openMessage(vault, message).email,
    replyTo: inbox ? replyAddress(vault, company.supportEmail, messageId) : company.supportEmail,
    attachments: (await filesOf(tx, [messageId]))
      .filter(({ entryId }) => entryId === answer.entryId)
      .map((file) => ({
        name: nameOf(vault, file),
        key: fileKeyOf(file),
        place: filePlaceOf(file),
      })),
    thread: { id: messageId, answers: replied && openEntry(vault, replied).emailId },
    language,
    draft: () => answerEmail({ text: answer.text, subject, wroteAt }),
  });
}
