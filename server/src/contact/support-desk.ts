import { contactSubjectLabels, type ContactSubject } from '@creditfix/shared/contact';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** Messages to support as the staff who answer them have them. */

const COLUMN = 'contact_messages.sealed_message';
const MOST_SUBJECTS = 50;

const sealedMessage = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** A piece of SQL with its values. */
interface SqlPart {
  readonly sql: string;
  readonly values: readonly unknown[];
}

interface MessageRow {
  readonly id: string;
  readonly subject: string;
  readonly sealed_message: string;
  readonly created_at: Date | string;
  readonly done_at: Date | string | null;
  readonly sort_key: string;
}

export function createSupportDesk({ vault }: { readonly vault: Vault }) {
  return {
    async page(
      em: EntityManager,
      wish: {
        readonly open: boolean | undefined;
        readonly where: SqlPart;
        readonly rest: SqlPart;
        readonly sortKey: string;
      },
    ) {
      const { open, where, rest, sortKey } = wish;
      const state = {
        undefined: '',
        true: 'done_at is null and',
        false: 'done_at is not null and',
      };
      const rows = await em.execute<MessageRow[]>(
        `select id, subject, sealed_message, created_at, done_at, ${sortKey} from contact_messages
         where ${state[`${open}`]} ${where.sql} ${rest.sql}`,
        [...where.values, ...rest.values],
      );
      return rows.map((row) => presentMessage(vault, row));
    },

    async subjectsOf(em: EntityManager, email: string) {
      const rows = await em.execute<Pick<MessageRow, 'id' | 'subject' | 'created_at'>[]>(
        `select id, subject, created_at from contact_messages
         where email_key = ? order by created_at desc, id limit ${MOST_SUBJECTS}`,
        [vault.fingerprint('contact', email)],
      );
      return rows.map(({ id, subject, created_at }) => ({
        ...{ id, subject: labelOf(subject) },
        sentAt: instant(created_at),
      }));
    },

    async finish(
      tx: EntityManager,
      messages: {
        readonly ids: readonly string[];
        readonly done: boolean;
        readonly by: string;
        readonly at: Date;
      },
    ): Promise<readonly string[]> {
      const { ids, done, by, at } = messages;
      // In the order of their ids, so that two who press at once do not wait for each other.
      const rows = await tx.execute<{ id: string }[]>(
        `update contact_messages set done_at = ?, done_by = ? where id in (
           select id from contact_messages where id in (${ids.map(() => '?').join(', ')})
             and (done_at is null) = ? order by id for update
         ) returning id`,
        [done ? at : null, done ? by : null, ...ids, done],
      );
      return rows.map(({ id }) => id);
    },
  };
}

function presentMessage(vault: Vault, row: MessageRow) {
  const place = { column: COLUMN, rowId: row.id };
  const { name, email, message } = sealedMessage.parse(vault.openJson(row.sealed_message, place));
  return {
    ...{ id: row.id, name, email, message, subject: labelOf(row.subject) },
    sentAt: instant(row.created_at),
    doneAt: row.done_at === null ? null : instant(row.done_at),
    sort_key: row.sort_key,
  };
}

function labelOf(subject: string): string {
  return Object.hasOwn(contactSubjectLabels, subject)
    ? contactSubjectLabels[subject as ContactSubject]
    : subject;
}

function instant(at: Date | string): string {
  return new Date(at).toISOString();
}
