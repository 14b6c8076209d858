import {
  BUSINESS_TIME_ZONE,
  RequestProblems,
  calendarDateAt,
  timeZoneOf,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { MailClass, expectedArrival } from '@creditfix/shared/mailing';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { endPiece } from './end-piece.ts';
import { enteredArrival, noonOf, refuseImpossibleDay } from './entered-day.ts';
import { lockPiece } from './lock-piece.ts';
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { pieceMovedJob } from './piece-moved.job.ts';
import type { PieceRow } from './piece-row.ts';
import { findStaffRows, presentQueued, type QueuedPiece } from './print-queue-row.ts';
import { recordScans } from './record-scans.ts';

/** What staff do with a letter of the print queue. The engine takes their word as it takes a carrier's. */

/** The piece afterwards and whose it is; `unknown` where staff mail no such piece, `elsewhere` where it is past that. */
export type StaffDeed = 'unknown' | 'elsewhere' | { accountId: string; piece: QueuedPiece };

const MAILED = 'staff:mailed';

export interface MailedByStaff {
  readonly pieceId: string;
  readonly mailedOn: CalendarDate;
  /** Empty where there is none. */
  readonly trackingNumber: string;
  /** What the post charged; not given, it stays as it is. */
  readonly costCents: number | undefined;
}

/**
 * Notes that a printed letter was brought to the post. Once more, as long as it is on its way, corrects the day, the number and the cost.
 *
 * @throws Problem `request.invalid` that names the field
 */
export async function markMailed(
  tx: EntityManager,
  parts: MailingParts,
  mailed: MailedByStaff,
): Promise<StaffDeed> {
  const piece = await lockStaffPiece(tx, mailed.pieceId);
  if (typeof piece === 'string') return piece;
  const isFirst = piece.status === 'queued';
  if (isFirst ? piece.batch_id === null : !isOnItsWay(piece)) return 'elsewhere';
  await refuseWrongNumber(tx, piece, mailed.trackingNumber);
  const at = await mailedAt(tx, parts, piece, mailed.mailedOn);
  await writeMailed(tx, piece, mailed);
  if (isFirst) {
    const scan = { key: MAILED, kind: 'mailed', at, location: null, detail: null } as const;
    await recordScans(tx, parts, piece.id, [scan]);
  } else await correctDay(tx, parts, piece, at);
  const number = mailed.trackingNumber === '' ? null : mailed.trackingNumber;
  const status = isFirst ? 'mailed' : piece.status;
  const noted = { letterId: piece.letter_id, mailDate: mailed.mailedOn, trackingNumber: number };
  await noteMailing(tx, { ...noted, status });
  return await done(tx, parts, piece);
}

async function writeMailed(
  tx: EntityManager,
  { id }: PieceRow,
  { trackingNumber, costCents, mailedOn }: MailedByStaff,
): Promise<void> {
  await tx.execute(
    `update mail_pieces set tracking_number = ?, carrier_cost_cents = coalesce(?, carrier_cost_cents), expected_on = ?
     where id = ?`,
    [
      trackingNumber === '' ? null : trackingNumber,
      costCents ?? null,
      expectedArrival(mailedOn),
      id,
    ],
  );
}

/** Certified mail is worth its number: without it nobody can follow the letter or prove anything. */
async function refuseWrongNumber(
  tx: EntityManager,
  { id, mail_class }: PieceRow,
  trackingNumber: string,
): Promise<void> {
  if (trackingNumber === '') {
    if (mail_class === MailClass.first_class) return;
    refuseNumber('Certified mail needs its tracking number.');
  }
  const [other] = await tx.execute<{ reference: string }[]>(
    `select l.reference from mail_pieces p join letters l on l.id = p.letter_id
     where p.carrier = 'print_queue' and p.tracking_number = ? and p.id <> ? limit 1`,
    [trackingNumber, id],
  );
  if (other) refuseNumber(`That number is on letter ${other.reference} already.`);
}

function refuseNumber(message: string): never {
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'trackingNumber', message }] });
}

