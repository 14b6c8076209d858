import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ContactMessage } from './contact-message.entity.ts';

type ContactTables = Tables<typeof ContactMessage>;

/** A place in the list of messages: the instant to the microsecond, and the id. */
export interface MessagePlace {
  readonly at: string;
  readonly id: string;
}

export interface MessagePage {
  /** Those that are not done with (`true`), those that are, or both. */
  readonly open: boolean | undefined;
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

/** The newest of what somebody wrote, without its content. */
export async function subjectsOf(em: EntityManager, emailKey: string, limit: number) {
  return await em.find(
    ContactMessage,
    { emailKey },
    {
      fields: ['id', 'subject', 'createdAt'],
      orderBy: { createdAt: -1, id: 1 },
      limit,
      disableIdentityMap: true,
    },
  );
}

/** One page of all messages; ask for one more than is shown to learn whether there is another page. */
export async function pageOfMessages(em: EntityManager, page: MessagePage) {
  const { open, after, offset, limit } = page;
  const direction = page.order === 'newest' ? 'desc' : 'asc';
  const beyond = sql.raw(page.order === 'newest' ? '<' : '>');
  return await em
    .getKysely<ContactTables>()
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'sealed_message', 'created_at', 'done_at'])
    .select(
      // To the microsecond, which a Date would lose.
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'sort_key',
      ),
    )
    .$if(open !== undefined, (messages) => messages.where('done_at', open ? 'is' : 'is not', null))
    .$if(after !== undefined, (messages) =>
      messages.where(
        sql<boolean>`(created_at, id) ${beyond} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Notes that these are done with, or open again. @returns the ids of those that this changes */
export async function finishMessages(
  tx: EntityManager,
  {
    ids,
    done,
  }: {
    readonly ids: readonly string[];
    readonly done: { readonly at: Date; readonly by: string } | null;
  },
): Promise<string[]> {
  const rows = await tx
    .getKysely<ContactTables>()
    .updateTable('contact_messages')
    .set({ done_at: done?.at ?? null, done_by: done?.by ?? null })
    .where('id', 'in', (messages) =>
      // In the order of their ids, so that two who press at once do not wait for each other.
      messages
        .selectFrom('contact_messages')
        .select('id')
        .where('id', 'in', ids)
        .where('done_at', done ? 'is' : 'is not', null)
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

/** Forgets all messages of the person who has not written since that instant. */
export async function purgeMessages(em: EntityManager, before: Date): Promise<void> {
  await em
    .getKysely<ContactTables>()
    .deleteFrom('contact_messages as m')
    .where('m.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_messages as later')
            .select('later.id')
            .whereRef('later.email_key', '=', 'm.email_key')
            .where('later.created_at', '>=', before),
        ),
      ),
    )
    .execute();
}
