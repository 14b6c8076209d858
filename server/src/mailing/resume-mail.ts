import { defineJob } from '#server/platform/jobs/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import { processCarrierEventJob } from './process-carrier-event.job.ts';
import { sendMailJob } from './send-queued-mail.job.ts';

/** Every minute: a letter whose job is lost waits for little more than its lease. */
export const resumeMailJob = defineJob<Record<string, never>>({
  queue: 'resume-mail',
  retries: 2,
  retryDelaySeconds: 60,
  cron: '* * * * *',
});

/** Jobs of their own try again within this time; a piece that nobody has touched for longer has none. */
const UNTOUCHED_MS = 60_000;
const AT_ONCE = 500;

/**
 * Takes up pieces whose job was lost or has given up, and events that came before their piece was known. Any number of processes may do
 * so at once: more jobs than needed find nothing to do.
 */
export async function resumeMail({ database, clock, jobs, carrier }: MailingParts): Promise<void> {
  const before = new Date(clock.now().getTime() - UNTOUCHED_MS);
  await database.fork().transactional(async (tx) => {
    const pieces = await tx.execute<{ id: string }[]>(
      `select id from mail_pieces where ended_at is null and (
         (status = 'queued' and carrier_id is null and send_after <= ? and coalesce(leased_until, send_after) <= ?)
         or (cancel_asked_at <= ? and coalesce(leased_until, send_after) <= ?))
         and (asked_at is null or carrier_id is not null or carrier = ?)
       order by send_after limit ${AT_ONCE}`,
      [before, before, before, before, carrier.carrier],
    );
    for (const { id } of pieces) await jobs.enqueue(tx, sendMailJob, { pieceId: id });
    const events = await tx.execute<{ id: string }[]>(
      `select e.id from carrier_events e join mail_pieces p on p.carrier_id = e.carrier_id
       where e.processed_at is null and e.received_at <= ? order by e.received_at limit ${AT_ONCE}`,
      [before],
    );
    for (const { id } of events) await jobs.enqueue(tx, processCarrierEventJob, { eventId: id });
  });
}

/** What a process does that is alone on its database and has just begun: whoever held a lease is gone. */
export async function endLeases({
  database,
  clock,
}: Pick<MailingParts, 'database' | 'clock'>): Promise<void> {
  await database
    .fork()
    .execute(
      `update mail_pieces set leased_until = ? where status = 'queued' and carrier_id is null and leased_until > ?`,
      [clock.now(), clock.now()],
    );
}
