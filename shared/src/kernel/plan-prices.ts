/** What Pro costs, as every page, email and contract says it. Public pages load this, so it brings nothing along. */

/** A month of Pro where nobody has set another price. */
export const PRO_MONTHLY_CENTS = 1_999;

/** Letters that Pro gives in one billing period. */
export const PRO_LETTERS = 3;

let inDollars: Intl.NumberFormat | undefined;

/** `$19.99`. Every page writes a price as it starts, and a phone takes 100 ms to make a formatter: only an amount with a comma needs it. */
export function dollars(cents: number): string {
  if (Math.abs(cents) < 100_000) return `${cents < 0 ? '-' : ''}$${amount(Math.abs(cents))}`;
  inDollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return inDollars.format(cents / 100);
}

/** What one finished letter costs where Pro is paid afterwards; a billing period never costs more than the plan. */
export function letterFeeCents(proMonthlyCents: number): number {
  return Math.ceil(proMonthlyCents / PRO_LETTERS);
}

export interface Prices {
  /** A month of Pro: `$19.99`. */
  readonly pro: string;
  /** The same for programs: `19.99`. */
  readonly proAmount: string;
  /** One finished letter where Pro is paid afterwards: `$6.67`. */
  readonly letter: string;
  /** The same for programs: `6.67`. */
  readonly letterAmount: string;
}

export function pricesOf(proMonthlyCents: number): Prices {
  return {
    pro: dollars(proMonthlyCents),
    proAmount: amount(proMonthlyCents),
    letter: dollars(letterFeeCents(proMonthlyCents)),
    letterAmount: amount(letterFeeCents(proMonthlyCents)),
  };
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
