import { purgeSignIns, sendLoginLink, sendLoginLinkJob } from '#server/accounts/index.ts';
import { purgeDocuments } from '#server/documents/index.ts';
import {
  finishInterrupted,
  finishLetterLater,
  finishLetterJob,
  purgePackets,
  type LettersParts,
} from '#server/letters/index.ts';
import type { Mailer } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { purgeRateBuckets } from '#server/platform/limits/index.ts';

/** Forgets what only mattered for a while, and picks up letters that fell by the way. */
const hourlyJob = defineJob<Record<string, never>>({
  queue: 'hourly',
  retries: 2,
  retryDelaySeconds: 60,
  cron: '17 * * * *',
});

/** A letter without its PDF after this long has lost its request and its job. */
const OVERDUE_MS = 60 * 60_000;

/** Binds every kind of later work to the room that does it. */
export function handleJobs(parts: LettersParts & { readonly mailer: Mailer }): void {
  const { jobs } = parts;
  jobs.handle(sendLoginLinkJob, ({ linkId }) => sendLoginLink(parts, linkId));
  jobs.handle(finishLetterJob, ({ letterId }) => finishLetterLater(parts, letterId));
  jobs.handle(hourlyJob, () => tidyUp(parts));
}

/** What the server does every hour. A step that fails does not keep the others from being done. */
export async function tidyUp(parts: LettersParts): Promise<void> {
  const { database, clock } = parts;
  const em = database.fork();
  const steps = [
    () => purgeSignIns(em, clock.now()),
    () => purgeRateBuckets(em, clock.now()),
    () => purgePackets(parts, clock.now()),
    () => purgeDocuments(parts, clock.now()),
    () => finishInterrupted(parts, new Date(clock.now().getTime() - OVERDUE_MS)),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'the hourly work is not all done');
}
