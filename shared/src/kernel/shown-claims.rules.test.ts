import { describe, expect, it } from 'vitest';
import { claims, testimonials, type ClaimId } from './claims.table.ts';
import type { ClaimsMode, MeasuredFigures } from './claims.ts';
import {
  ownedClaims,
  shownClaims,
  shownTestimonials,
  type ClaimRules,
} from './shown-claims.rules.ts';

const figures: MeasuredFigures = { lettersMade: '1,204', successPercent: '44%' };
const asked: readonly ClaimId[] = ['successRate', 'lettersSent', 'repeatUsers', 'founded'];
const note = { what: 'Count of the database', since: '2026-10-01', how: 'All letters with a PDF' };
const rules = (mode: ClaimsMode, proof: ClaimRules['proof'] = 'not_needed'): ClaimRules => ({
  mode,
  proof,
  figures,
  language: 'en',
});

function said(of: ClaimRules, table = ownedClaims()): readonly string[] {
  const shown = shownClaims(table, of);
  return asked.flatMap((id) => (shown[id] ? `${shown[id].figure} ${shown[id].text}` : []));
}

const AS_WRITTEN = [
  '91% success rate',
  '62,421+ letters sent',
  '78% of people come back for another letter',
  '2019 the year we were founded',
];
const MEASURED = ['44% of recorded answers brought a change', '1,204 letters made here'];

describe('the figures of the site', () => {
  it.each([
    ['as_written', 'not_needed', AS_WRITTEN],
    ['as_written', 'needed', MEASURED],
    ['measured', 'not_needed', MEASURED],
    ['measured', 'needed', MEASURED],
    ['hidden', 'not_needed', []],
    ['hidden', 'needed', []],
  ] as const)('with CLAIMS=%s and proof %s', (mode, proof, expected) => {
    expect(said(rules(mode, proof))).toEqual(expected);
  });

  it('are claimed one by one where there is a note of what stands behind them', () => {
    const table = ownedClaims({ successRate: { substantiation: note }, founded: {} });
    expect(said(rules('as_written', 'needed'), table)).toEqual(['91% success rate', MEASURED[1]]);
    expect(said(rules('measured', 'needed'), table)).toEqual(MEASURED);
  });

  it('leave out what was switched off alone, note or not', () => {
    const off = { shown: false, substantiation: note };
    const table = { ...claims, founded: { ...claims.founded, ...off } };
    expect(said(rules('as_written'), table)).toEqual(AS_WRITTEN.slice(0, 3));
  });

  it('speak the language of the page', () => {
    const shown = shownClaims(ownedClaims(), { ...rules('as_written'), language: 'es' });
    expect(shown.lettersSent?.text).toBe('cartas enviadas');
  });
});

it('what people said is shown as written, proven where that is asked for, or not at all', () => {
  const names = (of: ClaimRules, list = testimonials) =>
    shownTestimonials(list, of).map(({ name, initials }) => `${name} ${initials}`);
  expect(names(rules('as_written'))).toEqual(['Marisol T. MT', 'Dwayne K. DK', 'Priya S. PS']);
  expect(names(rules('measured'))).toEqual([]);
  expect(names(rules('hidden'))).toEqual([]);
  expect(names(rules('as_written', 'needed'))).toEqual([]);
  const [first, second, third] = testimonials;
  if (!first || !second || !third) throw new Error('there are fewer than three');
  const list = [
    { ...first, substantiation: note },
    { ...second, shown: false, substantiation: note },
    third,
  ];
  expect(names(rules('as_written', 'needed'), list)).toEqual(['Marisol T. MT']);
});
