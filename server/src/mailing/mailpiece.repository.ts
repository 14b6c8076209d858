import type { CalendarDate } from '@creditfix/shared/kernel';
import { LIVE_STATUSES, MailingProblems, type MailEventKind } from '@creditfix/shared/mailing';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/accounts/index.ts';
import { findSignedBefore, lockReference } from '#server/letters/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { MailEvent } from './mail-event.entity.ts';
import { MailPiece } from './mail-piece.entity.ts';

export type MailTables = Tables<typeof MailPiece | typeof MailEvent>;

/** A mailpiece as it lies in the database. */
export type PieceRow = Readonly<Selectable<MailTables['mail_pieces']>>;

export type EventRow = Readonly<Selectable<MailTables['mail_events']>>;

export interface LockedPiece {
  readonly piece: PieceRow;
  /** How the letter is named in texts. */
  readonly reference: string;
  /** The account is deleted: nobody is told or charged any more. */
  readonly isForgotten: boolean;
}

interface Whose {
  readonly accountId: string;
  readonly pieceId: string;
}

/** One mailpiece; `for update` where it will be changed. */
export async function findPiece(
  em: EntityManager,
  pieceId: string,
  lock: 'for update' | '' = '',
): Promise<PieceRow | undefined> {
  const found = pieces(em).where('id', '=', pieceId);
  return await (lock === '' ? found : found.forUpdate()).executeTakeFirst();
}

