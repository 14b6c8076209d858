/** What people agree to, each time with the version of the text and the moment. */
export const ConsentKind = {
  terms: 'terms',
  electronic_signature: 'electronic_signature',
} as const;
export type ConsentKind = keyof typeof ConsentKind;

/** The version of the terms that the sign-in page names: the day they took effect. */
export const TERMS_VERSION = '2025-07-25';
