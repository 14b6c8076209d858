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
import { endMailpiece } from '../end-mailpiece.ts';
import { enteredArrival, noonOf, refuseImpossibleDay } from '../entered-day.ts';
import { MailTrouble } from '../mail-trouble.ts';
import type { MailingParts } from '../mailing.parts.ts';
import {
  changeMailpiece,
  lockMailpiece,
  moveEvent,
  type LockedMailpiece,
  type MailpieceRow,
} from '../mailpiece.repository.ts';
import { mailpieceMovedJob } from '../mailpiece-moved.job.ts';
import { presentQueued, type QueuedMailpiece } from './manual-mail-queue.ts';
import { findLetterWithNumber, findReported } from './manual-mail-queue.repository.ts';
import { chargeMailpiece, recordScans } from '../record-scans.ts';

/** What staff do with a letter of the manual mail queue. The engine takes their word as it takes a carrier's. */

/** The mailpiece afterwards and whose it is; `unknown` where staff mail no such mailpiece, `elsewhere` if it is past that. */
export type StaffOutcome =
  | 'unknown'
  | 'elsewhere'
  | { accountId: string; mailpiece: QueuedMailpiece };

const MAILED = 'staff:mailed';

export interface MailedByStaff {
  readonly mailpieceId: string;
  readonly mailedOn: CalendarDate;
  /** Empty if there is none. */
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
): Promise<StaffOutcome> {
  const locked = await lockStaffMailpiece(tx, mailed.mailpieceId);
  if (typeof locked === 'string') return locked;
  const { mailpiece } = locked;
  const isFirst = mailpiece.status === 'queued';
  if (isFirst ? mailpiece.batch_id === null : !isOnItsWay(mailpiece)) return 'elsewhere';
  await refuseWrongNumber(tx, mailpiece, mailed.trackingNumber);
  const at = await mailedAt(tx, parts, mailpiece, mailed.mailedOn);
  const trackingNumber = mailed.trackingNumber === '' ? null : mailed.trackingNumber;
  const written = await changeMailpiece(tx, locked, {
    tracking_number: trackingNumber,
    carrier_cost_cents: mailed.costCents ?? mailpiece.carrier_cost_cents,
    expected_on: expectedArrival(mailed.mailedOn),
  });
  const scan = { key: MAILED, kind: 'mailed', at, location: null, detail: null } as const;
  const now = isFirst
    ? await recordScans(tx, parts, written, [scan])
    : await correctDay(tx, parts, written, at);
  // Until now only our own staff had it: nothing is charged before the service is done.
  if (isFirst) await chargeMailpiece(tx, parts, now);
  const status = isFirst ? 'mailed' : mailpiece.status;
  const noted = { letterId: mailpiece.letter_id, mailDate: mailed.mailedOn, trackingNumber };
  await noteMailing(tx, { ...noted, status });
  return done(parts, now);
}

/** Certified mail is worth its number: without it nobody can follow the letter or prove anything. */
async function refuseWrongNumber(
  tx: EntityManager,
  { id, mail_class }: MailpieceRow,
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
  mailpiece: MailpieceRow,
  mailedOn: CalendarDate,
): Promise<Date> {
  const now = clock.now();
  const known = await findReported(tx, mailpiece, MAILED);
  const printed = known?.printedAt ?? mailpiece.created_at;
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
  locked: LockedMailpiece,
  at: Date,
): Promise<LockedMailpiece> {
  const { id: mailpieceId } = locked.mailpiece;
  await moveEvent(tx, { mailpieceId, key: MAILED, at });
  const corrected = await changeMailpiece(tx, locked, { mailed_at: at });
  await jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId });
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
    mailpieceId,
    what,
    on,
  }: { readonly mailpieceId: string; readonly what: StaffEvent; readonly on: CalendarDate },
): Promise<StaffOutcome> {
  const locked = await lockStaffMailpiece(tx, mailpieceId);
  if (typeof locked === 'string') return locked;
  const { mailpiece } = locked;
  const turnedUp = mailpiece.trouble === MailTrouble.lost && what === 'delivered';
  if (mailpiece.mailed_at === null || !(isOnItsWay(mailpiece) || turnedUp)) return 'elsewhere';
  const now = parts.clock.now();
  const zone = timeZoneOf(mailpiece.to_state);
  const at = enteredArrival(on, { mailed: mailpiece.mailed_at, now, zone });
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
  { mailpieceId, why }: { readonly mailpieceId: string; readonly why: keyof typeof REFUSALS },
): Promise<StaffOutcome> {
  const locked = await lockStaffMailpiece(tx, mailpieceId);
  if (typeof locked === 'string') return locked;
  if (locked.mailpiece.status !== 'queued') return 'elsewhere';
  const end = { status: 'failed', trouble: REFUSALS[why], at: parts.clock.now() } as const;
  return done(parts, (await endMailpiece(tx, parts, locked, end)) ?? locked);
}

/** A mailpiece that staff have in their hands. One of a deleted account goes nowhere anymore. */
async function lockStaffMailpiece(
  tx: EntityManager,
  mailpieceId: string,
): Promise<LockedMailpiece | 'unknown' | 'elsewhere'> {
  const locked = await lockMailpiece(tx, mailpieceId);
  if (locked?.mailpiece.carrier !== 'print_queue' || locked.mailpiece.carrier_id === null)
    return 'unknown';
  return locked.isForgotten ? 'elsewhere' : locked;
}

function isOnItsWay({ status }: MailpieceRow): boolean {
  return status === 'mailed' || status === 'in_transit';
}

function done({ vault }: MailingParts, { mailpiece, reference }: LockedMailpiece): StaffOutcome {
  return {
    accountId: mailpiece.account_id,
    mailpiece: presentQueued(vault, { ...mailpiece, reference }),
  };
}
