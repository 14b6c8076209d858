import { sealedExportFiles } from '#server/admin/index.ts';
import { sealedMessageFiles } from '#server/contact/index.ts';
import { sealedDocumentFiles } from '#server/documents/index.ts';
import { sealedLetterFiles } from '#server/letters/index.ts';
import { sealedPaperFiles } from '#server/mailing/index.ts';
import type { SealedFiles } from '#server/platform/vault/index.ts';

/** Every feature whose rows name sealed files: what is not among these is neither backed up, nor looked at, nor sealed under a new key. */
export const sealedFeatures: readonly SealedFiles[] = [
  sealedLetterFiles,
  sealedDocumentFiles,
  sealedPaperFiles,
  sealedExportFiles,
  sealedMessageFiles,
];
