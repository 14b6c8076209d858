import { z } from 'zod';
import {
  plainText,
  spoken,
  UsStates,
  wrongLine,
  wrongName,
  wrongPhone,
  wrongZip,
} from '../kernel/index.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

const profileSchemaMessages = () =>
  spoken({ en: en.profileSchemaMessages, es: es.profileSchemaMessages });

/** The person as they fill themselves into a letter. */
export const profileSchema = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  suffix: z.string(),
  address: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
});

export type Profile = z.output<typeof profileSchema>;

/** Whoever does not know this line leaves it out. */
function laterLine(label: () => string, max: number) {
  return plainText({ label, max, optional: true }).default('');
}

/** As it is typed: anything may be left out, and what is there has to be able to stand on a letter. */
export const profileInput = z
  .object({
    firstName: plainText({
      label: () => profileSchemaMessages().firstName,
      max: 80,
      optional: true,
    }),
    middleName: laterLine(() => profileSchemaMessages().middleName, 60),
    lastName: plainText({ label: () => profileSchemaMessages().lastName, max: 80, optional: true }),
    suffix: laterLine(() => profileSchemaMessages().suffix, 10),
    address: plainText({ label: () => profileSchemaMessages().address, max: 120, optional: true }),
    addressLine2: laterLine(() => profileSchemaMessages().unit, 100),
    city: plainText({ label: () => profileSchemaMessages().city, max: 80, optional: true }),
    state: plainText({ label: () => profileSchemaMessages().state, max: 2, optional: true })
      .refine(isStateOrBlank, { error: () => profileSchemaMessages().chooseState })
      .transform((text) => text.toUpperCase()),
    zipCode: plainText({
      label: () => profileSchemaMessages().zipCode,
      max: 10,
      optional: true,
    }).refine(isZipCodeOrBlank, { error: () => profileSchemaMessages().zipDigits }),
    phone: plainText({ label: () => profileSchemaMessages().phone, max: 30, optional: true }),
  })
  .superRefine((profile, context) => {
    for (const [field, message] of profileFaults(profile))
      if (message) context.addIssue({ code: 'custom', path: [field], message });
  });

/** By the rules of the block at the head of a letter, which it fills in. */
function profileFaults(profile: Profile): readonly (readonly [string, string | undefined])[] {
  const names = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
  const lines = ['address', 'addressLine2', 'city'] as const;
  return [
    ...names.map((field) => [field, wrongName(profile[field])] as const),
    ...lines.map((field) => [field, wrongLine(profile[field])] as const),
    ['zipCode', wrongZip(profile)],
    ['phone', wrongPhone(profile.phone)],
  ];
}

/** A USPS state code in any case, or nothing. */
export function isStateOrBlank(text: string): boolean {
  return text === '' || Object.hasOwn(UsStates, text.toUpperCase());
}

/** Five digits, or nine with or without the hyphen, or nothing. */
export function isZipCodeOrBlank(text: string): boolean {
  return text === '' || /^\d{5}(?:-?\d{4})?$/.test(text);
}
