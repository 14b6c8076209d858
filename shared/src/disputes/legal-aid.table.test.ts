import { expect, it } from 'vitest';
import { legalAid } from './legal-aid.table.ts';
import { stateOffices } from './state-offices.table.ts';

const known = Object.entries(legalAid).flatMap(([code, aid]) =>
  aid ? [[code, aid] as const] : [],
);

it('speaks of the states that the table of offices has', () => {
  expect(Object.keys(legalAid).toSorted()).toEqual(Object.keys(stateOffices).toSorted());
});

it.each(known)(
  '%s has a safe link, where it was taken from, and the day it was checked',
  (_, aid) => {
    expect(aid.url).toMatch(/^https:\/\/[\w.-]+\.org\/(dc)?$/);
    expect(aid.name.length).toBeGreaterThan(4);
    expect(aid.source).toContain(aid.certainty === 'high' ? 'Three' : 'Two');
    expect(aid.checkedOn).toMatch(/^2026-\d\d-\d\d$/);
  },
);

it('leads to no site twice', () => {
  const urls = known.map(([, { url }]) => url);
  expect(new Set(urls).size).toBe(urls.length);
});
