import { type Allowance, type PlanSummary, proPrice } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt, dollars } from '@creditfix/shared/kernel';
import { type Coupon, dateWords, locale, prices, shortDateWords } from '#webapp/kit/index.ts';
import { contractMessages, planMessages } from './messages.tsx';

/** Where a person stands with Pro, as the screens tell it. Which plan holds is the server's decision; this only names it. */
export type PlanStatus =
  | 'free'
  | 'granted'
  | 'active'
  | 'ending'
  | 'trial'
  | 'trial_ending'
  | 'past_due'
  /** Nothing was paid in the days of grace, or never: the subscription waits, the plan is free. */
  | 'waiting';

const OVER = new Set(['canceled', 'incomplete_expired']);

/** True if a subscription still runs or waits for a payment, so that there is something to cancel and a card to change. */
export function hasSubscription(plan: PlanSummary): boolean {
  return plan.subscription !== null && !OVER.has(plan.subscription.status);
}

export function planStatus(plan: PlanSummary): PlanStatus {
  const { subscription } = plan;
  if (plan.source === 'grant') return 'granted';
  if (plan.plan === 'free') return hasSubscription(plan) ? 'waiting' : 'free';
  if (!subscription) return 'granted';
  if (subscription.status === 'past_due') return 'past_due';
  const trial = subscription.status === 'trialing';
  if (subscription.cancelsAtPeriodEnd) return trial ? 'trial_ending' : 'ending';
  return trial ? 'trial' : 'active';
}

/** `1 of 3 letters left` */
export function leftWords({ left, limit }: Allowance): string {
  return planMessages.left(left, limit);
}

/** What a code takes off Pro: of each month’s payment, or of the letters of a month where these are paid once they are done. */
export function couponWords(coupon: Coupon, contracts: boolean, trialDays: number): string {
  const { percentOff, centsOff, months, monthlyCents } = coupon;
  const { coupon: said } = planMessages;
  const off = percentOff ? `${percentOff}%` : dollars(centsOff ?? 0);
  const long = months ? said.months(months) : said.always;
  if (contracts) return (percentOff ? said.eachLetter : said.lettersOfMonth)(off, long);
  const now = (trialDays > 0 ? said.afterTrial : said.eachMonth)(off, long, dollars(monthlyCents));
  return months ? `${now} ${said.thenFull}` : now;
}

/** When new letters come: `Renews on December 1`. */
export function renewsWords(plan: PlanSummary): string {
  const { comes } = planMessages;
  const renewal = renewalOf(plan);
  if (renewal === 'withPayment') return comes.withPayment;
  return comes[renewal](shortDateWords(plan.allowance.renewsOn));
}

/** The same behind the name of the plan: `Free plan, renews on December 1`. */
export function planRenewsWords(plan: PlanSummary): string {
  const { planComes, planNamed } = planMessages;
  const name = planNamed[plan.plan];
  const renewal = renewalOf(plan);
  if (renewal === 'withPayment') return planComes.withPayment(name);
  return planComes[renewal](name, shortDateWords(plan.allowance.renewsOn));
}

/** Nothing renews where Pro ends, its payment is missing, or it was given. */
function renewalOf(plan: PlanSummary): keyof typeof planMessages.comes {
  if (planStatus(plan) === 'past_due') return 'withPayment';
  if (proEnds(plan)) return 'freeLetter';
  return planStatus(plan) === 'granted' ? 'newLetters' : 'renewal';
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
export function priceWords(trialDays: number, contracts = false): string {
  const { pro: price, letter: fee } = prices;
  if (contracts)
    return trialDays > 0
      ? contractMessages.priceAfterTrial(trialDays, fee, price)
      : contractMessages.price(fee, price);
  return trialDays > 0 ? planMessages.priceAfterTrial(price, trialDays) : planMessages.price(price);
}

/** What is charged next, or what happens next, in one or two sentences. */
export function statusWords(plan: PlanSummary, contracts = false): string {
  const { subscription } = plan;
  const status = planStatus(plan);
  if (status === 'free') return planMessages.free;
  if (status === 'granted') return grantWords(plan.grantEndsAt);
  if (!subscription) return '';
  const amount = moneyWords(subscription.amountCents, subscription.currency);
  const end = billingDay(subscription.periodEndsAt);
  // One that was begun in advance goes on so, until it ends.
  if (contracts && subscription.amountCents === 0)
    return afterwardsWords(status, end, plan.signedPrices);
  switch (status) {
    case 'active':
      return planMessages.active(amount, end);
    case 'ending':
      return planMessages.ending(end);
    case 'trial':
      return planMessages.trial(
        amount,
        billingDay(subscription.trialEndsAt ?? subscription.periodEndsAt),
      );
    case 'trial_ending':
      return planMessages.trialEnding(end);
    // The banner says it all.
    case 'past_due':
    case 'waiting':
      return '';
  }
}

/** Of Pro that is paid afterwards. */
function afterwardsWords(
  status: PlanStatus,
  end: string,
  signed: PlanSummary['signedPrices'],
): string {
  const fee = signed ? dollars(signed.feeCents) : prices.letter;
  const most = signed ? dollars(signed.mostCents) : prices.pro;
  if (status === 'active') return contractMessages.active(end, fee, most);
  if (status === 'trial' || status === 'trial_ending')
    return contractMessages.trial(end, fee, most);
  return status === 'ending' ? contractMessages.ending(end) : '';
}

function grantWords(endsAt: string | null): string {
  return endsAt ? planMessages.grantedUntil(billingDay(endsAt)) : planMessages.granted;
}

/** The price of a month says nothing where its letters are paid afterwards. */
function refusedWords(graceEndsAt: string | null, amount: string | undefined): string {
  const until = graceEndsAt && billingDay(graceEndsAt);
  if (amount === undefined)
    return until ? contractMessages.refusedUntil(until) : contractMessages.refused;
  return until ? planMessages.refusedUntil(amount, until) : planMessages.refused(amount);
}

/** What happened with the payment and until when Pro goes on, and then what is left and what is safe. */
export function pastDueWords(plan: PlanSummary): readonly string[] {
  const { subscription } = plan;
  if (!subscription) return [];
  if (plan.plan === 'free') return [planMessages.unpaid, planMessages.allSafe];
  const amount = moneyWords(subscription.amountCents, subscription.currency);
  const { left } = plan.allowance;
  return [
    refusedWords(subscription.graceEndsAt, subscription.amountCents === 0 ? undefined : amount),
    left === 0 ? planMessages.noneMeanwhile : planMessages.leftMeanwhile(left),
  ];
}
