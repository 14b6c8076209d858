import { expect, it } from 'vitest';
import { UsStates } from '../../kernel/index.ts';
import { contractDays } from './contract-days.rules.ts';
import { writeContract } from './contract-document.rules.ts';
import { stateLaws } from './state-law.table.ts';

const rows = Object.entries(stateLaws).flatMap(([state, laws]) =>
  laws.map((law) => ({ state: state as keyof typeof UsStates, ...law })),
);

it('knows of every state but those of which nothing was found, and says so by leaving them out', () => {
  const missing = (Object.keys(UsStates) as (keyof typeof UsStates)[]).filter(
    (state) => stateLaws[state] === undefined,
  );
  const territories = ['AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'];
  const notFound = ['NJ', 'NM', 'ND', 'RI', 'SD', 'VT', 'WY'];
  expect(missing.toSorted()).toEqual([...territories, ...notFound].toSorted());
});

it.each(rows)(
  '$state: $cite has its source and its day, and claims no more than it knows',
  (law) => {
    expect(law.cite).toMatch(/^[A-Z0-9]/);
    expect(law.source.length).toBeGreaterThan(8);
    expect(law.checkedOn).toMatch(/^2026-\d\d-\d\d$/);
    const { registration, bond, cancel, forbidden, statement } = law;
    const told = [registration, bond, cancel, forbidden, statement].filter(
      (each) => each !== undefined,
    );
    const tellsNothing = law.certainty === 'named' || law.none === true;
    expect(tellsNothing && told.length > 0).toBe(false);
    // Words that are printed beside a signature were read in the law itself.
    expect(statement === undefined || law.certainty === 'confirmed').toBe(true);
    expect(bond?.cents ?? 500_000).toBeGreaterThanOrEqual(500_000);
  },
);

it('a contract can be canceled for as long as the longest of the laws that count', () => {
  // Monday, 16 November 2026, at noon everywhere.
  const signedAt = new Date('2026-11-16T18:00:00Z');
  const days = Object.fromEntries(
    (['FL', 'AR', 'MN', 'WA', 'CO', 'NV', 'NH', 'LA', 'MO', 'AL', 'WY'] as const).map((state) => [
      state,
      contractDays(signedAt, state).lastDay,
    ]),
  );
  expect(days).toEqual({
    FL: '2026-11-21',
    AR: '2026-11-21',
    MN: '2026-11-21',
    WA: '2026-11-21',
    CO: '2026-11-23',
    NV: '2026-11-23',
    NH: '2026-11-23',
    LA: '2026-11-23',
    MO: '2026-11-19',
    AL: '2026-11-19',
    WY: '2026-11-19',
  });
});

it('each statement that a state wants is beside the signature', () => {
  const company = { legalName: 'Example Letters LLC', addressLines: ['1 Example Street'] };
  for (const { state, statement } of rows) {
    if (!statement) continue;
    const { statements } = writeContract({ name: 'Anna Example', state }, company, {
      signedAt: new Date('2026-11-16T18:00:00Z'),
      mostCents: 1_999,
    });
    expect(statements).toContain(statement);
  }
});
