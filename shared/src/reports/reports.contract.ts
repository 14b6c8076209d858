import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import { calendarDate, defineEndpoint, idParams, type Endpoint } from '../kernel/index.ts';
import { Bureau } from '../letters/index.ts';
import { keptFactsSchema } from './kept-report.ts';
import { ReportProblems } from './reports.problems.ts';

const keptReportSchema = z.object({
  id: z.uuid(),
  bureau: z.enum(Bureau),
  /** As the report names it; null where it names none. */
  reportDate: z.string().nullable(),
  accounts: z.number().int(),
  keptAt: z.iso.datetime(),
  /** The day on which it is deleted by itself. */
  keptUntil: calendarDate,
});

/** A kept report as the list shows it. */
export type KeptReport = z.output<typeof keptReportSchema>;

const signIn = AccountProblems.only('accounts.sign_in_needed');
const own = { ...signIn, ...ReportProblems.only('reports.not_found') };

export const reportEndpoints = {
  keepReport: defineEndpoint({
    name: 'keepReport',
    method: 'POST',
    path: '/api/reports',
    access: 'signed_in',
    problems: { ...signIn, ...ReportProblems.only('reports.too_many') },
    summary:
      'Keeps the facts of a credit report, without its file. The same bureau and date again takes the place of the one before.',
    body: keptFactsSchema,
    data: keptReportSchema,
  }),
  listReports: defineEndpoint({
    name: 'listReports',
    method: 'GET',
    path: '/api/reports',
    access: 'signed_in',
    problems: signIn,
    summary: 'The kept reports of the signed-in person, the newest first, without their facts.',
    data: z.object({ reports: z.array(keptReportSchema) }),
  }),
  getReport: defineEndpoint({
    name: 'getReport',
    method: 'GET',
    path: '/api/reports/:id',
    access: 'signed_in',
    problems: own,
    summary: 'The facts of one kept report.',
    params: idParams,
    data: keptFactsSchema,
  }),
  deleteReport: defineEndpoint({
    name: 'deleteReport',
    method: 'DELETE',
    path: '/api/reports/:id',
    access: 'signed_in',
    problems: own,
    summary: 'Deletes a kept report for good.',
    params: idParams,
    data: z.object({ deleted: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
