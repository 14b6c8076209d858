import { z } from 'zod';
import { plainText, spoken } from '../kernel/index.ts';
import { isStateOrBlank, isZipCodeOrBlank } from './profile.rules.ts';
import { words as en } from './profile.schema.words.ts';
import { words as es } from './profile.schema.words.es.ts';

const words = () => spoken({ en, es });

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
  firstName: plainText({ label: () => words().firstName, max: 80, optional: true }),
  lastName: plainText({ label: () => words().lastName, max: 80, optional: true }),
  address: plainText({ label: () => words().address, max: 120, optional: true }),
  city: plainText({ label: () => words().city, max: 80, optional: true }),
  state: plainText({ label: () => words().state, max: 2, optional: true })
    .refine(isStateOrBlank, { error: () => words().chooseState })
    .transform((text) => text.toUpperCase()),
  zipCode: plainText({ label: () => words().zipCode, max: 10, optional: true }).refine(
    isZipCodeOrBlank,
    { error: () => words().zipDigits },
  ),
  phone: plainText({ label: () => words().phone, max: 30, optional: true }),
});
