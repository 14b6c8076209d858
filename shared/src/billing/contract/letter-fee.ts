import { planLetters, proPrice } from '../prices.ts';

/** What one finished letter costs where Pro is paid afterwards; a billing period never costs more than the plan. */
export const letterFeeCents = Math.ceil(proPrice.amountCents / planLetters.pro);
