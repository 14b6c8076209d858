import { describe, expect, it } from 'vitest';
import { claims, testimonials, type ClaimId } from './claims.table.ts';
import type { ClaimsMode, MeasuredFigures } from './claims.ts';
import { shownClaims, shownTestimonials } from './shown-claims.rules.ts';

const figures: MeasuredFigures = { lettersMade: '1,204', successPercent: '%%figure.success%%' };
const asked: readonly ClaimId[] = ['successRate', 'lettersSent', 'repeatUsers', 'founded'];

const printed: Record<ClaimsMode, readonly string[]> = {
  as_written: ['91% success rate', '62,421+ letters sent', '78%', '2019'],
  measured: ['%%figure.success%% of recorded answers', '1,204 letters made here'],
  hidden: [],
};

describe('the figures of a page', () => {
  it.each(Object.entries(printed))('with CLAIMS=%s', (mode, expected) => {
    const shown = shownClaims(asked, { claims: mode as ClaimsMode, figures });
    expect(shown).toHaveLength(expected.length);
    for (const [at, words] of expected.entries())
      expect(`${shown[at]?.figure} ${shown[at]?.text.en}`).toContain(words);
  });

  it('leave out what was switched off alone', () => {
    const table = { ...claims, founded: { ...claims.founded, shown: false } };
    const ids = shownClaims(asked, { claims: 'as_written', figures: {} }, table).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['successRate', 'lettersSent', 'repeatUsers']);
  });

  it('are printed as the owner wrote them, whatever the database knows', () => {
    const [letters] = shownClaims(['lettersSent'], { claims: 'as_written', figures });
    expect(letters?.figure).toBe('62,421+');
  });
});

it('what people said is shown as written or not at all', () => {
  const shownIn = (mode: ClaimsMode) => shownTestimonials({ claims: mode, figures }).length;
  expect([shownIn('as_written'), shownIn('measured'), shownIn('hidden')]).toEqual([3, 0, 0]);
  const [first, ...others] = testimonials;
  const switchedOff = first ? [{ ...first, shown: false }, ...others] : others;
  expect(shownTestimonials({ claims: 'as_written', figures }, switchedOff)).toHaveLength(2);
});
