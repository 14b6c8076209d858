import { sendLoginLink, sendLoginLinkJob } from '#server/accounts/index.ts';
import { finishLetter, finishLetterJob, type LettersParts } from '#server/letters/index.ts';
import type { Mailer } from '#server/platform/email/index.ts';

/** Binds every kind of later work to the room that does it. */
export function handleJobs(parts: LettersParts & { readonly mailer: Mailer }): void {
  const { jobs } = parts;
  jobs.handle(sendLoginLinkJob, ({ linkId }) => sendLoginLink(parts, linkId));
  jobs.handle(finishLetterJob, async ({ letterId }) => void (await finishLetter(parts, letterId, 'try_again')));
}
