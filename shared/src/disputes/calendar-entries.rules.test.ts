import { describe, expect, it } from 'vitest';
import { calendarEntriesOf, type DisputeForCalendar } from './calendar-entries.rules.ts';
import { clockOf } from './clock.rules.ts';
import type { RoundSoFar } from './dispute-so-far.ts';
import { limitsOf } from './limitation.rules.ts';

const receivedOn = '2028-02-10';
const arrived: RoundSoFar = {
  purpose: 'not_mine',
  mail: 'delivered',
  receivedOn,
  basis: 'reinvestigation',
  clock: clockOf({ basis: 'reinvestigation', receivedOn }),
};

function entriesOf(round: RoundSoFar, today: string) {
  const rounds = [round];
  const dispute: DisputeForCalendar = {
    id: 'd1',
    recipientName: 'Equifax',
    recipient: 'bureau',
    rounds,
    limits: limitsOf({ recipient: 'bureau', rounds, today }),
    today,
  };
  return calendarEntriesOf(dispute);
}

const shown = (round: RoundSoFar, today: string) =>
  entriesOf(round, today).map(({ uid, on, title }) => [uid, on, title]);

describe('the calendar', () => {
  it('has nothing before the letter is there', () => {
    expect(
      entriesOf({ purpose: 'not_mine', mail: 'mailed', basis: 'reinvestigation' }, receivedOn),
    ).toEqual([]);
  });

  it('counts from the delivery, over a leap day', () => {
    expect(shown(arrived, '2028-02-11')).toEqual([
      ['d1-1-delivered', '2028-02-10', 'Equifax: letter delivered'],
      ['d1-1-due', '2028-03-11', 'Equifax: answer due'],
      ['d1-1-expected', '2028-03-21', 'Equifax: answer should be here'],
      ['d1-1-complaint', '2028-03-27', 'Equifax: the CFPB takes a complaint from today'],
    ]);
  });

  it('counts two years from the end of their time, and says so three months before', () => {
    expect(shown({ ...arrived, outcome: 'no_answer' }, '2028-03-21').slice(-2)).toEqual([
      ['d1-1-limit-notice', '2029-12-12', 'Equifax: a time limit is coming up'],
      ['d1-1-limit', '2030-03-12', 'Equifax: two years end'],
    ]);
  });

  it('names the next step once it is open', () => {
    const entry = entriesOf(arrived, '2028-03-21').find(({ uid }) => uid === 'd1-1-next');
    expect(entry).toMatchObject({
      uid: 'd1-1-next',
      on: '2028-03-21',
      title: 'Equifax: next step',
    });
    expect(entry?.text).toMatch(/^Send the overdue notice\. /);
  });

  it('waits for nothing once an answer is in', () => {
    const round: RoundSoFar = { ...arrived, outcome: 'verified', answeredOn: '2028-03-06' };
    expect(shown(round, '2028-03-08')).toEqual([
      ['d1-1-delivered', '2028-02-10', 'Equifax: letter delivered'],
      ['d1-1-next', '2028-03-06', 'Equifax: next step'],
      ['d1-1-limit-notice', '2029-12-06', 'Equifax: a time limit is coming up'],
      ['d1-1-limit', '2030-03-06', 'Equifax: two years end'],
    ]);
  });

  it('watches a deleted item for a year', () => {
    const round: RoundSoFar = { ...arrived, outcome: 'deleted', answeredOn: '2028-02-29' };
    expect(shown(round, '2028-03-08').slice(1)).toEqual([
      ['d1-1-watch-1', '2028-05-30', 'Equifax: look at your report'],
      ['d1-1-watch-2', '2028-08-29', 'Equifax: look at your report'],
      ['d1-1-watch-3', '2028-11-28', 'Equifax: look at your report'],
      ['d1-1-watch-4', '2029-02-28', 'Equifax: look at your report'],
    ]);
  });

  it('keeps its entries when a day moves', () => {
    const added: RoundSoFar = {
      ...arrived,
      clock: clockOf({ basis: 'reinvestigation', receivedOn, informationAddedOn: '2028-02-20' }),
    };
    const uids = (round: RoundSoFar) => entriesOf(round, '2028-02-21').map(({ uid }) => uid);
    expect(uids(added)).toEqual(uids(arrived));
    expect(shown(added, '2028-02-21')[1]?.[1]).toBe('2028-03-26');
  });
});
