import { describe, expect, it } from 'vitest';
import { clockOf } from './clock.rules.ts';
import { limitNoticeOn, limitsOf } from './limitation.rules.ts';

const receivedOn = '2028-01-30';
const clock = clockOf({ basis: 'reinvestigation', receivedOn });
const silent = { clock } as const;
const verified = { clock, outcome: 'verified', answeredOn: '2028-02-29' } as const;
const today = '2028-04-01';
const bureau = 'bureau';

describe('the time limits of the law', () => {
  it('are two and five years from an answer that leaves the item, over a leap day', () => {
    expect(limitsOf({ recipient: bureau, rounds: [verified], today })).toEqual([
      {
        from: 'answer',
        on: '2028-02-29',
        twoYearsOn: '2030-02-28',
        fiveYearsOn: '2033-02-28',
      },
    ]);
  });

  it('are counted from the first day after their time where nothing came', () => {
    const days = { from: 'no_results', on: '2028-03-01', twoYearsOn: '2030-03-01' };
    expect(limitsOf({ recipient: bureau, rounds: [silent], today })).toMatchObject([days]);
    const said = { clock, outcome: 'no_answer', answeredOn: '2028-03-20' } as const;
    expect(limitsOf({ recipient: bureau, rounds: [said], today })).toMatchObject([days]);
  });

  it('name both days where an answer came late, the first one first', () => {
    const late = { ...verified, answeredOn: '2028-03-25' };
    const limits = limitsOf({ recipient: bureau, rounds: [late], today });
    expect(limits.map(({ from, on }) => [from, on])).toEqual([
      ['no_results', '2028-03-01'],
      ['answer', '2028-03-25'],
    ]);
  });

  it('are none while an answer can still be in the mail, or once the item is gone or right', () => {
    expect(limitsOf({ recipient: bureau, rounds: [silent], today: '2028-03-05' })).toEqual([]);
    for (const outcome of ['deleted', 'corrected'] as const) {
      const rounds = [verified, { clock, outcome, answeredOn: '2028-03-30' }];
      expect(limitsOf({ recipient: bureau, rounds, today })).toEqual([]);
    }
  });

  it('are none for a company, which nobody but the government takes to court for a direct dispute', () => {
    for (const recipient of ['furnisher', 'collector', 'inquirer'] as const)
      expect(limitsOf({ recipient, rounds: [verified], today })).toEqual([]);
  });

  it('are told three months before the two years end', () => {
    expect(limitNoticeOn({ twoYearsOn: '2030-03-01' })).toBe('2029-12-01');
  });
});
