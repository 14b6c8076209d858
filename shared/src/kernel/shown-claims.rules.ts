import { claims, testimonials, type ClaimId } from './claims.table.ts';
import { ClaimsMode, type Claim, type SiteFacts, type Testimonial } from './claims.ts';
import type { Language } from './language.ts';
import type { OwnSite } from './own-site.ts';
import { ownSite } from './site-settings.ts';

/** Which of the owner's claims a page may print at this moment, and with which figure. */

export interface ShownClaim {
  readonly id: ClaimId;
  readonly source: Claim['source'];
  readonly figure: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** The claims as the owner's settings file changes them. */
const ownClaims = withOwn(claims, ownSite.claims);

function withOwn(standIn: typeof claims, own: OwnSite['claims'] = {}): typeof claims {
  return Object.fromEntries(
    Object.entries(standIn).map(([id, claim]) => [id, { ...claim, ...own[id] }]),
  ) as typeof claims;
}

type Facts = Pick<SiteFacts, 'claims' | 'figures'>;

/** In the order asked for. A claim that may not be shown is left out, and with it its place on the page. */
export function shownClaims(
  ids: readonly ClaimId[],
  facts: Facts,
  table: typeof claims = ownClaims,
): readonly ShownClaim[] {
  return ids.flatMap((id) => {
    const { shown, source, figure, text, measuredAs, measuredText } = table[id];
    if (!shown || facts.claims === ClaimsMode.hidden) return [];
    if (facts.claims === ClaimsMode.as_written) return [{ id, source, figure, text }];
    const measured = measuredAs && facts.figures[measuredAs];
    if (!measured) return [];
    return [{ id, source: 'measured', figure: measured, text: measuredText ?? text }];
  });
}

/** What people said can't be measured: it stands as the owner wrote it, or nowhere. */
export function shownTestimonials(
  facts: Facts,
  said: readonly Testimonial[] = ownSite.testimonials ?? testimonials,
): readonly Testimonial[] {
  if (facts.claims !== ClaimsMode.as_written) return [];
  return said.filter(({ shown }) => shown);
}
