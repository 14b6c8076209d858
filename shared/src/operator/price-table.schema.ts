import { z } from 'zod';

/** What mailing costs, by the class of the mail. All amounts are US cents. */

const NO_AMOUNT = 'This has to be an amount between $0 and $1,000.';
const cents = z
  .number({ error: NO_AMOUNT })
  .int(NO_AMOUNT)
  .min(0, NO_AMOUNT)
  .max(100_000, NO_AMOUNT);

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

/** The classes of mail that cost more than they bring, for a letter of one page or for each page and envelope on top. */
export function soldBelowCost(
  prices: PriceTable,
  costs: PriceTable,
): readonly (keyof PriceTable)[] {
  return (Object.keys(costs) as (keyof PriceTable)[]).filter((mailClass) => {
    const [price, cost] = [prices[mailClass], costs[mailClass]];
    return (
      price.baseCents < cost.baseCents ||
      price.extraPageCents < cost.extraPageCents ||
      price.flatEnvelopeCents < cost.flatEnvelopeCents
    );
  });
}
