import { describe, expect, it } from 'vitest';
import {
  grantAnchor,
  planVerdict,
  type GrantTerms,
  type SubscriptionTerms,
} from './plan-status.rules.ts';
import type { SubscriptionStatus } from './subscription.status.ts';

const START = new Date('2026-11-03T10:00:00Z');
const END = new Date('2026-12-03T10:00:00Z');
const day = (days: number, from = START) => new Date(from.getTime() + days * 86_400_000);

function aSubscription(change: Partial<SubscriptionTerms> = {}): SubscriptionTerms {
  return {
    status: 'active',
    periodStartsAt: START,
    periodEndsAt: END,
    cancelsAtPeriodEnd: false,
    pastDueSince: null,
    startedAt: START,
    endedAt: null,
    ...change,
  };
}

const aGrant = (endsAt: Date | null, anchoredAt = START): GrantTerms => ({ anchoredAt, endsAt });

/** What each status means on the tenth day of the period: the source, and the days after its end until which Pro goes on. */
const statuses: Record<SubscriptionStatus, string> = {
  active: 'subscription until +3',
  trialing: 'subscription until +3',
  past_due: 'subscription until -20',
  incomplete: 'free',
  incomplete_expired: 'free',
  unpaid: 'free',
  canceled: 'free',
  paused: 'free',
};

describe('a subscription', () => {
  it.each(Object.entries(statuses))('that is %s means: %s', (status, meaning) => {
    const subscription = aSubscription({
      status: status as SubscriptionStatus,
      pastDueSince: status === 'past_due' ? day(3) : null,
    });
    const { source, until } = planVerdict([subscription], undefined, day(9));
    const days = until && Math.round((until.getTime() - END.getTime()) / 86_400_000);
    expect(source ? `${source} until ${(days ?? 0) > 0 ? '+' : ''}${days}` : 'free').toBe(meaning);
  });

  it('that is canceled gives Pro to the end of what was paid, and not a second longer', () => {
    const cancelled = aSubscription({ cancelsAtPeriodEnd: true });
    expect(planVerdict([cancelled], undefined, day(29))).toMatchObject({ plan: 'pro', until: END });
    expect(planVerdict([cancelled], undefined, END).plan).toBe('free');
  });

  it('that has ended gives nothing, whatever its status says', () => {
    const ended = aSubscription({ endedAt: day(1) });
    expect(planVerdict([ended], undefined, day(2)).plan).toBe('free');
  });

  it('that is past due gives Pro for seven days, and no new letters: the unpaid period does not begin', () => {
    const unpaid = aSubscription({
      status: 'past_due',
      periodStartsAt: END,
      periodEndsAt: new Date('2027-01-03T10:00:00Z'),
      pastDueSince: day(0, END),
    });
    expect(planVerdict([unpaid], undefined, day(6, END))).toMatchObject({
      plan: 'pro',
      from: START,
      periodEndsAt: day(7, END),
      until: day(7, END),
    });
    expect(planVerdict([unpaid], undefined, day(7, END)).plan).toBe('free');
  });

  it('that was renewed gives its letters once the invoice was collected', () => {
    const renewed = aSubscription({
      periodStartsAt: END,
      periodEndsAt: new Date('2027-01-03T10:00:00Z'),
    });
    const from = new Date('2026-12-03T12:00:00Z');
    expect(planVerdict([renewed], undefined, END)).toMatchObject({ plan: 'pro', from });
  });

  it('that never began does not hide one that runs', () => {
    const running = aSubscription();
    const tried = aSubscription({ status: 'incomplete', startedAt: day(5), periodEndsAt: day(90) });
    expect(planVerdict([tried, running], undefined, day(9))).toMatchObject({ from: START });
  });
});

const both: readonly (readonly [string, GrantTerms, 'subscription' | 'grant' | null])[] = [
  ['a grant without an end', aGrant(null), 'grant'],
  ['a grant that lasts longer', aGrant(day(40)), 'grant'],
  ['a grant that lasts less long', aGrant(day(20)), 'subscription'],
  ['a grant that has ended', aGrant(day(1)), 'subscription'],
];

describe('beside a subscription', () => {
  it.each(both)('%s', (_, grant, source) => {
    expect(planVerdict([aSubscription()], grant, day(9)).source).toBe(source);
  });
});

it('a grant alone counts its months from its anchor and has no paid period', () => {
  const endsAt = day(70);
  expect(planVerdict([], aGrant(endsAt, day(2)), day(50))).toEqual({
    plan: 'pro',
    source: 'grant',
    from: day(2),
    periodEndsAt: null,
    until: endsAt,
  });
  expect(planVerdict([], aGrant(endsAt), endsAt).plan).toBe('free');
});

const anchors: readonly (readonly [string, number | undefined, number, number])[] = [
  ['the first grant', undefined, 5, 5],
  ['one that takes the place of a running one', 5, 5, 0],
  ['one on the day of the withdrawal', 0, 0, 0],
  ['one in the month of the withdrawal', 4, 29, 0],
  ['one after that month', 4, 31, 31],
  ['one in a later month of the earlier grant', 35, 50, 0],
];

describe('a new grant counts its months from', () => {
  it.each(anchors)('%s', (_, earlierEndedOn, grantedOn, anchorDay) => {
    const earlier =
      earlierEndedOn === undefined
        ? undefined
        : { anchoredAt: START, endedAt: day(earlierEndedOn) };
    expect(grantAnchor(earlier, day(grantedOn))).toEqual(day(anchorDay));
  });
});
