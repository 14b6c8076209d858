import { expect, it } from 'vitest';
import { UsStates } from '../kernel/index.ts';
import { linkOfOffice, stateOffices } from './state-offices.table.ts';

const offices = Object.entries(stateOffices);

it('has an office for each state, for DC and for each territory, and none for military post', () => {
  const places = Object.keys(UsStates).filter((code) => !['AA', 'AE', 'AP'].includes(code));
  expect(Object.keys(stateOffices).toSorted()).toEqual(places.toSorted());
  expect(offices).toHaveLength(56);
});

it.each(offices)('%s has a link where it is confirmed, and only there', (_, { url, certainty }) => {
  expect(url === undefined).toBe(certainty === 'unconfirmed');
  // Sites of governments, or known to be theirs.
  expect(url ?? 'https://none.gov/').toMatch(/^https:\/\/[\w.-]+\.(gov|us|com|org)\//);
});

it.each(offices)('%s has a source, the day it was checked, and a way to complain', (_, office) => {
  expect(office.source.length).toBeGreaterThan(20);
  expect(office.checkedOn).toMatch(/^2026-\d\d-\d\d$/);
  expect(linkOfOffice(office)).toMatch(/^https:/);
});

it('leads to no site twice', () => {
  const urls = offices.flatMap(([, { url }]) => (url ? [url] : []));
  expect(new Set(urls).size).toBe(urls.length);
});
