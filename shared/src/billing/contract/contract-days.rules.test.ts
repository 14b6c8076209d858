import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  calendarDateAt,
  isBusinessDay,
  timeZonesOf,
  UsStates,
} from '../../kernel/index.ts';
import {
  contractDays,
  isForbidden,
  statesNotServed,
  unmetPreconditions,
} from './contract-days.rules.ts';

const STATES = Object.keys(UsStates) as (keyof typeof UsStates)[];

describe('a signed contract can be canceled until the end of the third business day after signing', () => {
  it.each([
    ['a Monday', '2026-11-16T15:00:00Z', 'NY', '2026-11-19', '2026-11-20T05:00:00Z'],
    [
      'a Friday: the weekend does not count',
      '2026-11-20T15:00:00Z',
      'NY',
      '2026-11-25',
      '2026-11-26T05:00:00Z',
    ],
    ['a Saturday', '2026-11-21T15:00:00Z', 'NY', '2026-11-25', '2026-11-26T05:00:00Z'],
    [
      'the day before Thanksgiving',
      '2026-11-25T15:00:00Z',
      'NY',
      '2026-12-01',
      '2026-12-02T05:00:00Z',
    ],
    [
      'before a holiday that is moved to Friday',
      '2026-07-01T15:00:00Z',
      'NY',
      '2026-07-07',
      '2026-07-08T04:00:00Z',
    ],
    [
      'before Christmas and a New Year’s Day that is moved into December',
      '2027-12-23T15:00:00Z',
      'NY',
      '2027-12-29',
      '2027-12-30T05:00:00Z',
    ],
    ['across New Year', '2026-12-31T15:00:00Z', 'NY', '2027-01-06', '2027-01-07T05:00:00Z'],
    [
      'across the change to summer time',
      '2027-03-11T15:00:00Z',
      'NY',
      '2027-03-16',
      '2027-03-17T04:00:00Z',
    ],
    [
      'across the change to winter time',
      '2026-10-29T15:00:00Z',
      'NY',
      '2026-11-03',
      '2026-11-04T05:00:00Z',
    ],
    [
      'in Hawaii, where midnight comes late',
      '2026-11-16T15:00:00Z',
      'HI',
      '2026-11-19',
      '2026-11-20T10:00:00Z',
    ],
    [
      'in Guam, where it is tomorrow already',
      '2026-11-16T15:00:00Z',
      'GU',
      '2026-11-20',
      '2026-11-20T14:00:00Z',
    ],
    [
      'in Texas, whose west is an hour later',
      '2026-11-16T15:00:00Z',
      'TX',
      '2026-11-19',
      '2026-11-20T07:00:00Z',
    ],
    [
      'in Florida, half past midnight in Miami and before it in Pensacola',
      '2026-11-17T05:30:00Z',
      'FL',
      '2026-11-22',
      '2026-11-23T05:00:00Z',
    ],
  ] as const)('signed on %s', (_, signedAt, state, lastDay, cancelUntil) => {
    expect(contractDays(new Date(signedAt), state)).toMatchObject({
      lastDay,
      cancelUntil: new Date(cancelUntil),
    });
  });

  it('for every day of ten years and every state, after at least three business days and never within them', () => {
    for (
      let day = Date.parse('2024-01-01T18:00:00Z');
      day < Date.parse('2034-01-01');
      day += 86_400_000
    ) {
      for (const state of ['NY', 'CA', 'TN', 'GU', 'AK'] as const) {
        const { signedOn, lastDay, cancelUntil } = contractDays(new Date(day), state);
        let business = 0;
        for (
          let at = Date.parse(signedOn) + 86_400_000;
          at <= Date.parse(lastDay);
          at += 86_400_000
        )
          if (isBusinessDay(new Date(at).toISOString().slice(0, 10))) business += 1;
        expect(business, `${signedOn} ${state}`).toBeGreaterThanOrEqual(state === 'TN' ? 5 : 3);
        expect(cancelUntil.getTime() - day).toBeGreaterThan(3 * 86_400_000 - 12 * 3_600_000);
      }
    }
  });

  it('never earlier than in any zone of the state', () => {
    const signedAt = new Date('2026-11-17T06:30:00Z');
    for (const state of STATES) {
      const { cancelUntil } = contractDays(signedAt, state);
      for (const zone of timeZonesOf(state)) {
        const signedThere = calendarDateAt(signedAt, zone);
        const lastNoon = Date.parse(`${addBusinessDays(signedThere, 3)}T12:00:00Z`);
        const dayThere = calendarDateAt(new Date(cancelUntil.getTime() - 1), zone);
        expect(dayThere >= new Date(lastNoon).toISOString().slice(0, 10), `${state} ${zone}`).toBe(
          true,
        );
      }
    }
  });

  it('knows each year’s holidays, also those that are moved into the year before', () => {
    expect(isBusinessDay('2027-12-31')).toBe(false);
    expect(contractDays(new Date('2027-12-30T15:00:00Z'), 'NY').lastDay).toBe('2028-01-05');
  });
});

describe('a state’s own law', () => {
  it.each([
    [
      'California: five days, and not fewer than the federal three business days',
      '2026-11-16T18:00:00Z',
      'CA',
      '2026-11-21',
    ],
    [
      'California before a long weekend: the federal days are later',
      '2026-11-25T18:00:00Z',
      'CA',
      '2026-12-01',
    ],
    ['Tennessee: five business days', '2026-11-16T18:00:00Z', 'TN', '2026-11-23'],
    [
      'New York: three days are never later than three business days',
      '2026-11-20T18:00:00Z',
      'NY',
      '2026-11-25',
    ],
  ] as const)('%s', (_, signedAt, state, lastDay) => {
    expect(contractDays(new Date(signedAt), state).lastDay).toBe(lastDay);
  });

  it('offers no contract where it is forbidden', () => {
    expect(STATES.filter(isForbidden)).toEqual(['GA']);
  });

  it.each([
    ['New York asks for nothing beyond the contract', 'NY', {}, []],
    [
      'Ohio: a number, a bond, and a statement of its own',
      'OH',
      {},
      ['registration', 'bond', 'lawyer'],
    ],
    [
      'Ohio, with what it asks written down',
      'OH',
      { number: 'OH-12', bond: 'Surety 12', checkedOn: '2026-11-20' },
      [],
    ],
    [
      'Ohio, by a lawyer who says that no bond is needed',
      'OH',
      { number: 'OH-12', checkedOn: '2026-11-20' },
      [],
    ],
    ['a lawyer’s check is no registration', 'TX', { checkedOn: '2026-11-20' }, ['registration']],
    ['Illinois asks for a bond only of who is paid in advance', 'IL', { number: 'IL-7' }, []],
    ['Colorado: only a lawyer can say that it is done', 'CO', { number: 'CO-1' }, ['lawyer']],
  ] as const)('sells only after what it asks is written down: %s', (_, state, record, missing) => {
    expect(unmetPreconditions(state, record)).toEqual(missing);
  });

  it('closes a state for a credit repair organization, and for nobody else', () => {
    const served = {
      notServed: ['NY'],
      registrations: { TX: { number: 'T', bond: 'B' } },
    } as const;
    expect(statesNotServed(served, 'self_help')).toEqual(['NY']);
    const closed = statesNotServed(served, 'cro');
    expect(closed).toEqual(expect.arrayContaining(['CA', 'GA', 'NY', 'OH']));
    expect(closed).not.toContain('TX');
    expect(closed).not.toContain('OR');
  });
});
