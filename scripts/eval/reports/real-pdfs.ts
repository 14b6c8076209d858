import { pagesOf, type TextPage } from '@creditfix/shared/reports';
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { reportOpeners } from '#scripts/report-openers.ts';
import { addTallies, holdRead, type Tallies } from './hold-against.ts';
import { inventReport } from './invented-report.ts';
import { browseReport, drawReport } from './print-report.ts';
import { pdfLayouts, printed, typeset } from './typeset.ts';

/** Every invented report as a real PDF of each of two programs, read back. Cores share the reports: printing them is what takes the time. */

/** How many PDFs of each program were read back. */
export interface RealPdfs {
  readonly tallies: Tallies;
  readonly drawn: number;
  readonly browsed: number;
}

/** @param reports of each layout */
export async function judgeRealPdfs(reports: number): Promise<RealPdfs> {
  const workers = Math.min(availableParallelism(), reports);
  const shares = await Promise.all(
    Array.from({ length: workers }, async (_, at) => await share({ reports, workers, at })),
  );
  const tallies: Tallies = new Map();
  for (const one of shares) addTallies(tallies, one.tallies);
  return {
    tallies,
    drawn: shares.reduce((sum, one) => sum + one.drawn, 0),
    browsed: shares.reduce((sum, one) => sum + one.browsed, 0),
  };
}

interface Share {
  readonly reports: number;
  readonly workers: number;
  readonly at: number;
}

async function share(own: Share): Promise<RealPdfs> {
  const worker = new Worker(new URL(import.meta.url), { workerData: own });
  return await new Promise<RealPdfs>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function judgeShare({ reports, workers, at }: Share): Promise<RealPdfs> {
  const tallies: Tallies = new Map();
  const counts = { drawn: 0, browsed: 0 };
  const browser = await launchBrowser();
  try {
    for (let seed = 1 + at; seed <= reports; seed += workers) {
      for (const layout of pdfLayouts) {
        const invented = inventReport(seed);
        const lines = printed(invented, layout, seed);
        // The browser is a program of its own: it prints while the other PDF is drawn and read.
        const browsed = browseReport(lines, { layout, browser });
        const set = typeset(lines, layout, seed);
        holdRead(tallies, { invented, layout, pages: await open(await drawReport(set)) });
        counts.drawn += 1;
        holdRead(tallies, { invented, layout, pages: await open(await browsed) });
        counts.browsed += 1;
      }
    }
  } finally {
    await browser.close();
  }
  return { tallies, ...counts };
}

async function open(pdf: Uint8Array): Promise<TextPage[]> {
  return await pagesOf(await reportOpeners.openPdf(new Uint8Array(pdf)));
}

if (!isMainThread) parentPort?.postMessage(await judgeShare(workerData as Share), []);
