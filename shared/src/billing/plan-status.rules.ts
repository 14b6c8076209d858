import { Plan } from '../accounts/index.ts';
import { addMonths, monthFrom, runningPlan, type PlanTerms } from './allowance-period.rules.ts';
import { PAST_DUE_GRACE_DAYS, SubscriptionStatus } from './subscription.status.ts';

/** What a person's subscriptions and a granted Pro make of their plan. */

const DAY_MS = 86_400_000;
/** Pro goes on for so long after a period's end while the news of its renewal may still be on the way. */
const RENEWAL_SLACK_MS = 3 * DAY_MS;

/**
 * A renewed period begins at the provider about an hour before its invoice is collected. Letters of the new period come
 * after that, so that a card that fails does not buy three more.
 */
const COLLECTED_AFTER_MS = 2 * 60 * 60_000;

export interface SubscriptionTerms {
  readonly status: SubscriptionStatus;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly pastDueSince: Date | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

export interface GrantTerms {
  /** Where its months are counted from: the start, or that of an earlier grant whose month was still running. */
  readonly anchoredAt: Date;
  readonly endsAt: Date | null;
}

export interface PlanVerdict extends PlanTerms {
  readonly source: 'subscription' | 'grant' | null;
}

const FREE: PlanVerdict = {
  plan: Plan.free,
  source: null,
  from: null,
  periodEndsAt: null,
  until: null,
};

/** Whatever gives Pro for longer counts; if nothing does, the plan is Free. */
export function planVerdict(
  subscriptions: readonly SubscriptionTerms[],
  grant: GrantTerms | undefined,
  now: Date,
): PlanVerdict {
  const paid = subscriptions.map(paidTerms).filter((terms) => terms !== undefined);
  const granted = grant ? [grantedTerms(grant)] : [];
  return [...paid, ...granted]
    .filter((terms) => runningPlan(terms, now) === Plan.pro)
    .reduce((best, next) => (endOf(next) > endOf(best) ? next : best), FREE);
}

/** Until when Pro goes on although a payment failed. */
export function graceEnd({ pastDueSince, periodStartsAt }: SubscriptionTerms): Date {
  return new Date((pastDueSince ?? periodStartsAt).getTime() + PAST_DUE_GRACE_DAYS * DAY_MS);
}

/**
 * Where the months of a new grant are counted from. Withdrawing Pro and giving it again must not give new letters, so a
 * month that was running when the earlier grant ended runs on.
 */
export function grantAnchor(
  earlier: { readonly anchoredAt: Date; readonly endedAt: Date } | undefined,
  now: Date,
): Date {
  if (!earlier) return now;
  const { anchoredAt, endedAt } = earlier;
  return now < monthFrom(anchoredAt, endedAt).to ? anchoredAt : now;
}

function paidTerms(subscription: SubscriptionTerms): PlanVerdict | undefined {
  const { status, periodStartsAt, periodEndsAt, cancelsAtPeriodEnd, endedAt } = subscription;
  if (endedAt !== null) return undefined;
  const pro = { plan: Plan.pro, source: 'subscription' } as const;
  if (status === SubscriptionStatus.active || status === SubscriptionStatus.trialing) {
    const slack = cancelsAtPeriodEnd ? 0 : RENEWAL_SLACK_MS;
    const until = new Date(periodEndsAt.getTime() + slack);
    return { ...pro, from: lettersFrom(subscription), periodEndsAt, until };
  }
  if (status !== SubscriptionStatus.past_due) return undefined;
  // The provider's period has begun, but nobody has paid for it: what was left of the last one may be used, and the
  // new letters come with the payment.
  const until = graceEnd(subscription);
  return { ...pro, from: addMonths(periodStartsAt, -1), periodEndsAt: until, until };
}

/** The first period is paid before it begins. */
function lettersFrom({ periodStartsAt, startedAt }: SubscriptionTerms): Date {
  const age = periodStartsAt.getTime() - startedAt.getTime();
  return age < COLLECTED_AFTER_MS
    ? periodStartsAt
    : new Date(periodStartsAt.getTime() + COLLECTED_AFTER_MS);
}

function grantedTerms({ anchoredAt, endsAt }: GrantTerms): PlanVerdict {
  return { plan: Plan.pro, source: 'grant', from: anchoredAt, periodEndsAt: null, until: endsAt };
}

function endOf({ plan, until }: PlanVerdict): number {
  if (plan === Plan.free) return -Infinity;
  return until?.getTime() ?? Infinity;
}
