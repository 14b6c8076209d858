import { giveBackMailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import type { MailingParts } from './mailing.parts.ts';

const BATCH = 50;

interface FilesRow {
  readonly id: string;
  readonly proof_key: string | null;
  readonly receipt_key: string | null;
}

/**
 * What a deleted account leaves in this room: that a letter was mailed, when, and what it cost, without an address, a number, a place or a
 * paper. What nobody has asked a carrier for, or staff have not printed, is not mailed any more. What a carrier was asked for and has
 * not answered is called back if it can be; what it has goes out.
 */
export async function forgetMail(
  tx: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'jobs' | 'clock' | 'payments'>,
  accountId: string,
  now: Date,
): Promise<void> {
  const pieces = await tx.execute<FilesRow[]>(
    `select id, proof_key, receipt_key from mail_pieces where account_id = ? order by id for update`,
    [accountId],
  );
  const stopped = await tx.execute<{ id: string }[]>(
    `update mail_pieces set status = 'cancelled', ended_at = ? where account_id = ? and status = 'queued'
       and (asked_at is null or (carrier = 'print_queue' and batch_id is null)) returning id`,
    [now, accountId],
  );
  for (const { id: pieceId } of stopped)
    await giveBackMailCharge(tx, parts, { pieceId, reason: 'the account was deleted' });
  for (const piece of pieces) await empty(tx, parts, piece, now);
}

async function empty(
  tx: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  { id, proof_key, receipt_key }: FilesRow,
  now: Date,
): Promise<void> {
  await removeLater(tx, [proof_key, receipt_key], now);
  await tx.execute('delete from mail_events where piece_id = ?', [id]);
  // One that is being worked on goes with the others of its age: waiting for it here could be waiting for each other.
  await tx.execute(
    `delete from carrier_events where id in (select e.id from carrier_events e
       join mail_pieces p on p.carrier_id = e.carrier_id where p.id = ? for update of e skip locked)`,
    [id],
  );
  // Whatever is still unknown has to be called back; all else is over as far as we are concerned.
  await tx.execute(
    `update mail_pieces set sealed_addresses = ?, to_state = '', tracking_number = null,
       proof_key = null, proof_sha256 = null, receipt_key = null, receipt_sha256 = null,
       cancel_asked_at = case when status = 'queued' and carrier_id is null then ?::timestamptz end,
       ended_at = case when status = 'queued' and carrier_id is null then null else coalesce(ended_at, ?) end
     where id = ?`,
    [vault.sealJson({}, { column: 'mail_pieces.sealed_addresses', rowId: id }), now, now, id],
  );
}

/** Deletes the mailings of letters that were signed before that instant, with their papers: call it before the letters go. */
export async function purgeMail(
  { database, files }: Pick<MailingParts, 'database' | 'files'>,
  signedBefore: Date,
  now: Date,
): Promise<void> {
  const em = database.fork();
  for (;;) {
    const purged = await em.transactional(async (tx) => {
      const old = await tx.execute<FilesRow[]>(
        `select p.id, p.proof_key, p.receipt_key from mail_pieces p join letters l on l.id = p.letter_id
          where l.created_at < ? order by p.id limit ${BATCH} for update of p skip locked`,
        [signedBefore],
      );
      for (const { id, proof_key, receipt_key } of old) {
        await removeLater(tx, [proof_key, receipt_key], now);
        await tx.execute('delete from mail_pieces where id = ?', [id]);
      }
      return old.length;
    });
    if (purged < BATCH) break;
  }
  await removeNoted({ database, files }, now);
}
