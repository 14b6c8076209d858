import { z } from 'zod';
import { Plan } from '../accounts/index.ts';

/** What is left on a plan, as calls hand it out. */
export const allowanceSchema = z.object({
  plan: z.enum(Plan),
  /** Letters the plan gives in the period: a calendar month on Free, a billing period on Pro. */
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  /** First day of the next period. */
  renewsOn: z.string(),
});
