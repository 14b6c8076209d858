import { z } from 'zod';
import { Bureau } from '../letters/index.ts';

/** What a person has said and chosen about open reports, as the browser notes it for a reload: places in a report, none of its values. */

const item = z.object({ entry: z.string(), finding: z.string().optional() });
const ids = z.array(z.string()).optional();

const choicesOfReport = z.object({
  /** Tells this report from any other. */
  mark: z.string(),
  about: z.object({
    notRecognized: ids,
    authorizedUserOf: ids,
    deferred: ids,
    forborne: z.record(z.string(), z.object({ from: z.string(), until: z.string() })).optional(),
    disputedWithFurnisher: z.record(z.string(), z.string()).optional(),
  }),
  verdicts: z.array(z.tuple([z.string(), z.enum(['wrong', 'right', 'unsure'])])),
  chosen: z.array(item),
  begun: z.array(item),
  confirmed: z.array(z.string()),
});

export const reportChoicesSchema = z.object({
  /** They were made while somebody was signed in. */
  signedIn: z.boolean(),
  bankruptcy: z.enum(['none', 'discharged', 'dismissed', '']),
  dischargedOn: z.string(),
  reports: z.partialRecord(z.enum(Bureau), choicesOfReport),
});

export type ReportChoices = z.output<typeof reportChoicesSchema>;
