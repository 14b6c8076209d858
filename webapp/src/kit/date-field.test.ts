import { describe, expect, test } from 'vitest';
import {
  joinDate,
  padPart,
  pastedDate,
  splitDate,
  tidyPart,
  wholeYear,
  partFaultOf,
} from './date-field.tsx';

describe('dates in parts', () => {
  test('a half-typed date is kept as it is and an empty one is empty', () => {
    expect(joinDate({ year: '2019', month: '', day: '4' }, 'day')).toBe('2019--4');
    expect(joinDate({ year: '', month: '', day: '' }, 'day')).toBe('');
    expect(splitDate('2019--4')).toEqual({ year: '2019', month: '', day: '4' });
  });

  test('a month has no day', () => {
    expect(joinDate({ year: '2019', month: '03', day: '' }, 'month')).toBe('2019-03');
  });

  test('only digits get in, and a lone day gets its zero', () => {
    expect(tidyPart('day', '4th')).toBe('4');
    expect(tidyPart('year', '20199')).toBe('2019');
    expect(padPart('day', '4')).toBe('04');
    expect(padPart('day', '0')).toBe('0');
  });
});

test.each([
  ['84', '1984'],
  ['26', '2026'],
  ['27', '2027'],
  ['28', '1928'],
  ['1984', '1984'],
  ['198', '198'],
  ['', ''],
])('the year %j is understood as %j in 2026', (typed, year) => {
  expect(wholeYear(typed, '2026')).toBe(year);
});

describe('a pasted date', () => {
  test.each([
    ['3/14/2019', '2019-03-14'],
    ['3/14/19', '2019-03-14'],
    ['3-4-84', '1984-03-04'],
    ['2019-03-14', '2019-03-14'],
    [' March 4, 2019 ', '2019-03-04'],
    ['Sept. 4 2019', '2019-09-04'],
    ['14/3/2019', undefined],
    ['03/2019', undefined],
    ['2019', undefined],
  ])('%j is read as %j', (text, date) => {
    const parts = pastedDate(text, 'day');
    expect(parts && joinDate(parts, 'day')).toBe(date);
  });

  test('is read without its day where a month is asked for', () => {
    const months = ['03/2019', 'Mar 2019', '3/14/2019'].map((text) => pastedDate(text, 'month'));
    expect(months.map((parts) => parts && joinDate(parts, 'month'))).toEqual(
      Array.from({ length: 3 }, () => '2019-03'),
    );
  });
});

test('of a begun date the box that is wrong is named, and no other', () => {
  expect(partFaultOf('', 'day')).toBeUndefined();
  expect(partFaultOf('2024-02-29', 'day')).toBeUndefined();
  expect(partFaultOf('2024-02', 'month')).toBeUndefined();
  expect(partFaultOf('2024--45', 'day')).toMatchObject({ part: 'month' });
  expect(partFaultOf('2024-03-45', 'day')).toMatchObject({ part: 'day' });
  expect(partFaultOf('2023-02-29', 'day')).toEqual({
    part: 'day',
    message: 'February has only 28 days.',
  });
  expect(partFaultOf('20-03', 'month')).toMatchObject({ part: 'year' });
  expect(partFaultOf('-03-', 'day')).toMatchObject({ part: 'day' });
});
