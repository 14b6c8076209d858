import { purgeSignIns, sendLoginLink, sendLoginLinkJob } from '#server/accounts/index.ts';
import {
  finishInterrupted,
  finishLetter,
  finishLetterJob,
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
  const { jobs, database, clock } = parts;
  jobs.handle(sendLoginLinkJob, ({ linkId }) => sendLoginLink(parts, linkId));
  jobs.handle(
    finishLetterJob,
    async ({ letterId }) => void (await finishLetter(parts, letterId, 'try_again')),
  );
  jobs.handle(hourlyJob, async () => {
    const em = database.fork();
    await purgeSignIns(em, clock.now());
    await purgeRateBuckets(em, clock.now());
    await finishInterrupted(parts, new Date(clock.now().getTime() - OVERDUE_MS));
  });
}
