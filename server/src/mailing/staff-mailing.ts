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
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  changePiece,
  lockPiece,
  moveEvent,
  type LockedPiece,
  type PieceRow,
} from './mailpiece.repository.ts';
import { pieceMovedJob } from './piece-moved.job.ts';
import { presentQueued, type QueuedPiece } from './print-queue.ts';
import { findLetterWithNumber, findReported } from './print-queue.repository.ts';
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
  const locked = await lockStaffPiece(tx, mailed.pieceId);
  if (typeof locked === 'string') return locked;
  const { piece } = locked;
  const isFirst = piece.status === 'queued';
  if (isFirst ? piece.batch_id === null : !isOnItsWay(piece)) return 'elsewhere';
  await refuseWrongNumber(tx, piece, mailed.trackingNumber);
  const at = await mailedAt(tx, parts, piece, mailed.mailedOn);
  const trackingNumber = mailed.trackingNumber === '' ? null : mailed.trackingNumber;
  const written = await changePiece(tx, locked, {
    tracking_number: trackingNumber,
    carrier_cost_cents: mailed.costCents ?? piece.carrier_cost_cents,
    expected_on: expectedArrival(mailed.mailedOn),
  });
  const scan = { key: MAILED, kind: 'mailed', at, location: null, detail: null } as const;
  const now = isFirst
    ? await recordScans(tx, parts, written, [scan])
    : await correctDay(tx, parts, written, at);
  const status = isFirst ? 'mailed' : piece.status;
  const noted = { letterId: piece.letter_id, mailDate: mailed.mailedOn, trackingNumber };
  await noteMailing(tx, { ...noted, status });
  return done(parts, now);
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
  const other = await findLetterWithNumber(tx, trackingNumber, id);
  if (other) refuseNumber(`That number is on letter ${other} already.`);
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
  const known = await findReported(tx, piece, MAILED);
  const printed = known?.printedAt ?? piece.created_at;
  const latest = known?.nextAt ?? now;
  refuseImpossibleDay('mailedOn', mailedOn, {
    from: calendarDateAt(printed, BUSINESS_TIME_ZONE),
    to: calendarDateAt(latest, BUSINESS_TIME_ZONE),
  });
  return new Date(Math.max(noonOf(mailedOn, now, BUSINESS_TIME_ZONE).getTime(), printed.getTime()));
}

async function correctDay(
  tx: EntityManager,
  { jobs }: MailingParts,
  locked: LockedPiece,
  at: Date,
): Promise<LockedPiece> {
  const { id: pieceId } = locked.piece;
  await moveEvent(tx, { pieceId, key: MAILED, at });
  const corrected = await changePiece(tx, locked, { mailed_at: at });
  await jobs.enqueue(tx, pieceMovedJob, { pieceId });
  return corrected;
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
  const locked = await lockStaffPiece(tx, pieceId);
  if (typeof locked === 'string') return locked;
  const { piece } = locked;
  const turnedUp = piece.trouble === MailTrouble.lost && what === 'delivered';
  if (piece.mailed_at === null || !(isOnItsWay(piece) || turnedUp)) return 'elsewhere';
  const now = parts.clock.now();
  const zone = timeZoneOf(piece.to_state);
  const at = enteredArrival(on, { mailed: piece.mailed_at, now, zone });
  const isRepeatable = what === 'in_transit' || what === 'pickup_available';
  const key = isRepeatable ? `staff:${what}:${on}` : `staff:${what}`;
  // As a carrier names it: why a letter came back is read from there.
  const scan = { key, kind: what, at, location: null, detail: what };
  return done(parts, await recordScans(tx, parts, locked, [scan]));
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
  const locked = await lockStaffPiece(tx, pieceId);
  if (typeof locked === 'string') return locked;
  if (locked.piece.status !== 'queued') return 'elsewhere';
  const end = { status: 'failed', trouble: REFUSALS[why], at: parts.clock.now() } as const;
  return done(parts, (await endPiece(tx, parts, locked, end)) ?? locked);
}

/** A piece that staff have in their hands. One of a deleted account goes nowhere any more. */
async function lockStaffPiece(
  tx: EntityManager,
  pieceId: string,
): Promise<LockedPiece | 'unknown' | 'elsewhere'> {
  const locked = await lockPiece(tx, pieceId);
  if (locked?.piece.carrier !== 'print_queue' || locked.piece.carrier_id === null) return 'unknown';
  return locked.isForgotten ? 'elsewhere' : locked;
}

function isOnItsWay({ status }: PieceRow): boolean {
  return status === 'mailed' || status === 'in_transit';
}

function done({ vault }: MailingParts, { piece, reference }: LockedPiece): StaffDeed {
  return { accountId: piece.account_id, piece: presentQueued(vault, { ...piece, reference }) };
}
