import { z } from 'zod';
import { documentLimits } from '../documents/index.ts';
import { calendarDate, plainText } from '../kernel/index.ts';
import { Bureau } from './bureau.ts';
import { DisputeReason } from './dispute-reason.ts';
import { FollowUp } from './follow-up.ts';
import { TemplateSlug } from './letter-purpose.ts';
import { LetterRecipient } from './letter-recipient.ts';

/** Longest texts that are taken, in UTF-16 units; form, server and letter agree on these. */
export const letterLimits = {
  name: 60,
  address: 100,
  city: 60,
  state: 40,
  zipCode: 10,
  phone: 30,
  email: 254,
  creditorName: 120,
  accountNumber: 60,
  customDetails: 4_000,
  fact: 1_000,
  facts: 60,
  blockText: 6_000,
  edits: 40,
  /** Items of one letter beside the first. */
  moreItems: 4,
  /** Decoded bytes of a drawn signature. */
  signatureBytes: 300_000,
  /** Side lengths of a drawn signature in pixels. */
  signatureSide: 4_096,
} as const;

const optionalText = (label: string, max: number) =>
  plainText({ label, max, optional: true }).optional();

/** Step 1: who writes. The product asks for no format here; only presence, length and printable characters count. */
export const personalInfoSchema = z.object({
  firstName: plainText({ label: 'First name', max: letterLimits.name }),
  lastName: plainText({ label: 'Last name', max: letterLimits.name }),
  address: plainText({ label: 'Street address', max: letterLimits.address }),
  addressLine2: optionalText('Apartment or unit', letterLimits.address),
  city: plainText({ label: 'City', max: letterLimits.city }),
  state: plainText({ label: 'State', max: letterLimits.state }),
  zipCode: plainText({ label: 'ZIP code', max: letterLimits.zipCode }),
  phone: optionalText('Phone', letterLimits.phone),
  email: optionalText('Email', letterLimits.email),
  dateOfBirth: z.union([z.literal(''), calendarDate]).optional(),
  /** The last four digits only; the full number is never asked for. */
  ssnLast4: z
    .union([z.literal(''), z.string().regex(/^\d{4}$/, 'Please give the last four digits only.')])
    .optional(),
});

export type PersonalInfo = z.output<typeof personalInfoSchema>;

const factsSchema = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]{0,40}$/, 'Unknown question.'),
    plainText({
      label: 'This answer',
      max: letterLimits.customDetails,
      optional: true,
      multiline: true,
    }),
  )
  .refine(
    (facts) => Object.keys(facts).length <= letterLimits.facts,
    'Too many answers were sent.',
  );

const itemShape = {
  creditorName: plainText({ label: 'Creditor name', max: letterLimits.creditorName }),
  accountNumber: plainText({ label: 'Account number', max: letterLimits.accountNumber }),
  disputeReason: z.enum(DisputeReason, { error: 'Please choose a reason from the list.' }),
  customDetails: plainText({
    label: 'Details',
    max: letterLimits.customDetails,
    optional: true,
    multiline: true,
  }).optional(),
  facts: factsSchema.optional(),
};

/** Where the person has the address of a furnisher or collector from: 12 CFR 1022.43(c) counts them in this order. */
export const AddressSource = {
  /** Printed for this company on the credit report: 12 CFR 1022.43(c)(1). */
  report: 'report',
  /** Named by the company as its address for disputes: (c)(2). */
  company: 'company',
  /** Any business address, where the company named none: (c)(3). */
  business: 'business',
} as const;

const recipientAddressSchema = z.object({
  /** The company as it stands on the envelope. */
  name: plainText({ label: 'Company', max: letterLimits.creditorName }),
  street: plainText({ label: 'Street or P.O. box', max: letterLimits.address }),
  street2: optionalText('Second address line', letterLimits.address),
  city: plainText({ label: 'City', max: letterLimits.city }),
  state: plainText({ label: 'State', max: letterLimits.state }),
  zipCode: plainText({ label: 'ZIP code', max: letterLimits.zipCode }),
  source: z.enum(AddressSource, { error: 'Please say where you have this address from.' }),
});

export type RecipientAddress = z.output<typeof recipientAddressSchema>;

export const followUpSchema = z.object({
  kind: z.enum(FollowUp, { error: 'There is no such letter.' }),
  /** The letter that it follows. */
  letterId: z.uuid('That is not a letter id.'),
});