/** From the day it was printed to today, and not after what was reported since. */
async function mailedAt(
  tx: EntityManager,
  { clock }: Pick<MailingParts, 'clock'>,
  piece: PieceRow,
  mailedOn: CalendarDate,
): Promise<Date> {
  const now = clock.now();
  const [known] = await tx.execute<{ printed: Date | string; next: Date | string | null }[]>(
    `select b.created_at as printed, (select min(at) from mail_events
       where piece_id = ? and source_key like 'staff:%' and source_key <> '${MAILED}') as next
     from mail_batches b where b.id = ?`,
    [piece.id, piece.batch_id],
  );
  const printed = new Date(known?.printed ?? piece.created_at);
  const latest = known?.next ? new Date(known.next) : now;
  refuseImpossibleDay('mailedOn', mailedOn, {
    from: calendarDateAt(printed, BUSINESS_TIME_ZONE),
    to: calendarDateAt(latest, BUSINESS_TIME_ZONE),
  });
  return new Date(Math.max(noonOf(mailedOn, now, BUSINESS_TIME_ZONE).getTime(), printed.getTime()));
}

async function correctDay(
  tx: EntityManager,
  { jobs }: MailingParts,
  { id }: PieceRow,
  at: Date,
): Promise<void> {
  await tx.execute('update mail_events set at = ? where piece_id = ? and source_key = ?', [
    at,
    id,
    MAILED,
  ]);
  await tx.execute('update mail_pieces set mailed_at = ? where id = ?', [at, id]);
  await jobs.enqueue(tx, pieceMovedJob, { pieceId: id });
}

export type StaffEvent = 'in_transit' | 'pickup_available' | 'delivered' | 'returned' | 'lost';

/**
 * Notes what the post's own page says of a letter, or that it came back.
 *
 * @throws Problem `request.invalid` that names the field
 */
export async function recordStaffEvent(
  tx: EntityManager,
  parts: MailingParts,
  {
    pieceId,
    what,
    on,
  }: { readonly pieceId: string; readonly what: StaffEvent; readonly on: CalendarDate },
): Promise<StaffDeed> {
  const piece = await lockStaffPiece(tx, pieceId);
  if (typeof piece === 'string') return piece;
  const turnedUp = piece.trouble === MailTrouble.lost && what === 'delivered';
  if (piece.mailed_at === null || !(isOnItsWay(piece) || turnedUp)) return 'elsewhere';
  const now = parts.clock.now();
  const zone = timeZoneOf(piece.to_state);
  const mailed = new Date(piece.mailed_at);
  const at = enteredArrival(on, { mailed, now, zone });
  const isRepeatable = what === 'in_transit' || what === 'pickup_available';
  const key = isRepeatable ? `staff:${what}:${on}` : `staff:${what}`;
  // As a carrier names it: why a letter came back is read from there.
  await recordScans(tx, parts, pieceId, [{ key, kind: what, at, location: null, detail: what }]);
  return await done(tx, parts, piece);
}

const REFUSALS = {
  address: MailTrouble.address_unknown,
  file: MailTrouble.file_refused,
  other: MailTrouble.staff_refused,
} as const;

/** Gives up a letter that can't be mailed: its sender is told what to do, and pays nothing. */
export async function refuseByStaff(
  tx: EntityManager,
  parts: MailingParts,
  { pieceId, why }: { readonly pieceId: string; readonly why: keyof typeof REFUSALS },
): Promise<StaffDeed> {
  const piece = await lockStaffPiece(tx, pieceId);
  if (typeof piece === 'string') return piece;
  if (piece.status !== 'queued') return 'elsewhere';
  const end = { status: 'failed', trouble: REFUSALS[why], at: parts.clock.now() } as const;
  await endPiece(tx, parts, pieceId, end);
  return await done(tx, parts, piece);
}

/** A piece that staff have in their hands. One of a deleted account goes nowhere any more. */
async function lockStaffPiece(
  tx: EntityManager,
  pieceId: string,
): Promise<PieceRow | 'unknown' | 'elsewhere'> {
  const locked = await lockPiece(tx, pieceId);
  if (locked?.piece.carrier !== 'print_queue' || locked.piece.carrier_id === null) return 'unknown';
  return locked.isForgotten ? 'elsewhere' : locked.piece;
}

function isOnItsWay({ status }: PieceRow): boolean {
  return status === 'mailed' || status === 'in_transit';
}

async function done(
  tx: EntityManager,
  { vault }: MailingParts,
  { id, account_id: accountId }: PieceRow,
): Promise<StaffDeed> {
  const [row] = await findStaffRows(tx, 'id = ?', [id]);
  return row ? { accountId, piece: presentQueued(vault, row) } : 'unknown';
}
