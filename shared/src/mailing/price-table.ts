import { z } from 'zod';
import { MailClass } from './mail.status.ts';

/** What mailing costs the person: a table in the settings, and the quote that is made from it before anything is sent. */

const cents = z.number().int().min(0).max(100_000);

const priceLineSchema = z.object({
  /** One sheet; the letter's first page. */
  baseCents: cents,
  /** Each page after the first. */
  extraPageCents: cents.default(0),
  /** Once, where the letter is too thick for an ordinary envelope. */
  flatEnvelopeCents: cents.default(0),
});

export const priceTableSchema = z.object({
  certified: priceLineSchema,
  certified_return_receipt: priceLineSchema,
  first_class: priceLineSchema,
});

export type PriceTable = z.output<typeof priceTableSchema>;

/** The product's stated price of mailing a letter. Hosts set their own: see SETTINGS_FILE. */
const DEFAULT_LINE = { baseCents: 68, extraPageCents: 0, flatEnvelopeCents: 0 } as const;

export const defaultPriceTable: PriceTable = {
  certified: DEFAULT_LINE,
  certified_return_receipt: DEFAULT_LINE,
  first_class: DEFAULT_LINE,
};

/** Printed on one side, more sheets than this travel in a flat envelope (Lob). */
const MOST_FOLDED_SHEETS = 6;
/** Printed on one side; one of them is the carrier's own where the letter is certified (Lob). */
export const MOST_SHEETS = 60;

export const mailQuoteSchema = z.object({
  mailClass: z.enum(MailClass),
  /** Pages of the letter and its copies, printed on one side. */
  pages: z.number().int(),
  /** Sheets in the envelope: certified mail adds one for the address and the barcode. */
  sheets: z.number().int(),
  priceCents: z.number().int(),
});

export type MailQuote = z.output<typeof mailQuoteSchema>;

export function quoteMail(table: PriceTable, mailClass: MailClass, pages: number): MailQuote {
  const { baseCents, extraPageCents, flatEnvelopeCents } = table[mailClass];
  const sheets = mailClass === MailClass.first_class ? pages : pages + 1;
  const flat = sheets > MOST_FOLDED_SHEETS ? flatEnvelopeCents : 0;
  const priceCents = baseCents + extraPageCents * Math.max(0, pages - 1) + flat;
  return { mailClass, pages, sheets, priceCents };
}
