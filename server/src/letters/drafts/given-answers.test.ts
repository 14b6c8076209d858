import { draftContentSchema } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { givenIn, givenWith } from './given-answers.ts';

const begun = new Date('2026-03-14T15:00:00.000Z');
const later = new Date('2026-03-14T15:10:00.000Z');

const contentOf = (disputeDetails: object) => draftContentSchema.parse({ disputeDetails });
const first = contentOf({ creditorName: 'Northgate', facts: { shownNow: '$512', paidDate: '' } });

test('an answer keeps the time and the source that it was given with, until it has other words', () => {
  const given = givenWith(first, { at: begun, from: 'report' });
  const fromReport = { at: begun.toISOString(), from: 'report' };
  expect(given).toEqual({ '1 company': fromReport, '1 fact shownNow': fromReport });
  const second = contentOf({
    creditorName: 'Northgate',
    facts: { shownNow: '$500', paidDate: '2026-01-02' },
    customDetails: 'I paid at the counter.',
    moreItems: [{ creditorName: 'Harbor' }],
  });
  const typed = { at: later.toISOString() };
  expect(givenWith(second, { before: { content: first, given }, at: later })).toEqual({
    '1 company': fromReport,
    '1 own words': typed,
    '1 fact shownNow': typed,
    '1 fact paidDate': typed,
    '2 company': typed,
  });
});

test('an answer that is taken out has no time; typed again, it is new', () => {
  const given = givenWith(first, { at: begun, from: 'report' });
  const empty = contentOf({ creditorName: 'Northgate', facts: { shownNow: ' ' } });
  const without = givenWith(empty, { before: { content: first, given }, at: later });
  expect(Object.keys(without)).toEqual(['1 company']);
  const again = givenWith(first, { before: { content: empty, given: without }, at: later });
  expect(again['1 fact shownNow']).toEqual({ at: later.toISOString() });
});

test('a draft from before this was noted has none', () => {
  expect(givenIn(first)).toEqual({});
});
