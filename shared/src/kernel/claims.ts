import type { CalendarDate } from './calendar-date.ts';
import type { Language } from './language.ts';

/** What the product owner says about the product in figures: each with where it comes from and a switch of its own. */

/**
 * How the site shows figures: as the owner wrote them, only those that the database can show, or none.
 * The setting `CLAIMS` chooses.
 */
export const ClaimsMode = {
  as_written: 'as_written',
  measured: 'measured',
  hidden: 'hidden',
} as const;

export type ClaimsMode = keyof typeof ClaimsMode;

/** A figure that the database knows; `measured` shows these and no others. */
export const MeasuredFigure = {
  lettersMade: 'lettersMade',
  repeatUsersPercent: 'repeatUsersPercent',
  successPercent: 'successPercent',
} as const;

export type MeasuredFigure = keyof typeof MeasuredFigure;

export interface Claim {
  readonly source: 'claimed' | 'measured';
  /** False takes it off every page. */
  readonly shown: boolean;
  /** The figure as it is printed: "62,421+". */
  readonly figure: string;
  /** What it counts. */
  readonly text: Readonly<Record<Language, string>>;
  /** The figure of the database that takes its place under `measured`; without one it is not shown there. */
  readonly measuredAs?: MeasuredFigure;
  readonly substantiation?: Substantiation | undefined;
}

/** What stands behind a figure or a quotation, in the operator's own words: it is kept, and shown to nobody outside the staff. */
export interface Substantiation {
  /** What shows it: a study, a count, a signed release. */
  readonly what: string;
  /** The day that it is from. */
  readonly since: CalendarDate;
  /** How it was measured, or how the person agreed to be quoted. */
  readonly how: string;
}

/** What a person said about the product, or the owner says that they said. */
export interface Testimonial {
  readonly source: 'claimed' | 'measured';
  readonly shown: boolean;
  readonly name: string;
  readonly improvement: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  readonly substantiation?: Substantiation | undefined;
}

/** The figures of the database as text that can be printed; a figure without enough behind it is missing. */
export type MeasuredFigures = Readonly<Partial<Record<MeasuredFigure, string>>>;
