/** What people agree to, each time with the version of the text and the moment. */
export const ConsentKind = {
  terms: 'terms',
  electronic_signature: 'electronic_signature',
} as const;
export type ConsentKind = keyof typeof ConsentKind;
