import { MailingProblems, mailingEndpoints } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { CarrierEvent } from './certified-mailer.port.ts';
import type { MailingParts } from './mailing.parts.ts';
import { processCarrierEventJob } from './process-carrier-event.job.ts';

/** Takes the carrier's events: verified on the bytes as they came, stored once, answered at once, worked on by a job. */
export function carrierWebhookRoutes(parts: MailingParts): Route[] {
  const { carrier, clock } = parts;
  return [
    implement(mailingEndpoints.lobEvent)([], async ({ rawBody }, call) => {
      const event = carrier.readEvent(rawBody ?? new Uint8Array(), call.headers, clock.now());
      if (event === 'off') throw MailingProblems.raise('mailing.events_off');
      if (!event) throw MailingProblems.raise('mailing.event_forged');
      if (event !== 'unreadable') await keepEvent(call.em, parts, event);
      return { received: true as const };
    }),
  ];
}

/** The event and its job exist both or not at all; the same event again changes nothing. */
async function keepEvent(
  em: EntityManager,
  { jobs, clock }: MailingParts,
  { id, type, carrierId, scan, createdAt }: CarrierEvent,
): Promise<void> {
  await em.transactional(async (tx) => {
    const kept = await tx.execute<unknown[]>(
      `insert into carrier_events (id, type, carrier_id, kind, detail, at, location, scan_key, received_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [
        id,
        type.slice(0, 100),
        carrierId.slice(0, 100),
        scan?.kind ?? null,
        scan?.detail ?? null,
        scan?.at ?? createdAt,
        scan?.location?.slice(0, 200) ?? null,
        scan?.key ?? null,
        clock.now(),
      ],
    );
    if (kept.length === 1) await jobs.enqueue(tx, processCarrierEventJob, { eventId: id });
  });
}
