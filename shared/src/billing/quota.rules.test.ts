import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantAnchor, planVerdict, type SubscriptionTerms } from './plan-status.rules.ts';
import { addMonths, calendarMonth, type PlanTerms } from './allowance-period.rules.ts';
import { letterAllowance, type CountedLetter } from './quota.rules.ts';

const free: PlanTerms = { plan: 'free', from: null, periodEndsAt: null, until: null };
const on = (text: string) => new Date(`2026-${text}Z`);
const made = (...instants: string[]): CountedLetter[] =>
  instants.map((text) => ({ madeAt: on(text), onOthersPro: text.endsWith(':59') }));
const pro = (change: Partial<PlanTerms> = {}): PlanTerms => ({
  plan: 'pro',
  from: on('11-03T10:00'),
  periodEndsAt: on('12-03T10:00'),
  until: on('12-06T10:00'),
  ...change,
});
const ending = pro({ until: on('12-03T10:00') });

const NOW = '11-21T15:00';
const allowances: readonly (readonly [string, PlanTerms, CountedLetter[], string, string])[] = [
  ['a new person', free, [], NOW, '1 of 1, 2026-12-01'],
  ['a letter of this month', free, made('11-01T04:00'), NOW, '0 of 1, 2026-12-01'],
  ['a letter of last month', free, made('11-01T03:59:58'), NOW, '1 of 1, 2026-12-01'],
  ['a twin who made one on Pro', free, made('11-10T10:00:59'), NOW, '0 of 1, 2026-12-01'],
  ['Pro, fresh', pro(), [], NOW, '3 of 3, 2026-12-03'],
  ['Pro after the free letter of the month', pro(), made('11-03T09:00'), NOW, '3 of 3, 2026-12-03'],
  ['Pro with a letter in the period', pro(), made('11-03T10:00'), NOW, '2 of 3, 2026-12-03'],
  ['Pro with a twin on Free', pro(), made('11-10T10:00'), NOW, '2 of 3, 2026-12-03'],
  ['Pro with a twin who pays too', pro(), made('11-10T10:00:59'), NOW, '3 of 3, 2026-12-03'],
  ['Pro past its end, on Free', ending, made('11-30T10:00'), '12-03T10:00', '1 of 1, 2027-01-01'],
  [
    'fallen to Free in a month with letters',
    ending,
    made('12-01T10:00', '12-02T10:00'),
    '12-03T10:00',
    '0 of 1, 2027-01-01',
  ],
  [
    'Pro that ends, with letters in its last month',
    ending,
    made('12-01T10:00'),
    '12-02T10:00',
    '2 of 3, 2027-01-01',
  ],
  [
    'Pro that ends, without',
    ending,
    made('11-04T10:00', '11-05T10:00', '11-06T10:00'),
    '12-02T10:00',
    '0 of 3, 2026-12-03',
  ],
  ['more than the plan gives', free, made('11-03T10:00', '11-04T10:00'), NOW, '0 of 1, 2026-12-01'],
];

describe('what is left', () => {
  it.each(allowances)('%s', (_, terms, letters, now, words) => {
    const { left, limit, renewsOn } = letterAllowance(terms, { letters }, on(now));
    expect(`${left} of ${limit}, ${renewsOn}`).toBe(words);
  });
});

/** Somebody who asks for a letter whenever they can, through whatever happens to their plan. */
class Life {
  now = new Date('2026-01-20T12:00:00Z');
  readonly letters: CountedLetter[] = [];
  readonly begunAt = this.now;
  paidPeriods = 0;
  grant: { anchoredAt: Date; endsAt: Date | null } | undefined;
  lastGrant: { anchoredAt: Date; endedAt: Date } | undefined;
  subscription: SubscriptionTerms | undefined;

  takeAll(): void {
    const subscriptions = this.subscription ? [this.subscription] : [];
    const terms = planVerdict(subscriptions, this.grant, this.now);
    for (let tries = 0; tries < 5; tries += 1) {
      if (letterAllowance(terms, { letters: this.letters }, this.now).left === 0) return;
      this.letters.push({ madeAt: this.now, onOthersPro: false });
    }
    throw new Error('letters without end');
  }

