import type { LettersParts } from '#server/letters/index.ts';

/** What the disputes room needs from the house. */
export type DisputeParts = Pick<
  LettersParts,
  'clock' | 'database' | 'vault' | 'outbox' | 'limiter' | 'publicOrigin'
>;
