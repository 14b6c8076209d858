import type { DrawScan } from '#webapp/reports/index.ts';

/** What draws pages comes with the first scan. */
export const drawScan: DrawScan = async (file, options) => {
  const documents = await import('#webapp/documents/index.ts');
  return await documents.drawPages(file, options);
};
