import { planNames, type Allowance } from '@creditfix/shared/billing';
import { longDate } from '@creditfix/shared/kernel';

/** What is left of a plan, in one line: `1 of 1 letters left this month, renews December 1`. */
export function allowanceWords({ left, limit, renewsOn }: Allowance): string {
  return `${left} of ${limit} letters left this month, renews ${dayAndMonth(renewsOn)}`;
}

/** Said before a letter is made: which one of how many it is. */
export function planUseWords({ plan, limit, used, left, renewsOn }: Allowance): string {
  if (left === 0) {
    return `You have used ${limit === 1 ? 'your letter' : `all ${limit} letters`} of this month. The next month starts on ${dayAndMonth(renewsOn)}.`;
  }
  return `This is letter ${used + 1} of ${limit} on your ${planNames[plan]} plan this month. It costs nothing.`;
}

function dayAndMonth(date: string): string {
  return longDate(date).replace(/, \d+$/, '');
}
