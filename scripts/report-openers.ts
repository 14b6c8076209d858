import type { ReportOpeners } from '@creditfix/shared/reports';
import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { getDocumentProxy } from 'unpdf';

/** What opens reports outside of a browser; there `webapp/src/reports/read-report.worker.ts` brings the same libraries. */
export const reportOpeners: ReportOpeners = {
  openPdf: async (bytes) => await getDocumentProxy(bytes, { verbosity: 0 }),
  openMessage: (bytes) => PostalMime.parse(bytes),
  walkHtml: (html, told) => new Parser(told).end(html),
};
