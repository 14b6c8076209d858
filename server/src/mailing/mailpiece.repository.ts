import type { CalendarDate } from '@creditfix/shared/kernel';
import { LIVE_STATUSES, MailingProblems, type MailEventKind } from '@creditfix/shared/mailing';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/accounts/index.ts';
import { findSignedBefore, lockReference } from '#server/letters/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { MailEvent } from './mail-event.entity.ts';
import { Mailpiece } from './mailpiece.entity.ts';

export type MailTables = Tables<typeof Mailpiece | typeof MailEvent>;
/** A mailpiece as it lies in the database. */
export type MailpieceRow = Readonly<Selectable<MailTables['mailpieces']>>;

export type EventRow = Readonly<Selectable<MailTables['mail_events']>>;

export interface LockedMailpiece {
  readonly mailpiece: MailpieceRow;
  /** How the letter is named in texts. */
  readonly reference: string;
  /** The account is deleted: nobody is told or charged anymore. */
  readonly isForgotten: boolean;
}

interface Whose {
  readonly accountId: string;
  readonly mailpieceId: string;
}

/** One mailpiece; `for update` where it will be changed. */
export async function findMailpiece(
  em: EntityManager,
  mailpieceId: string,
  lock: 'for update' | '' = '',
): Promise<MailpieceRow | undefined> {
  const found = mailpieces(em).where('id', '=', mailpieceId);
  return await (lock === '' ? found : found.forUpdate()).executeTakeFirst();
}

