import { expect, test } from 'vitest';
import {
  bigWords,
  canChange,
  holdWords,
  lineWords,
  nextWords,
  spacedNumber,
} from './mail-words.ts';

const NOW = new Date(2026, 10, 21, 15, 0);
const queued = {
  status: 'queued',
  carrier: 'lob',
  sendsAt: new Date(2026, 10, 21, 15, 15).toISOString(),
  canCancel: true,
  mailedOn: null,
  expectedOn: null,
  deliveredOn: null,
} as const;

test('while a letter is held, the words say until when', () => {
  expect(bigWords(queued, NOW)).toBe('Waits here until 3:15 PM');
  expect(holdWords(queued, NOW)).toBe(
    'Your letter waits here until 3:15 PM. You can take it back until then.',
  );
});

test('once the time is over, no time is named', () => {
  const later = new Date(2026, 10, 21, 15, 16);
  expect(bigWords(queued, later)).toBe('Being prepared');
  expect(holdWords(queued, later)).toContain('still take it back');
  expect(holdWords({ ...queued, canCancel: false }, later)).toContain('no longer');
});

test('a list says when it was mailed and when it is expected', () => {
  const onItsWay = { ...queued, status: 'in_transit', mailedOn: '2026-11-24' } as const;
  expect(lineWords({ ...onItsWay, expectedOn: '2026-12-01' }, NOW)).toBe(
    'mailed November 24, expected December 1',
  );
  expect(lineWords(onItsWay, NOW)).toBe('mailed November 24');
  expect(lineWords({ ...queued, status: 'delivered', deliveredOn: '2026-11-30' }, NOW)).toBe(
    'on November 30',
  );
});

test('nobody is told to do nothing while USPS reports a trouble, and a later scan ends that', () => {
  const event = (kind: 'issue' | 'in_transit', at: string) => ({
    kind,
    at,
    location: null,
    text: '',
  });
  const onItsWay = { ...queued, status: 'in_transit' } as const;
  const trouble = event('issue', '2026-11-26T15:00:00.000Z');
  const before = event('in_transit', '2026-11-25T15:00:00.000Z');
  const after = event('in_transit', '2026-11-27T15:00:00.000Z');
  expect(nextWords({ ...onItsWay, events: [trouble, before] }, NOW)).toContain('see below');
  expect(nextWords({ ...onItsWay, events: [trouble, after] }, NOW)).toContain(
    'nothing for you to do',
  );
});

test('what its sender mailed never moves by itself', () => {
  expect(canChange({ status: 'mailed', carrier: 'self' })).toBe(false);
  expect(canChange({ status: 'mailed', carrier: 'print_queue' })).toBe(true);
  expect(canChange({ status: 'delivered', carrier: 'lob' })).toBe(false);
});

test('a tracking number is written in fours', () => {
  expect(spacedNumber('9407300000000000000000')).toBe('9407 3000 0000 0000 0000 00');
});
