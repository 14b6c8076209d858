import { expect, it } from 'vitest';
import { clockOf } from './clock.rules.ts';
import { DisputeOutcome, type DisputeState } from './dispute-outcome.ts';
import type { RoundSoFar } from './dispute-so-far.ts';
import { stateOf } from './state.rules.ts';

const receivedOn = '2026-11-03';
const arrived: Partial<RoundSoFar> = {
  mail: 'delivered',
  receivedOn,
  clock: clockOf({ basis: 'reinvestigation', receivedOn }),
};

it.each<[string, Partial<RoundSoFar>, string, DisputeState]>([
  ['signed', {}, '2026-11-10', 'ready'],
  ['taken back', { mail: 'cancelled' }, '2026-11-10', 'ready'],
  ['queued', { mail: 'queued' }, '2026-11-10', 'on_its_way'],
  ['mailed', { mail: 'mailed' }, '2026-11-10', 'on_its_way'],
  ['in transit', { mail: 'in_transit' }, '2026-11-10', 'on_its_way'],
  [
    'in transit, with the arrival told by the person',
    { ...arrived, mail: 'in_transit' },
    '2026-11-10',
    'waiting',
  ],
  ['mailed by the person, who told the day', { ...arrived, mail: 'none' }, '2026-11-10', 'waiting'],
  ['on the last day', arrived, '2026-12-03', 'waiting'],
  ['on the day after', arrived, '2026-12-04', 'overdue'],
  ['without an answer, too early', { ...arrived, outcome: 'no_answer' }, '2026-12-03', 'waiting'],
  ['without an answer, in time', { ...arrived, outcome: 'no_answer' }, '2026-12-04', 'overdue'],
  ['without a clock', { ...arrived, clock: undefined }, '2027-12-04', 'waiting'],
  [
    'a reminder that has arrived',
    { ...arrived, clock: undefined, purpose: 'overdue_notice' },
    '2026-12-05',
    'overdue',
  ],
  [
    'a reminder on its way',
    { mail: 'mailed', purpose: 'overdue_notice' },
    '2026-12-05',
    'on_its_way',
  ],
  ['returned', { mail: 'returned' }, '2026-12-04', 'not_delivered'],
  [
    'returned, although it was scanned as delivered',
    { ...arrived, mail: 'returned' },
    '2026-12-04',
    'not_delivered',
  ],
  ['lost', { mail: 'failed' }, '2026-12-04', 'not_delivered'],
  [
    'answered although it was never scanned',
    { mail: 'in_transit', outcome: 'verified' },
    '2026-12-04',
    'answered',
  ],
  ['answered late', { ...arrived, outcome: 'frivolous' }, '2026-12-24', 'answered'],
  ['back on the report', { ...arrived, outcome: 'reinserted' }, '2026-12-24', 'answered'],
  ['deleted', { ...arrived, outcome: 'deleted' }, '2026-12-24', 'resolved'],
  ['corrected', { ...arrived, outcome: 'corrected' }, '2026-12-24', 'resolved'],
])('a letter, %s', (_, round, today, state) => {
  expect(stateOf({ purpose: 'not_mine', mail: 'none', ...round }, today)).toBe(state);
});

it('knows a state for every outcome', () => {
  const found = Object.values(DisputeOutcome).map((outcome) =>
    stateOf({ purpose: 'not_mine', mail: 'delivered', ...arrived, outcome }, '2026-12-24'),
  );
  expect(new Set(found)).toEqual(new Set(['resolved', 'answered', 'overdue']));
});
