import { purgeSignIns, sendLoginLink, sendLoginLinkJob } from '#server/accounts/index.ts';
import { finishLetter, finishLetterJob, type LettersParts } from '#server/letters/index.ts';
import type { Mailer } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { purgeRateBuckets } from '#server/platform/limits/index.ts';

/** Forgets what only mattered for a while. */
const purgeJob = defineJob<Record<string, never>>({
  queue: 'purge-expired',
  retries: 2,
  retryDelaySeconds: 60,
  cron: '17 * * * *',
});

/** Binds every kind of later work to the room that does it. */
export function handleJobs(parts: LettersParts & { readonly mailer: Mailer }): void {
  const { jobs, database, clock } = parts;
  jobs.handle(sendLoginLinkJob, ({ linkId }) => sendLoginLink(parts, linkId));
  jobs.handle(
    finishLetterJob,
    async ({ letterId }) => void (await finishLetter(parts, letterId, 'try_again')),
  );
  jobs.handle(purgeJob, async () => {
    const em = database.fork();
    await purgeSignIns(em, clock.now());
    await purgeRateBuckets(em, clock.now());
  });
}
