import type { Plan } from '../accounts/index.ts';

/** What the product costs and what it gives, as every screen, email and record says it. Public pages load this, so it brings nothing along. */

export const planLetters: Readonly<Record<Plan, number>> = { free: 1, pro: 3 };

export const proPrice = { name: 'Credit Fix Pro', amountCents: 1_999, currency: 'USD' } as const;

/** What the referrer is credited after the friend's first paid invoice. */
export const REFERRAL_REWARD_CENTS = 3_000;

/** `$19.99` */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