/** The mailings of a letter, newest first. */
export async function findMailpieces(em: EntityManager, letterId: string): Promise<MailpieceRow[]> {
  return await mailpieces(em)
    .where('letter_id', '=', letterId)
    .orderBy('created_at', 'desc')
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** All mailings of a person, oldest first. */
export async function findAllMailpieces(
  em: EntityManager,
  accountId: string,
): Promise<MailpieceRow[]> {
  return await mailpieces(em)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * One mailing of that person. Another person's answers as if it did not exist.
 *
 * @throws Problem `mailing.mailpiece_not_found`
 */
export async function findOwnMailpiece(
  em: EntityManager,
  { accountId, mailpieceId }: Whose,
): Promise<MailpieceRow> {
  const row = await mailpieces(em)
    .where('id', '=', mailpieceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw MailingProblems.raise('mailing.mailpiece_not_found');
  return row;
}

function mailpieces(em: EntityManager) {
  return em.getKysely<MailTables>().selectFrom('mailpieces').selectAll();
}

/** True if the letter is on its way or has arrived, by another mailpiece than that one. */
export async function hasLiveMailpiece(
  em: EntityManager,
  letterId: string,
  besides?: string,
): Promise<boolean> {
  const live = await em.findOne(
    Mailpiece,
    { letterId, status: { $in: [...LIVE_STATUSES] }, ...(besides ? { id: { $ne: besides } } : {}) },
    { fields: ['id'], disableIdentityMap: true },
  );
  return live !== null;
}

/** The day on which the recipient got the letter, by its newest mailing. */
export async function findArrival(
  em: EntityManager,
  letterId: string,
): Promise<CalendarDate | null> {
  const newest = await em.findOne(
    Mailpiece,
    { letterId },
    {
      fields: ['status', 'deliveredOn'],
      orderBy: { createdAt: -1, id: -1 },
      disableIdentityMap: true,
    },
  );
  return newest?.status === 'delivered' ? (newest.deliveredOn ?? null) : null;
}

/**
 * Locks a mailpiece for a change, once in a transaction: anyone who works on it there is handed what this returns. The account comes
 * first, then the letter, then the mailpiece: anyone who deletes an account, signs a letter or moves money locks in this order, and two that
 * met would otherwise wait for each other.
 *
 * @param accountId whose it must be
 * @returns undefined if there is no such mailpiece
 */
export async function lockMailpiece(
  tx: EntityManager,
  mailpieceId: string,
  accountId?: string,
): Promise<LockedMailpiece | undefined> {
  const seen = await findMailpiece(tx, mailpieceId);
  if (!seen || (accountId !== undefined && seen.account_id !== accountId)) return undefined;
  const account = await lockAccount(tx, seen.account_id);
  const isForgotten = account?.deletedAt !== null;
  const reference = await lockReference(tx, seen.letter_id);
  const mailpiece = await findMailpiece(tx, mailpieceId, 'for update');
  if (!mailpiece || reference === undefined) return undefined;
  return { mailpiece, reference, isForgotten };
}

/**
 * The same for a mailpiece of that person.
 *
 * @throws Problem `mailing.mailpiece_not_found`
 */
export async function lockOwnMailpiece(tx: EntityManager, whose: Whose): Promise<LockedMailpiece> {
  const locked = await lockMailpiece(tx, whose.mailpieceId, whose.accountId);
  if (!locked) throw MailingProblems.raise('mailing.mailpiece_not_found');
  return locked;
}

/**
 * Keeps the account of a mailpiece from being deleted until the transaction ends. It comes before the lock of the mailpiece.
 *
 * @returns false if the account is deleted, or there is no such mailpiece
 */
export async function holdOwner(tx: EntityManager, mailpieceId: string): Promise<boolean> {
  const mailpiece = await tx.findOne(Mailpiece, mailpieceId, {
    fields: ['accountId'],
    disableIdentityMap: true,
  });
  const owner = mailpiece && (await lockAccount(tx, mailpiece.accountId, 'for key share'));
  return owner?.deletedAt === null;
}

/**
 * Changes a mailpiece that is locked.
 *
 * @returns it as it is now
 */
export async function changeMailpiece(
  tx: EntityManager,
  locked: LockedMailpiece,
  change: Updateable<MailTables['mailpieces']>,
): Promise<LockedMailpiece> {
  const mailpiece = await tx
    .getKysely<MailTables>()
    .updateTable('mailpieces')
    .set(change)
    .where('id', '=', locked.mailpiece.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...locked, mailpiece };
}

interface NewMailpiece extends Insertable<MailTables['mailpieces']> {
  /** The first thing that happened to it. */
  readonly begins: { readonly key: string; readonly kind: MailEventKind; readonly at: Date };
}

/** Adds a mailpiece with its first event; false if another one of that letter is alive. */
export async function addMailpiece(
  tx: EntityManager,
  { begins, ...mailpiece }: NewMailpiece & { readonly id: string; readonly created_at: Date },
): Promise<boolean> {
  const added = await tx
    .getKysely<MailTables>()
    .insertInto('mailpieces')
    .values(mailpiece)
    .onConflict((other) => other.doNothing())
    .returning('id')
    .execute();
  if (added.length !== 1) return false;
  const event = { mailpieceId: mailpiece.id, recordedAt: mailpiece.created_at };
  return await addMailpieceEvent(tx, { ...event, ...begins });
}

interface MailpieceEvent {
  readonly mailpieceId: string;
  /** The same key is the same event, however often it is told. What can happen once has its kind as its key. */
  readonly key: string;
  readonly kind: MailEventKind;
  readonly at: Date;
  readonly location?: string | null;
  /** The carrier's own name of it, never free text. */
  readonly note?: string | null;
  readonly recordedAt: Date;
}

/** @returns false if it is known already */
export async function addMailpieceEvent(
  tx: EntityManager,
  event: MailpieceEvent,
): Promise<boolean> {
  const { mailpieceId, key, kind, at, location, note, recordedAt } = event;
  const added = await tx
    .getKysely<MailTables>()
    .insertInto('mail_events')
    .values({
      id: randomUUID(),
      mailpiece_id: mailpieceId,
      source_key: key,
      kind,
      at,
      location: location?.slice(0, 200) ?? null,
      note: note?.slice(0, 100) ?? null,
      recorded_at: recordedAt,
    })
    .onConflict((known) => known.columns(['mailpiece_id', 'source_key']).doNothing())
    .returning('id')
    .execute();
  return added.length === 1;
}

/** What happened to these mailings, oldest first. */
export async function findEvents(
  em: EntityManager,
  mailpieceIds: readonly string[],
): Promise<EventRow[]> {
  if (mailpieceIds.length === 0) return [];
  return await em
    .getKysely<MailTables>()
    .selectFrom('mail_events')
    .selectAll()
    .where('mailpiece_id', 'in', mailpieceIds)
    .orderBy('at')
    .orderBy('number')
    .execute();
}

/** Moves an event of a mailpiece to another time. */
export async function moveEvent(
  tx: EntityManager,
  { mailpieceId, key, at }: Pick<MailpieceEvent, 'mailpieceId' | 'key' | 'at'>,
): Promise<void> {
  await tx
    .getKysely<MailTables>()
    .updateTable('mail_events')
    .set({ at })
    .where('mailpiece_id', '=', mailpieceId)
    .where('source_key', '=', key)
    .execute();
}

export type TrackingDocument = 'proof' | 'receipt';

/** Names the stored file of a paper; false if there is one already, or the account is deleted. */
export async function namePaper(
  tx: EntityManager,
  mailpieceId: string,
  {
    paper,
    key,
    sha256,
  }: { readonly paper: TrackingDocument; readonly key: string; readonly sha256: string },
): Promise<boolean> {
  // A deleted account gets no new documents: its row is locked before it is emptied.
  if (!(await holdOwner(tx, mailpieceId))) return false;
  const isProof = paper === 'proof';
  const named = await tx.nativeUpdate(
    Mailpiece,
    isProof ? { id: mailpieceId, proofKey: null } : { id: mailpieceId, receiptKey: null },
    isProof ? { proofKey: key, proofSha256: sha256 } : { receiptKey: key, receiptSha256: sha256 },
  );
  return named === 1;
}

/** The stored tracking documents of the next mailpieces by id. */
export async function nextPapers(em: EntityManager, afterId: string | null, limit: number) {
  return await em.find(Mailpiece, afterId ? { id: { $gt: afterId } } : {}, {
    fields: ['id', 'proofKey', 'receiptKey'],
    orderBy: { id: 1 },
    limit,
    disableIdentityMap: true,
  });
}

/** True while that mailpiece names that stored file. */
export async function namesPaper(em: EntityManager, id: string, key: string): Promise<boolean> {
  return (await em.count(Mailpiece, { id, $or: [{ proofKey: key }, { receiptKey: key }] })) === 1;
}

/** The tracking documents of all mailings of a person, whose rows stay as they are until the transaction ends. */
export async function lockPapersOf(tx: EntityManager, accountId: string) {
  return await tx
    .getKysely<MailTables>()
    .selectFrom('mailpieces')
    .select(['id', 'proof_key', 'receipt_key'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Stops what nobody has asked a carrier for, or staff have not printed. @returns the ids of those */
export async function stopQueued(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<readonly string[]> {
  const stopped = await tx
    .getKysely<MailTables>()
    .updateTable('mailpieces')
    .set({ status: 'cancelled', ended_at: now })
    .where('account_id', '=', accountId)
    .where('status', '=', 'queued')
    .where(({ and, eb, or }) =>
      or([
        eb('asked_at', 'is', null),
        and([eb('carrier', '=', 'print_queue'), eb('batch_id', 'is', null)]),
      ]),
    )
    .returning('id')
    .execute();
  return stopped.map(({ id }) => id);
}

/**
 * Takes from a mailpiece whatever says whose it was. What the carrier was asked for and has not answered is to be called back; all else is
 * over as far as we are concerned.
 */
export async function emptyMailpiece(
  tx: EntityManager,
  { id, sealedAddresses, now }: { id: string; sealedAddresses: string; now: Date },
): Promise<void> {
  const isUnanswered = sql<boolean>`status = 'queued' and carrier_id is null`;
  const kysely = tx.getKysely<MailTables>();
  await kysely.deleteFrom('mail_events').where('mailpiece_id', '=', id).execute();
  await kysely
    .updateTable('mailpieces')
    .set({
      sealed_addresses: sealedAddresses,
      to_state: '',
      tracking_number: null,
      proof_key: null,
      proof_sha256: null,
      receipt_key: null,
      receipt_sha256: null,
      cancel_asked_at: sql`case when ${isUnanswered} then ${now}::timestamptz end`,
      ended_at: sql`case when ${isUnanswered} then null else coalesce(ended_at, ${now}) end`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the next mailpieces of letters that were signed before that instant, by the letters' ids; the next run takes those in work.
 *
 * @returns the stored files that they named, and the letter to go on after; undefined if there are no more
 */
export async function deleteMailpiecesOfOldLetters(
  tx: EntityManager,
  signedBefore: Date,
  page: { readonly afterId: string | undefined; readonly limit: number },
) {
  const letterIds = await findSignedBefore(tx, signedBefore, page);
  if (letterIds.length === 0) return undefined;
  const kysely = tx.getKysely<MailTables>();
  const gone = await kysely
    .deleteFrom('mailpieces')
    .where('id', 'in', (old) =>
      old
        .selectFrom('mailpieces')
        .select('id')
        .where('letter_id', 'in', letterIds)
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['proof_key', 'receipt_key'])
    .execute();
  const keys = gone.flatMap(({ proof_key, receipt_key }) => [proof_key, receipt_key]);
  return { keys, lastId: letterIds.at(-1) };
}
