import { describe, expect, it } from 'vitest';
import { mayMove, nextStatus, progressOf } from './mail-progress.rules.ts';
import { MailEventKind, MailStatus } from './mail.status.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 24) + hours * 3_600_000);
const told = (...kinds: MailEventKind[]) => kinds.map((kind, hours) => ({ kind, at: at(hours) }));

/** Every order of a short list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    orders(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

it.each<[MailStatus, MailEventKind, MailStatus]>([
  ['queued', 'accepted', 'queued'],
  ['queued', 'printed', 'queued'],
  ['queued', 'mailed', 'mailed'],
  ['queued', 'in_transit', 'in_transit'],
  ['queued', 'delivered', 'delivered'],
  ['queued', 'failed', 'failed'],
  ['queued', 'cancelled', 'cancelled'],
  ['queued', 'issue', 'queued'],
  ['mailed', 'out_for_delivery', 'in_transit'],
  ['mailed', 'failed', 'mailed'],
  ['mailed', 'cancelled', 'mailed'],
  ['in_transit', 'mailed', 'in_transit'],
  ['in_transit', 'issue', 'in_transit'],
  ['in_transit', 'lost', 'returned'],
  ['in_transit', 'returned', 'returned'],
  ['delivered', 'in_transit', 'delivered'],
  ['delivered', 'returned', 'delivered'],
  ['returned', 'delivered', 'returned'],
  ['failed', 'mailed', 'failed'],
  ['cancelled', 'delivered', 'cancelled'],
])('%s, and then %s: %s', (status, kind, next) => {
  expect(nextStatus(status, kind)).toBe(next);
});

it('never leaves an end, whatever is reported', () => {
  for (const end of ['delivered', 'returned', 'failed', 'cancelled'] as const)
    for (const kind of Object.values(MailEventKind)) expect(nextStatus(end, kind)).toBe(end);
});

describe('what all reports say together', () => {
  it.each<[string, ReturnType<typeof told>, Partial<ReturnType<typeof progressOf>>]>([
    ['nothing yet', [], { status: 'queued', mailedAt: null, deliveredAt: null, endedAt: null }],
    ['it is printed', told('accepted', 'printed'), { status: 'queued', mailedAt: null }],
    [
      'it has arrived',
      told('accepted', 'mailed', 'in_transit', 'delivered'),
      { status: 'delivered', mailedAt: at(1), deliveredAt: at(3), endedAt: null },
    ],
    [
      'it came back, and arrived at its sender',
      told('mailed', 'returned', 'delivered'),
      { status: 'returned', mailedAt: at(0), deliveredAt: null, endedAt: at(1), isLost: false },
    ],
    [
      'it was sent back after it had arrived',
      told('mailed', 'delivered', 'returned'),
      { status: 'delivered', deliveredAt: at(1), endedAt: null },
    ],
    ['it is lost', told('mailed', 'lost'), { status: 'returned', isLost: true, endedAt: at(1) }],
    [
      'it was lost and turned up',
      told('mailed', 'lost', 'in_transit', 'delivered'),
      { status: 'delivered', isLost: false, deliveredAt: at(3), endedAt: null },
    ],
    [
      'it was lost, came back, and arrived at its sender',
      told('mailed', 'lost', 'returned', 'delivered'),
      { status: 'returned', isLost: false, deliveredAt: null },
    ],
    ['it was not made', told('accepted', 'failed'), { status: 'failed', endedAt: at(1) }],
  ])('%s', (_, reports, progress) => {
    expect(progressOf(reports)).toMatchObject(progress);
  });

  it('is the same in every order in which they can come, and however often', () => {
    const reports = told('accepted', 'mailed', 'delivery_attempted', 'returned', 'delivered');
    const whole = progressOf(reports);
    for (const order of orders(reports)) expect(progressOf([...order, ...order])).toEqual(whole);
  });

  it('is reached from wherever a part of them has led', () => {
    const reports = told('mailed', 'in_transit', 'returned', 'delivered');
    for (const order of orders(reports)) {
      let status: MailStatus = 'queued';
      for (let count = 1; count <= order.length; count += 1) {
        const { status: to } = progressOf(order.slice(0, count));
        if (mayMove(status, to)) status = to;
      }
      expect(status).toBe('returned');
    }
  });
});

it('keeps our own ends, whatever the post reports later', () => {
  for (const to of Object.values(MailStatus)) {
    expect(mayMove('failed', to)).toBe(false);
    expect(mayMove('cancelled', to)).toBe(false);
  }
  expect(mayMove('in_transit', 'mailed')).toBe(false);
});
