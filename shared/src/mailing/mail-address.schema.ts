import { z } from 'zod';
import { UsStates, plainText, spoken } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

const mailingContractMessages = () =>
  spoken({ en: en.mailingContractMessages, es: es.mailingContractMessages });

/** Longest parts of an address on an envelope; the two lines together may have 50 characters (Lob, `address_length_exceeds_limit`). */
export const mailAddressLimits = { name: 40, line: 50, bothLines: 50, city: 200 } as const;

/** An address as it stands on an envelope in the United States. */
export const mailAddressSchema = z
  .object({
    name: plainText({ label: () => mailingContractMessages().name, max: mailAddressLimits.name }),
    line1: plainText({
      label: () => mailingContractMessages().street,
      max: mailAddressLimits.line,
    }),
    line2: plainText({
      label: () => mailingContractMessages().unit,
      max: mailAddressLimits.line,
      optional: true,
    }).optional(),
    city: plainText({ label: () => mailingContractMessages().city, max: mailAddressLimits.city }),
    state: z
      .string({ error: () => mailingContractMessages().chooseState })
      .refine((code) => Object.hasOwn(UsStates, code), {
        error: () => mailingContractMessages().chooseState,
      }),
    zip: z
      .string({ error: () => mailingContractMessages().giveZip })
      .regex(/^\d{5}(-\d{4})?$/, { error: () => mailingContractMessages().zipDigits }),
  })
  .refine(({ line1, line2 = '' }) => line1.length + line2.length <= mailAddressLimits.bothLines, {
    path: ['line1'],
    error: () => mailingContractMessages().linesTooLong(mailAddressLimits.bothLines),
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
