/** The program that reads files beside the page; its file is asked for by its first use. */
export function startWorker(): Worker {
  return new Worker(new URL('./read-report.worker.ts', import.meta.url), { type: 'module' });
}
