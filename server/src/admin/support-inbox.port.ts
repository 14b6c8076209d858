import type { Language, MessageStatus } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';

/** Messages to support, for the staff who answer them. The contact feature is outside the layers, so it is passed in. */
export interface SupportInbox {
  /** A page of them; the caller asks for one more than it shows. */
  page(
    em: EntityManager,
    page: {
      readonly status: MessageStatus | undefined;
      readonly assignedTo: string | undefined;
      readonly order: 'newest' | 'oldest';
      /** The last one of the page before: its instant to the microsecond, and its id. */
      readonly after: { readonly at: string; readonly id: string } | undefined;
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<readonly (InboxMessage & { readonly sort_key: string })[]>;
  /** One with its thread, oldest first. */
  find(em: EntityManager, id: string): Promise<InboxThread | undefined>;
  /** What was written from these addresses, newest first: the subjects alone. */
  subjectsOf(em: EntityManager, emails: readonly string[]): Promise<MessageSubject[]>;
  /** The subject of one message; nothing where there is none of that id. */
  subjectOf(em: EntityManager, id: string): Promise<MessageSubject | undefined>;
  /** Those among the newest that have all these words, in what was written or answered, with what stands around the first of them. */
  withWords(
    em: EntityManager,
    words: readonly string[],
  ): Promise<{
    readonly found: readonly (MessageSubject & { readonly excerpt: string })[];
    /** How many were opened and looked through. */
    readonly searched: number;
  }>;
  /** Sends an answer, and gives the message to its writer if it is nobody's. @returns its id; nothing if the thread is another by now */
  answer(
    tx: EntityManager,
    seen: SeenThread,
    answer: {
      readonly text: string;
      readonly by: string;
      readonly close: boolean;
      /** Files that were added before, and go along. */
      readonly files: readonly string[];
    },
  ): Promise<string | undefined>;
  /** Keeps a file that is to go along with an answer, once it was looked at. @returns nothing if there is no such message */
  addFile(
    em: EntityManager,
    id: string,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<MessageFile | undefined>;
  /** @returns nothing if there is no such file, or if it is gone */
  openFile(
    em: EntityManager,
    of: { readonly id: string; readonly messageId: string },
  ): Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined>;
  /** @returns the id of the note; nothing if the thread is another by now */
  note(
    tx: EntityManager,
    seen: SeenThread,
    note: { readonly text: string; readonly by: string },
  ): Promise<string | undefined>;
  /** @returns false if the thread is another by now */
  change(
    tx: EntityManager,
    seen: SeenThread,
    change: {
      readonly status?: MessageStatus | undefined;
      readonly assignedTo?: string | null | undefined;
    },
  ): Promise<boolean>;
  /** Closes these, or takes that back. @returns the ids that it changed */
  finish(
    tx: EntityManager,
    messages: { readonly ids: readonly string[]; readonly done: boolean },
  ): Promise<readonly string[]>;
}

interface MessageFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** A thread in the version that somebody has on their screen. */
interface SeenThread {
  readonly id: string;
  readonly basedOn: number;
}

interface MessageSubject {
  readonly id: string;
  readonly subject: string;
  readonly status: MessageStatus;
  readonly sentAt: string;
}

interface InboxMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly sentAt: string;
  /** When they wrote last: this message, or a reply. */
  readonly wroteAt: string;
  /** Since when they have waited for an answer; null once one has left. */
  readonly waitsSince: string | null;
  readonly status: MessageStatus;
  /** The account of the member of the staff whose it is. */
  readonly assignedTo: string | null;
  readonly answeredAt: string | null;
}

interface InboxThread extends InboxMessage {
  readonly version: number;
  readonly language: Language;
  /** Where a reply to an answer arrives; null where it comes into the thread. */
  readonly repliesTo: string | null;
  readonly entries: readonly {
    readonly id: string;
    readonly kind: 'answer' | 'note' | 'reply';
    readonly text: string;
    /** Who sent a reply, where that is not the address of the message. */
    readonly from: string | null;
    /** What of a reply is in the mailbox alone. */
    readonly leftOut: readonly string[];
    readonly files: readonly MessageFile[];
    /** The member of the staff; null for a reply. */
    readonly writtenBy: string | null;
    readonly at: string;
    /** How the email of an answer is; null for a note and a reply, and once the record of the email is purged. */
    readonly email: 'queued' | 'sent' | 'failed' | 'bounced' | null;
  }[];
}
