import { expect, test } from 'vitest';
import { asksFirstDelinquency, stopsOf } from './questions-part.tsx';
import { reportingWindow } from '@creditfix/shared/letters';

test.each([
  ['statute_of_limitations', 'firstDelinquencyDate', '', true],
  ['statute_of_limitations', 'reportDate', '', false],
  ['incorrect_dates', 'dateCorrect', 'first_delinquency', true],
  // What the report shows may be the very mistake; nothing is counted from it.
  ['incorrect_dates', 'dateShown', 'first_delinquency', false],
  ['incorrect_dates', 'dateCorrect', 'opened', false],
  ['not_mine', 'dateCorrect', 'first_delinquency', false],
])('%s, %s, %s: %s', (disputeReason, questionKey, whichDate, expected) => {
  expect(asksFirstDelinquency({ disputeReason, questionKey, facts: { whichDate } })).toBe(expected);
});

test.each([
  ['2024-05-01', ['First missed payment', 'Today', 'May come off after', 'Has to be gone after']],
  ['2025-02-10', ['First missed payment', 'Today', 'May come off after', 'Has to be gone after']],
  ['2025-02-11', ['First missed payment', 'May come off after', 'Today', 'Has to be gone after']],
  ['2025-08-09', ['First missed payment', 'May come off after', 'Today', 'Has to be gone after']],
  ['2025-08-10', ['First missed payment', 'May come off after', 'Has to be gone after', 'Today']],
  ['2018-02-10', ['First missed payment', 'Today', 'May come off after', 'Has to be gone after']],
])('on %s the line reads %j', (today, labels) => {
  const window = reportingWindow({ itemType: 'collection', from: '2018-02-10', today });
  if (window?.kind !== 'counted') throw new Error('a collection is counted');
  const stops = stopsOf(window, today);
  expect(stops.map(({ label }) => label)).toEqual(labels);
  expect(stops.filter(({ isPast }) => !isPast)).toEqual(stops.slice(labels.indexOf('Today') + 1));
});
