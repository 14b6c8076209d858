import type { Plan } from '../accounts/index.ts';
import { PRO_LETTERS } from '../kernel/index.ts';

/** What the product gives, as every screen, email and record says it. Public pages load this, so it brings nothing along. */

export const planLetters: Readonly<Record<Plan, number>> = { free: 1, pro: PRO_LETTERS };

/** What it costs is the operator's to say. */
export const proPrice = { name: 'Credit Fix Pro', currency: 'USD' } as const;

/** What the referrer is credited after the friend's first paid invoice. */
export const REFERRAL_REWARD_CENTS = 3_000;
