import { z } from 'zod';
import { bureauSchema, recipientAddressSchema } from './dispute-request.schema.ts';
import { LetterRecipient } from './letter-purpose.ts';

/** Companies whose address a person need not look for: those they wrote to, those on their reports, and those of the address book. */

/** What a company is to the people who write to it. */
export const CompanyKind = {
  /** It reports items or got a report, and is no debt collector: lender, card issuer, servicer, provider. */
  furnisher: 'furnisher',
  collector: 'collector',
  /** A consumer reporting agency. */
  agency: 'agency',
} as const;

export type CompanyKind = keyof typeof CompanyKind;

/** What the company takes at that address. */
export const AddressPurpose = {
  /** Named by the company for disputes: 12 CFR 1022.43(c)(2). */
  disputes: 'disputes',
  /** Freezes and fraud alerts, at an agency. */
  freezes: 'freezes',
  any_letter: 'any_letter',
} as const;

export type AddressPurpose = keyof typeof AddressPurpose;

export const offeredCompanySchema = z.object({
  kind: z.enum(CompanyKind),
  /** As the letter takes it; whoever chooses it may still change every part. */
  address: recipientAddressSchema,
  origin: z.discriminatedUnion('from', [
    /** The person signed a letter to it, last on that day. */
    z.object({ from: z.literal('letter'), on: z.iso.date() }),
    /** Printed on a report that the person keeps; of some reports only the month can be read. */
    z.object({ from: z.literal('report'), bureau: bureauSchema, on: z.string().nullable() }),
    /** Kept by the operator, and looked up last on that day. */
    z.object({
      from: z.literal('address_book'),
      purpose: z.enum(AddressPurpose),
      on: z.iso.date(),
      /** More than a year ago. */
      isOld: z.boolean(),
    }),
  ]),
});

export type OfferedCompany = z.output<typeof offeredCompanySchema>;

/** Whoever got a report is asked at the same addresses as whoever reports. */
export function companyKindOf(recipient: LetterRecipient): CompanyKind {
  switch (recipient) {
    case LetterRecipient.bureau:
      return CompanyKind.agency;
    case LetterRecipient.collector:
      return CompanyKind.collector;
    case LetterRecipient.furnisher:
    case LetterRecipient.inquirer:
      return CompanyKind.furnisher;
  }
}
