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
  secondsToMake: 'secondsToMake',
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
}

/** What a person said about the product, or the owner says that they said. */
export interface Testimonial {
  readonly source: 'claimed' | 'measured';
  readonly shown: boolean;
  readonly name: string;
  readonly improvement: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

/** The figures of the database as text that can be printed; a figure without enough behind it is missing. */
export type MeasuredFigures = Readonly<Partial<Record<MeasuredFigure, string>>>;

/** What the server knows of the site at the moment of asking, and puts into each page it sends. */
export interface SiteFacts {
  readonly claims: ClaimsMode;
  readonly figures: MeasuredFigures;
  readonly supportEmail: string;
}
