import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  businessDaysBetween,
  federalHolidays,
  isBusinessDay,
  nextBusinessDay,
} from './business-days.ts';

describe('the federal holidays', () => {
  it('of 2026, with the day off for a Saturday', () => {
    expect(federalHolidays(2026).map(({ date }) => date)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it.each([
    ['2027-06-18', 'Juneteenth (day off)'],
    ['2027-07-05', 'Independence Day (day off)'],
    ['2027-12-24', 'Christmas Day (day off)'],
    ['2027-12-31', 'New Year’s Day (day off)'],
    ['2028-01-01', 'New Year’s Day'],
    ['2023-01-02', 'New Year’s Day (day off)'],
    ['2021-06-18', 'Juneteenth (day off)'],
    ['2029-01-15', 'Martin Luther King Jr. Day'],
    ['2028-05-29', 'Memorial Day'],
    ['2027-05-31', 'Memorial Day'],
    ['2028-11-23', 'Thanksgiving Day'],
  ])('have %s as %s', (date, name) => {
    expect(federalHolidays(Number(date.slice(0, 4)))).toContainEqual({ date, name });
  });

  it.each([
    ['2020-06-19', 'before Juneteenth was one'],
    ['2029-01-20', 'on Inauguration Day'],
    ['2025-01-21', 'the day after Inauguration Day'],
    ['2026-11-27', 'the day after Thanksgiving'],
  ])('do not have %s: %s', (date) => {
    expect(federalHolidays(Number(date.slice(0, 4))).map((day) => day.date)).not.toContain(date);
  });
});

describe('a business day', () => {
  it.each([
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-11-26', false],
    ['2027-12-31', false],
    ['2028-02-29', true],
  ])('%s: %s', (date, is) => {
    expect(isBusinessDay(date)).toBe(is);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-25', 4, '2026-12-02'],
    ['2027-12-23', 4, '2027-12-30'],
    ['2027-12-30', 1, '2028-01-03'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-26', 1, '2027-03-01'],
  ])('%s and %i more is %s', (date, count, then) => {
    expect(addBusinessDays(date, count)).toBe(then);
  });

  it.each([
    ['2027-07-02', '2027-07-02'],
    ['2027-07-03', '2027-07-06'],
    ['2027-12-31', '2028-01-03'],
  ])('from %s on is %s', (date, then) => {
    expect(nextBusinessDay(date)).toBe(then);
  });

  it.each([
    ['2026-11-25', '2026-12-02', 4],
    ['2026-11-25', '2026-11-25', 0],
    ['2026-11-25', '2026-11-24', 0],
    ['2026-11-25', '2026-11-29', 1],
  ])('is counted from %s to %s: %i', (from, to, count) => {
    expect(businessDaysBetween(from, to)).toBe(count);
  });
});
