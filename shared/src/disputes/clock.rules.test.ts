import { describe, expect, it } from 'vitest';
import { statuteMeaning } from '../letters/index.ts';
import { basisOf, clockOf, isOverdue, progressOf, type DisputeClock } from './clock.rules.ts';
import type { ClockBasis } from './dispute-outcome.ts';

function clock(basis: ClockBasis, receivedOn: string, informationAddedOn?: string): DisputeClock {
  const found = clockOf({ basis, receivedOn, informationAddedOn });
  if (!found) throw new Error('no clock');
  return found;
}

describe('the last day', () => {
  it.each([
    ['30 days', 'reinvestigation', '2026-11-03', undefined, '2026-12-03'],
    ['30 days over a leap day', 'reinvestigation', '2028-02-10', undefined, '2028-03-11'],
    [
      '30 days over a February without one',
      'reinvestigation',
      '2027-02-10',
      undefined,
      '2027-03-12',
    ],
    ['30 days over a year end', 'reinvestigation', '2027-12-15', undefined, '2028-01-14'],
    ['30 days over the clock change', 'reinvestigation', '2026-10-20', undefined, '2026-11-19'],
    [
      '15 more for what came on the day itself',
      'reinvestigation',
      '2026-11-03',
      '2026-11-03',
      '2026-12-18',
    ],
    [
      '15 more for what came on the last day',
      'reinvestigation',
      '2026-11-03',
      '2026-12-03',
      '2026-12-18',
    ],
    [
      'none more for what came a day late',
      'reinvestigation',
      '2026-11-03',
      '2026-12-04',
      '2026-12-03',
    ],
    ['none more for what came before', 'reinvestigation', '2026-11-03', '2026-11-02', '2026-12-03'],
    ['45 after the free report', 'annual_report', '2026-11-03', undefined, '2026-12-18'],
    ['45 and never 60', 'annual_report', '2026-11-03', '2026-11-10', '2026-12-18'],
    [
      '4 business days over Thanksgiving',
      'identity_theft_block',
      '2026-11-24',
      undefined,
      '2026-12-01',
    ],
    [
      '4 business days over two days off',
      'identity_theft_block',
      '2027-12-23',
      undefined,
      '2027-12-30',
    ],
    [
      '4 business days from a Saturday',
      'identity_theft_block',
      '2026-12-05',
      undefined,
      '2026-12-10',
    ],
    [
      '4 business days and no more',
      'identity_theft_block',
      '2026-12-01',
      '2026-12-02',
      '2026-12-07',
    ],
    ['15 days for the procedure', 'procedure', '2026-11-03', '2026-11-05', '2026-11-18'],
    ['30 days for a company', 'direct_dispute', '2026-11-03', undefined, '2026-12-03'],
    ['15 more for a company', 'direct_dispute', '2026-11-03', '2026-11-20', '2026-12-18'],
  ] as const)('%s', (_, basis, receivedOn, addedOn, dueOn) => {
    const found = clock(basis, receivedOn, addedOn);
    expect(found.dueOn).toBe(dueOn);
    expect(isOverdue(found, dueOn)).toBe(false);
    expect(progressOf(found, dueOn).daysLeft).toBe(0);
    expect(progressOf(found, dueOn).fraction).toBe(1);
    expect(progressOf(found, receivedOn).fraction).toBe(0);
    expect(statuteMeaning(found.law)).toBeDefined();
  });

  it('does not exist before the letter is there, nor where the law sets none', () => {
    expect(clockOf({ basis: 'reinvestigation', receivedOn: undefined })).toBeUndefined();
    expect(clockOf({ basis: 'none', receivedOn: '2026-11-03' })).toBeUndefined();
  });
});

describe('the answer', () => {
  it.each([
    ['ten days after the last one', 'reinvestigation', '2026-11-03', '2026-12-13'],
    ['later over Christmas and New Year', 'reinvestigation', '2027-11-23', '2028-01-06'],
    ['ten days after the 45th', 'annual_report', '2026-09-01', '2026-10-26'],
    ['ten days after the 15th', 'procedure', '2026-11-03', '2026-11-28'],
  ] as const)('is here %s', (_, basis, receivedOn, by) => {
    const found = clock(basis, receivedOn);
    expect(found.expectAnswerBy).toBe(by);
    expect(found.reminders.at(-1)).toEqual({ kind: 'overdue', on: by });
  });

  it('is asked for on the 30th and the 40th day, with a word before', () => {
    expect(clock('reinvestigation', '2026-11-03').reminders).toEqual([
      { kind: 'due_soon', on: '2026-11-28' },
      { kind: 'due', on: '2026-12-03' },
      { kind: 'overdue', on: '2026-12-13' },
    ]);
    expect(clock('identity_theft_block', '2026-11-24').reminders.map(({ kind }) => kind)).toEqual([
      'due',
      'overdue',
    ]);
  });
});

