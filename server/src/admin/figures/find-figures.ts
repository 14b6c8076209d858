import { FunnelStep, LetterAge, type figureEndpoints } from '@creditfix/shared/admin';
import { DisputeOutcome } from '@creditfix/shared/disputes';
import {
  addDays,
  BUSINESS_TIME_ZONE,
  businessMonth,
  calendarDateAt,
  type CalendarDate,
  type DataOf,
} from '@creditfix/shared/kernel';
import { DisputeReason, LetterRecipient } from '@creditfix/shared/letters';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import { readKeptTotals, type KeptTotals } from '../lists/kept-total.repository.ts';
import { monthsUntil } from '../lists/find-dashboard.ts';
import { sumDayCounts, sumOutcomes } from './day-count.repository.ts';

/** How the business goes over time, read from counts and totals that are kept: seven queries, however many people there are. */

type Figures = DataOf<typeof figureEndpoints.staffFigures>;

const MONTHS_SHOWN = 12;

const TOTALS = [
  'mrr_begun',
  'mrr_ended',
  'subscriptions_begun',
  'subscriptions_ended',
  'subscriptions_lost',
  'mail_paid',
  'mail_cost',
];

export async function findFigures(em: EntityManager, days: number, now: Date): Promise<Figures> {
  const to = calendarDateAt(now, BUSINESS_TIME_ZONE);
  const months = monthsUntil(businessMonth(now), MONTHS_SHOWN);
  const names = Object.values(FunnelStep);
  const funnel = await sumDayCounts(em, { names, from: addDays(to, 1 - days), to });
  const outcomes = await sumOutcomes(em, { from: `${months.at(0)}-01`, to });
  const left = months.map((month) => `subscriptions_left:${month}`);
  const kept = await readKeptTotals(em, [...TOTALS, ...left]);
  return {
    funnel: names.map((step) => ({ step, count: funnel.get(step) ?? 0 })),
    outcomes: outcomes.flatMap(({ name, amount }) => outcomeOf(name, amount)),
    ages: await findAges(em, to),
    months: months.map((month) => monthOf(kept, month)),
    cohorts: months.map((month) => cohortOf(kept, month, months)),
    at: now.toISOString(),
  };
}

/** Without those that are counted under a name that no version of ours knows any more. */
function outcomeOf(name: string, count: number): Figures['outcomes'] {
  const [, outcome, reason, recipient, took] = name.split('|');
  const known = outcomeSchema.safeParse({ outcome, reason, recipient, took });
  return known.success && count > 0 ? [{ ...known.data, count }] : [];
}

const outcomeSchema = z.object({
  outcome: z.enum(DisputeOutcome),
  reason: z.enum(DisputeReason),
  recipient: z.enum(LetterRecipient),
  took: z.enum(['0-15', '16-30', '31-45', '46+', 'none']),
});

/** From and to how many days ago each age reaches. */
const AGES: readonly (readonly [LetterAge, number, number])[] = [
  [LetterAge['0-30'], 0, 30],
  [LetterAge['31-60'], 31, 60],
  [LetterAge['61-90'], 61, 90],
  [LetterAge['91+'], 91, 365],
];

/** What is noted of the items by how long ago their letters were signed. */
async function findAges(em: EntityManager, today: CalendarDate): Promise<Figures['ages']> {
  const outcomes = [...Object.values(DisputeOutcome), null];
  const named = (outcome: DisputeOutcome | null) => `aged|${outcome ?? 'waiting'}`;
  const ages: Figures['ages'] = [];
  for (const [age, youngest, oldest] of AGES) {
    const [from, to] = [addDays(today, -oldest), addDays(today, -youngest)];
    const counts = await sumDayCounts(em, { names: outcomes.map(named), from, to });
    for (const outcome of outcomes) {
      const count = counts.get(named(outcome)) ?? 0;
      if (count > 0) ages.push({ age, outcome, count });
    }
  }
  return ages;
}

/** MRR is what the subscriptions that ran at the end of the month cost a month, trials with the rest. */
function monthOf(kept: KeptTotals, month: string): Figures['months'][number] {
  const until = (at: string) => at !== '' && at <= month;
  const before = (at: string) => at !== '' && at < month;
  const ran = kept.sum('subscriptions_begun', before) - kept.sum('subscriptions_ended', before);
  const lost = kept.in('subscriptions_lost', month);
  return {
    month,
    mrrCents: kept.sum('mrr_begun', until) - kept.sum('mrr_ended', until),
    begun: kept.in('subscriptions_begun', month),
    ended: kept.in('subscriptions_ended', month),
    churnRate: ran > 0 ? Math.round((1000 * lost) / ran) / 10 : null,
    mailPaidCents: kept.in('mail_paid', month),
    mailCostCents: kept.in('mail_cost', month),
  };
}

/** Of those that began in a month, how many still ran at the end of it and of each month since. */
function cohortOf(
  kept: KeptTotals,
  month: string,
  months: readonly string[],
): Figures['cohorts'][number] {
  const begun = kept.in('subscriptions_begun', month);
  const left = `subscriptions_left:${month}`;
  return {
    month,
    begun,
    stayed: months
      .filter((later) => later >= month)
      .map((later) => begun - kept.sum(left, (at) => at !== '' && at <= later)),
  };
}
