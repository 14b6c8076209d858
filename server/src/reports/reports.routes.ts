import { reportEndpoints } from '@creditfix/shared/reports';
import { personOf } from '#server/accounts/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import { deleteReport, keepReport, listReports, openReport } from './kept-reports.ts';
import type { ReportsParts } from './reports.parts.ts';

const KEPT_PER_ACCOUNT = { name: 'keep-report', hits: 60, minutes: 60 };
const OPENED_PER_ACCOUNT = { name: 'open-report', hits: 600, minutes: 60, tokenBatch: 20 };

/** The reports that a person keeps, to compare the next one with. */
export function reportRoutes(parts: ReportsParts): Route[] {
  const { limiter } = parts;
  return [
    implement(reportEndpoints.keepReport)(
      [(_, call) => limiter.hit(KEPT_PER_ACCOUNT, personOf(call).accountId)],
      ({ body }, call) => keepReport(call.em, parts, personOf(call).accountId, body),
    ),

    implement(reportEndpoints.listReports)([], async (_, call) => ({
      reports: await listReports(call.em, personOf(call).accountId),
    })),

    implement(reportEndpoints.getReport)(
      [(_, call) => limiter.hit(OPENED_PER_ACCOUNT, personOf(call).accountId)],
      ({ params }, call) =>
        openReport(call.em, parts, { accountId: personOf(call).accountId, id: params.id }),
    ),

    implement(reportEndpoints.deleteReport)([], async ({ params }, call) => {
      await deleteReport(call.em, { accountId: personOf(call).accountId, id: params.id });
      return { deleted: true };
    }),
  ];
}
