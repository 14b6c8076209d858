import type { MailEventKind } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import { recordScans } from './record-scans.ts';

export const processCarrierEventJob = defineJob<{ eventId: string }>({
  queue: 'carrier-event',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

interface EventRow {
  readonly id: string;
  readonly carrier_id: string;
  readonly kind: MailEventKind | null;
  readonly detail: string | null;
  readonly at: string | Date;
  readonly location: string | null;
  readonly scan_key: string | null;
}

/** Kept so long: a copy that comes late is known again. */
const KEPT_DAYS = 90;

/**
 * Applies a kept event to its piece. One that came before we have written down which letter it is about is left: `applyKept`
 * finds it once that is known. An event about a letter of nobody here changes nothing.
 */
export async function processCarrierEvent(parts: MailingParts, eventId: string): Promise<void> {
  await parts.database.fork().transactional(async (tx) => {
    const [event] = await tx.execute<EventRow[]>(
      `select id, carrier_id, kind, detail, at, location, scan_key from carrier_events
       where id = ? and processed_at is null for update`,
      [eventId],
    );
    if (!event) return;
    const [piece] = await tx.execute<{ id: string }[]>(
      'select id from mail_pieces where carrier_id = ?',
      [event.carrier_id],
    );
    if (piece) await apply(tx, parts, piece.id, [event]);
  });
}

/** Applies what the carrier told of a piece before its id was known here. Call it in the transaction that records the id. */
export async function applyKeptEvents(
  tx: EntityManager,
  parts: MailingParts,
  piece: { readonly id: string; readonly carrierId: string },
): Promise<void> {
  const events = await tx.execute<EventRow[]>(
    `select id, carrier_id, kind, detail, at, location, scan_key from carrier_events
     where carrier_id = ? and processed_at is null order by at for update`,
    [piece.carrierId],
  );
  if (events.length > 0) await apply(tx, parts, piece.id, events);
}

async function apply(
  tx: EntityManager,
  parts: MailingParts,
  pieceId: string,
  events: readonly EventRow[],
): Promise<void> {
  const scans = events.flatMap(({ kind, detail, at, location, scan_key: key }) =>
    kind && key ? [{ key, kind, detail, location, at: new Date(at) }] : [],
  );
  if (scans.length > 0) await recordScans(tx, parts, pieceId, scans);
  for (const { id } of events)
    await tx.execute('update carrier_events set processed_at = ? where id = ?', [
      parts.clock.now(),
      id,
    ]);
}

/** Forgets events that nobody can send again. */
export async function purgeCarrierEvents(em: EntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await em.execute('delete from carrier_events where received_at < ?', [before]);
}
