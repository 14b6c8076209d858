import {
  mailClassLabels,
  quoteMail,
  LIVE_STATUSES,
  MailCarrier,
  MailEventKind,
  MailStatus,
  asksForAttention,
  happensAtThePost,
  isUnderWay,
  mayMove,
  progressOf,
  type MailProgress,
} from '@creditfix/shared/mailing';
import { chargeForMail, mailingPurpose, releaseMailPayment } from '#server/billing/index.ts';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { noteApplied, takeEventsOf, type CarrierEventRow } from './carrier/carrier.repository.ts';
import type { CarrierMailpiece, CarrierScan } from './carrier/certified-mailer.port.ts';
import { endMailpiece } from './end-mailpiece.ts';
import { fetchTrackingDocumentsJob } from './tracking/fetch-tracking-documents.job.ts';
import { troubleOfRefusal, MailTrouble, troubleOfReturn } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  addMailpieceEvent,
  changeMailpiece,
  lockMailpiece,
  type LockedMailpiece,
  findEvents,
  hasLiveMailpiece,
  type EventRow,
  type MailpieceRow,
} from './mailpiece.repository.ts';
import { mailpieceMovedJob } from './mailpiece-moved.job.ts';
import { BUSINESS_TIME_ZONE, calendarDateAt, timeZoneOf } from '@creditfix/shared/kernel';
import {
  cameBackLaterEmail,
  deliveredEmail,
  isPostCall,
  mailedEmail,
  postTroubleEmail,
  notifySender,
} from './mail.email.ts';

/** The carrier draws its picture of a letter within minutes. */
const PROOF_AFTER_SECONDS = 10 * 60;

/**
 * Writes down that the carrier has a mailpiece, once: only where no carrier's id is known yet. From here on the mailing is charged for.
 * What the carrier told of it before its id was known here counts with what it answered.
 *
 * @returns the mailpiece as it is now; undefined if there is none
 */
export async function recordSent(
  tx: EntityManager,
  parts: MailingParts,
  mailpieceId: string,
  sent: CarrierMailpiece,
): Promise<LockedMailpiece | undefined> {
  const found = await lockMailpiece(tx, mailpieceId);
  if (!found) return undefined;
  const { mailpiece } = found;
  const { carrierId, expectedOn, test } = sent;
  if (mailpiece.carrier_id !== null || mailpiece.status !== 'queued') {
    reportSecond(parts, mailpiece, carrierId);
    return found;
  }
  // Nothing that names a letter stays of a deleted account.
  const trackingNumber = found.isForgotten ? null : sent.trackingNumber;
  const locked = await changeMailpiece(tx, found, {
    carrier_id: carrierId,
    tracking_number: trackingNumber,
    carrier_cost_cents: sent.costCents ?? (await expectedCost(tx, parts, mailpiece)),
    expected_on: expectedOn,
    test,
    leased_until: null,
  });
  const now = parts.clock.now();
  const taken = { key: 'accepted', kind: 'accepted', at: now, recordedAt: now } as const;
  await addMailpieceEvent(tx, { mailpieceId, ...taken });
  await noteMailing(tx, { letterId: mailpiece.letter_id, status: 'queued', trackingNumber });
  // Anyone who has asked for it back meanwhile pays only if that is too late.
  if (mailpiece.cancel_asked_at === null) await chargeMailpiece(tx, parts, locked);
  const kept = await takeEventsOf(tx, carrierId);
  const events = [...sent.events, ...scansOf(kept)];
  const recorded = await recordState(tx, parts, locked, { ...sent, events });
  await noteApplied(tx, kept, now);
  const startAfterSeconds = PROOF_AFTER_SECONDS;
  await parts.jobs.enqueue(tx, fetchTrackingDocumentsJob, { mailpieceId }, { startAfterSeconds });
  await parts.jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId });
  return recorded;
}

