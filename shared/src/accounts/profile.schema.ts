import { z } from 'zod';
import { plainText } from '../kernel/index.ts';
import { isStateOrBlank, isZipCodeOrBlank } from './profile.rules.ts';

/** The person as they fill themselves into a letter. */
export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
});

export type Profile = z.output<typeof profileSchema>;

/** As it is typed: anything may be left out. */
export const profileInput = z.object({
  firstName: plainText({ label: 'First name', max: 80, optional: true }),
  lastName: plainText({ label: 'Last name', max: 80, optional: true }),
  address: plainText({ label: 'Street address', max: 120, optional: true }),
  city: plainText({ label: 'City', max: 80, optional: true }),
  state: plainText({ label: 'State', max: 2, optional: true })
    .refine(isStateOrBlank, 'Please choose a state, or leave it empty.')
    .transform((text) => text.toUpperCase()),
  zipCode: plainText({ label: 'ZIP code', max: 10, optional: true }).refine(
    isZipCodeOrBlank,
    'A ZIP code has 5 digits, or 9 with a hyphen.',
  ),
  phone: plainText({ label: 'Phone', max: 30, optional: true }),
});
