import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/platform/database/index.ts';

const LOOKS_AGAIN_MS = 10;
/** Longer than a worker needs to look by itself, should a notification have been lost. */
const GIVES_UP_MS = 4_000;

/** The queues that send emails, and those whose work is to tell of a letter and its way. */
const MAIL_QUEUES = `('send-email', 'send-login-link', 'send-admin-link', 'follow-signing', 'mailpiece-moved')`;

/**
 * Waits until no email is queued that is due. Anyone who looks into the mailbox would otherwise find what was there a moment ago.
 */
export async function untilMailIsOut(
  database: Database,
  { hangingMailTo }: { readonly hangingMailTo?: string },
): Promise<void> {
  if (hangingMailTo) return;
  const until = performance.now() + GIVES_UP_MS;
  while ((await isQueued(database)) && performance.now() < until) await sleep(LOOKS_AGAIN_MS);
}

async function isQueued(database: Database): Promise<boolean> {
  const rows = await database.fork().execute<unknown[]>(
    `select 1 from pgboss.job
     where name in ${MAIL_QUEUES} and state < 'completed' and start_after <= now() limit 1`,
  );
  return rows.length > 0;
}
