import { z } from 'zod';
import { serviceHoldSchema } from '../../billing/index.ts';
import { calendarDate, plainText, spoken } from '../../kernel/index.ts';
import { Agency } from './agencies.ts';
import { DisputeReason, LetterRecipient, TemplateSlug } from './letter-purpose.ts';
import {
  AddressSource,
  bureauSchema,
  deliveryMethodSchema,
  followUpSchema,
  letterChoices,
  letterEditSchema,
  letterLimits,
  recipientAddressSchema,
} from './dispute-request.schema.ts';
import { letterDocumentSchema, lintFindingSchema } from './letter-document.schema.ts';
import { LetterEventKind, LetterStatus } from './letter.status.ts';
import { disputeRequestSchemaMessages as en } from './messages.ts';
import { disputeRequestSchemaMessages as es } from './messages.es.ts';

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

const words = () => spoken({ en, es });

/** What drafts, reviews and letters look like on their way between the packages. */

const loose = (max: number, multiline = false) =>
  plainText({ label: () => words().answer, max, optional: true, multiline }).optional();

const looseFacts = z
  .record(
    z.string().max(41),
    plainText({
      label: () => words().answer,
      max: letterLimits.customDetails,
      optional: true,
      multiline: true,
    }),
  )
  .refine((facts) => Object.keys(facts).length <= letterLimits.facts, {
    error: () => words().tooManyAnswers,
  })
  .optional();

const looseItem = {
  creditorName: loose(letterLimits.creditorName),
  accountNumber: loose(letterLimits.accountNumber),
  disputeReason: z.union([z.literal(''), z.enum(DisputeReason)]).optional(),
  customDetails: loose(letterLimits.customDetails, true),
  facts: looseFacts,
};

/** A half-filled form: the same fields as the finished one, all of them optional, still free of hidden characters. */
export const draftContentSchema = z.object({
  personalInfo: z
    .object({
      firstName: loose(letterLimits.name),
      middleName: loose(letterLimits.name),
      lastName: loose(letterLimits.name),
      suffix: loose(letterLimits.suffix),
      formerName: loose(letterLimits.formerName),
      formerAddress: loose(letterLimits.formerAddress),
      formerAddress2: loose(letterLimits.formerAddress),
      address: loose(letterLimits.address),
      addressLine2: loose(letterLimits.address),
      city: loose(letterLimits.city),
      state: loose(letterLimits.state),
      zipCode: loose(letterLimits.zipCode),
      phone: loose(letterLimits.phone),
      email: loose(letterLimits.email),
      dateOfBirth: loose(10),
      ssnLast4: loose(4),
    })
    .default({}),
  disputeDetails: z
    .object({
      ...looseItem,
      recipient: z.enum(LetterRecipient).optional(),
      agency: z.enum(Agency).optional(),
      template: z.enum(TemplateSlug).optional(),
      followUp: followUpSchema.optional(),
      typedAddress: z.boolean().optional(),
      recipientAddress: z
        .object({
          name: loose(letterLimits.creditorName),
          street: loose(letterLimits.address),
          street2: loose(letterLimits.address),
          city: loose(letterLimits.city),
          state: loose(letterLimits.state),
          zipCode: loose(letterLimits.zipCode),
          source: z.union([z.literal(''), z.enum(AddressSource)]).optional(),
        })
        .optional(),
      moreItems: z.array(z.object(looseItem)).max(letterLimits.moreItems).optional(),
    })
    .default({}),
  bureauType: z.union([z.literal(''), bureauSchema]).optional(),
  /** Mail is read more closely: only what is in the packet can be enclosed. */
  deliveryMethod: deliveryMethodSchema.optional(),
  ...letterChoices,
  edits: z.array(letterEditSchema).max(letterLimits.edits).default([]),
  /** Its choices were made before sign-in, so that the wizard asks on one view for what is left. */
  brief: z.boolean().optional(),
  /** The wizard step the person is on, 1 to 3. */
  step: z.number().int().min(1).max(3).default(1),
  timeZone: z.string().max(60).optional(),
});

export type DraftContent = z.output<typeof draftContentSchema>;

/** Files that a letter is begun from: the person confirmed what they say, or answered a question about it, beside them. */
export const BegunFrom = { report: 'report', picture: 'picture' } as const;

export type BegunFrom = keyof typeof BegunFrom;

export const draftSchema = z.object({
  id: z.uuid(),
  /** Counts up with each save; sent back with the next one, so that two tabs can't overwrite each other unseen. */
  revision: z.number().int(),
  content: draftContentSchema,
  /** Printed on the letter; known from the first moment. */
  reference: z.string(),
  updatedAt: z.iso.datetime(),
});

export type Draft = z.output<typeof draftSchema>;

const polishedWordsSchema = z.object({
  /** Which of the person's own texts it is: `customDetails`, `story` or the key of another long answer; `2.story` for item 2. */
  key: z.string(),
  plain: z.string(),
  polished: z.string(),
});

/** One of the person's own texts, before and after the language model smoothed it. */
export type PolishedWords = z.output<typeof polishedWordsSchema>;

export const reviewSchema = z.object({
  /** The letter; where several bureaus get one each, the first. */
  document: letterDocumentSchema,
  /** All letters of this signing, in order. They differ only in address and reference. */
  letters: z.array(z.object({ bureau: bureauSchema.nullable(), document: letterDocumentSchema })),
  /** SHA-256 (hex) over the letters as data; sent back with the signature, so that what was read is what is signed. */
  documentSha256: z.string().regex(/^[0-9a-f]{64}$/),
  findings: z.array(lintFindingSchema),
  wording: z.object({
    used: z.enum(['plain', 'polished']),
    /** True if a language model is set up and there are own words to smooth. */
    canPolish: z.boolean(),
    /** What the model made of the words as they are now; empty before it was asked and where its text was not good enough. */
    polished: z.array(polishedWordsSchema),
    /** True if own words are in another language that a language model may be asked to put into English. */
    canTranslate: z.boolean(),
  }),
});

