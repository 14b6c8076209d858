import { z } from 'zod';

/** `page` counts from 1 as the spec has it; `after` is the cursor of the answer before, and quicker far down. */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  after: z.string().max(200).optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
};

/** What is beside the rows: the cursor of the next page, and how many there are in all if that is known without counting. */
export const pagingAnswer = {
  next: z.string().nullable(),
  total: z.number().int().nullable(),
};
