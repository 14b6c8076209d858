import { dollars, proPrice, type Allowance, type PlanSummary } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import { planStanding } from './plan-standing.ts';

/** `1 of 3 letters left` */
export function leftWords({ left, limit }: Allowance): string {
  return `${left} of ${limit} ${limit === 1 ? 'letter' : 'letters'} left`;
}

/** When new letters come: `renews on December 1`. Nothing renews where Pro ends or its payment is missing. */
export function renewsWords(plan: PlanSummary): string {
  const { renewsOn } = plan.allowance;
  const day = longDate(renewsOn).replace(/, \d+$/, '');
  if (planStanding(plan) === 'past_due') return 'new letters come with the payment';
  if (proEnds(plan)) return `next letter on ${day}, on the free plan`;
  return `renews on ${day}`;
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
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** The day of an instant, in the zone in which plan months are counted, so that emails and screens name one date. */
export function billingDay(instant: string): string {
  return longDate(calendarDateAt(new Date(instant), BUSINESS_TIME_ZONE));
}

/** What Pro costs and how it goes on and ends: said before anything happens. */
export function priceWords(trialDays: number): string {
  const price = dollars(proPrice.amountCents);
  const first =
    trialDays > 0
      ? `Free for ${trialDays} days, then ${price} a month. Cancel before the ${trialDays} days end and you pay nothing.`
      : `${price} a month.`;
  return `${first} Renews each month until you cancel. Cancel any time here, one click.`;
}

/** What is charged next, or what happens next, in one or two sentences. */
export function standingWords(plan: PlanSummary): string {
  const { subscription } = plan;
  const standing = planStanding(plan);
  if (standing === 'free') return 'The free plan costs nothing, and no card is needed.';
  if (standing === 'granted') return grantWords(plan.grantEndsAt);
  if (!subscription) return '';
  const amount = moneyWords(subscription.amountCents, subscription.currency);
  const end = billingDay(subscription.periodEndsAt);
  switch (standing) {
    case 'active':
      return `The next payment, ${amount}, is due on ${end}. Pro renews each month until you cancel.`;
    case 'ending':
      return `Pro goes on until ${end}. Nothing more is charged, and then you are on the free plan.`;
    case 'trial':
      return `Your free trial ends on ${billingDay(subscription.trialEndsAt ?? subscription.periodEndsAt)}. ${amount} is charged that day, and each month after it until you cancel. Cancel before then and you pay nothing.`;
    case 'trial_ending':
      return `Your free trial goes on until ${end}. You pay nothing, and then you are on the free plan.`;
    // The banner says it all.
    case 'past_due':
    case 'waiting':
      return '';
  }
}

function grantWords(endsAt: string | null): string {
  const given = 'Pro was given to you by the people who run this site. It costs you nothing';
  return endsAt
    ? `${given}, and goes on until ${billingDay(endsAt)}. Then you are on the free plan.`
    : `${given}, and has no end date.`;
}

/** What happened with the payment and until when Pro goes on, and then what is left and what is safe. */
export function pastDueWords(plan: PlanSummary): readonly string[] {
  const { subscription } = plan;
  if (!subscription) return [];
  if (plan.plan === 'free') {
    return [
      'Your last payment did not go through, so you are on the free plan for now. Pro comes back as soon as a payment works.',
      'Your letters and drafts are safe.',
    ];
  }
  const amount = moneyWords(subscription.amountCents, subscription.currency);
  const what = `Your bank did not accept the payment of ${amount}, or wants you to confirm it.`;
  const until = subscription.graceEndsAt
    ? `Pro goes on until ${billingDay(subscription.graceEndsAt)} while the card is tried again. After that you are on the free plan.`
    : 'The card is tried again over the next days.';
  return [`${what} ${until}`, `${lettersMeanwhile(plan.allowance)} What you have written is safe.`];
}

function lettersMeanwhile({ left }: Allowance): string {
  if (left === 0) return 'New letters come once the payment has gone through.';
  const rest = left === 1 ? '1 letter that is' : `${left} letters that are`;
  return `You can still use the ${rest} left from the period you paid for. New ones come once the payment has gone through.`;
}
