import { z } from 'zod';
import { UsStates, plainText, spoken } from '../kernel/index.ts';
import { words as en } from './mailing.contract.words.ts';
import { words as es } from './mailing.contract.words.es.ts';

const words = () => spoken({ en, es });

/** Longest parts of an address on an envelope; the two lines together may have 50 characters (Lob, `address_length_exceeds_limit`). */
export const mailAddressLimits = { name: 40, line: 50, bothLines: 50, city: 200 } as const;

/** An address as it stands on an envelope in the United States. */
export const mailAddressSchema = z
  .object({
    name: plainText({ label: () => words().name, max: mailAddressLimits.name }),
    line1: plainText({ label: () => words().street, max: mailAddressLimits.line }),
    line2: plainText({
      label: () => words().unit,
      max: mailAddressLimits.line,
      optional: true,
    }).optional(),
    city: plainText({ label: () => words().city, max: mailAddressLimits.city }),
    state: z
      .string({ error: () => words().chooseState })
      .refine((code) => Object.hasOwn(UsStates, code), { error: () => words().chooseState }),
    zip: z
      .string({ error: () => words().giveZip })
      .regex(/^\d{5}(-\d{4})?$/, { error: () => words().zipDigits }),
  })
  .refine(({ line1, line2 = '' }) => line1.length + line2.length <= mailAddressLimits.bothLines, {
    path: ['line1'],
    error: () => words().linesTooLong(mailAddressLimits.bothLines),
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
