import { z } from 'zod';
import { calendarDate, plainText } from '../kernel/index.ts';
import { Bureau } from './bureau.ts';
import { DisputeReason } from './dispute-reason.ts';

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

/** Step 2: what is wrong. `facts` holds the answers to the questions of the chosen reason. */
export const disputeDetailsSchema = z.object({
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

/** The whole form in one call, also the shape of a letter file on the command line. */
export const disputeLetterRequestSchema = z
  .object({
    personalInfo: personalInfoSchema,
    disputeDetails: disputeDetailsSchema,
    signature: signatureSchema,
    deliveryMethod: deliveryMethodSchema.default('download'),
    /** The bureau the letter goes to. A downloaded letter may leave it open and lists all three addresses. */
    bureauType: z.union([z.literal('').transform(() => undefined), bureauSchema]).nullish(),
    /** The person's own wording of single paragraphs. */
    edits: z.array(letterEditSchema).max(letterLimits.edits).optional(),
    /** Where it is the person's today; decides the letter's date. */
    timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone.').optional(),
  })
  .refine((request) => request.deliveryMethod !== 'mail' || Boolean(request.bureauType), {
    path: ['bureauType'],
    error: 'Please choose the bureau that we should mail the letter to.',
  });

export type DisputeLetterRequest = z.output<typeof disputeLetterRequestSchema>;

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}
