import { Plan } from '@creditfix/shared/accounts';
import { UserStatus, type adminListEndpoints } from '@creditfix/shared/admin';
import { businessMonth, type DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  namesOfChoices,
  readKeptTotals,
  sumKeptTotals,
  type KeptTotals,
} from './kept-total.repository.ts';

/** The figures of the business, in one query that counts nothing. Months are those of Eastern time. */

type Dashboard = DataOf<typeof adminListEndpoints.adminDashboard>;

const FLAGGED = namesOfChoices('users', [
  Object.values(Plan),
  Object.values(UserStatus),
  ['flagged'],
]);

const TOTALS = [
  'users',
  'letters',
  'revenue',
  'mrr',
  'subscriptions:active',
  'subscriptions:trialing',
  'subscriptions:past_due',
  'subscriptions_begun',
  'subscriptions_ended',
  'subscriptions_lost',
];

const MONTHS_SHOWN = 12;

export async function findDashboard(em: EntityManager, now: Date): Promise<Dashboard> {
  const kept = await readKeptTotals(em, [...TOTALS, ...FLAGGED]);
  const months = monthsUntil(businessMonth(now), MONTHS_SHOWN);
  const [lastMonth = '', thisMonth = ''] = months.slice(-2);
  return {
    users: usersOf(kept, thisMonth),
    revenue: revenueOf(kept, lastMonth, thisMonth),
    letters: lettersOf(kept, thisMonth),
    subscriptions: subscriptionsOf(kept, thisMonth),
    months: months.map((month) => ({
      month,
      revenueCents: kept.in('revenue', month),
      letters: kept.in('letters', month),
      users: kept.in('users', month),
    })),
    at: now.toISOString(),
  };
}

/** How many users have a flag that nobody has cleared: the dashboard's figure by itself. */
export async function countFlagged(em: EntityManager): Promise<number> {
  return await sumKeptTotals(em, FLAGGED);
}

/**
 * total: accounts that are not deleted. new: those of them that were opened this month. flagged: those of them with a flag that
 * nobody has cleared, however many flags it is.
 */
function usersOf(kept: KeptTotals, month: string): Dashboard['users'] {
  return {
    total: kept.sum('users'),
    new: kept.in('users', month),
    flagged: FLAGGED.reduce((sum, name) => sum + kept.sum(name), 0),
  };
}

/**
 * In dollars. mrr: the monthly price of all subscriptions that are active or past due; a trial pays nothing yet, and an unpaid one is
 * no longer retried. total, thisMonth, lastMonth: all payments, by the month in which they came in, less what was paid
 * back of them whenever that was, and without those that the bank took back. growth: this month, which goes on, against the whole
 * of last month.
 */
function revenueOf(kept: KeptTotals, last: string, current: string): Dashboard['revenue'] {
  const [lastMonth, thisMonth] = [kept.in('revenue', last), kept.in('revenue', current)];
  return {
    mrr: dollars(kept.sum('mrr')),
    growth: lastMonth > 0 ? oneDecimal((100 * (thisMonth - lastMonth)) / lastMonth) : null,
    total: dollars(kept.sum('revenue')),
    thisMonth: dollars(thisMonth),
    lastMonth: dollars(lastMonth),
  };
}

/**
 * Letters sent, as the product counts them: signed and finished, downloaded or mailed, by the month of signing. Letters of accounts
 * deleted since then count until they expire.
 */
function lettersOf(kept: KeptTotals, month: string): Dashboard['letters'] {
  return { total: kept.sum('letters'), thisMonth: kept.in('letters', month) };
}

/**
 * active, trialing, pastDue: subscriptions that have not ended, by what the provider says; pastDue includes those that are no
 * longer retried. Granted Pro is not a subscription. churnRate: of the subscriptions that ran when the month began, the percentage that has ended in
 * it, to one decimal; one that began and ended within the month is on neither side. A trial runs like any other.
 */
function subscriptionsOf(kept: KeptTotals, month: string): Dashboard['subscriptions'] {
  const before = (at: string) => at < month;
  const ran = kept.sum('subscriptions_begun', before) - kept.sum('subscriptions_ended', before);
  return {
    active: kept.sum('subscriptions:active'),
    trialing: kept.sum('subscriptions:trialing'),
    pastDue: kept.sum('subscriptions:past_due'),
    churnRate: ran > 0 ? oneDecimal((100 * kept.in('subscriptions_lost', month)) / ran) : 0,
  };
}

/** This many months up to that one, the oldest first. */
export function monthsUntil(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
  );
}

function dollars(cents: number): number {
  return cents / 100;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
