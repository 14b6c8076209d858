import { Plan } from '@creditfix/shared/accounts';
import {
  BillingProblems,
  dollars,
  planLetters,
  planNames,
  proPrice,
  type Allowance,
} from '@creditfix/shared/billing';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  longDate,
  type Problem,
} from '@creditfix/shared/kernel';

/** Says what was used, when the next letters come, and what can be done now. */
export function quotaReached(
  allowance: Allowance,
  request: { readonly wanted: number; readonly onlinePayments: boolean; readonly now: Date },
): Problem {
  const { wanted, onlinePayments, now } = request;
  const { plan, left, renewsOn } = allowance;
  const today = renewsOn === calendarDateAt(now, BUSINESS_TIME_ZONE);
  const when = today ? 'later today' : `from ${longDate(renewsOn)}`;
  const says = left > 0 ? tooFewLeft(allowance, wanted, when) : noneLeft(allowance, when);
  const offer = plan === Plan.free && onlinePayments ? ` ${proOffer}` : '';
  return BillingProblems.raise('billing.quota_reached', { text: says + offer });
}

const proOffer = `Or choose ${planNames.pro}: ${planLetters.pro} letters per month for ${dollars(proPrice.amountCents)}, cancel anytime.`;

function tooFewLeft({ plan, left }: Allowance, wanted: number, when: string): string {
  return `These are ${wanted} letters, and you have ${left} left this ${periodName(plan)}. Your draft is saved. Choose fewer bureaus now, or make the others ${when}.`;
}

function noneLeft({ plan, limit, used }: Allowance, when: string): string {
  const next = `Your draft is saved. You can make the next letter ${when}.`;
  if (plan === Plan.pro) {
    return `You have used all ${limit} letters of this billing period, which is the fair use of ${planNames.pro}. ${next}`;
  }
  const onPro =
    used > limit ? ` Letters that you made on ${planNames.pro} this month count too.` : '';
  return `You have used your one letter of this month.${onPro} ${next}`;
}

function periodName(plan: Plan): string {
  return plan === Plan.pro ? 'billing period' : 'month';
}
