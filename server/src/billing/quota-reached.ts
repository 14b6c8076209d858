import { Plan } from '@creditfix/shared/accounts';
import {
  BillingProblems,
  dollars,
  planLetters,
  proPrice,
  type Allowance,
} from '@creditfix/shared/billing';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  spoken,
  spokenDate,
  type Problem,
} from '@creditfix/shared/kernel';
import { words as en } from './billing.words.ts';
import { words as es } from './billing.words.es.ts';

const words = () => spoken({ en, es });

/** Says what was used, when the next letters come, and what can be done now. */
export function quotaReached(
  allowance: Allowance,
  request: { readonly wanted: number; readonly onlinePayments: boolean; readonly now: Date },
): Problem {
  const { wanted, onlinePayments, now } = request;
  const { plan, left, renewsOn } = allowance;
  const today = renewsOn === calendarDateAt(now, BUSINESS_TIME_ZONE);
  const when = today ? words().laterToday : words().from(spokenDate(renewsOn));
  const says = left > 0 ? tooFewLeft(allowance, wanted, when) : noneLeft(allowance, when);
  const offer = words().orPro(planLetters.pro, dollars(proPrice.amountCents));
  const text = plan === Plan.free && onlinePayments ? `${says} ${offer}` : says;
  return BillingProblems.raise('billing.quota_reached', { text });
}

function tooFewLeft({ plan, left }: Allowance, wanted: number, when: string): string {
  const { tooFewThisMonth, tooFewThisPeriod } = words();
  return (plan === Plan.pro ? tooFewThisPeriod : tooFewThisMonth)(wanted, left, when);
}

function noneLeft({ plan, limit, used }: Allowance, when: string): string {
  if (plan === Plan.pro) return words().noneThisPeriod(limit, when);
  return used > limit ? words().noneAfterPro(when) : words().noneThisMonth(when);
}
