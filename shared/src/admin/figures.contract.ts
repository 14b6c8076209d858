import { z } from 'zod';
import { DisputeOutcome } from '../disputes/index.ts';
import { defineEndpoint, type Endpoint } from '../kernel/index.ts';
import { DisputeReason, LetterRecipient } from '../letters/index.ts';
import { AdminProblems } from './admin.problems.ts';

/** How the business goes over time: counts and sums, never who. */

/** How far people come, from the first look to the good news, in this order. */
export const FunnelStep = {
  visit: 'visit',
  /** Said what happened on the page that asks before sign-in. */
  started: 'started',
  asked: 'asked',
  signed_in: 'signed_in',
  account: 'account',
  draft: 'draft',
  details: 'details',
  signature: 'signature',
  letter: 'letter',
  mailed: 'mailed',
  answered: 'answered',
  deleted: 'deleted',
} as const;
export type FunnelStep = keyof typeof FunnelStep;

/** How long ago the letter of an item was signed, in days. */
export const LetterAge = {
  '0-30': '0-30',
  '31-60': '31-60',
  '61-90': '61-90',
  '91+': '91+',
} as const;
export type LetterAge = keyof typeof LetterAge;

const count = z.number().int();
const cents = z.number().int();
const month = z.string().regex(/^\d{4}-\d{2}$/);

export const figureEndpoints = {
  staffFigures: defineEndpoint({
    name: 'staffFigures',
    method: 'GET',
    path: '/api/admin/figures',
    access: 'admin',
    staff: ['administrator', 'auditor'],
    problems: AdminProblems.only(
      'admin.sign_in_needed',
      'admin.second_factor_needed',
      'admin.not_your_role',
    ),
    summary:
      'Counts by step, outcomes, and months: how far people come, what letters come to, what mail costs, and who stays.',
    query: z.object({ days: z.enum(['30', '90', '365']).default('90') }),
    data: z.object({
      /** Of drafts, all steps are of the days on which they were begun; of letters, of those on which they were signed. */
      funnel: z.array(z.object({ step: z.enum(FunnelStep), count })),
      /** Of the last twelve months, by the month of the answer. */
      outcomes: z.array(
        z.object({
          outcome: z.enum(DisputeOutcome),
          reason: z.enum(DisputeReason),
          recipient: z.enum(LetterRecipient),
          /** Days from arrival to the answer; none where no answer came. */
          took: z.enum(['0-15', '16-30', '31-45', '46+', 'none']),
          count,
        }),
      ),
      /** Of letters signed in the last year; null where nothing is noted of an item yet. */
      ages: z.array(
        z.object({ age: z.enum(LetterAge), outcome: z.enum(DisputeOutcome).nullable(), count }),
      ),
      /** The last twelve, the oldest first; the rate in percent, null where nothing ran. */
      months: z.array(
        z.object({
          month,
          mrrCents: cents,
          begun: count,
          ended: count,
          churnRate: z.number().nullable(),
          mailPaidCents: cents,
          mailCostCents: cents,
        }),
      ),
      /** Subscriptions by the month in which they began: how many still ran at the end of that month and of each one since. */
      cohorts: z.array(z.object({ month, begun: count, stayed: z.array(count) })),
      at: z.iso.datetime(),
    }),
  }),
} as const satisfies Record<string, Endpoint>;
