import type { CalendarDate } from '../kernel/index.ts';

/** The three nationwide consumer reporting agencies. */
export const Bureau = {
  equifax: 'equifax',
  experian: 'experian',
  transunion: 'transunion',
} as const;

export type Bureau = keyof typeof Bureau;

/** Where a bureau takes disputes by mail. Checked data: an address without a check date is not used. */
export interface BureauAddress {
  readonly bureau: Bureau;
  /** The everyday name ("Equifax"). */
  readonly name: string;
  /** The lines above the street line on the envelope. */
  readonly addressee: readonly string[];
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly verifiedAt: CalendarDate;
  readonly sourceUrl: string;
}
