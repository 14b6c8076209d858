import { z } from 'zod';

/** What a code takes off, and of what. */

export const CouponFor = { pro: 'pro', mailing: 'mailing' } as const;
export type CouponFor = keyof typeof CouponFor;

/** One of the two is set. */
export const discountSchema = z.object({
  percentOff: z.number().int().min(1).max(100).nullable(),
  centsOff: z.number().int().min(1).max(100_000).nullable(),
  /** Of Pro, for how many months; null for as long as it runs. */
  months: z.number().int().min(1).max(36).nullable(),
});

type Kept<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };
export type Discount = Kept<z.output<typeof discountSchema>>;

/** Nothing smaller can be paid by card (Stripe): it is waived. */
const LEAST_CENTS = 50;

/** What is left to pay once. */
export function discountedCents(
  cents: number,
  discount: Pick<Discount, 'percentOff' | 'centsOff'>,
): number {
  const left = cents - centsOffOf(cents, discount);
  return left < LEAST_CENTS ? 0 : left;
}

/** What a discount takes off a price, at most all of it. */
export function centsOffOf(
  cents: number,
  { percentOff, centsOff }: Pick<Discount, 'percentOff' | 'centsOff'>,
): number {
  return Math.min(cents, centsOff ?? Math.round((cents * (percentOff ?? 0)) / 100));
}

/** As people type and say it: capitals or not, with spaces or not. */
export function couponCodeOf(text: string): string {
  return text.replaceAll(/\s+/g, '').toUpperCase();
}
