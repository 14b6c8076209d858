import { defineJob } from '#server/platform/jobs/index.ts';
import type { MailingParts } from './mailing.parts.ts';

/** Tells the features above that a mailpiece has moved: they look at its row. */
export const mailpieceMovedJob = defineJob<{ mailpieceId: string }>({
  queue: 'mailpiece-moved',
  retries: 8,
  retryDelaySeconds: 15,
});

/**
 * Lets what follows a mailpiece follow it before the person is answered: the dashboard that they open next knows it. Where that fails,
 * there is the job.
 */
export async function followAtOnce(
  { followMailpiece, log }: Pick<MailingParts, 'followMailpiece' | 'log'>,
  mailpieceId: string,
): Promise<void> {
  await followMailpiece(mailpieceId).catch((error: unknown) =>
    log.warn({ err: error, mailpieceId }, 'mailing: what follows a mailpiece was left to its job'),
  );
}
