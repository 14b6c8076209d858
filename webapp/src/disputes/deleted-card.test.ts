import type { DisputeRound } from '@creditfix/shared/disputes';
import { describe, expect, it } from 'vitest';
import { deletedDays } from './deleted-card.tsx';

function round(number: number, known: Partial<DisputeRound> = {}): DisputeRound {
  return {
    number,
    recipient: 'bureau',
    target: 'Equifax',
    letterId: '0b0f4c1e-2d6a-4f7e-9a53-6f0c2f1f9a11',
    reference: 'CF-7KQ2-M9XD',
    title: 'Dispute',
    signedAt: '2026-11-01T15:00:00Z',
    pieceId: null,
    mailStatus: 'delivered',
    mailedOn: '2026-11-02',
    trackingNumber: null,
    trackingUrl: null,
    receivedOn: '2026-11-05',
    clock: null,
    answerDueAround: null,
    outcome: null,
    outcomeOn: null,
    note: null,
    answerDocumentId: null,
    ...known,
  };
}

const deleted = { outcome: 'deleted', outcomeOn: '2026-11-28' } as const;
const of = (...rounds: DisputeRound[]) => deletedDays({ rounds, decidingRound: rounds.length });

describe('the days until an item was deleted', () => {
  it.each([
    ['from the day they got the letter', [round(1, deleted)], [23, 'received', 1]],
    [
      'from the day it was mailed where nobody knows when it came',
      [round(1, { ...deleted, receivedOn: null })],
      [26, 'mailed', 1],
    ],
    [
      'from the first of several letters to the same recipient',
      [round(1), round(2, { ...deleted, mailedOn: '2026-11-20', receivedOn: '2026-11-22' })],
      [23, 'received', 2],
    ],
    [
      'whatever was sent to others before',
      [
        round(1, { target: 'Northgate', recipient: 'collector', receivedOn: '2026-10-01' }),
        round(2, deleted),
      ],
      [23, 'received', 1],
    ],
  ] as const)('count %s', (_, rounds, [days, from, letters]) => {
    expect(of(...rounds)).toEqual({ days, from, letters });
  });

  it.each([
    ['another outcome', [round(1, { ...deleted, outcome: 'corrected' })]],
    ['no answer yet', [round(1)]],
    [
      'no day that it could be counted from',
      [round(1, { ...deleted, receivedOn: null, mailedOn: null })],
    ],
    ['an answer of the same day', [round(1, { ...deleted, outcomeOn: '2026-11-05' })]],
    ['an item that is back', [round(1, { outcome: 'reinserted', outcomeOn: '2026-12-28' })]],
  ] as const)('are none with %s', (_, rounds) => {
    expect(of(...rounds)).toBeUndefined();
  });
});
