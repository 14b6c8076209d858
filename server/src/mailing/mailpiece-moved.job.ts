import { defineJob } from '#server/platform/jobs/index.ts';

/** Tells the features above that a mailpiece has moved: they look at its row. */
export const mailpieceMovedJob = defineJob<{ mailpieceId: string }>({
  queue: 'mailpiece-moved',
  retries: 8,
  retryDelaySeconds: 15,
});
