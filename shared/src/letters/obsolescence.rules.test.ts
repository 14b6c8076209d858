import { describe, expect, it } from 'vitest';
import { isObsolete, obsolescence } from './obsolescence.rules.ts';

describe('obsolescence', () => {
  it.each([
    ['2018-02-10', '2025-02-10', '2025-08-09'],
    ['2016-02-29', '2023-02-28', '2023-08-27'],
    ['2019-12-31', '2026-12-31', '2027-06-28'],
  ])('counts from %s to between %s and %s', (first, earliest, latest) => {
    expect(obsolescence(first)).toEqual({
      earliestRemovable: earliest,
      latestRemovable: latest,
    });
  });

  it('is over only on the day after the later date', () => {
    expect(isObsolete('2018-02-10', '2025-08-09')).toBe(false);
    expect(isObsolete('2018-02-10', '2025-08-10')).toBe(true);
  });
});
