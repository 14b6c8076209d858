import { readReportFile } from '@creditfix/shared/reports';
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { reportOpeners } from '#scripts/report-openers.ts';
import { peakMb } from './measuring.ts';

/** One reading of one report, in a process that holds nothing else; `bench:reports` starts it. */

export interface Measured {
  readonly ms: number;
  readonly peakMb: number;
  /** Accounts that were read, or pieces of text. */
  readonly found: number;
}

const [way, path = ''] = process.argv.slice(2);
const bytes = new Uint8Array(await readFile(path));
const began = performance.now();
const found = way === 'read' ? await accountsIn(bytes) : await textsIn(bytes);
const measured: Measured = { ms: performance.now() - began, peakMb: peakMb(process.pid), found };
process.stdout.write(JSON.stringify(measured));

async function accountsIn(file: Uint8Array): Promise<number> {
  const reports = await readReportFile(file, reportOpeners);
  if (typeof reports === 'string') throw new Error(`the report was not read: ${reports}`);
  return reports.flatMap(({ tradelines }) => tradelines).length;
}

/** What any reader has to do at least. */
async function textsIn(file: Uint8Array): Promise<number> {
  const document = await getDocumentProxy(file, { verbosity: 0 });
  let texts = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    texts += (await page.getTextContent()).items.length;
    page.cleanup();
  }
  return texts;
}
