import { reportingWindow } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { stopsOf } from './removal-dates.tsx';

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
