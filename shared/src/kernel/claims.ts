import type { Language } from './language.ts';
import type { LegalMode } from './legal-mode.ts';

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
  /** What letters may say of it: the same in the browser's preview as in what is signed. */
  readonly legalMode: LegalMode;
}

/**
 * Which drawing of a page fits these facts. Figures come and go with what is known, so a page that shows any is drawn once for each
 * choice; the values themselves are put in when it is sent.
 */
export function siteVariant({ claims, figures }: Pick<SiteFacts, 'claims' | 'figures'>): string {
  if (claims !== 'measured') return claims;
  const known = Object.values(MeasuredFigure).filter((each) => figures[each] !== undefined);
  return known.length > 0 ? `measured-${known.join('-')}` : 'hidden';
}

/** The mark in a drawn page that stands for a value of the server's. */
export function siteMark(name: string): string {
  return `%%${name}%%`;
}

/** Facts for every drawing that can be asked for, with marks in place of the values. */
export function markedSiteFacts(): readonly SiteFacts[] {
  const supportEmail = siteMark('supportEmail');
  const legalMode = 'self_help' as const;
  const known = Object.values(MeasuredFigure);
  const choices = Array.from({ length: 2 ** known.length }, (_, bits) =>
    known.filter((_each, index) => Math.floor(bits / 2 ** index) % 2 === 1),
  );
  const measured = choices
    .filter(({ length }) => length > 0)
    .map((names) => Object.fromEntries(names.map((name) => [name, siteMark(`figure.${name}`)])));
  return [
    { claims: 'as_written', figures: {}, supportEmail, legalMode },
    { claims: 'hidden', figures: {}, supportEmail, legalMode },
    ...measured.map((figures) => ({
      claims: 'measured' as const,
      figures,
      supportEmail,
      legalMode,
    })),
  ];
}