/** What Lob charges by our table; staff write down what the Postal Service took. */
async function expectedCost(tx: EntityManager, parts: MailingParts, piece: MailpieceRow) {
  if (parts.carrier.carrier !== 'lob') return null;
  const { carrierCosts } = (await parts.operator.read(tx)).prices;
  return quoteMail(carrierCosts, piece.mail_class, piece.pages).priceCents;
}

/**
 * What the carrier says of a mailpiece whose id is known: its scans, and an end that came without one.
 *
 * @returns the mailpiece as it is now
 */
export async function recordState(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  { state, failure, events }: Pick<CarrierMailpiece, 'state' | 'failure' | 'events'>,
): Promise<LockedMailpiece> {
  const scanned = await recordScans(tx, parts, locked, events);
  if (state === 'waiting' || scanned.mailpiece.status !== 'queued') return scanned;
  const at = parts.clock.now();
  const trouble = state === 'failed' ? troubleOfRefusal(failure) : null;
  return (await endMailpiece(tx, parts, scanned, { status: state, trouble, at })) ?? scanned;
}

/** Nothing is charged for a letter that is not really printed, nor for one that our own staff have not brought to the post yet. */
export async function chargeMailpiece(
  tx: EntityManager,
  parts: MailingParts,
  { mailpiece, reference, isForgotten }: LockedMailpiece,
): Promise<void> {
  if (mailpiece.test || isForgotten)
    return await releaseMailPayment(tx, parts, {
      mailpieceId: mailpiece.id,
      reason: 'Nothing is charged for this letter.',
    });
  if (mailpiece.carrier === MailCarrier.print_queue && mailpiece.mailed_at === null) return;
  await chargeForMail(tx, parts, {
    mailpieceId: mailpiece.id,
    accountId: mailpiece.account_id,
    amountCents: mailpiece.price_cents,
    what: mailingPurpose(reference, mailClassLabels[mailpiece.mail_class]),
  });
}

/** Two answers about one mailpiece are one mailpiece at the carrier, or somebody has to look. */
function reportSecond(
  { log }: MailingParts,
  { id, carrier_id, status }: LockedMailpiece['mailpiece'],
  carrierId: string,
): void {
  if (carrier_id === carrierId) return;
  log.error(
    { mailpieceId: id, carrierId, recorded: carrier_id, status },
    'mailing: the carrier has a piece that is not the recorded one, please look there',
  );
}

interface Moved {
  readonly progress: MailProgress;
  readonly events: readonly EventRow[];
  readonly fresh: readonly CarrierScan[];
}

interface Days {
  readonly mailedOn: string | null;
  readonly deliveredOn: string | null;
}

/**
 * Adds what the carrier reports, each report once, and moves the mailpiece to where all reports together say that it is: in whatever order
 * they come, and however late, the end is the same.
 *
 * @returns the mailpiece as it is now
 */
export async function recordScans(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  scans: readonly CarrierScan[],
): Promise<LockedMailpiece> {
  if (scans.length === 0 || locked.isForgotten) return locked;
  const { id: mailpieceId } = locked.mailpiece;
  const fresh = await addScans(tx, parts, locked.mailpiece, scans);
  if (fresh.length === 0) return locked;
  const events = await findEvents(tx, [mailpieceId]);
  const moved = await move(tx, parts, locked, { progress: progressOf(events), events, fresh });
  await fetchNewTrackingDocuments(tx, parts, mailpieceId, fresh);
  await parts.jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId });
  return moved;
}

/** What these events tell of a mailpiece. */
export function scansOf(events: readonly CarrierEventRow[]): CarrierScan[] {
  return events.flatMap(({ kind, detail, at, location, scan_key: key }) =>
    kind && key ? [{ key, kind, detail, location, at }] : [],
  );
}

