import { NotRead, readReportFile, type CreditReport } from '@creditfix/shared/reports';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { reportOpeners } from './report-openers.ts';

/** Reads a report beside the program, as a browser does: a file that keeps its reader busy is given up, and takes nothing along. */

const PATIENCE_MS = 120_000;
const MOST_MB = 1024;

export async function readReportAside(
  bytes: Uint8Array,
  patienceMs = PATIENCE_MS,
): Promise<readonly CreditReport[] | NotRead> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
  const { promise, resolve } = Promise.withResolvers<readonly CreditReport[] | NotRead>();
  worker.once('message', resolve);
  worker.once('error', () => resolve(NotRead.too_complex));
  const patience = setTimeout(() => resolve(NotRead.too_complex), patienceMs);
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}

if (!isMainThread && workerData instanceof Uint8Array) {
  parentPort?.postMessage(await readReportFile(new Uint8Array(workerData), reportOpeners), []);
}
