import { z } from 'zod';
import { UsStates, plainText } from '../kernel/index.ts';

/** Longest parts of an address on an envelope; the two lines together may have 50 characters (Lob, `address_length_exceeds_limit`). */
export const mailAddressLimits = { name: 40, line: 50, bothLines: 50, city: 200 } as const;

const LINES_TOO_LONG = `Both address lines together can have ${mailAddressLimits.bothLines} characters on the envelope. Please shorten them, for example "St" for "Street".`;

/** An address as it stands on an envelope in the United States. */
export const mailAddressSchema = z
  .object({
    name: plainText({ label: 'Name', max: mailAddressLimits.name }),
    line1: plainText({ label: 'Street or P.O. box', max: mailAddressLimits.line }),
    line2: plainText({
      label: 'Apartment or unit',
      max: mailAddressLimits.line,
      optional: true,
    }).optional(),
    city: plainText({ label: 'City', max: mailAddressLimits.city }),
    state: z
      .string({ error: 'Please choose a state.' })
      .refine((code) => Object.hasOwn(UsStates, code), 'Please choose a state.'),
    zip: z
      .string({ error: 'Please give the ZIP code.' })
      .regex(/^\d{5}(-\d{4})?$/, 'A ZIP code has 5 digits, or 9 with a dash: 30374 or 30374-0256.'),
  })
  .refine(({ line1, line2 = '' }) => line1.length + line2.length <= mailAddressLimits.bothLines, {
    path: ['line1'],
    message: LINES_TOO_LONG,
  });

export type MailAddress = z.output<typeof mailAddressSchema>;

/** What a look-up at the post's records says of an address. */
export const AddressVerdict = {
  /** It is known exactly as given. */
  confirmed: 'confirmed',
  /** It is known in a slightly different form, which is suggested. */
  corrected: 'corrected',
  missing_unit: 'missing_unit',
  unknown_unit: 'unknown_unit',
  /** The post does not know it. */
  unknown: 'unknown',
  /** Nobody could look: no service is set up here, or it did not answer. */
  not_checked: 'not_checked',
} as const;

export type AddressVerdict = keyof typeof AddressVerdict;
