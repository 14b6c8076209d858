import { describe, expect, it } from 'vitest';
import {
  addMonths,
  allowancePeriod,
  calendarMonth,
  endOfBusinessDay,
  monthFrom,
  type PlanTerms,
} from './allowance-period.rules.ts';

const at = (text: string) => new Date(text);
const said = ({ from, to, last }: { from: Date; to: Date; last?: boolean }) =>
  `${from.toISOString()} ${to.toISOString()}${last ? ' last' : ''}`;

/** `pro 2026-11-03T10:00Z 2026-12-03T10:00Z 2026-12-06T10:00Z`: plan, from, period's end, until; `-` for null. */
function terms(line: string): PlanTerms {
  const [plan, from, ends, until] = line.split(' ');
  const date = (text = '-') => (text === '-' ? null : new Date(text));
  const known = plan === 'pro' ? 'pro' : 'free';
  return { plan: known, from: date(from), periodEndsAt: date(ends), until: date(until) };
}

describe('the months that free letters are counted by', () => {
  it.each([
    ['2026-11-21T15:00:00Z', '2026-11-01T04:00:00.000Z 2026-12-01T05:00:00.000Z', 'clocks change'],
    ['2026-12-01T04:59:59Z', '2026-11-01T04:00:00.000Z 2026-12-01T05:00:00.000Z', 'still November'],
    [
      '2026-12-01T05:00:00Z',
      '2026-12-01T05:00:00.000Z 2027-01-01T05:00:00.000Z',
      'a new year next',
    ],
    ['2027-03-10T12:00:00Z', '2027-03-01T05:00:00.000Z 2027-04-01T04:00:00.000Z', 'summer next'],
    ['2027-07-31T23:00:00Z', '2027-07-01T04:00:00.000Z 2027-08-01T04:00:00.000Z', 'summer'],
  ])('hold %s', (now, month) => {
    expect(said(calendarMonth(at(now)))).toBe(month);
  });
});

describe('the months of a granted Pro', () => {
  it.each([
    ['2026-01-31T10:00Z', '2026-02-20T00:00Z', '2026-01-31T10:00:00.000Z 2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00Z', '2026-02-28T10:00Z', '2026-02-28T10:00:00.000Z 2026-03-31T10:00:00.000Z'],
    ['2026-01-31T10:00Z', '2026-04-30T09:59Z', '2026-03-31T10:00:00.000Z 2026-04-30T10:00:00.000Z'],
    ['2026-01-31T10:00Z', '2028-02-29T11:00Z', '2028-02-29T10:00:00.000Z 2028-03-31T10:00:00.000Z'],
    ['2026-11-21T15:00Z', '2026-11-21T15:00Z', '2026-11-21T15:00:00.000Z 2026-12-21T15:00:00.000Z'],
    ['2026-12-15T15:00Z', '2027-01-15T14:59Z', '2026-12-15T15:00:00.000Z 2027-01-15T15:00:00.000Z'],
  ])('begun %s hold %s', (anchor, now, month) => {
    expect(said(monthFrom(at(anchor), at(now)))).toBe(month);
  });

  it('lie side by side for years, whatever day they begin on', () => {
    for (let day = 0; day < 31; day += 1) {
      const anchor = new Date(Date.UTC(2027, 11, 1 + day, 22, 30));
      for (let months = 0; months < 30; months += 1) {
        const from = addMonths(anchor, months);
        const to = addMonths(anchor, months + 1);
        expect(monthFrom(anchor, from)).toEqual({ from, to });
        expect(monthFrom(anchor, new Date(to.getTime() - 1))).toEqual({ from, to });
      }
    }
  });
});

const paid = 'pro 2026-11-03T10:00Z 2026-12-03T10:00Z';
const periods: readonly (readonly [string, string, string, string])[] = [
  ['free', 'free', '2026-11-21T15:00Z', '2026-11-01T04:00:00.000Z 2026-12-01T05:00:00.000Z'],
  [
    'Pro without a period',
    'pro',
    '2026-11-21T15:00Z',
    '2026-11-01T04:00:00.000Z 2026-12-01T05:00:00.000Z',
  ],
  [
    'a paid period',
    `${paid} 2026-12-06T10:00Z`,
    '2026-12-02T10:00Z',
    '2026-11-03T10:00:00.000Z 2026-12-03T10:00:00.000Z',
  ],
  [
    'a paid period that is cancelled',
    `${paid} 2026-12-03T10:00Z`,
    '2026-12-02T10:00Z',
    '2026-11-03T10:00:00.000Z 2026-12-03T10:00:00.000Z last',
  ],
  [
    'a renewal that has not reached us',
    `${paid} 2026-12-06T10:00Z`,
    '2026-12-04T10:00Z',
    '2026-11-03T10:00:00.000Z 2026-12-06T10:00:00.000Z',
  ],
  [
    'a renewal that never came',
    `${paid} 2026-12-06T10:00Z`,
    '2026-12-06T10:00Z',
    '2026-12-01T05:00:00.000Z 2027-01-01T05:00:00.000Z',
  ],
  [
    'Pro that has run out',
    `${paid} 2026-12-03T10:00Z`,
    '2026-12-03T10:00Z',
    '2026-12-01T05:00:00.000Z 2027-01-01T05:00:00.000Z',
  ],
  [
    'a clock behind the provider',
    `${paid} 2026-12-06T10:00Z`,
    '2026-11-03T09:59:30Z',
    '2026-10-02T10:00:00.000Z 2026-11-03T10:00:00.000Z',
  ],
  [
    'a grant',
    'pro 2026-11-03T10:00Z - -',
    '2027-02-03T11:00Z',
    '2027-02-03T10:00:00.000Z 2027-03-03T10:00:00.000Z',
  ],
  [
    'a grant in its last month',
    'pro 2026-11-03T10:00Z - 2026-12-21T04:59:59Z',
    '2026-12-04T11:00Z',
    '2026-12-03T10:00:00.000Z 2026-12-21T04:59:59.000Z last',
  ],
];

describe('letters count together in the period of', () => {
  it.each(periods)('%s', (_, line, now, period) => {
    expect(said(allowancePeriod(terms(line), at(now)))).toBe(period);
  });
});

it.each([
  ['2026-11-30', '2026-12-01T04:59:59.000Z'],
  ['2026-07-04', '2026-07-05T03:59:59.000Z'],
])('a grant through %s ends with that day in New York', (day, end) => {
  expect(endOfBusinessDay(day).toISOString()).toBe(end);
});