async function addScans(
  tx: EntityManager,
  { clock }: MailingParts,
  mailpiece: MailpieceRow,
  scans: readonly CarrierScan[],
): Promise<CarrierScan[]> {
  const fresh: CarrierScan[] = [];
  for (const scan of scans) {
    // Nothing is printed in the carrier's test mode, so nothing can be on its way.
    if (mailpiece.test && happensAtThePost(scan.kind)) continue;
    const { key, kind, location, detail: note } = scan;
    const now = clock.now();
    const at = possibleTime(mailpiece, scan.at, now);
    const event = { mailpieceId: mailpiece.id, key, kind, at, location, note, recordedAt: now };
    if (await addMailpieceEvent(tx, event)) fresh.push(scan);
  }
  return fresh;
}

/** Clocks are wrong at times, and deadlines run from here: nothing happened after now, or to a letter that we did not have yet. */
function possibleTime({ carrier, created_at }: MailpieceRow, at: Date, now: Date): Date {
  const earliest = carrier === MailCarrier.self ? at.getTime() : created_at.getTime();
  return new Date(Math.min(Math.max(at.getTime(), earliest), now.getTime()));
}

async function move(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  moved: Moved,
): Promise<LockedMailpiece> {
  const { mailpiece } = locked;
  const { progress } = moved;
  const to = progress.status;
  const moves = mayMove(mailpiece.status, to) && (await hasRoom(tx, mailpiece, to));
  if (moves && !isUnderWay(to) && to !== MailStatus.delivered) {
    const dated = await keepDays(tx, locked, progress, mailpiece.status);
    const ended = await endMailpiece(tx, parts, dated.now, {
      status: to as 'returned' | 'failed' | 'cancelled',
      trouble: troubleOfEnd(to, moved),
      at: progress.endedAt ?? parts.clock.now(),
      isOwnWord: isOwnWord(moved),
    });
    return ended ?? dated.now;
  }
  if (mailpiece.ended_at !== null && !moves) {
    reportAfterEnd(parts, locked, moved);
    return await clarifyReturn(tx, locked, moved);
  }
  const status = moves ? to : mailpiece.status;
  const { now, days } = await keepDays(tx, locked, progress, status);
  if (moves)
    await noteMailing(tx, {
      letterId: mailpiece.letter_id,
      status,
      ...(days.mailedOn ? { mailDate: days.mailedOn } : {}),
    });
  if (isOwnWord(moved)) return now;
  if (moves) await notifyMove(tx, parts, locked, { status, ...days });
  await notifyCalls(tx, parts, locked, { ...moved, status });
  return now;
}

/** A carrier that has taken a letter on and then fails could not make it from its file. */
function troubleOfEnd(to: MailStatus, { events, progress }: Moved): MailTrouble | null {
  if (to === MailStatus.failed) return MailTrouble.file_refused;
  return to === MailStatus.returned ? troubleOfReturn(notesOf(events), progress.isLost) : null;
}

/** The report that says why may come after the one that it is on its way back: then it counts late. */
async function clarifyReturn(
  tx: EntityManager,
  locked: LockedMailpiece,
  { events, progress }: Moved,
): Promise<LockedMailpiece> {
  if (locked.mailpiece.trouble !== MailTrouble.returned) return locked;
  const trouble = troubleOfReturn(notesOf(events), progress.isLost);
  return await changeMailpiece(tx, locked, { trouble });
}

/** The person told us, where no carrier reports it: see `own-mailing.ts`. */
function isOwnWord({ fresh }: Moved): boolean {
  return fresh.every(({ key }) => key.startsWith('own:'));
}

/** A letter of which another mailpiece is alive by now has no room for this one, should it turn up again. */
async function hasRoom(
  tx: EntityManager,
  mailpiece: MailpieceRow,
  to: MailStatus,
): Promise<boolean> {
  if (LIVE_STATUSES.includes(mailpiece.status) || !LIVE_STATUSES.includes(to)) return true;
  return !(await hasLiveMailpiece(tx, mailpiece.letter_id, mailpiece.id));
}

