import { claims as standIn, type ClaimId, type OwnersClaim } from './claims.table.ts';
import { ClaimsMode, type MeasuredFigures, type Testimonial } from './claims.ts';
import type { Language } from './language.ts';
import type { OwnSite } from './own-site.ts';
import type { ShownClaim, ShownTestimonial } from './site-facts.ts';

/**
 * Which of the owner's claims a page may print at this moment, and with which figure. Where proof is asked for, a claimed figure needs
 * a note of what stands behind it: the Credit Repair Organizations Act forbids untrue and misleading statements about the service (15
 * U.S.C. 1679b(a)(3)), and the FTC Act a claim without a reasonable basis (15 U.S.C. 45(a)).
 */

export type ClaimTable = Readonly<Record<ClaimId, OwnersClaim>>;

export interface ClaimRules {
  readonly mode: ClaimsMode;
  /** A claimed figure without its note is not shown. */
  readonly proof: 'needed' | 'not_needed';
  readonly figures: MeasuredFigures;
  readonly language: Language;
}

/** The claims as an owner changes them. */
export function ownedClaims(own: OwnSite['claims'] = {}): ClaimTable {
  return Object.fromEntries(
    Object.entries(standIn).map(([id, claim]) => [id, { ...claim, ...own[id] }]),
  ) as ClaimTable;
}

/** Each claim that may be shown; the others are missing, and with them their places on the pages. */
export function shownClaims(
  table: ClaimTable,
  rules: ClaimRules,
): Readonly<Partial<Record<ClaimId, ShownClaim>>> {
  const shown = Object.entries(table).flatMap(([id, claim]) => {
    const decided = shownClaim(claim, rules);
    return decided ? [[id, decided] as const] : [];
  });
  return Object.fromEntries(shown);
}

function shownClaim(claim: OwnersClaim, rules: ClaimRules): ShownClaim | undefined {
  const { shown, source, figure, text, measuredAs, measuredText = text } = claim;
  const { mode, figures, language } = rules;
  if (!shown || mode === ClaimsMode.hidden) return undefined;
  if (mode === ClaimsMode.as_written && isProven(claim, rules))
    return { source, figure, text: text[language] };
  const measured = measuredAs && figures[measuredAs];
  return measured
    ? { source: 'measured', figure: measured, text: measuredText[language] }
    : undefined;
}

/** What people said can't be measured: it stands as the owner wrote it, or nowhere. */
export function shownTestimonials(
  said: readonly Testimonial[],
  rules: ClaimRules,
): readonly ShownTestimonial[] {
  if (rules.mode !== ClaimsMode.as_written) return [];
  const { language } = rules;
  return said
    .filter((each) => each.shown && isProven(each, rules))
    .map(({ name, improvement, text }) => ({
      name,
      initials: name
        .split(' ')
        .map(([first = '']) => first)
        .join(''),
      improvement: improvement[language],
      text: text[language],
    }));
}

function isProven(
  { substantiation }: Pick<OwnersClaim, 'substantiation'>,
  { proof }: Pick<ClaimRules, 'proof'>,
): boolean {
  return proof === 'not_needed' || substantiation !== undefined;
}
