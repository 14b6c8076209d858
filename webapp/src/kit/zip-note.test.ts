import { describe, expect, test } from 'vitest';
import { fillFromZip, wholeZip, zipAdvice } from './zip-note.tsx';

const chicago = { city: 'Chicago', state: 'IL' } as const;
const nothing = { city: '', state: '' };
const typed = (city: string, state: string, zipCode = '60614') => ({ city, state, zipCode });

describe('a ZIP code', () => {
  test.each([
    ['60614', '60614'],
    ['60614-2301', '60614'],
    ['60614-', '60614'],
    ['6061', undefined],
    ['606145', undefined],
    ['', undefined],
    ['abcde', undefined],
  ])('%s counts as %s', (zipCode, zip) => {
    expect(wholeZip(zipCode)).toBe(zip);
  });

  test('fills in what is empty', () => {
    expect(fillFromZip(chicago, typed('', ''), nothing)).toEqual(chicago);
    expect(fillFromZip(chicago, typed('', 'IL'), nothing)).toEqual({ city: 'Chicago', state: '' });
  });

  test('never writes over what the person typed', () => {
    expect(fillFromZip(chicago, typed('Evanston', 'IL'), nothing)).toEqual(nothing);
    expect(fillFromZip(chicago, typed('Evanston', ''), nothing)).toEqual({ city: '', state: 'IL' });
  });

  test('writes over what the ZIP code before had filled in', () => {
    const before = { city: 'New York', state: 'NY' };
    expect(fillFromZip(chicago, typed('New York', 'NY'), before)).toEqual(chicago);
    expect(fillFromZip(chicago, typed('Albany', 'NY'), before)).toEqual({ city: '', state: 'IL' });
  });

  test('leaves the city open where the person chose another state', () => {
    expect(fillFromZip(chicago, typed('', 'OH'), nothing)).toEqual(nothing);
  });

  test('says what it filled in, and only that', () => {
    expect(zipAdvice(chicago, typed('Chicago', 'IL'), chicago)).toContain('Chicago, Illinois');
    expect(zipAdvice(chicago, typed('Evanston', 'IL'), { city: '', state: 'IL' })).toContain(
      'filled in Illinois',
    );
    expect(zipAdvice(chicago, typed('Evanston', 'IL'), nothing)).toBe('');
  });

  test('says gently if it does not go with the state', () => {
    expect(zipAdvice(chicago, typed('Dayton', 'OH'), nothing)).toContain(
      'ZIP code 60614 is in Illinois, and the state here is Ohio',
    );
  });
});
