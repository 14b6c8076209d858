import { describe, expect, it } from 'vitest';
import { ItemType } from '../facts/item-types.ts';
import { isObsolete, obsolescence, reportingWindow } from './obsolescence.rules.ts';

describe('obsolescence', () => {
  it.each([
    ['2018-02-10', '2025-02-10', '2025-08-09'],
    ['2016-02-29', '2023-02-28', '2023-08-27'],
    ['2019-12-31', '2026-12-31', '2027-06-28'],
    // The 180 days end on a leap day, and the year seven years on has none.
    ['2023-09-02', '2030-09-02', '2031-02-28'],
    // A leap day within the 180 days counts as one of them.
    ['2023-12-01', '2030-12-01', '2031-05-29'],
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

const at = (itemType: ItemType, from: string, today = '2026-11-21') =>
  reportingWindow({ itemType, from, today });

/** The dates and the state alone: `2018-02-10 2025-02-10 2025-08-09 over`. */
function dates(itemType: ItemType, from: string, today?: string): string | undefined {
  const window = at(itemType, from, today);
  if (window?.kind !== 'counted') return window?.kind;
  return [...window.marks.map(({ date }) => date), window.state].join(' ');
}

describe('reporting window', () => {
  it.each<[ItemType, string, string]>([
    ['collection', '2018-02-10', '2018-02-10 2025-02-10 2025-08-09 over'],
    ['charge_off', '2019-08-01', '2019-08-01 2026-08-01 2027-01-28 in_between'],
    ['medical_collection', '2022-03-04', '2022-03-04 2029-03-04 2029-08-31 may_stay'],
    ['student_loan_private', '2016-02-29', '2016-02-29 2023-02-28 2023-08-27 over'],
    ['credit_card', '2024-02-29', '2024-02-29 2031-02-28 2031-08-27 may_stay'],
    ['late_payment', '2019-10-15', '2019-10-15 2026-10-15 2027-04-12 in_between'],
    ['bankruptcy', '2016-02-29', '2016-02-29 2023-02-28 2026-02-28 over'],
    ['bankruptcy', '2018-05-07', '2018-05-07 2025-05-07 2028-05-07 in_between'],
    ['student_loan_federal', '2018-02-10', 'not_counted'],
    ['judgment', '2018-02-10', 'not_counted'],
    ['hard_inquiry', '2018-02-10', 'not_counted'],
    ['personal_information', '2018-02-10', 'not_counted'],
  ])('%s from %s: %s', (itemType, from, expected) => {
    expect(dates(itemType, from)).toBe(expected);
  });

  it.each([
    ['2025-02-10', 'may_stay'],
    ['2025-02-11', 'in_between'],
    ['2025-08-09', 'in_between'],
    ['2025-08-10', 'over'],
  ])(
    'on %s a collection from 2018-02-10 is %s: both dates count as days on the report',
    (today, state) => {
      expect(at('collection', '2018-02-10', today)).toMatchObject({ state });
    },
  );

  it('never calls an item over before the rule that writes the letter does', () => {
    for (const itemType of Object.values(ItemType)) {
      for (const today of ['2025-02-10', '2025-02-11', '2025-08-09', '2025-08-10']) {
        const window = at(itemType, '2018-02-10', today);
        if (window?.kind !== 'counted' || itemType === 'bankruptcy') continue;
        expect(window.state === 'over').toBe(isObsolete('2018-02-10', today));
      }
    }
  });

  it.each(['', '2026-02-30', '2026-11-22', 'soon'])('counts nothing from %j', (from) => {
    expect(at('collection', from)).toBeUndefined();
  });

  it('counts nothing before the kind of item is known', () => {
    expect(
      reportingWindow({ itemType: '', from: '2018-02-10', today: '2026-11-21' }),
    ).toBeUndefined();
  });

  it('says when, and does not promise what a bureau may choose', () => {
    expect(at('charge_off', '2019-08-01')).toMatchObject({
      now: 'It may be gone by now, and it has to be gone after January 28, 2027.',
    });
    expect(at('bankruptcy', '2018-05-07')).toMatchObject({
      now: 'A Chapter 13 case may be gone by now. Any bankruptcy has to be gone after May 7, 2028.',
    });
  });

  it('explains the 180 days only where they count', () => {
    const why = (itemType: ItemType) => at(itemType, '2022-03-04')?.why;
    expect(why('collection')).toContain('180 days');
    expect(why('bankruptcy')).not.toContain('180 days');
    expect(why('student_loan_federal')).not.toContain('180 days');
  });

  it('names the exceptions: a later start for accounts alone, large sums for all', () => {
    const exceptions = (itemType: ItemType) => {
      const window = at(itemType, '2022-03-04');
      return window?.kind === 'counted' ? window.exceptions : [];
    };
    const [later, sums] = exceptions('collection');
    expect(later).toContain('caught up');
    expect(sums).toContain('$150,000');
    expect(exceptions('late_payment')).toEqual([sums]);
    expect(exceptions('bankruptcy')).toEqual([sums]);
  });
});
