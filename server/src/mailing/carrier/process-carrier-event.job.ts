import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { addCarrierEvent, deleteEvents, noteApplied, takeEvent } from './carrier.repository.ts';
import type { CarrierEvent } from './certified-mailer.port.ts';
import type { MailingParts } from '../mailing.parts.ts';
import { lockMailpiece } from '../mailpiece.repository.ts';
import { recordScans, scansOf } from '../record-scans.ts';

export const processCarrierEventJob = defineJob<{ eventId: string }>({
  queue: 'carrier-event',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Kept this long: an event that is sent again late is known again. */
const KEPT_DAYS = 90;

/** The event and its job exist both or not at all; the same event again changes nothing. */
export async function keepEvent(
  em: EntityManager,
  { jobs, clock }: Pick<MailingParts, 'jobs' | 'clock'>,
  { id, type, carrierId, scan, createdAt }: CarrierEvent,
): Promise<void> {
  await em.transactional(async (tx) => {
    const isNew = await addCarrierEvent(tx, {
      id,
      type: type.slice(0, 100),
      carrier_id: carrierId.slice(0, 100),
      kind: scan?.kind ?? null,
      detail: scan?.detail ?? null,
      at: scan?.at ?? createdAt,
      location: scan?.location?.slice(0, 200) ?? null,
      scan_key: scan?.key ?? null,
      received_at: clock.now(),
    });
    if (isNew) await jobs.enqueue(tx, processCarrierEventJob, { eventId: id });
  });
}

/**
 * Applies a kept event to its mailpiece. One that came before we have written down which letter it is about is left: `recordSent` finds it
 * once that is known. An event about a letter of nobody here changes nothing.
 */
export async function processCarrierEvent(parts: MailingParts, eventId: string): Promise<void> {
  await parts.database.fork().transactional(async (tx) => {
    const taken = await takeEvent(tx, eventId);
    if (!taken) return;
    const scans = scansOf([taken.event]);
    const locked = scans.length > 0 ? await lockMailpiece(tx, taken.mailpieceId) : undefined;
    if (locked) await recordScans(tx, parts, locked, scans);
    await noteApplied(tx, [taken.event], parts.clock.now());
  });
}

/** Forgets events that nobody can send again. */
export async function purgeCarrierEvents(em: EntityManager, now: Date): Promise<void> {
  await deleteEvents(em, new Date(now.getTime() - KEPT_DAYS * 86_400_000));
}