/** Writes the days that the reports show. The day of arrival is the one at the recipient's place: deadlines run from there. */
async function keepDays(
  tx: EntityManager,
  locked: LockedMailpiece,
  { mailedAt, deliveredAt }: MailProgress,
  status: MailStatus,
): Promise<{ readonly now: LockedMailpiece; readonly days: Days }> {
  const { mailpiece } = locked;
  const isDelivered = status === MailStatus.delivered;
  const mailed = mailedAt ?? mailpiece.mailed_at;
  const delivered = isDelivered ? deliveredAt : null;
  const deliveredOn = delivered && calendarDateAt(delivered, timeZoneOf(mailpiece.to_state));
  const now = await changeMailpiece(tx, locked, {
    status,
    mailed_at: mailed,
    delivered_at: delivered,
    delivered_on: deliveredOn,
    ended_at: isDelivered ? null : mailpiece.ended_at,
    trouble: isDelivered ? null : mailpiece.trouble,
  });
  const mailedOn = mailed && calendarDateAt(mailed, BUSINESS_TIME_ZONE);
  return { now, days: { mailedOn, deliveredOn } };
}

/** Our own copies are fetched when there is something to fetch. */
async function fetchNewTrackingDocuments(
  tx: EntityManager,
  { jobs }: MailingParts,
  mailpieceId: string,
  fresh: readonly CarrierScan[],
): Promise<void> {
  if (fresh.some(({ kind }) => WITH_PAPER.has(kind)))
    await jobs.enqueue(tx, fetchTrackingDocumentsJob, { mailpieceId });
}

const WITH_PAPER: ReadonlySet<MailEventKind> = new Set([
  MailEventKind.printed,
  MailEventKind.delivered,
]);

function notesOf(events: readonly EventRow[]): string[] {
  return events.flatMap(({ note }) => (note === null ? [] : [note]));
}

/** What was called back or refused can't be at the post. If it is, somebody has to look. */
function reportAfterEnd(
  { log }: MailingParts,
  { mailpiece }: LockedMailpiece,
  { fresh }: Moved,
): void {
  if (mailpiece.status === MailStatus.returned) return;
  if (!fresh.some(({ kind }) => happensAtThePost(kind))) return;
  log.error(
    { mailpieceId: mailpiece.id, status: mailpiece.status },
    'mailing: a piece that has ended is reported on its way, please look at the carrier',
  );
}

async function notifyMove(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  { status, mailedOn, deliveredOn }: Days & { readonly status: MailStatus },
): Promise<void> {
  const { mailpiece, reference } = locked;
  const { mail_class: mailClass, tracking_number: trackingNumber } = mailpiece;
  const origin = parts.publicOrigin();
  const facts = { mailpieceId: mailpiece.id, reference, mailClass, trackingNumber };
  if (status === MailStatus.delivered && deliveredOn)
    await notifySender(tx, parts, locked, {
      kind: 'letter_delivered',
      draft: () => deliveredEmail({ ...facts, deliveredOn }, origin),
    });
  else if (mailpiece.status === MailStatus.queued && mailedOn)
    await notifySender(tx, parts, locked, {
      kind: 'letter_mailed',
      draft: () => mailedEmail({ ...facts, mailedOn, expectedOn: mailpiece.expected_on }, origin),
    });
}

/** Says what the post wants, once for each kind of call, as long as the letter has not arrived. */
async function notifyCalls(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  { fresh, status }: Moved & { readonly status: MailStatus },
): Promise<void> {
  const { mailpiece, reference } = locked;
  const letter = {
    mailpieceId: mailpiece.id,
    reference,
    trackingNumber: mailpiece.tracking_number,
  };
  const origin = parts.publicOrigin();
  if (status === MailStatus.delivered && fresh.some(({ kind }) => kind === MailEventKind.returned))
    await notifySender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: 'returned',
      draft: () => cameBackLaterEmail(letter, origin),
    });
  if (!isUnderWay(status)) return;
  for (const { kind, at } of fresh) {
    if (!asksForAttention(kind) || !isPostCall(kind)) continue;
    const on = calendarDateAt(at, timeZoneOf(mailpiece.to_state));
    await notifySender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: kind,
      draft: () => postTroubleEmail({ ...letter, kind, on }, origin),
    });
  }
}