export type LetterReview = z.output<typeof reviewSchema>;

/** What would leave for the language model, and to whom; nothing has been sent yet. */
export const modelPreviewSchema = z.object({
  /** The host of the model server and the model, as the operator has set them up; null if there is none. */
  host: z.string().nullable(),
  model: z.string().nullable(),
  /** What the model is told beside the texts. */
  instructions: z.string(),
  texts: z.array(
    z.object({
      key: z.string(),
      /** What else is said of this text: what the letter claims. Null where the texts go alone. */
      about: z.string().nullable(),
      /** The text as it would be sent, in pieces. A mark such as `[[A1]]` goes out; the words it `hides` stay here. */
      pieces: z.array(z.object({ sent: z.string(), hides: z.string().nullable() })),
    }),
  ),
  /** SHA-256 (hex) over host, model, instructions and texts: anyone who sends says with it what was shown. Null if nothing would be sent. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});

export type ModelPreview = z.output<typeof modelPreviewSchema>;

/** What the wizard hears while the language model works. `done` is always the last line, whatever happened. */
export const polishEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  /** Words written so far; only a sign of life. */
  z.object({ kind: z.literal('progress'), words: z.number().int() }),
  z.object({ kind: z.literal('checking') }),
  z.object({
    kind: z.literal('done'),
    polished: z.array(polishedWordsSchema),
    /** Why some or all of the texts stay as they are. */
    kept: z.enum(['none', 'nothing_to_smooth', 'not_set_up', 'unavailable', 'not_good_enough']),
  }),
]);

export type PolishEvent = z.output<typeof polishEventSchema>;

/** What the wizard hears while a model reads the words once more. `done` is always the last line, whatever happened. */
export const secondReadingEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({
    kind: z.literal('done'),
    /** `unavailable`: nobody has read them, and nothing is asked. */
    outcome: z.enum(['read', 'nothing_to_read', 'not_set_up', 'unavailable']),
    /** Questions, never stops. Their texts are ours. */
    questions: z.array(lintFindingSchema),
    /** Of the reading they are about, as in `LetterReview`: beside another text they mean nothing. Empty if nothing was read. */
    documentSha256: z.string(),
  }),
]);

export type SecondReadingEvent = z.output<typeof secondReadingEventSchema>;

const translatedTextSchema = z.object({
  /** As of `PolishedWords`; `edit.` and the id of a paragraph for one that the person reworded. */
  key: z.string(),
  /** As the person wrote it. */
  original: z.string(),
  english: z.string(),
  /** Names in the original that must stand in the English as they are. */
  names: z.array(z.string()),
});

/** One of the person's own texts beside the English that a language model made of it. */
export type TranslatedText = z.output<typeof translatedTextSchema>;

/** What the wizard hears while a model puts the words into English. `done` is always the last line, whatever happened. */
export const intoEnglishEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({
    kind: z.literal('done'),
    outcome: z.enum([
      'translated',
      'nothing_to_translate',
      'not_set_up',
      'unavailable',
      'not_good_enough',
    ]),
    /** What the person is shown; it stands in no letter yet. */
    texts: z.array(translatedTextSchema),
  }),
]);

export type IntoEnglishEvent = z.output<typeof intoEnglishEventSchema>;

/** What the person said yes to: 'This says what I said'. */
export const confirmedEnglishSchema = z.object({
  texts: z
    .array(
      z.object({
        key: z.string().max(100),
        /** As it was shown, or as the person changed it. */
        english: plainText({
          label: () => words().answer,
          max: letterLimits.blockText,
          multiline: true,
        }),
      }),
    )
    .min(1)
    .max(40),
});

export const letterSummarySchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Whom the letter disputes with ("Equifax"), and about whom ("Midland Credit"). */
  target: z.string(),
  creditorName: z.string(),
  disputeReason: z.enum(DisputeReason),
  recipient: z.enum(LetterRecipient),
  template: z.enum(TemplateSlug).nullable(),
  /** Which letter of a later round it is, and which one it follows. */
  followUp: followUpSchema.nullable(),
  /** Pages of enclosures in the packet; 0 if there are none, or if they are deleted by now. */
  exhibitPages: z.number().int(),
  /** The letter leaves room for a pen: the person signs each printed one. */
  signedOnPaper: z.boolean(),
  status: z.enum(LetterStatus),
  createdAt: z.iso.datetime(),
  mailDate: calendarDate.nullable(),
  trackingNumber: z.string().nullable(),
  pdfUrl: z.string(),
  /** Signed, and made after the days in which a contract can be canceled. */
  hold: serviceHoldSchema.optional(),
});

export type LetterSummary = z.output<typeof letterSummarySchema>;

export const letterSchema = letterSummarySchema.extend({
  document: letterDocumentSchema,
  documentSha256: z.string(),
  pdfSha256: z.string(),
  pages: z.number().int(),
  trail: z.array(
    z.object({
      kind: z.enum(LetterEventKind),
      at: z.iso.datetime(),
      documentSha256: z.string().nullable(),
    }),
  ),
});

export type Letter = z.output<typeof letterSchema>;
