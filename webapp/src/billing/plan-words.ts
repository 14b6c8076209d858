import { dollars, proPrice, type Allowance, type PlanSummary } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { dateWords, locale, shortDateWords } from '#webapp/kit/index.ts';
import { planStanding } from './plan-standing.ts';
import { words } from './plan.words.ts';

/** `1 of 3 letters left` */
export function leftWords({ left, limit }: Allowance): string {
  return words.left(left, limit);
}

/** When new letters come: `Renews on December 1`. */
export function renewsWords(plan: PlanSummary): string {
  const { comes } = words;
  const renewal = renewalOf(plan);
  if (renewal === 'withPayment') return comes.withPayment;
  return comes[renewal](shortDateWords(plan.allowance.renewsOn));
}

/** The same behind the name of the plan: `Free plan, renews on December 1`. */
export function planRenewsWords(plan: PlanSummary): string {
  const { planComes, planNamed } = words;
  const name = planNamed[plan.plan];
  const renewal = renewalOf(plan);
  if (renewal === 'withPayment') return planComes.withPayment(name);
  return planComes[renewal](name, shortDateWords(plan.allowance.renewsOn));
}

/** Nothing renews where Pro ends or its payment is missing. */
function renewalOf(plan: PlanSummary): keyof typeof words.comes {
  if (planStanding(plan) === 'past_due') return 'withPayment';
  return proEnds(plan) ? 'freeLetter' : 'renewal';
}

/** True where what comes after these letters is the free plan. */
function proEnds({ plan, allowance, grantEndsAt, subscription }: PlanSummary): boolean {
  if (plan === 'free') return false;
  if (!grantEndsAt) return subscription?.cancelsAtPeriodEnd ?? false;
  return calendarDateAt(new Date(grantEndsAt), BUSINESS_TIME_ZONE) <= allowance.renewsOn;
}

/** An amount in the currency that was really charged. */
export function moneyWords(cents: number, currency: string): string {
  if (currency.toUpperCase() === proPrice.currency) return dollars(cents);
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** The day of an instant, in the zone in which plan months are counted, so that emails and screens name one date. */
export function billingDay(instant: string): string {
  return dateWords(calendarDateAt(new Date(instant), BUSINESS_TIME_ZONE));
}

/** What Pro costs and how it goes on and ends: said before anything happens. */
export function priceWords(trialDays: number): string {
  const price = dollars(proPrice.amountCents);
  return trialDays > 0 ? words.priceAfterTrial(price, trialDays) : words.price(price);
}

/** What is charged next, or what happens next, in one or two sentences. */
export function standingWords(plan: PlanSummary): string {
  const { subscription } = plan;
  const standing = planStanding(plan);
  if (standing === 'free') return words.free;
  if (standing === 'granted') return grantWords(plan.grantEndsAt);
  if (!subscription) return '';
  const amount = moneyWords(subscription.amountCents, subscription.currency);
  const end = billingDay(subscription.periodEndsAt);
  switch (standing) {
    case 'active':
      return words.active(amount, end);
    case 'ending':
      return words.ending(end);
    case 'trial':
      return words.trial(amount, billingDay(subscription.trialEndsAt ?? subscription.periodEndsAt));
    case 'trial_ending':
      return words.trialEnding(end);
    // The banner says it all.
    case 'past_due':
    case 'waiting':
      return '';
  }
}

function grantWords(endsAt: string | null): string {
  return endsAt ? words.grantedUntil(billingDay(endsAt)) : words.granted;
}

/** What happened with the payment and until when Pro goes on, and then what is left and what is safe. */
export function pastDueWords(plan: PlanSummary): readonly string[] {
  const { subscription } = plan;
  if (!subscription) return [];
  if (plan.plan === 'free') return [words.unpaid, words.allSafe];
  const amount = moneyWords(subscription.amountCents, subscription.currency);
  const { left } = plan.allowance;
  return [
    subscription.graceEndsAt
      ? words.refusedUntil(amount, billingDay(subscription.graceEndsAt))
      : words.refused(amount),
    left === 0 ? words.noneMeanwhile : words.leftMeanwhile(left),
  ];
}
