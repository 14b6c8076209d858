import type { Place } from '#server/platform/vault/index.ts';

/** Where each sealed part of a letter lives; the vault binds the place into the seal. */
export const letterPlaces = {
  form: (rowId: string): Place => ({ column: 'letters.sealed_form', rowId }),
  document: (rowId: string): Place => ({ column: 'letters.sealed_document', rowId }),
  signature: (rowId: string): Place => ({ column: 'letters.sealed_signature', rowId }),
  pdf: (rowId: string): Place => ({ column: 'letters.pdf', rowId }),
  review: (rowId: string): Place => ({ column: 'letter_drafts.sealed_review', rowId }),
  polish: (rowId: string): Place => ({ column: 'letter_drafts.sealed_polish', rowId }),
  english: (rowId: string): Place => ({ column: 'letter_drafts.sealed_english', rowId }),
  writing: (rowId: string): Place => ({ column: 'letters.sealed_writing', rowId }),
  packet: (rowId: string): Place => ({ column: 'letters.packet', rowId }),
  draft: (rowId: string): Place => ({ column: 'letter_drafts.sealed_content', rowId }),
  savedSignature: (rowId: string): Place => ({
    column: 'saved_signatures.sealed_signature',
    rowId,
  }),
};
