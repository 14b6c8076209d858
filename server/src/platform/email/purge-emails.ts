import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import { purgeLocalEmails } from './local-email.repository.ts';
import { giveUpEmails, purgeOutgoingEmails, waitingEmails } from './outgoing-email.repository.ts';
import { sendEmailJob } from './send-queued-email.ts';

const HOUR_MS = 60 * 60_000;
/** Past the last retry of a job that began when the email was queued. */
const RETRIES_OVER_HOURS = 6;
/** News that is older than this would confuse more than it tells. */
const GIVEN_UP_HOURS = 72;
const KEPT_DAYS = 90;
const MOST_AT_ONCE = 500;

/**
 * Tries email again whose job has used up its retries: a mail server may be away for a night. After three days it is given up
 * and what it said is erased.
 */
export async function resumeEmails(
  parts: { readonly database: Database; readonly jobs: Jobs },
  now: Date,
): Promise<void> {
  const em = parts.database.fork();
  await giveUpEmails(em, before(now, GIVEN_UP_HOURS));
  const queuedBefore = before(now, RETRIES_OVER_HOURS);
  const waiting = await waitingEmails(em, { queuedBefore, now, limit: MOST_AT_ONCE });
  await em.transactional(async (tx) => {
    for (const emailId of waiting) await parts.jobs.enqueue(tx, sendEmailJob, { emailId });
  });
}

/**
 * Forgets that old emails were sent; by then nothing asks for the same email again. Those in the mailbox of an installation
 * without a mail server go too.
 */
export async function purgeEmails(em: EntityManager, now: Date): Promise<void> {
  const old = before(now, KEPT_DAYS * 24);
  await purgeOutgoingEmails(em, old);
  await purgeLocalEmails(em, old);
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
