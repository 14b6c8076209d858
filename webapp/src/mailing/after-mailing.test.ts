import { expect, test } from 'vitest';
import { mailedDays } from './after-mailing.tsx';

const held = {
  sendsAt: '2026-11-20T20:00:00.000Z',
  mailClass: 'certified',
  mailedOn: null,
  expectedOn: null,
  deliveredOn: null,
} as const;

test('before it is mailed, the days are those that were promised', () => {
  // A Friday; Thanksgiving lies in between.
  expect(mailedDays([held])).toEqual({
    mailedWords: 'November 23 to 24',
    arrivesWords: 'November 27 to December 2',
    arrivesBy: '2026-12-02',
  });
});

test('what is known takes the place of what was expected', () => {
  const mailed = { ...held, mailedOn: '2026-11-23', expectedOn: '2026-11-30' };
  expect(mailedDays([mailed])).toMatchObject({
    mailedWords: 'November 23',
    arrivesWords: 'November 30',
  });
  expect(mailedDays([{ ...mailed, deliveredOn: '2026-11-28' }]).arrivesBy).toBe('2026-11-28');
});

test('several letters are one span, and the last of them counts', () => {
  const one = { ...held, mailedOn: '2026-11-23', expectedOn: '2026-11-30' };
  const other = { ...held, mailedOn: '2026-11-24', expectedOn: '2026-12-01' };
  expect(mailedDays([other, one])).toEqual({
    mailedWords: 'November 23 to 24',
    arrivesWords: 'November 30 to December 1',
    arrivesBy: '2026-12-01',
  });
});
