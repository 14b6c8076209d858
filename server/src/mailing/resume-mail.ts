import { defineJob } from '#server/platform/jobs/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import { findUnappliedEvents, findUntouched } from './mailpiece-queue.repository.ts';
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
  const limit = AT_ONCE;
  await database.fork().transactional(async (tx) => {
    for (const pieceId of await findUntouched(tx, { before, carrier: carrier.carrier, limit }))
      await jobs.enqueue(tx, sendMailJob, { pieceId });
    for (const eventId of await findUnappliedEvents(tx, { before, limit }))
      await jobs.enqueue(tx, processCarrierEventJob, { eventId });
  });
}
