import type { MessageStatus } from '@creditfix/shared/kernel';
import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ContactEntry } from './contact-entry.entity.ts';
import { ContactMessage } from './contact-message.entity.ts';

type ContactTables = Tables<typeof ContactMessage>;

/** A place in the list of messages: the instant to the microsecond, and the id. */
export interface MessagePlace {
  readonly at: string;
  readonly id: string;
}

export interface MessagePage {
  /** All, if nothing is said. */
  readonly status: MessageStatus | undefined;
  /** Those of this member of the staff alone. */
  readonly assignedTo: string | undefined;
  readonly order: 'newest' | 'oldest';
  readonly after: MessagePlace | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Waits for other thank-you emails to this writer, until the transaction ends. */
export async function lockWriter(tx: EntityManager, emailKey: string): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(:lock, 0))', {
    lock: `contact:${emailKey}`,
  });
}

export async function wasThankedSince(
  tx: EntityManager,
  emailKey: string,
  since: Date,
): Promise<boolean> {
  const thanks = { emailKey, acknowledged: true, createdAt: { $gt: since } };
  return (
    (await tx.findOne(ContactMessage, thanks, { fields: ['id'], disableIdentityMap: true })) !==
    null
  );
}

export async function addMessage(tx: EntityManager, message: ContactMessage): Promise<void> {
  await tx.insert(ContactMessage, message);
}

/** What somebody wrote, oldest first. */
export async function messagesOf(em: EntityManager, emailKey: string): Promise<ContactMessage[]> {
  return await em.find(
    ContactMessage,
    { emailKey },
    { orderBy: { createdAt: 1, id: 1 }, disableIdentityMap: true },
  );
}

/** The newest of what several people wrote, without its content. */
export async function subjectsOf(em: EntityManager, emailKeys: readonly string[], limit: number) {
  return await em.find(
    ContactMessage,
    { emailKey: { $in: [...emailKeys] } },
    {
      fields: ['id', 'subject', 'status', 'createdAt'],
      orderBy: { createdAt: -1, id: 1 },
      limit,
      disableIdentityMap: true,
    },
  );
}

