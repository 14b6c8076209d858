import { z } from 'zod';
import { documentLimits, enclosureKindSchema, exhibitMarkSchema } from '../../documents/index.ts';
import { calendarDate, type FieldFault, plainText, spoken } from '../../kernel/index.ts';
import { Agency, needsNamedBureau, printedBureauAddress } from './agencies.ts';
import { Bureau, bureaus as bureauTable } from './bureaus.ts';
import { DisputeReason, FollowUp, LetterRecipient, TemplateSlug } from './letter-purpose.ts';
import { disputeRequestSchemaMessages as en } from './messages.ts';
import { disputeRequestSchemaMessages as es } from './messages.es.ts';

const words = () => spoken({ en, es });

/** Longest texts that are taken, in UTF-16 units; form, server and letter agree on these. */
export const letterLimits = {
  name: 60,
  suffix: 10,
  formerName: 120,
  formerAddress: 200,
  address: 100,
  city: 60,
  state: 40,
  zipCode: 10,
  phone: 30,
  email: 254,
  creditorName: 120,
  accountNumber: 60,
  customDetails: 4_000,
  /** Fewest characters of them: less says nothing that a bureau could look into. */
  leastDetails: 30,
  fact: 1_000,
  facts: 60,
  blockText: 6_000,
  edits: 40,
  /** All edited paragraphs together: as much as fits on the pages that a letter may have. */
  editedText: 12_000,
  /** Items of one letter beside the first. */
  moreItems: 4,
  /** Decoded bytes of a drawn signature. */
  signatureBytes: 300_000,
  /** Side lengths of a drawn signature in pixels. */
  signatureSide: 4_096,
} as const;

const optionalText = (label: () => string, max: number) =>
  plainText({ label, max, optional: true }).optional();

/** Step 1: who writes. The product asks for no format here; only presence, length and printable characters count. */
export const personalInfoSchema = z.object({
  firstName: plainText({ label: () => words().firstName, max: letterLimits.name }),
  middleName: optionalText(() => words().middleName, letterLimits.name),
  lastName: plainText({ label: () => words().lastName, max: letterLimits.name }),
  /** Jr., Sr., III: what tells a father's file from his son's. */
  suffix: optionalText(() => words().suffix, letterLimits.suffix),
  address: plainText({ label: () => words().streetAddress, max: letterLimits.address }),
  addressLine2: optionalText(() => words().unit, letterLimits.address),
  city: plainText({ label: () => words().city, max: letterLimits.city }),
  state: plainText({ label: () => words().state, max: letterLimits.state }),
  zipCode: plainText({ label: () => words().zipCode, max: letterLimits.zipCode }),
  phone: optionalText(() => words().phone, letterLimits.phone),
  email: optionalText(() => words().email, letterLimits.email),
  /** A name that the file may still be under, and where the person lived in the last two years, each in one line: for agencies alone. */
  formerName: optionalText(() => words().formerName, letterLimits.formerName),
  formerAddress: optionalText(() => words().formerAddress, letterLimits.formerAddress),
  formerAddress2: optionalText(() => words().formerAddress2, letterLimits.formerAddress),
  dateOfBirth: z.union([z.literal(''), calendarDate]).optional(),
  /** The last four digits only; the full number is never asked for. */
  ssnLast4: z
    .union([z.literal(''), z.string().regex(/^\d{4}$/, { error: () => words().ssnDigits })])
    .optional(),
});

export type PersonalInfo = z.output<typeof personalInfoSchema>;

const factsSchema = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]{0,40}$/, { error: () => words().unknownQuestion }),
    plainText({
      label: () => words().answer,
      max: letterLimits.customDetails,
      optional: true,
      multiline: true,
    }),
  )
  .refine((facts) => Object.keys(facts).length <= letterLimits.facts, {
    error: () => words().tooManyAnswers,
  });

