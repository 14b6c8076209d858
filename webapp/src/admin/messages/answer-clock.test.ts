import { expect, it } from 'vitest';
import { clockOf } from './answer-clock.tsx';

const sentAt = '2026-11-23T15:00:00.000Z';
const message = { sentAt, waitsSince: sentAt, answeredAt: null, status: 'open' } as const;
const answered = { ...message, waitsSince: null, answeredAt: '2026-11-23T18:10:00.000Z' };

it.each([
  ['far from its end', message, '2026-11-23T16:30:00Z', 'quiet', 'Due in 22 hours'],
  ['near its end', message, '2026-11-24T14:01:30Z', 'soon', 'Due in 58 minutes'],
  ['past its end', message, '2026-11-24T16:00:00Z', 'trouble', 'Overdue by 1 hour'],
  ['days past its end', message, '2026-11-27T15:00:00Z', 'trouble', 'Overdue by 3 days'],
  [
    'while somebody else is waited for',
    { ...message, status: 'waiting' },
    '2026-11-24T16:00:00Z',
    'trouble',
    'Overdue by 1 hour',
  ],
  [
    'once it is answered',
    { ...answered, status: 'closed' },
    '2026-12-24T16:00:00Z',
    'done',
    'Answered after 3 hours',
  ],
  [
    'anew after a reply',
    { ...answered, waitsSince: '2026-12-01T15:00:00.000Z' },
    '2026-12-01T17:00:00Z',
    'quiet',
    'Due in 22 hours',
  ],
  [
    'after a reply that nobody will answer',
    { ...answered, waitsSince: '2026-12-01T15:00:00.000Z', status: 'closed' },
    '2026-12-24T16:00:00Z',
    'done',
    'Answered after 3 hours',
  ],
  [
    'where nobody will answer',
    { ...message, status: 'closed' },
    '2026-12-24T16:00:00Z',
    'quiet',
    'Closed without an answer',
  ],
] as const)('the clock of a message %s', (_, clocked, now, tone, words) => {
  expect(clockOf(clocked, Date.parse(now))).toEqual({ tone, words });
});
