import {
  readAnswerFile,
  readReportFile,
  type DisputedItem,
  type FileOptions,
} from '@creditfix/shared/reports';
// In this file, and not when it is used: the page's policy lets a worker load nothing later.
import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { getDocument } from 'unpdf/pdfjs';
import type { FromWorker, ToWorker } from './report-files.ts';

/** Reads one file beside the page, so that the screen stays alive. Nothing in here asks the network for anything. */

const tell = (message: FromWorker) => {
  postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void read(data);
});

async function read({ file, disputed }: ToWorker): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const options: FileOptions = {
      openPdf: async (data) => await getDocument({ data, verbosity: 0 }).promise,
      openMessage: (data) => PostalMime.parse(data),
      walkHtml: (html, told) => new Parser(told).end(html),
      onPage: (page, of) => tell({ kind: 'page', page, of }),
    };
    if (disputed) return tell(await readAnswer(bytes, options, disputed));
    const result = await readReportFile(bytes, options);
    tell(
      typeof result === 'string'
        ? { kind: 'not_read', why: result }
        : { kind: 'read', reports: result },
    );
  } catch {
    tell({ kind: 'not_read', why: 'damaged' });
  }
}

async function readAnswer(
  bytes: Uint8Array,
  options: FileOptions,
  disputed: readonly DisputedItem[],
): Promise<FromWorker> {
  const result = await readAnswerFile(bytes, { ...options, disputed });
  if (typeof result === 'string') return { kind: 'no_answer', why: result };
  return 'items' in result ? { kind: 'answer', answer: result } : { kind: 'read', reports: result };
}
