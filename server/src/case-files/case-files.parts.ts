import type { MailingParts } from '#server/mailing/index.ts';

/** What case files are made from. */
export type CaseFilesParts = Pick<
  MailingParts,
  'clock' | 'database' | 'files' | 'limiter' | 'log' | 'pdf' | 'publicOrigin' | 'vault'
>;
