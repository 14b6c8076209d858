import { defineJob } from '#server/platform/jobs/index.ts';

/** Says to the rooms above that a piece has moved: they look at its row. */
export const pieceMovedJob = defineJob<{ pieceId: string }>({
  queue: 'piece-moved',
  retries: 8,
  retryDelaySeconds: 15,
});
