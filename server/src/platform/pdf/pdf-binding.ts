import { onFirstUse } from '#server/platform/loading/index.ts';

/** Puts PDFs together; few servers ever do. */
export const pdfBinding = onFirstUse('files of many pages', async () => ({
  ...(await import('./chained-pdf.ts')),
  ...(await import('@cantoo/pdf-lib')),
}));