/** One page of all messages; ask for one more than is shown to learn whether there is another page. */
export async function pageOfMessages(em: EntityManager, page: MessagePage) {
  const { status, assignedTo, after, offset, limit } = page;
  const direction = page.order === 'newest' ? 'desc' : 'asc';
  const beyond = sql.raw(page.order === 'newest' ? '<' : '>');
  return await em
    .getKysely<ContactTables>()
    .selectFrom('contact_messages')
    .select([
      'id',
      'subject',
      'sealed_message',
      'created_at',
      'wrote_at',
      'status',
      'assigned_to',
      'answered_at',
      'waits_since',
    ])
    .select(
      // To the microsecond, which a Date would lose.
      sql<string>`to_char(wrote_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'sort_key',
      ),
    )
    .$if(status !== undefined, (messages) => messages.where('status', '=', status ?? 'open'))
    .$if(assignedTo !== undefined, (messages) =>
      messages.where('assigned_to', '=', assignedTo ?? ''),
    )
    .$if(after !== undefined, (messages) =>
      messages.where(
        sql<boolean>`(wrote_at, id) ${beyond} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('wrote_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function findMessage(em: EntityManager, id: string): Promise<ContactMessage | null> {
  return await em.findOne(ContactMessage, { id }, { disableIdentityMap: true });
}

/** What was added to these messages, of each the oldest first. */
export async function entriesOf(
  em: EntityManager,
  messageIds: readonly string[],
): Promise<ContactEntry[]> {
  return await em.find(
    ContactEntry,
    { messageId: { $in: [...messageIds] } },
    { orderBy: { messageId: 1, number: 1 }, disableIdentityMap: true },
  );
}

export async function addEntry(tx: EntityManager, entry: ContactEntry): Promise<void> {
  await tx.insert(ContactEntry, entry);
}

/**
 * Changes a message in that version; without any of them, its thread alone has changed. Two who do so at once wait for each other
 * here, and the second finds another version.
 *
 * @returns false if it is not in that version anymore
 */
export async function changeMessage(
  tx: EntityManager,
  { id, basedOn }: { readonly id: string; readonly basedOn: number },
  change: {
    readonly status?: MessageStatus | undefined;
    readonly assignedTo?: string | null | undefined;
    /** Whose it is from now on if it is nobody's. */
    readonly takenBy?: string;
    /** Of answers, only the first counts; each ends the wait for one. */
    readonly answeredAt?: Date | undefined;
  },
): Promise<boolean> {
  const { status, assignedTo, takenBy, answeredAt } = change;
  const changed = await tx
    .getKysely<ContactTables>()
    .updateTable('contact_messages')
    .set(({ fn, ref, val }) => ({
      version: basedOn + 1,
      ...(status !== undefined && { status }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(takenBy !== undefined && { assigned_to: fn.coalesce(ref('assigned_to'), val(takenBy)) }),
      ...(answeredAt !== undefined && {
        answered_at: fn.coalesce(ref('answered_at'), val(answeredAt)),
        waits_since: null,
      }),
    }))
    .where('id', '=', id)
    .where('version', '=', basedOn)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/**
 * Opens a message whose writer has answered, unless that email was taken before.
 *
 * @returns its new version; nothing if the email was taken, or the message is gone
 */
export async function reopenMessage(
  tx: EntityManager,
  { id, emailKey, at }: { readonly id: string; readonly emailKey: string; readonly at: Date },
): Promise<number | undefined> {
  const reopened = await tx
    .getKysely<Tables<typeof ContactMessage | typeof ContactEntry>>()
    .updateTable('contact_messages')
    .set(({ eb, fn, ref, val }) => ({
      version: eb('version', '+', 1),
      status: 'open',
      wrote_at: at,
      waits_since: fn.coalesce(ref('waits_since'), val(at)),
    }))
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_entries')
            .select('contact_entries.id')
            .where('message_id', '=', id)
            .where('contact_entries.email_key', '=', emailKey),
        ),
      ),
    )
    .returning('version')
    .executeTakeFirst();
  return reopened?.version;
}

/** Closes messages, or takes that back: each is then open if its writer waits, and answered if not. @returns the ids of those that this changes */
export async function finishMessages(
  tx: EntityManager,
  { ids, done }: { readonly ids: readonly string[]; readonly done: boolean },
): Promise<string[]> {
  const rows = await tx
    .getKysely<ContactTables>()
    .updateTable('contact_messages')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      status: done
        ? 'closed'
        : eb
            .case()
            .when('waits_since', 'is', null)
            .then<MessageStatus>('answered')
            .else<MessageStatus>('open')
            .end(),
    }))
    .where('id', 'in', (messages) =>
      // In the order of their ids, so that two who press at once do not wait for each other.
      messages
        .selectFrom('contact_messages')
        .select('id')
        .where('id', 'in', ids)
        .where('status', done ? '<>' : '=', 'closed')
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function forgetMessages(tx: EntityManager, emailKey: string): Promise<void> {
  await tx.nativeDelete(ContactMessage, { emailKey });
}

/** The messages of everybody who has not written since that instant. */
export async function oldMessages(em: EntityManager, before: Date): Promise<string[]> {
  const old = await em
    .getKysely<ContactTables>()
    .selectFrom('contact_messages as m')
    .select('m.id')
    .where('m.wrote_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_messages as later')
            .select('later.id')
            .whereRef('later.email_key', '=', 'm.email_key')
            .where('later.wrote_at', '>=', before),
        ),
      ),
    )
    .execute();
  return old.map(({ id }) => id);
}

export async function purgeMessages(em: EntityManager, ids: readonly string[]): Promise<void> {
  await em.nativeDelete(ContactMessage, { id: { $in: [...ids] } });
}
