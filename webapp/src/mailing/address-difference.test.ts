import { expect, test } from 'vitest';
import { markedLines, sameAddress, samePlace } from './address-difference.ts';

const typed = {
  name: 'Maria Lopez',
  line1: '418 Alder Street',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};
const posts = { ...typed, line1: '418 ALDER ST', city: 'DAYTON', zip: '45402-1234' };

test.each([
  ['short forms, capitals and a longer ZIP code', posts, true],
  ['a unit on a line of its own', { ...posts, line1: '418 Alder St Apt 4' }, false],
  ['another street', { ...posts, line1: '418 ADLER ST' }, false],
  ['another ZIP code', { ...posts, zip: '45403-1234' }, false],
])('%s: the same place is %s', (_, other, same) => {
  expect(samePlace(typed, other)).toBe(same);
});

test('a unit may stand on either line', () => {
  const oneLine = { ...typed, line1: '418 Alder Street, Apartment 4' };
  const twoLines = { ...posts, line2: 'APT 4' };
  expect(samePlace(oneLine, twoLines)).toBe(true);
});

test('only words that make a difference are marked', () => {
  const marked = markedLines({ ...posts, line1: '418 ADLER ST', zip: '45403-1234' }, typed)
    .flat()
    .filter(({ differs }) => differs)
    .map(({ text }) => text);
  expect(marked).toEqual(['ADLER', '45403-1234']);
});

test('an empty second line is no difference', () => {
  expect(sameAddress(typed, { ...typed, line2: '' })).toBe(true);
  expect(sameAddress(typed, { ...typed, line2: 'Apt 4' })).toBe(false);
});
