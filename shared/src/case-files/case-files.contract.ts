import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import { DisputeProblems } from '../disputes/index.ts';
import { defineEndpoint, idParams, RequestProblems, type Endpoint } from '../kernel/index.ts';
import { CaseFileProblems } from './case-files.problems.ts';
import { CaseFileChoice } from './case-file.schema.ts';

const signedIn = AccountProblems.only('accounts.sign_in_needed');
const download = {
  ...AccountProblems.only('accounts.sign_in_needed', 'accounts.sign_in_again'),
  ...CaseFileProblems.only('case_files.busy', 'case_files.nothing_yet', 'case_files.too_large'),
  ...RequestProblems.only('request.too_many', 'request.busy'),
};
const noDispute = DisputeProblems.only('disputes.not_found');

/** What goes in, in counts, for the person to decide what to leave out. */
const contentsSchema = z.object({
  letters: z.number().int(),
  /** Pages of the letters and their exhibits. */
  pages: z.number().int(),
  trackingDocuments: z.number().int(),
  answerPages: z.number().int(),
  reports: z.number().int(),
  /** Copies of identity documents among the exhibits. */
  identityCopies: z.number().int(),
  notes: z.number().int(),
  /** Letters whose exhibits were deleted when their time was over. */
  exhibitsGone: z.number().int(),
});
export type CaseFileContents = z.output<typeof contentsSchema>;

const choices = Object.values(CaseFileChoice);

const wishSchema = z.object({
  format: z.enum(['pdf', 'zip']),
  /** `identity`, `notes` or both with a comma. */
  leaveOut: z
    .string()
    .max(40)
    .optional()
    .transform((list) => (list ? list.split(',') : []))
    .pipe(z.array(z.enum(CaseFileChoice)).max(choices.length)),
});

export const caseFileEndpoints = {
  disputeCaseContents: defineEndpoint({
    name: 'disputeCaseContents',
    method: 'GET',
    path: '/api/disputes/:id/case-file/contents',
    access: 'signed_in',
    problems: { ...signedIn, ...noDispute },
    summary: 'What a case file of this dispute would hold, in counts.',
    params: idParams,
    data: contentsSchema,
  }),
  disputeCaseFile: defineEndpoint({
    name: 'disputeCaseFile',
    method: 'GET',
    path: '/api/disputes/:id/case-file',
    access: 'signed_in',
    problems: { ...download, ...noDispute },
    summary:
      'The case file of one dispute as one PDF, or as a zip of its files, made while it leaves: letters as sent, tracking documents, answers, kept report facts, the record of who did what when, and hashes.',
    params: idParams,
    query: wishSchema,
    file: 'application/pdf',
  }),
  caseContents: defineEndpoint({
    name: 'caseContents',
    method: 'GET',
    path: '/api/case-file/contents',
    access: 'signed_in',
    problems: signedIn,
    summary: 'What a case file of all disputes would hold, in counts.',
    data: contentsSchema,
  }),
  caseFile: defineEndpoint({
    name: 'caseFile',
    method: 'GET',
    path: '/api/case-file',
    access: 'signed_in',
    problems: download,
    summary: 'The case file of all disputes of the signed-in person, as one PDF or as a zip.',
    query: wishSchema,
    file: 'application/pdf',
  }),
} as const satisfies Record<string, Endpoint>;
