import { BUSINESS_TIME_ZONE, calendarDateAt, timeZoneOf } from '@creditfix/shared/kernel';
import {
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
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { CarrierScan } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { fetchPapersJob } from './fetch-papers.job.ts';
import {
  cameBackLaterEmail,
  deliveredEmail,
  isPostCall,
  mailedEmail,
  postTroubleEmail,
  tellSender,
} from './mail.email.ts';
import { MailTrouble, troubleOfReturn } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  addPieceEvent,
  changePiece,
  findEvents,
  hasLivePiece,
  type EventRow,
  type LockedPiece,
  type PieceRow,
} from './mailpiece.repository.ts';
import { pieceMovedJob } from './piece-moved.job.ts';

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
  locked: LockedPiece,
  scans: readonly CarrierScan[],
): Promise<LockedPiece> {
  if (scans.length === 0 || locked.isForgotten) return locked;
  const { id: pieceId } = locked.piece;
  const fresh = await addScans(tx, parts, locked.piece, scans);
  if (fresh.length === 0) return locked;
  const events = await findEvents(tx, [pieceId]);
  const moved = await move(tx, parts, locked, { progress: progressOf(events), events, fresh });
  await fetchNewPapers(tx, parts, pieceId, fresh);
  await parts.jobs.enqueue(tx, pieceMovedJob, { pieceId });
  return moved;
}

async function addScans(
  tx: EntityManager,
  { clock }: MailingParts,
  piece: PieceRow,
  scans: readonly CarrierScan[],
): Promise<CarrierScan[]> {
  const fresh: CarrierScan[] = [];
  for (const scan of scans) {
    // Nothing is printed in the carrier's test mode, so nothing can be on its way.
    if (piece.test && happensAtThePost(scan.kind)) continue;
    const { key, kind, location, detail: note } = scan;
    const now = clock.now();
    const at = possibleTime(piece, scan.at, now);
    const event = { pieceId: piece.id, key, kind, at, location, note, recordedAt: now };
    if (await addPieceEvent(tx, event)) fresh.push(scan);
  }
  return fresh;
}

/** Clocks are wrong at times, and deadlines run from here: nothing happened after now, or to a letter that we did not have yet. */
function possibleTime({ carrier, created_at }: PieceRow, at: Date, now: Date): Date {
  const earliest = carrier === MailCarrier.self ? at.getTime() : created_at.getTime();
  return new Date(Math.min(Math.max(at.getTime(), earliest), now.getTime()));
}

async function move(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  moved: Moved,
): Promise<LockedPiece> {
  const { piece } = locked;
  const { progress } = moved;
  const to = progress.status;
  const moves = mayMove(piece.status, to) && (await hasRoom(tx, piece, to));
  if (moves && !isUnderWay(to) && to !== MailStatus.delivered) {
    const dated = await keepDays(tx, locked, progress, piece.status);
    const ended = await endPiece(tx, parts, dated.now, {
      status: to as 'returned' | 'failed' | 'cancelled',
      trouble: troubleOfEnd(to, moved),
      at: progress.endedAt ?? parts.clock.now(),
      isOwnWord: isOwnWord(moved),
    });
    return ended ?? dated.now;
  }
  if (piece.ended_at !== null && !moves) {
    reportAfterEnd(parts, locked, moved);
    return await clarifyReturn(tx, locked, moved);
  }
  const status = moves ? to : piece.status;
  const { now, days } = await keepDays(tx, locked, progress, status);
  if (moves)
    await noteMailing(tx, {
      letterId: piece.letter_id,
      status,
      ...(days.mailedOn ? { mailDate: days.mailedOn } : {}),
    });
  if (isOwnWord(moved)) return now;
  if (moves) await tellOfMove(tx, parts, locked, { status, ...days });
  await tellOfCalls(tx, parts, locked, { ...moved, status });
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
  locked: LockedPiece,
  { events, progress }: Moved,
): Promise<LockedPiece> {
  if (locked.piece.trouble !== MailTrouble.returned) return locked;
  const trouble = troubleOfReturn(notesOf(events), progress.isLost);
  return await changePiece(tx, locked, { trouble });
}

/** The person told us, where no carrier reports it: see `own-mailing.ts`. */
function isOwnWord({ fresh }: Moved): boolean {
  return fresh.every(({ key }) => key.startsWith('own:'));
}

