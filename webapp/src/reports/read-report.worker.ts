import { readReportFile } from '@creditfix/shared/reports';
// In this file, and not when it is used: the page's policy lets a worker load nothing later.
import { getDocument } from 'unpdf/pdfjs';
import type { FromWorker, ToWorker } from './report-files.ts';

/** Reads one file beside the page, so that the screen stays alive. Nothing in here asks the network for anything. */

const tell = (message: FromWorker) => {
  postMessage(message);
};

addEventListener('message', ({ data: { file } }: MessageEvent<ToWorker>) => {
  void read(file);
});

async function read(file: File): Promise<void> {
  try {
    const result = await readReportFile(new Uint8Array(await file.arrayBuffer()), {
      open: async (data) => await getDocument({ data, verbosity: 0 }).promise,
      onPage: (page, of) => tell({ kind: 'page', page, of }),
    });
    tell(
      typeof result === 'string'
        ? { kind: 'not_read', why: result }
        : { kind: 'read', report: result },
    );
  } catch {
    tell({ kind: 'not_read', why: 'damaged' });
  }
}