  give(): void {
    const open = this.grant && { anchoredAt: this.grant.anchoredAt, endedAt: this.now };
    this.grant = { anchoredAt: grantAnchor(open ?? this.lastGrant, this.now), endsAt: null };
  }

  withdraw(): void {
    if (this.grant) this.lastGrant = { anchoredAt: this.grant.anchoredAt, endedAt: this.now };
    this.grant = undefined;
  }

  subscribe(): void {
    if (this.subscription) return;
    this.paidPeriods += 1;
    this.subscription = {
      status: 'active',
      periodStartsAt: this.now,
      periodEndsAt: addMonths(this.now, 1),
      cancelsAtPeriodEnd: false,
      pastDueSince: null,
      startedAt: this.now,
      endedAt: null,
    };
  }

  /** Days go by: a running subscription renews, or its card fails, or it ends. */
  live(days: number, cardWorks: boolean): void {
    this.now = new Date(this.now.getTime() + days * 86_400_000);
    const old = this.subscription;
    if (!old || old.periodEndsAt > this.now) return;
    // The provider renews first and collects an hour later; until then nobody knows whether the card works.
    if (!old.cancelsAtPeriodEnd && old.status === 'active') this.renewUnpaid(old);
    if (old.cancelsAtPeriodEnd || old.status === 'past_due')
      return void (this.subscription = undefined);
    const period = {
      periodStartsAt: old.periodEndsAt,
      periodEndsAt: addMonths(old.periodEndsAt, 1),
    };
    if (cardWorks) this.paidPeriods += 1;
    this.subscription = cardWorks
      ? { ...old, ...period }
      : { ...old, ...period, status: 'past_due', pastDueSince: old.periodEndsAt };
  }

  private renewUnpaid(old: SubscriptionTerms): void {
    const { now, subscription } = this;
    const [periodStartsAt, periodEndsAt] = [old.periodEndsAt, addMonths(old.periodEndsAt, 1)];
    this.subscription = { ...old, periodStartsAt, periodEndsAt };
    this.now = new Date(periodStartsAt.getTime() + 30 * 60_000);
    this.takeAll();
    Object.assign(this, { now, subscription });
  }

  payLate(): void {
    if (this.subscription?.status !== 'past_due') return;
    this.paidPeriods += 1;
    this.subscription = { ...this.subscription, status: 'active', pastDueSince: null };
  }

  cancel(): void {
    if (this.subscription) this.subscription = { ...this.subscription, cancelsAtPeriodEnd: true };
  }

  freeMonths(): number {
    const months = this.letters.map(({ madeAt }) => calendarMonth(madeAt).from.getTime());
    return new Set(months).size;
  }

  daysLived(): number {
    return (this.now.getTime() - this.begunAt.getTime()) / 86_400_000;
  }
}

type Step = (life: Life) => void;
const days = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.boolean()).map(
  ([count, cardWorks]): Step =>
    (life) =>
      life.live(count, cardWorks),
);
const steps = (...names: ('give' | 'withdraw' | 'subscribe' | 'cancel' | 'payLate')[]) =>
  fc.array(fc.oneof(days, ...names.map((name) => fc.constant<Step>((life) => life[name]()))), {
    maxLength: 60,
  });

function lived(happens: readonly Step[]): Life {
  const life = new Life();
  for (const step of happens) {
    step(life);
    life.takeAll();
  }
  return life;
}

describe('whatever happens to a plan, nobody gets more', () => {
  it('than three letters for each paid period and one for each calendar month', () => {
    fc.assert(
      fc.property(steps('subscribe', 'cancel', 'payLate'), (happens) => {
        const life = lived(happens);
        expect(life.letters.length).toBeLessThanOrEqual(3 * life.paidPeriods + life.freeMonths());
      }),
      { numRuns: 150 },
    );
  });

  it('than three letters in a month of granted Pro, however often it is given and taken back', () => {
    fc.assert(
      fc.property(steps('give', 'withdraw'), (happens) => {
        const life = lived(happens);
        const months = Math.floor(life.daysLived() / 28) + 1;
        expect(life.letters.length).toBeLessThanOrEqual(3 * months + life.freeMonths());
      }),
      { numRuns: 150 },
    );
  });
});