describe('the progress', () => {
  const ordinary = clock('reinvestigation', '2026-11-03');
  const block = clock('identity_theft_block', '2026-11-24');

  it.each([
    [ordinary, '2026-11-02', '0 of 30 days', 30],
    [ordinary, '2026-11-15', '12 of 30 days', 18],
    [ordinary, '2026-12-03', '30 of 30 days', 0],
    [ordinary, '2026-12-04', '1 day overdue', 0],
    [ordinary, '2026-12-06', '3 days overdue', 0],
    [block, '2026-11-26', '1 of 4 business days', 3],
    [block, '2026-11-29', '2 of 4 business days', 2],
    [clock('reinvestigation', '2026-11-03', '2026-11-10'), '2026-12-04', '31 of 45 days', 14],
  ])('%#: on %s it is "%s"', (found, today, words, daysLeft) => {
    expect(progressOf(found, today)).toMatchObject({ words, daysLeft });
  });

  it('says until when', () => {
    expect(ordinary.words).toBe(
      '30 days from the day they got your letter, until December 3, 2026.',
    );
    expect(block.words).toBe(
      '4 business days from the day they got your letter, until December 1, 2026.',
    );
    expect(clock('reinvestigation', '2026-11-03', '2026-11-10').words).toBe(
      '45 days from the day they got your letter, because you sent more information, until December 18, 2026.',
    );
  });
});

it.each([
  ['bureau', 'not_mine', {}, 'reinvestigation'],
  ['bureau', 'not_mine', { freeAnnualReport: true }, 'annual_report'],
  ['bureau', 'identity_theft', {}, 'reinvestigation'],
  [
    'bureau',
    'identity_theft',
    { asksForBlock: true, freeAnnualReport: true },
    'identity_theft_block',
  ],
  ['bureau', 'method_of_verification', { freeAnnualReport: true }, 'procedure'],
  ['bureau', 'information_supplied', {}, 'reinvestigation'],
  ['bureau', 'identity_supplied', {}, 'reinvestigation'],
  ['bureau', 'identity_supplied', { asksForBlock: true }, 'identity_theft_block'],
  ['bureau', 'overdue_notice', {}, 'none'],
  ['bureau', 'reinsertion_notice', {}, 'none'],
  ['bureau', 'block_declined', { asksForBlock: true }, 'none'],
  ['bureau', 'file_disclosure', { freeAnnualReport: true }, 'none'],
  ['bureau', 'security_freeze', { freeAnnualReport: true }, 'none'],
  ['bureau', 'protected_freeze', {}, 'none'],
  ['bureau', 'active_duty_alert', {}, 'none'],
  [
    'furnisher',
    'incorrect_amount',
    { freeAnnualReport: true, asksForBlock: true },
    'direct_dispute',
  ],
  ['bureau', 'information_supplied', { freeAnnualReport: true }, 'annual_report'],
  ['furnisher', 'information_supplied', {}, 'direct_dispute'],
  ['furnisher', 'goodwill', {}, 'none'],
  ['collector', 'not_mine', {}, 'none'],
  ['collector', 'debt_validation', {}, 'none'],
  ['collector', 'pay_for_delete', {}, 'none'],
  ['inquirer', 'not_mine', {}, 'none'],
] as const)('a letter to a %s, %s %o, starts %s', (recipient, purpose, more, basis) => {
  expect(basisOf({ recipient, purpose, legalMode: 'self_help', ...more })).toBe(basis);
});

it('no furnisher owes an answer to a direct dispute that a credit repair organization prepared, and a bureau owes it all the same', () => {
  const asked = { purpose: 'incorrect_amount', legalMode: 'cro' } as const;
  expect(basisOf({ ...asked, recipient: 'furnisher' })).toBe('none');
  expect(basisOf({ ...asked, recipient: 'bureau' })).toBe('reinvestigation');
});
