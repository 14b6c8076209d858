/** The day from which the legal pages have been in effect. */
export const IN_EFFECT_SINCE = '2025-07-25';

/** The day on which each legal page got its wording of now. A consent keeps that of the terms, which the sign-in page names. */
export const legalVersions = {
  terms: '2026-11-28',
  privacy: '2026-11-28',
  disclaimer: '2026-11-28',
  accessibility: '2026-11-28',
} as const;