const itemShape = {
  creditorName: plainText({ label: () => words().creditorName, max: letterLimits.creditorName }),
  accountNumber: plainText({ label: () => words().accountNumber, max: letterLimits.accountNumber }),
  disputeReason: z.enum(DisputeReason, { error: () => words().chooseReason }),
  customDetails: plainText({
    label: () => words().details,
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

export const recipientAddressSchema = z.object({
  /** The company as it stands on the envelope. */
  name: plainText({ label: () => words().company, max: letterLimits.creditorName }),
  street: plainText({ label: () => words().street, max: letterLimits.address }),
  street2: optionalText(() => words().street2, letterLimits.address),
  city: plainText({ label: () => words().city, max: letterLimits.city }),
  state: plainText({ label: () => words().state, max: letterLimits.state }),
  zipCode: plainText({ label: () => words().zipCode, max: letterLimits.zipCode }),
  source: z.enum(AddressSource, { error: () => words().addressSource }),
});

export type RecipientAddress = z.output<typeof recipientAddressSchema>;

export const followUpSchema = z.object({
  kind: z.enum(FollowUp, { error: () => words().noSuchLetter }),
  /** The letter that it follows. */
  letterId: z.uuid({ error: () => words().noLetterId }),
});

/** Step 2: what is wrong. `facts` holds the answers to the questions of the chosen reason. */
export const disputeDetailsSchema = z.object({
  ...itemShape,
  /** Whom the letter goes to; a bureau if nothing is said. */
  recipient: z.enum(LetterRecipient, { error: () => words().chooseRecipient }).optional(),
  /** A consumer reporting agency that is none of the three nationwide ones; the recipient is then a bureau. */
  agency: z.enum(Agency, { error: () => words().chooseAgency }).optional(),
  /** The template that the person started from. */
  template: z.enum(TemplateSlug, { error: () => words().noSuchTemplate }).optional(),
  /** A letter of a later round; the item's reason and facts stay those of the letter it follows. */
  followUp: followUpSchema.optional(),
  /** A request to see the file at one bureau goes to the address given here, and not to ours for disputes. */
  typedAddress: z.boolean().optional(),
  /** For every recipient but a bureau, and for a bureau or an agency where the person gives its address. */
  recipientAddress: recipientAddressSchema.optional(),
  /** Further items of the same letter, each with its own reason. */
  moreItems: z
    .array(z.object(itemShape))
    .max(letterLimits.moreItems, { error: () => words().fiveItems })
    .optional(),
});

export type DisputeDetails = z.output<typeof disputeDetailsSchema>;

const PNG_DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * A drawn signature as a PNG data URL, or the typed name: both are the person's own act of signing (15 U.S.C. 7006(5)). Or room for a
 * pen: the person signs each printed letter.
 */
export const signatureSchema = z.union(
  [
    z
      .string()
      .max(letterLimits.signatureBytes * 1.4, { error: () => words().signatureTooLarge })
      .regex(PNG_DATA_URL, { error: () => words().signatureNoPng }),
    z.object({
      typedName: plainText({ label: () => words().typedSignature, max: letterLimits.name * 2 }),
    }),
    z.object({ onPaper: z.literal(true) }),
  ],
  { error: () => words().signatureNeeded },
);

export type Signature = z.output<typeof signatureSchema>;

/** True where the letter only leaves room, for the person to sign each printed one. */
export function isForPen(signature: Signature): signature is { readonly onPaper: true } {
  return typeof signature !== 'string' && 'onPaper' in signature;
}

export const bureauSchema = z.enum(Bureau, {
  error: () => words().chooseBureau,
});

export const deliveryMethodSchema = z.enum(['download', 'mail'], {
  error: () => words().chooseDelivery,
});

export const letterEditSchema = z.object({
  blockId: z.string().regex(/^[a-z0-9-]{1,60}$/),
  replaced: plainText({
    label: () => words().replacedText,
    max: letterLimits.blockText,
    optional: true,
    multiline: true,
  }),
  text: plainText({
    label: () => words().yourWording,
    max: letterLimits.blockText,
    optional: true,
    multiline: true,
  }),
});

/** How much of the edited text of a letter is left beside these edits. */
export function editedTextLeft(edits: readonly { readonly text: string }[]): number {
  return letterLimits.editedText - edits.reduce((sum, { text }) => sum + text.length, 0);
}

/** For `refine`, wherever edits come in. */
export const editsFit = [
  ({ edits = [] }: { readonly edits?: readonly { readonly text: string }[] | undefined }) =>
    editedTextLeft(edits) >= 0,
  {
    path: ['edits'],
    error: () => words().tooMuchWording(letterLimits.editedText.toLocaleString('en-US')),
  },
] satisfies [unknown, unknown];

const bureausSchema = z
  .array(bureauSchema)
  .max(3)
  .refine((list) => new Set(list).size === list.length, { error: () => words().bureauOnce });

export const letterChoices = {
  /** Several bureaus in one go: one letter each, in this order. Goes before `bureauType`. */
  bureaus: bureausSchema.optional(),
  /** Enclosures to enclose, as uploaded; they become exhibits in this order. */
  documents: z
    .array(z.uuid({ error: () => words().noDocumentId }))
    .max(documentLimits.perLetter, {
      error: () => words().copiesAtMost(documentLimits.perLetter),
    })
    .optional(),
  /** Places on those enclosures that the letter names ("Exhibit B, page 2, line 4") and that are framed on them. */
  marks: z
    .array(exhibitMarkSchema)
    .max(documentLimits.marksPerLetter, {
      error: () => words().marksAtMost(documentLimits.marksPerLetter),
    })
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
    /**
     * Papers of the letter's list that no uploaded file stands for: said at the very end, that the person put them into the envelope.
     * The letter is not made while one is missing here.
     */
    inEnvelope: z.array(enclosureKindSchema).optional(),
    /** The person's own wording of single paragraphs. */
    edits: z.array(letterEditSchema).max(letterLimits.edits).optional(),
    /** Where it is the person's today; decides the letter's date. */
    timeZone: z
      .string()
      .max(60)
      .refine(isTimeZone, { error: () => words().unknownTimeZone })
      .optional(),
  })
  .refine((request) => request.deliveryMethod !== 'mail' || hasRecipient(request), {
    path: ['bureauType'],
    error: () => words().chooseMailBureau,
  })
  .refine(({ deliveryMethod, signature }) => deliveryMethod !== 'mail' || !isForPen(signature), {
    path: ['signature'],
    error: () => words().mailNeedsSignature,
  })
  .refine((request) => !request.disputeDetails.agency || isToOneAgency(request), {
    path: ['disputeDetails', 'agency'],
    error: () => words().oneAgency,
  })
  .check(({ value, issues }) => {
    for (const { path, message } of departmentFaults(value))
      issues.push({ code: 'custom', input: value, path: path.split('.'), message });
  })
  .refine(...editsFit);

export type DisputeLetterRequest = z.output<typeof disputeLetterRequestSchema>;

interface Addressed {
  readonly disputeDetails: Pick<
    DisputeDetails,
    | 'recipient'
    | 'agency'
    | 'disputeReason'
    | 'template'
    | 'followUp'
    | 'typedAddress'
    | 'recipientAddress'
  >;
  readonly bureauType?: Bureau | null | undefined;
  readonly bureaus?: readonly Bureau[] | undefined;
}

/**
 * A freeze or an alert goes to a department of one named bureau. Where its address is not printed, the person types it, and one address
 * serves one bureau.
 */
export function departmentFaults({
  disputeDetails,
  bureauType,
  bureaus = [],
}: Addressed): readonly FieldFault[] {
  const { recipient = LetterRecipient.bureau, agency, recipientAddress } = disputeDetails;
  if (recipient !== LetterRecipient.bureau || agency || !needsNamedBureau(disputeDetails))
    return [];
  const named = bureaus.length > 0 ? bureaus : bureauType ? [bureauType] : [];
  if (named.length === 0) return [{ path: 'bureauType', message: words().chooseNamedBureau }];
  const unknown = named.find((bureau) => !printedBureauAddress(bureau, disputeDetails));
  if (!unknown) return [];
  const { name } = bureauTable[unknown];
  if (named.length > 1) {
    const { bureauAlone, oneTypedAddress } = words();
    const message = disputeDetails.typedAddress ? oneTypedAddress : bureauAlone(name);
    return [{ path: 'bureaus', message }];
  }
  return recipientAddress
    ? []
    : [{ path: 'disputeDetails.recipientAddress.street', message: words().bureauAddress(name) }];
}

/** A bureau named beside it would get a letter that is not meant for it. */
function isToOneAgency({ disputeDetails, bureauType, bureaus = [] }: Addressed): boolean {
  const { recipient = LetterRecipient.bureau } = disputeDetails;
  return recipient === LetterRecipient.bureau && !bureauType && bureaus.length === 0;
}

function hasRecipient(request: Addressed): boolean {
  const { recipient = LetterRecipient.bureau, agency } = request.disputeDetails;
  return (
    recipient !== LetterRecipient.bureau ||
    agency !== undefined ||
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
