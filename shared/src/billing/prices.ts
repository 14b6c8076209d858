/** What the product costs, as every screen, email and record says it. */

export const proPrice = { name: 'Credit Fix Pro', amountCents: 1_999, currency: 'USD' } as const;

/** What the referrer is credited after the friend's first paid invoice. */
export const REFERRAL_REWARD_CENTS = 3_000;

/** `$19.99` */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
