import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { pauseCarrier, takeSlot } from './carrier-pace.ts';
import { CarrierUnreachable, type CarrierPiece } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { lockPiece } from './lock-piece.ts';
import { silentPostEmail } from './mail-call.email.ts';
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { recordState } from './record-sent.ts';
import { tellSender } from './tell-sender.ts';

/** The safety net under the carrier's callbacks: asks about pieces of which nothing was heard. */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SILENT_MS = 12 * HOUR_MS;
/** The post takes no search for a letter that is older (USPS: 60 days after mailing). */
const FOLLOWED_DAYS = 60;
const WORRYING_DAYS = 21;
const AT_ONCE = 60;

/**
 * Asks about live pieces that have been silent for half a day, a bounded number at a time. The post owes a scan for each certified letter:
 * its sender hears when there is none for three weeks, and after 60 days it counts as lost.
 */
export async function pollMail(parts: MailingParts): Promise<void> {
  // Of what staff have brought to the post nobody reports anything: silence says nothing then.
  if (parts.carrier.carrier === 'print_queue') return;
  const unasked = new Map((await takeSilent(parts)).map((piece) => [piece.id, piece]));
  try {
    for (const { id, carrier_id } of Array.from(unasked.values())) {
      if ((await takeSlot(parts)) > 0) return;
      // Also the one that nothing is heard of keeps its turn: it would else stand before all others each time.
      unasked.delete(id);
      const known = await fetchKnown(parts, carrier_id);
      if (known === 'away') return;
      const fork = () => parts.database.fork();
      if (known) await fork().transactional((tx) => recordState(tx, parts, id, known));
      await fork().transactional((tx) => mindSilence(tx, parts, id));
    }
  } finally {
    await leaveToNextRun(parts, [...unasked.keys()]);
  }
}

async function leaveToNextRun({ database }: MailingParts, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const marks = ids.map(() => '?').join(', ');
  await database
    .fork()
    .execute(`update mail_pieces set polled_at = null where id in (${marks})`, [...ids]);
}

/** Each is taken by one process, and asked about again after half a day at the earliest. */
async function takeSilent({
  database,
  clock,
  carrier,
}: MailingParts): Promise<readonly { id: string; carrier_id: string }[]> {
  const now = clock.now().getTime();
  const before = new Date(now - SILENT_MS);
  // A few days past the last one, so that what ends then is still looked at.
  const since = new Date(now - (FOLLOWED_DAYS + 7) * DAY_MS);
  return await database.fork().execute<{ id: string; carrier_id: string }[]>(
    `update mail_pieces set polled_at = ? where id in (
       select id from mail_pieces p where status in ('queued', 'mailed', 'in_transit') and ended_at is null
         and carrier = ? and carrier_id is not null and coalesce(polled_at, created_at) <= ? and created_at > ?
         and not exists (select 1 from mail_events e where e.piece_id = p.id and e.recorded_at > ?)
       order by coalesce(polled_at, created_at) limit ${AT_ONCE} for update skip locked)
     returning id, carrier_id`,
    [new Date(now), carrier.carrier, before, since, before],
  );
}

async function fetchKnown(
  parts: MailingParts,
  carrierId: string,
): Promise<CarrierPiece | 'away' | undefined> {
  try {
    return await parts.carrier.fetchPiece(carrierId);
  } catch (error) {
    parts.log.warn(
      { err: error, carrierId },
      'mailing: the carrier could not be asked about a piece',
    );
    if (!(error instanceof CarrierUnreachable)) return undefined;
    if (error.retryAfterSeconds !== undefined) await pauseCarrier(parts, error.retryAfterSeconds);
    return 'away';
  }
}

async function mindSilence(tx: EntityManager, parts: MailingParts, pieceId: string): Promise<void> {
  const locked = await lockPiece(tx, pieceId);
  if (!locked || locked.piece.ended_at !== null) return;
  const { piece, reference } = locked;
  const { status, mail_class, mailed_at, tracking_number: trackingNumber } = piece;
  if (mail_class === 'first_class' || mailed_at === null || status === 'delivered') return;
  const at = parts.clock.now();
  const days = (at.getTime() - new Date(mailed_at).getTime()) / DAY_MS;
  if (days >= FOLLOWED_DAYS)
    await endPiece(tx, parts, pieceId, { status: 'returned', trouble: MailTrouble.lost, at });
  else if (days >= WORRYING_DAYS) {
    const mailedOn = calendarDateAt(new Date(mailed_at), BUSINESS_TIME_ZONE);
    await tellSender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: 'silent',
      draft: () =>
        silentPostEmail(
          {
            pieceId,
            reference,
            trackingNumber,
            mailedOn,
          },
          parts.publicOrigin(),
        ),
    });
  }
}
