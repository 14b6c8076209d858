import { findLikelyErrors, type CreditReport } from '@creditfix/shared/reports';
import type { FromFinder, ToFinder } from './likely-errors.ts';

/** Looks for what does not fit together beside the page: over hundreds of accounts and several reports it takes a while. */

const reports = new Map<number, CreditReport>();

addEventListener('message', ({ data }: MessageEvent<ToFinder>) => {
  if (data.kind === 'report') reports.set(data.id, data.report);
  else if (data.kind === 'forget') reports.delete(data.id);
  else {
    const found = data.asked.map(({ report: id, earlier, others, ...context }) => {
      const report = reports.get(id);
      if (!report) return [];
      return findLikelyErrors({
        report,
        earlier: earlier.flatMap((one) => reports.get(one) ?? []),
        others: others.flatMap((one) => reports.get(one) ?? []),
        ...context,
      });
    });
    postMessage({ run: data.run, found } satisfies FromFinder);
  }
});