/** The mailings of a letter, newest first. */
export async function findPieces(em: EntityManager, letterId: string): Promise<PieceRow[]> {
  return await pieces(em)
    .where('letter_id', '=', letterId)
    .orderBy('created_at', 'desc')
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** All mailings of a person, oldest first. */
export async function findAllPieces(em: EntityManager, accountId: string): Promise<PieceRow[]> {
  return await pieces(em)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * One mailing of that person. Another person's answers as if it did not exist.
 *
 * @throws Problem `mailing.piece_not_found`
 */
export async function findOwnPiece(
  em: EntityManager,
  { accountId, pieceId }: Whose,
): Promise<PieceRow> {
  const row = await pieces(em)
    .where('id', '=', pieceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw MailingProblems.raise('mailing.piece_not_found');
  return row;
}

function pieces(em: EntityManager) {
  return em.getKysely<MailTables>().selectFrom('mail_pieces').selectAll();
}

/** True where the letter is on its way or has arrived, by another mailpiece than that one. */
export async function hasLivePiece(
  em: EntityManager,
  letterId: string,
  besides?: string,
): Promise<boolean> {
  const live = await em.findOne(
    MailPiece,
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
    MailPiece,
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
 * Locks a mailpiece for a change, once in a transaction: whoever works on it there is handed what this returns. The account comes
 * first, then the letter, then the mailpiece: whoever deletes an account, signs a letter or moves money locks in this order, and two that
 * met would otherwise wait for each other.
 *
 * @param accountId whose it must be
 * @returns undefined where there is no such mailpiece
 */
export async function lockPiece(
  tx: EntityManager,
  pieceId: string,
  accountId?: string,
): Promise<LockedPiece | undefined> {
  const seen = await findPiece(tx, pieceId);
  if (!seen || (accountId !== undefined && seen.account_id !== accountId)) return undefined;
  const account = await lockAccount(tx, seen.account_id);
  const isForgotten = account?.deletedAt !== null;
  const reference = await lockReference(tx, seen.letter_id);
  const piece = await findPiece(tx, pieceId, 'for update');
  if (!piece || reference === undefined) return undefined;
  return { piece, reference, isForgotten };
}

/**
 * The same for a mailpiece of that person.
 *
 * @throws Problem `mailing.piece_not_found`
 */
export async function lockOwnPiece(tx: EntityManager, whose: Whose): Promise<LockedPiece> {
  const locked = await lockPiece(tx, whose.pieceId, whose.accountId);
  if (!locked) throw MailingProblems.raise('mailing.piece_not_found');
  return locked;
}

/**
 * Keeps the account of a mailpiece from being deleted until the transaction ends. It comes before the lock of the mailpiece.
 *
 * @returns false where the account is deleted, or there is no such mailpiece
 */
export async function holdOwner(tx: EntityManager, pieceId: string): Promise<boolean> {
  const piece = await tx.findOne(MailPiece, pieceId, {
    fields: ['accountId'],
    disableIdentityMap: true,
  });
  const owner = piece && (await lockAccount(tx, piece.accountId, 'for key share'));
  return owner?.deletedAt === null;
}

/**
 * Changes a mailpiece that is locked.
 *
 * @returns it as it is now
 */
export async function changePiece(
  tx: EntityManager,
  locked: LockedPiece,
  change: Updateable<MailTables['mail_pieces']>,
): Promise<LockedPiece> {
  const piece = await tx
    .getKysely<MailTables>()
    .updateTable('mail_pieces')
    .set(change)
    .where('id', '=', locked.piece.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...locked, piece };
}

interface NewPiece extends Insertable<MailTables['mail_pieces']> {
  /** The first thing that happened to it. */
  readonly begins: { readonly key: string; readonly kind: MailEventKind; readonly at: Date };
}

/** Adds a mailpiece with its first event; false where another one of that letter is alive. */
export async function addPiece(
  tx: EntityManager,
  { begins, ...piece }: NewPiece & { readonly id: string; readonly created_at: Date },
): Promise<boolean> {
  const added = await tx
    .getKysely<MailTables>()
    .insertInto('mail_pieces')
    .values(piece)
    .onConflict((other) => other.doNothing())
    .returning('id')
    .execute();
  if (added.length !== 1) return false;
  const event = { pieceId: piece.id, recordedAt: piece.created_at };
  return await addPieceEvent(tx, { ...event, ...begins });
}

interface PieceEvent {
  readonly pieceId: string;
  /** The same key is the same event, however often it is told. What can happen once has its kind as its key. */
  readonly key: string;
  readonly kind: MailEventKind;
  readonly at: Date;
  readonly location?: string | null;
  /** The carrier's own name of it, never free text. */
  readonly note?: string | null;
  readonly recordedAt: Date;
}

/** @returns false where it is known already */
export async function addPieceEvent(tx: EntityManager, event: PieceEvent): Promise<boolean> {
  const { pieceId, key, kind, at, location, note, recordedAt } = event;
  const added = await tx
    .getKysely<MailTables>()
    .insertInto('mail_events')
    .values({
      id: randomUUID(),
      piece_id: pieceId,
      source_key: key,
      kind,
      at,
      location: location?.slice(0, 200) ?? null,
      note: note?.slice(0, 100) ?? null,
      recorded_at: recordedAt,
    })
    .onConflict((known) => known.columns(['piece_id', 'source_key']).doNothing())
    .returning('id')
    .execute();
  return added.length === 1;
}

/** What happened to these mailings, oldest first. */
export async function findEvents(
  em: EntityManager,
  pieceIds: readonly string[],
): Promise<EventRow[]> {
  if (pieceIds.length === 0) return [];
  return await em
    .getKysely<MailTables>()
    .selectFrom('mail_events')
    .selectAll()
    .where('piece_id', 'in', pieceIds)
    .orderBy('at')
    .orderBy('number')
    .execute();
}

/** Moves an event of a mailpiece to another time. */
export async function moveEvent(
  tx: EntityManager,
  { pieceId, key, at }: Pick<PieceEvent, 'pieceId' | 'key' | 'at'>,
): Promise<void> {
  await tx
    .getKysely<MailTables>()
    .updateTable('mail_events')
    .set({ at })
    .where('piece_id', '=', pieceId)
    .where('source_key', '=', key)
    .execute();
}

export type MailPaper = 'proof' | 'receipt';

/** Names the stored file of a paper; false where there is one already, or the account is deleted. */
export async function namePaper(
  tx: EntityManager,
  pieceId: string,
  {
    paper,
    key,
    sha256,
  }: { readonly paper: MailPaper; readonly key: string; readonly sha256: string },
): Promise<boolean> {
  // A deleted account gets no new papers: its row is locked before it is emptied.
  if (!(await holdOwner(tx, pieceId))) return false;
  const isProof = paper === 'proof';
  const named = await tx.nativeUpdate(
    MailPiece,
    isProof ? { id: pieceId, proofKey: null } : { id: pieceId, receiptKey: null },
    isProof ? { proofKey: key, proofSha256: sha256 } : { receiptKey: key, receiptSha256: sha256 },
  );
  return named === 1;
}

/** The stored papers of the next mailpieces by id. */
export async function nextPapers(em: EntityManager, afterId: string | null, limit: number) {
  return await em.find(MailPiece, afterId ? { id: { $gt: afterId } } : {}, {
    fields: ['id', 'proofKey', 'receiptKey'],
    orderBy: { id: 1 },
    limit,
    disableIdentityMap: true,
  });
}

/** True while that mailpiece names that stored file. */
export async function namesPaper(em: EntityManager, id: string, key: string): Promise<boolean> {
  return (await em.count(MailPiece, { id, $or: [{ proofKey: key }, { receiptKey: key }] })) === 1;
}

/** The papers of all mailings of a person, whose rows stay as they are until the transaction ends. */
export async function lockPapersOf(tx: EntityManager, accountId: string) {
  return await tx
    .getKysely<MailTables>()
    .selectFrom('mail_pieces')
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
    .updateTable('mail_pieces')
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
export async function emptyPiece(
  tx: EntityManager,
  { id, sealedAddresses, now }: { id: string; sealedAddresses: string; now: Date },
): Promise<void> {
  const isUnanswered = sql<boolean>`status = 'queued' and carrier_id is null`;
  const kysely = tx.getKysely<MailTables>();
  await kysely.deleteFrom('mail_events').where('piece_id', '=', id).execute();
  await kysely
    .updateTable('mail_pieces')
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
 * Deletes the next mailpieces, by their letters' ids, of letters that were signed before that instant. One that somebody works on is left
 * to the next run.
 *
 * @returns the stored files that they named, and the letter to go on after; undefined where there are no more
 */
export async function deletePiecesOfOldLetters(
  tx: EntityManager,
  signedBefore: Date,
  page: { readonly afterId: string | undefined; readonly limit: number },
) {
  const letterIds = await findSignedBefore(tx, signedBefore, page);
  if (letterIds.length === 0) return undefined;
  const kysely = tx.getKysely<MailTables>();
  const gone = await kysely
    .deleteFrom('mail_pieces')
    .where('id', 'in', (old) =>
      old
        .selectFrom('mail_pieces')
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
