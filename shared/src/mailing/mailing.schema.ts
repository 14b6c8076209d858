import { z } from 'zod';
import { serviceHoldSchema } from '../billing/index.ts';
import { calendarDate } from '../kernel/index.ts';
import type { PriceTable } from '../operator/index.ts';
import { mailAddressSchema } from './mail-address.schema.ts';
import { MailCarrier, MailClass, MailEventKind, MailStatus } from './mail.status.ts';

/** What mailing costs the person: a table in the settings, and the quote that is made from it before anything is sent. */

/** Printed on one side, more sheets than this travel in a flat envelope (Lob). */
const MOST_FOLDED_SHEETS = 6;
/** Printed on one side; one of them is the carrier's own (Lob). */
export const MOST_SHEETS = 60;

export const mailQuoteSchema = z.object({
  mailClass: z.enum(MailClass),
  /** Pages of the letter and its copies, printed on one side. */
  pages: z.number().int(),
  /** Sheets in the envelope: the carrier adds one for the address, and the barcode of certified mail. */
  sheets: z.number().int(),
  priceCents: z.number().int(),
});

export type MailQuote = z.output<typeof mailQuoteSchema>;

export function quoteMail(table: PriceTable, mailClass: MailClass, pages: number): MailQuote {
  const { baseCents, extraPageCents, flatEnvelopeCents } = table[mailClass];
  const sheets = pages + 1;
  // The sheet is free with certified mail; otherwise the carrier counts it as a page.
  const paid = mailClass === MailClass.first_class ? sheets : pages;
  const flat = sheets > MOST_FOLDED_SHEETS ? flatEnvelopeCents : 0;
  const priceCents = baseCents + extraPageCents * Math.max(0, paid - 1) + flat;
  return { mailClass, pages, sheets, priceCents };
}

/** What mailpieces look like on their way between the packages. */

export const mailEventSchema = z.object({
  kind: z.enum(MailEventKind),
  at: z.iso.datetime(),
  /** City and state, as the post names them. */
  location: z.string().nullable(),
  /** What it means, in plain words. */
  text: z.string(),
});

/** Why a mailpiece ended without arriving, and what the person can do. */
const mailTroubleSchema = z.object({
  text: z.string(),
  whatToDo: z.string(),
  /** The letter can be mailed again, with a checked address. */
  canMailAgain: z.boolean(),
});

export const mailChargeStatusSchema = z.enum([
  'none',
  'due',
  'charged',
  'paid',
  'failed',
  'given_back',
  'not_collected',
  'cancelled',
]);

export const mailpieceSchema = z.object({
  id: z.uuid(),
  letterId: z.uuid(),
  carrier: z.enum(MailCarrier),
  mailClass: z.enum(MailClass),
  status: z.enum(MailStatus),
  label: z.string(),
  /** Nothing is really printed: the carrier's test mode. */
  test: z.boolean(),
  priceCents: z.number().int(),
  charge: mailChargeStatusSchema,
  pages: z.number().int(),
  sheets: z.number().int(),
  to: mailAddressSchema,
  from: mailAddressSchema,
  queuedAt: z.iso.datetime(),
  /** When we hand it to the carrier; until then taking it back is certain. */
  sendsAt: z.iso.datetime(),
  canCancel: z.boolean(),
  mailedOn: calendarDate.nullable(),
  expectedOn: calendarDate.nullable(),
  /** The day at the recipient's place. */
  deliveredOn: calendarDate.nullable(),
  trackingNumber: z.string().nullable(),
  /** The post's own page about it, or ours while there is no number. */
  trackingUrl: z.string(),
  /** The carrier's own id of it. */
  lobLetterId: z.string().nullable(),
  trouble: mailTroubleSchema.nullable(),
  /** The mailing that did not arrive and that staff had mailed again as this one, at no cost; and the other way round. */
  againOf: z.uuid().nullable(),
  againAs: z.uuid().nullable(),
  events: z.array(mailEventSchema),
  /** What was printed, as the carrier shows it, and the recipient's signature. */
  hasProof: z.boolean(),
  hasReceipt: z.boolean(),
  /** SHA-256 (hex) of the exact PDF that was handed over. */
  packetSha256: z.string().nullable(),
});

export type Mailpiece = z.output<typeof mailpieceSchema>;
export type MailEvent = z.output<typeof mailEventSchema>;

/** A date range of the plan: see `expectedMailDates`. */
const expectedSchema = z.object({
  mailedFrom: calendarDate,
  mailedBy: calendarDate,
  arrivesFrom: calendarDate,
  arrivesBy: calendarDate,
});

/** Everything the delivery step shows about one signed letter. */
export const mailingSchema = z.object({
  letterId: z.uuid(),
  reference: z.string(),
  /** Who mails here. */
  carrier: z.enum(MailCarrier),
  test: z.boolean(),
  /** `yes`, or what stands in the way. */
  mayMail: z.enum([
    'yes',
    'pro_needed',
    'past_due',
    'payment_due',
    'service_waits',
    'not_ready',
    'no_one_address',
    'enclosures_missing',
    'signed_on_paper',
    'copies_gone',
    'too_many_pages',
    'on_its_way',
  ]),
  /** Where `service_waits` stands in the way: until when. */
  hold: serviceHoldSchema.optional(),
  /** True where `pro_needed` stands in the way of nothing: this one mailing can be paid by itself. */
  canPayOnce: z.boolean(),
  /** True where it could be, once a contract is signed and its days to cancel are over. */
  contractFirst: z.boolean(),
  /** What the letter lists although its file was never uploaded, as the person's language calls it. */
  missingEnclosures: z.array(z.string()),
  /** False if nobody collects the price (no payment service, or Pro was given). */
  collectsPrice: z.boolean(),
  options: z.array(mailQuoteSchema.extend({ expected: expectedSchema })),
  /** As the letter says; fields that an envelope can't carry stay as they are and are marked when sent. */
  to: z.record(z.string(), z.string()),
  from: z.record(z.string(), z.string()),
  /** A bureau's address comes from the rule table and is not typed by anyone. */
  toIsFixed: z.boolean(),
  holdMinutes: z.number().int(),
  /** Newest first. */
  pieces: z.array(mailpieceSchema),
});

export type Mailing = z.output<typeof mailingSchema>;
