import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { OutgoingEmail } from './outgoing-email.entity.ts';
import { LocalEmail } from './local-email.entity.ts';

/** Emails that wait or were sent, and those that an installation without a mail server keeps. */

type EmailTables = Tables<typeof OutgoingEmail>;

/** @returns false if an email with this key was queued before */
export async function addEmail(
  tx: EntityManager,
  email: {
    readonly id: string;
    readonly key: string;
    readonly kind: string;
    readonly accountId: string | null;
    readonly sealedMessage: string;
    readonly keepsText: boolean;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const { id, key, kind, accountId, sealedMessage, keepsText, createdAt } = email;
  const queued = await tx
    .getKysely<EmailTables>()
    .insertInto('outgoing_emails')
    .values({
      id,
      key,
      kind,
      account_id: accountId,
      sealed_message: sealedMessage,
      keeps_text: keepsText,
      status: 'queued',
      created_at: createdAt,
    })
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .execute();
  return queued.length === 1;
}

/** Claims a waiting email for one job. @returns its sealed message; nothing if it does not wait or another job has it */
export async function claimEmail(
  em: EntityManager,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Pick<OutgoingEmail, 'sealedMessage'> | undefined> {
  return await em
    .getKysely<EmailTables>()
    .updateTable('outgoing_emails')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returning('sealed_message as sealedMessage')
    .executeTakeFirst();
}

export async function isQueued(em: EntityManager, id: string): Promise<boolean> {
  const waiting = await em.findOne(
    OutgoingEmail,
    { id, status: 'queued' },
    { fields: ['id'], disableIdentityMap: true },
  );
  return waiting !== null;
}

export async function releaseEmail(em: EntityManager, id: string): Promise<void> {
  await em.nativeUpdate(OutgoingEmail, { id }, { claimedUntil: null });
}

/** Notes that an email is sent, and forgets what it said where that does not stay. */
export async function noteSent(em: EntityManager, id: string, sentAt: Date): Promise<void> {
  await em
    .getKysely<EmailTables>()
    .updateTable('outgoing_emails')
    .set({ status: 'sent', sent_at: sentAt, sealed_message: keptText })
    .where('id', '=', id)
    .execute();
}

const keptText = sql<string | null>`case when keeps_text then sealed_message end`;

/** The account that an email is for. */
export async function accountOfEmail(em: EntityManager, id: string): Promise<string | undefined> {
  const email = await em.findOne(
    OutgoingEmail,
    { id },
    { fields: ['accountId'], disableIdentityMap: true },
  );
  return email?.accountId ?? undefined;
}

/** Notes that an email was refused for good, and forgets what it said where that does not stay. @returns the account that it was for */
export async function noteRefused(tx: EntityManager, id: string): Promise<string | undefined> {
  const refused = await tx
    .getKysely<EmailTables>()
    .updateTable('outgoing_emails')
    .set({ status: 'bounced', sealed_message: keptText })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning('account_id')
    .executeTakeFirst();
  return refused?.account_id ?? undefined;
}

/** Gives email up that waits since before that instant, and forgets what it said where that does not stay. */
export async function giveUpEmails(em: EntityManager, queuedBefore: Date): Promise<void> {
  await em
    .getKysely<EmailTables>()
    .updateTable('outgoing_emails')
    .set({ status: 'failed', sealed_message: keptText })
    .where('status', '=', 'queued')
    .where('created_at', '<', queuedBefore)
    .execute();
}

/** Email that waits since before that instant and that no job is sending now, oldest first. */
export async function waitingEmails(
  em: EntityManager,
  {
    queuedBefore,
    now,
    limit,
  }: {
    readonly queuedBefore: Date;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<string[]> {
  const waiting = await em.find(
    OutgoingEmail,
    {
      status: 'queued',
      createdAt: { $lt: queuedBefore },
      $or: [{ claimedUntil: null }, { claimedUntil: { $lt: now } }],
    },
    { fields: ['id'], orderBy: { createdAt: 1 }, limit, disableIdentityMap: true },
  );
  return waiting.map(({ id }) => id);
}

/** Which emails an account was sent, oldest first. */
export async function emailsOf(em: EntityManager, accountId: string): Promise<OutgoingEmail[]> {
  return await em.find(
    OutgoingEmail,
    { accountId },
    { orderBy: { createdAt: 1, id: 1 }, disableIdentityMap: true },
  );
}

export async function findEmail(em: EntityManager, id: string): Promise<OutgoingEmail | null> {
  return await em.findOne(OutgoingEmail, { id }, { disableIdentityMap: true });
}

/** What an account was emailed lately, the newest first. */
export async function newestEmails(em: EntityManager, accountId: string, limit: number) {
  return await em.find(
    OutgoingEmail,
    { accountId },
    {
      fields: ['id', 'kind', 'status', 'keepsText', 'createdAt', 'sentAt'],
      orderBy: { createdAt: -1, id: 1 },
      limit,
      disableIdentityMap: true,
    },
  );
}

/** How the emails of these keys are; one that is purged is missing. */
export async function emailStates(
  em: EntityManager,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OutgoingEmail['status']>> {
  const emails = await em.find(
    OutgoingEmail,
    { key: { $in: [...keys] } },
    { fields: ['key', 'status'], disableIdentityMap: true },
  );
  return new Map(emails.map(({ key, status }) => [key, status]));
}

/** Forgets an account's emails, those that wait included. */
export async function forgetEmails(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(OutgoingEmail, { accountId });
}

export async function purgeOutgoingEmails(em: EntityManager, queuedBefore: Date): Promise<void> {
  await em.nativeDelete(OutgoingEmail, { createdAt: { $lt: queuedBefore } });
}

/** Of the emails that were queued since that instant, how many wait and how many can't be delivered; and when the last one was sent. */
export async function emailTraffic(em: EntityManager, since: Date) {
  return await em
    .getKysely<EmailTables>()
    .selectNoFrom(({ selectFrom }) => {
      const count = () =>
        selectFrom('outgoing_emails')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('created_at', '>', since);
      return [
        count().where('status', '=', 'queued').$asScalar().$notNull().as('waiting'),
        count().where('status', 'in', ['failed', 'bounced']).$asScalar().$notNull().as('failed'),
        selectFrom('outgoing_emails')
          .select('sent_at')
          .where('sent_at', 'is not', null)
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('lastSentAt'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Keeps an email; the same one again takes the earlier one's place. Only the newest `most` are kept. */
export async function keepLocalEmail(
  em: EntityManager,
  email: Pick<LocalEmail, 'id' | 'sealedMessage' | 'sentAt'>,
  most: number,
): Promise<void> {
  const db = em.getKysely<Tables<typeof LocalEmail>>();
  await db
    .insertInto('local_mail')
    .values({ id: email.id, sealed_message: email.sealedMessage, sent_at: email.sentAt })
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        sealed_message: ref('excluded.sealed_message'),
        sent_at: ref('excluded.sent_at'),
      })),
    )
    .execute();
  await db
    .deleteFrom('local_mail')
    .where('number', '<=', ({ eb, selectFrom }) =>
      eb(
        selectFrom('local_mail')
          .select(({ fn }) => fn.max('number').as('newest'))
          .$asScalar(),
        '-',
        most,
      ),
    )
    .execute();
}

/** Which emails are kept, newest first. */
export async function keptLocalEmails(
  em: EntityManager,
): Promise<Pick<LocalEmail, 'id' | 'sentAt'>[]> {
  return await em.find(
    LocalEmail,
    {},
    { fields: ['id', 'sentAt'], orderBy: { number: -1 }, disableIdentityMap: true },
  );
}

export async function localEmails(
  em: EntityManager,
  ids: readonly string[],
): Promise<LocalEmail[]> {
  return await em.find(LocalEmail, { id: { $in: ids } }, { disableIdentityMap: true });
}

export async function purgeLocalEmails(em: EntityManager, sentBefore: Date): Promise<void> {
  await em.nativeDelete(LocalEmail, { sentAt: { $lt: sentBefore } });
}
