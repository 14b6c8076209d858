import { PIECE_COLUMNS, type PieceRow } from './piece-row.ts';
import type { MailingParts } from './mailing.parts.ts';

/** One asker at a time: whoever asks the carrier about a piece holds a lease on it, and its loss in a crash ends with time. */

/** Longer than looking a piece up and handing it over may take at worst. */
const LEASE_MS = 2 * 60_000;
const HOUR_MS = 60 * 60_000;

type ClaimParts = Pick<MailingParts, 'database' | 'clock' | 'carrier'>;

export interface ClaimedPiece extends PieceRow {
  /** The carrier was asked before, and what it answered is not known. */
  readonly askedBefore: boolean;
}

/** What there is to do for a piece that is still here; undefined where there is nothing. */
export async function taskFor(
  { database, clock }: ClaimParts,
  pieceId: string,
): Promise<'send' | 'take_back' | undefined> {
  const now = clock.now();
  const [row] = await database.fork().execute<{ wants_back: boolean }[]>(
    `select cancel_asked_at is not null as wants_back from mail_pieces
     where id = ? and ended_at is null and (cancel_asked_at is not null or (status = 'queued' and carrier_id is null
       and send_after <= ? and (leased_until is null or leased_until <= ?)))`,
    [pieceId, now, now],
  );
  return row && (row.wants_back ? 'take_back' : 'send');
}

/**
 * Takes a piece that is due, and writes down that the carrier is about to be asked. One statement decides between any number of
 * processes. A piece that no carrier was asked about goes to the one that is set up now.
 */
export async function claimPiece(
  { database, clock, carrier }: ClaimParts,
  pieceId: string,
): Promise<ClaimedPiece | undefined> {
  const now = clock.now();
  const [piece] = await database.fork().execute<ClaimedPiece[]>(
    `with before as (select id as piece_id, asked_at is not null as asked_before from mail_pieces where id = ? for update)
     update mail_pieces set asked_at = coalesce(asked_at, ?), asked_times = asked_times + 1, leased_until = ?, carrier = ?
     from before where id = before.piece_id and status = 'queued' and carrier_id is null and cancel_asked_at is null
       and send_after <= ? and (leased_until is null or leased_until <= ?) and (asked_at is null or carrier = ?)
     returning ${PIECE_COLUMNS}, asked_before as "askedBefore"`,
    [pieceId, now, new Date(now.getTime() + LEASE_MS), carrier.carrier, now, now, carrier.carrier],
  );
  return piece;
}

/** Takes a piece only to look it up at the carrier. */
export async function claimToLook(
  { database, clock, carrier }: ClaimParts,
  pieceId: string,
): Promise<PieceRow | undefined> {
  const now = clock.now();
  const [piece] = await database.fork().execute<PieceRow[]>(
    `update mail_pieces set asked_times = asked_times + 1, leased_until = ?
     where id = ? and status = 'queued' and carrier_id is null and (leased_until is null or leased_until <= ?) and carrier = ?
     returning ${PIECE_COLUMNS}`,
    [new Date(now.getTime() + LEASE_MS), pieceId, now, carrier.carrier],
  );
  return piece;
}

/** `asked_times` tells whether the lease is still ours: everybody who takes it counts it up. */
type Claim = Pick<PieceRow, 'id' | 'asked_times'>;

/** Ends the lease, so that the next try can begin. */
export async function letGo({ database, clock }: ClaimParts, claim: Claim): Promise<void> {
  await database
    .fork()
    .execute(
      'update mail_pieces set leased_until = ? where id = ? and asked_times = ? and carrier_id is null',
      [clock.now(), claim.id, claim.asked_times],
    );
}

/**
 * Nobody asks for this piece within the hour.
 *
 * @param isSure the carrier does not have it for certain: it counts as never asked
 */
export async function waitAnHour(
  { database, clock }: ClaimParts,
  claim: Claim,
  isSure: boolean,
): Promise<void> {
  await database.fork().execute(
    `update mail_pieces set leased_until = ?, asked_at = case when ? then null else asked_at end
     where id = ? and asked_times = ? and carrier_id is null`,
    [new Date(clock.now().getTime() + HOUR_MS), isSure, claim.id, claim.asked_times],
  );
}

/** True where the lease is still ours, under a lock that keeps it so. */
export async function stillHolds(
  tx: ReturnType<ClaimParts['database']['fork']>,
  claim: Claim,
): Promise<boolean> {
  const rows = await tx.execute<unknown[]>(
    `select 1 from mail_pieces where id = ? and asked_times = ? and carrier_id is null and status = 'queued'`,
    [claim.id, claim.asked_times],
  );
  return rows.length === 1;
}