/** Step 2: what is wrong. `facts` holds the answers to the questions of the chosen reason. */
export const disputeDetailsSchema = z.object({
  ...itemShape,
  /** Whom the letter goes to; a bureau where nothing is said. */
  recipient: z.enum(LetterRecipient, { error: 'Please choose whom to write to.' }).optional(),
  /** The template that the person started from. */
  template: z.enum(TemplateSlug, { error: 'There is no such template.' }).optional(),
  /** A letter of a later round; the item's reason and facts stay those of the letter it follows. */
  followUp: followUpSchema.optional(),
  /** For every recipient but a bureau. */
  recipientAddress: recipientAddressSchema.optional(),
  /** Further items of the same letter, each with its own reason. */
  moreItems: z
    .array(z.object(itemShape))
    .max(
      letterLimits.moreItems,
      'One letter can name five items. Please put the others in a second letter.',
    )
    .optional(),
});

export type DisputeDetails = z.output<typeof disputeDetailsSchema>;

const PNG_DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/** A drawn signature as a PNG data URL, or the typed name. Both are the person's own act of signing (15 U.S.C. 7006(5)). */
export const signatureSchema = z.union(
  [
    z
      .string()
      .max(
        letterLimits.signatureBytes * 1.4,
        'The signature picture is too large. Please clear it and sign again.',
      )
      .regex(PNG_DATA_URL, 'The signature must be a PNG picture. Please clear it and sign again.'),
    z.object({ typedName: plainText({ label: 'Typed signature', max: letterLimits.name * 2 }) }),
  ],
  { error: 'A signature is needed. Please draw or type it.' },
);

export type Signature = z.output<typeof signatureSchema>;

export const bureauSchema = z.enum(Bureau, {
  error: 'Please choose Equifax, Experian or TransUnion.',
});
const deliveryMethodSchema = z.enum(['download', 'mail'], {
  error: 'Please choose download or mail.',
});

export const letterEditSchema = z.object({
  blockId: z.string().regex(/^[a-z0-9-]{1,60}$/),
  replaced: plainText({
    label: 'The replaced text',
    max: letterLimits.blockText,
    optional: true,
    multiline: true,
  }),
  text: plainText({
    label: 'Your wording',
    max: letterLimits.blockText,
    optional: true,
    multiline: true,
  }),
});

const bureausSchema = z
  .array(bureauSchema)
  .max(3)
  .refine((list) => new Set(list).size === list.length, 'Each bureau can be named once.');

export const letterChoices = {
  /** Several bureaus in one go: one letter each, in this order. Goes before `bureauType`. */
  bureaus: bureausSchema.optional(),
  /** Copies to enclose, as uploaded; they become exhibits in this order. */
  documents: z
    .array(z.uuid('That is not a document id.'))
    .max(documentLimits.perLetter, `One letter can enclose ${documentLimits.perLetter} copies.`)
    .optional(),
  /** The person's own sentences as they wrote them, or as the language model smoothed them and the person read them. */
  wording: z.enum(['plain', 'polished']).optional(),
};

/** The whole form in one call, also the shape of a letter file on the command line. */
export const disputeLetterRequestSchema = z
  .object({
    personalInfo: personalInfoSchema,
    disputeDetails: disputeDetailsSchema,
    signature: signatureSchema,
    deliveryMethod: deliveryMethodSchema.default('download'),
    /** The bureau the letter goes to. A downloaded letter may leave it open and lists all three addresses. */
    bureauType: z.union([z.literal('').transform(() => undefined), bureauSchema]).nullish(),
    ...letterChoices,
    /** The person's own wording of single paragraphs. */
    edits: z.array(letterEditSchema).max(letterLimits.edits).optional(),
    /** Where it is the person's today; decides the letter's date. */
    timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone.').optional(),
  })
  .refine((request) => request.deliveryMethod !== 'mail' || hasRecipient(request), {
    path: ['bureauType'],
    error: 'Please choose the bureau that we should mail the letter to.',
  });

export type DisputeLetterRequest = z.output<typeof disputeLetterRequestSchema>;

function hasRecipient(request: {
  readonly disputeDetails: DisputeDetails;
  readonly bureauType?: Bureau | null | undefined;
  readonly bureaus?: readonly Bureau[] | undefined;
}): boolean {
  const { recipient = LetterRecipient.bureau } = request.disputeDetails;
  return (
    recipient !== LetterRecipient.bureau ||
    Boolean(request.bureauType) ||
    (request.bureaus ?? []).length > 0
  );
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}
