import { expect, test } from 'vitest';
import {
  faultsIn,
  markedLines,
  moveSide,
  sameAddress,
  samePlace,
  sideOf,
  toSend,
} from './envelope-side.ts';

const ALDER = { name: 'Maria Lopez', line1: '418 Alder Street', line2: '', city: 'Dayton' };
const side = sideOf({ ...ALDER, state: 'OH', zip: '45402' });
const suggestion = { ...ALDER, line1: '418 Adler St', state: 'OH', zip: '45402-1234' };
const corrected = { verdict: 'corrected', suggestion, text: 'A little different.' } as const;

test('what the post writes differently waits for the person, and either answer settles it', () => {
  const asked = moveSide(side, { kind: 'answer', about: side.address, answer: corrected });
  expect(asked.settled).toBeUndefined();
  expect(moveSide(asked, { kind: 'use_as_entered' })).toMatchObject({
    address: side.address,
    settled: 'as_entered',
  });
  expect(moveSide(asked, { kind: 'use_suggestion' })).toMatchObject({
    address: { line1: '418 Adler St', zip: '45402-1234' },
    settled: 'known',
  });
});

test.each(['confirmed', 'not_checked'] as const)('%s asks nothing of the person', (verdict) => {
  const answer = { verdict, suggestion: null, text: '' };
  expect(moveSide(side, { kind: 'answer', about: side.address, answer }).settled).toBe('known');
});

test('what the post only writes shorter asks nothing either', () => {
  const shorter = { ...suggestion, line1: '418 ALDER ST' };
  const answer = { ...corrected, suggestion: shorter };
  expect(moveSide(side, { kind: 'answer', about: side.address, answer }).settled).toBe('known');
});

test('an answer about what was there before counts for nothing', () => {
  const typed = moveSide(side, { kind: 'type', field: 'line1', value: '420 Alder Street' });
  const late = { kind: 'answer', about: side.address, answer: corrected } as const;
  expect(moveSide(typed, late)).toBe(typed);
});

test('typing takes back what was settled', () => {
  const settled = moveSide(side, { kind: 'use_as_entered' });
  const typed = moveSide(settled, { kind: 'type', field: 'city', value: 'Toledo' });
  expect(typed.settled).toBeUndefined();
});

test('each field names one fault, and an empty second line is not sent', () => {
  const bad = sideOf({ ...ALDER, state: 'Ohio', zip: '4540' });
  expect(faultsIn(bad).map(({ path }) => path)).toEqual(['state', 'zip']);
  expect(faultsIn(side)).toEqual([]);
  expect(toSend(side)).not.toHaveProperty('line2');
});

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