/** A letter of which another mailpiece is alive by now has no room for this one, should it turn up again. */
async function hasRoom(tx: EntityManager, piece: PieceRow, to: MailStatus): Promise<boolean> {
  if (LIVE_STATUSES.includes(piece.status) || !LIVE_STATUSES.includes(to)) return true;
  return !(await hasLivePiece(tx, piece.letter_id, piece.id));
}

/** Writes the days that the reports show. The day of arrival is the one at the recipient's place: deadlines run from there. */
async function keepDays(
  tx: EntityManager,
  locked: LockedPiece,
  { mailedAt, deliveredAt }: MailProgress,
  status: MailStatus,
): Promise<{ readonly now: LockedPiece; readonly days: Days }> {
  const { piece } = locked;
  const isDelivered = status === MailStatus.delivered;
  const mailed = mailedAt ?? piece.mailed_at;
  const delivered = isDelivered ? deliveredAt : null;
  const deliveredOn = delivered && calendarDateAt(delivered, timeZoneOf(piece.to_state));
  const now = await changePiece(tx, locked, {
    status,
    mailed_at: mailed,
    delivered_at: delivered,
    delivered_on: deliveredOn,
    ended_at: isDelivered ? null : piece.ended_at,
    trouble: isDelivered ? null : piece.trouble,
  });
  const mailedOn = mailed && calendarDateAt(mailed, BUSINESS_TIME_ZONE);
  return { now, days: { mailedOn, deliveredOn } };
}

/** Our own copies are fetched when there is something to fetch. */
async function fetchNewPapers(
  tx: EntityManager,
  { jobs }: MailingParts,
  pieceId: string,
  fresh: readonly CarrierScan[],
): Promise<void> {
  if (fresh.some(({ kind }) => WITH_PAPER.has(kind)))
    await jobs.enqueue(tx, fetchPapersJob, { pieceId });
}

const WITH_PAPER: ReadonlySet<MailEventKind> = new Set([
  MailEventKind.printed,
  MailEventKind.delivered,
]);

function notesOf(events: readonly EventRow[]): string[] {
  return events.flatMap(({ note }) => (note === null ? [] : [note]));
}

/** What was called back or refused can't be at the post. If it is, somebody has to look. */
function reportAfterEnd({ log }: MailingParts, { piece }: LockedPiece, { fresh }: Moved): void {
  if (piece.status === MailStatus.returned) return;
  if (!fresh.some(({ kind }) => happensAtThePost(kind))) return;
  log.error(
    { pieceId: piece.id, status: piece.status },
    'mailing: a piece that has ended is reported on its way, please look at the carrier',
  );
}

async function tellOfMove(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  { status, mailedOn, deliveredOn }: Days & { readonly status: MailStatus },
): Promise<void> {
  const { piece, reference } = locked;
  const { mail_class: mailClass, tracking_number: trackingNumber } = piece;
  const origin = parts.publicOrigin();
  const facts = { pieceId: piece.id, reference, mailClass, trackingNumber };
  if (status === MailStatus.delivered && deliveredOn)
    await tellSender(tx, parts, locked, {
      kind: 'letter_delivered',
      draft: () => deliveredEmail({ ...facts, deliveredOn }, origin),
    });
  else if (piece.status === MailStatus.queued && mailedOn)
    await tellSender(tx, parts, locked, {
      kind: 'letter_mailed',
      draft: () => mailedEmail({ ...facts, mailedOn, expectedOn: piece.expected_on }, origin),
    });
}

/** Says what the post wants, once for each kind of call, as long as the letter has not arrived. */
async function tellOfCalls(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  { fresh, status }: Moved & { readonly status: MailStatus },
): Promise<void> {
  const { piece, reference } = locked;
  const letter = { pieceId: piece.id, reference, trackingNumber: piece.tracking_number };
  const origin = parts.publicOrigin();
  if (status === MailStatus.delivered && fresh.some(({ kind }) => kind === MailEventKind.returned))
    await tellSender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: 'returned',
      draft: () => cameBackLaterEmail(letter, origin),
    });
  if (!isUnderWay(status)) return;
  for (const { kind, at } of fresh) {
    if (!asksForAttention(kind) || !isPostCall(kind)) continue;
    const on = calendarDateAt(at, timeZoneOf(piece.to_state));
    await tellSender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: kind,
      draft: () => postTroubleEmail({ ...letter, kind, on }, origin),
    });
  }
}
