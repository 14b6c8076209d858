import { documentLimits } from '../documents/index.ts';
import { keptReportLimits } from '../reports/index.ts';

/** How long things are kept, in the words of the privacy page and as the server's retention job counts. */

export const retention = {
  /** Signed letters with their trail, after signing. */
  letterYears: 7,
  /** Payment records, after the payment. */
  paymentYears: 7,
  /** The most that counts of use may be kept. There are none: the product counts nothing about people. */
  analyticsMonths: 26,
  /** Copies of identity documents and others, after the last letter that used them. */
  copyDays: documentLimits.keptDays,
  /** What proves a dispute (copies in a letter that was sent, and copies of answers), after the last thing that happened in it. */
  evidenceYears: documentLimits.evidenceYears,
  /** The facts of reports that a person asked to keep, after they were kept. */
  reportYears: keptReportLimits.years,
  /** Messages to support, after the last one of the person. */
  messageYears: 2,
} as const;
