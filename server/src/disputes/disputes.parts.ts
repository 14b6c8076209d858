import type { LettersParts } from '#server/letters/index.ts';

/** What the disputes feature needs from the rest of the server. */
export type DisputeParts = Pick<
  LettersParts,
  'clock' | 'database' | 'vault' | 'outbox' | 'limiter' | 'publicOrigin' | 'legalMode'
>;
