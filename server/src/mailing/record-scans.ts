import { BUSINESS_TIME_ZONE, calendarDateAt, timeZoneOf } from '@creditfix/shared/kernel';
import {
  LIVE_STATUSES,
  MailCarrier,
  MailEventKind,
  MailStatus,
  happensAtThePost,
  isUnderWay,
  mayMove,
  progressOf,
  type MailProgress,
} from '@creditfix/shared/mailing';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addPieceEvent } from './add-piece-event.ts';
import type { CarrierScan } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { fetchPapersJob } from './fetch-papers.job.ts';
import { lockPiece, type LockedPiece } from './lock-piece.ts';
import { MailTrouble, troubleOfReturn } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { pieceMovedJob } from './piece-moved.job.ts';
import type { PieceRow } from './piece-row.ts';
import {
  reportAfterEnd,
  tellOfCalls,
  tellOfMove,
  type Days,
  type EventRow,
  type Moved,
} from './tell-of-scans.ts';

/**
 * Adds what the carrier reports, each report once, and moves the piece to where all reports together say that it is: in whatever order
 * they come, and however late, the end is the same.
 */
export async function recordScans(
  tx: EntityManager,
  parts: MailingParts,
  pieceId: string,
  scans: readonly CarrierScan[],
): Promise<void> {
  if (scans.length === 0) return;
  const locked = await lockPiece(tx, pieceId);
  if (!locked || locked.isForgotten) return;
  const fresh = await addScans(tx, parts, locked.piece, scans);
  if (fresh.length === 0) return;
  const events = await tx.execute<EventRow[]>(
    'select kind, at, note from mail_events where piece_id = ? order by at, number',
    [pieceId],
  );
  const progress = progressOf(events.map(({ kind, at }) => ({ kind, at: new Date(at) })));
  await move(tx, parts, locked, { progress, events, fresh });
  await fetchNewPapers(tx, parts, pieceId, fresh);
  await parts.jobs.enqueue(tx, pieceMovedJob, { pieceId });
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
  const earliest = carrier === MailCarrier.self ? at.getTime() : new Date(created_at).getTime();
  return new Date(Math.min(Math.max(at.getTime(), earliest), now.getTime()));
}

async function move(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  moved: Moved,
): Promise<void> {
  const { piece } = locked;
  const { progress } = moved;
  const to = progress.status;
  const moves = mayMove(piece.status, to) && (await hasRoom(tx, piece, to));
  if (moves && !isUnderWay(to) && to !== MailStatus.delivered) {
    await keepDays(tx, piece, progress);
    await endPiece(tx, parts, piece.id, {
      status: to as 'returned' | 'failed' | 'cancelled',
      trouble: troubleOfEnd(to, moved),
      at: progress.endedAt ?? parts.clock.now(),
      isOwnWord: isOwnWord(moved),
    });
    return;
  }
  const status = moves ? to : piece.status;
  if (piece.ended_at !== null && !moves) {
    await clarifyReturn(tx, piece, moved);
    return reportAfterEnd(parts, locked, moved);
  }
  const now = await keepDays(tx, piece, progress, status);
  if (moves)
    await noteMailing(tx, {
      letterId: piece.letter_id,
      status,
      ...(now.mailedOn ? { mailDate: now.mailedOn } : {}),
    });
  if (isOwnWord(moved)) return;
  if (moves) await tellOfMove(tx, parts, locked, now);
  await tellOfCalls(tx, parts, locked, { ...moved, status });
}

/** A carrier that has taken a letter on and then fails could not make it from its file. */
function troubleOfEnd(to: MailStatus, { events, progress }: Moved): MailTrouble | null {
  if (to === MailStatus.failed) return MailTrouble.file_refused;
  return to === MailStatus.returned ? troubleOfReturn(notesOf(events), progress.isLost) : null;
}

/** The report that says why may come after the one that it is on its way back: then it counts late. */
async function clarifyReturn(
  tx: EntityManager,
  piece: PieceRow,
  { events, progress }: Moved,
): Promise<void> {
  if (piece.trouble !== MailTrouble.returned) return;
  const trouble = troubleOfReturn(notesOf(events), progress.isLost);
  await tx.execute('update mail_pieces set trouble = ? where id = ?', [trouble, piece.id]);
}

/** The person told us, where no carrier reports it: see `own-mailing.ts`. */
function isOwnWord({ fresh }: Moved): boolean {
  return fresh.every(({ key }) => key.startsWith('own:'));
}

/** A letter of which another piece is alive by now has no room for this one, should it turn up again. */
async function hasRoom(tx: EntityManager, piece: PieceRow, to: MailStatus): Promise<boolean> {
  if (LIVE_STATUSES.includes(piece.status) || !LIVE_STATUSES.includes(to)) return true;
  const others = await tx.execute<unknown[]>(
    `select 1 from mail_pieces where letter_id = ? and id <> ? and status in ('queued', 'mailed', 'in_transit', 'delivered')`,
    [piece.letter_id, piece.id],
  );
  return others.length === 0;
}

/** Writes the days that the reports show. The day of arrival is the one at the recipient's place: deadlines run from there. */
async function keepDays(
  tx: EntityManager,
  piece: PieceRow,
  { mailedAt, deliveredAt }: MailProgress,
  status: MailStatus = piece.status,
): Promise<Days> {
  const mailed = mailedAt ?? (piece.mailed_at === null ? null : new Date(piece.mailed_at));
  const delivered = status === MailStatus.delivered ? deliveredAt : null;
  const deliveredOn = delivered && calendarDateAt(delivered, timeZoneOf(piece.to_state));
  await tx.execute(
    `update mail_pieces set status = ?, mailed_at = ?, delivered_at = ?, delivered_on = ?,
       ended_at = case when ? then null else ended_at end, trouble = case when ? then null else trouble end where id = ?`,
    [
      status,
      mailed,
      delivered,
      deliveredOn,
      status === MailStatus.delivered,
      status === MailStatus.delivered,
      piece.id,
    ],
  );
  return { status, deliveredOn, mailedOn: mailed && calendarDateAt(mailed, BUSINESS_TIME_ZONE) };
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
