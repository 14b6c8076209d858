import { planNames, type Allowance } from '@creditfix/shared/billing';
import { shortDateWords } from '#webapp/kit/index.ts';
import { allowanceMessages } from './messages.tsx';

/** Free counts calendar months, Pro counts from payment to payment. */
function periodName({ plan }: Allowance): string {
  return plan === 'pro' ? allowanceMessages.billingPeriod : allowanceMessages.month;
}

/** `No letters left this month`, or how many there are. */
export function leftTitle(allowance: Allowance): string {
  const period = periodName(allowance);
  return allowance.left === 0
    ? allowanceMessages.noneLeft(period)
    : allowanceMessages.left(allowance.left, period);
}

/** Said before letters are made: which of how many they are. */
export function planUseWords(allowance: Allowance, letters = 1): string {
  const { plan, limit, used, left, renewsOn } = allowance;
  const period = periodName(allowance);
  if (left === 0) return allowanceMessages.usedAll(limit, period, shortDateWords(renewsOn));
  if (left < letters)
    return `${allowanceMessages.youChose(letters)} ${chooseWords(allowance, letters)}`;
  const name = planNames[plan];
  if (letters === 1) return allowanceMessages.oneOf(used + 1, limit, name, period);
  return allowanceMessages.severalOf(letters, limit, name, period);
}

/** Said beside the bureaus; nothing for a single letter. */
export function bureauCountWords(letters: number, allowance: Allowance | undefined): string {
  if (letters < 2) return '';
  const made = allowanceMessages.makes(letters);
  if (!allowance) return made;
  if (allowance.left < letters) return `${made} ${tooFewWords(allowance, letters)}`;
  return `${made} ${allowanceMessages.use(letters, allowance.left, periodName(allowance))}`;
}

function tooFewWords(allowance: Allowance, letters: number): string {
  const { plan, left, renewsOn } = allowance;
  const [name, period, from] = [planNames[plan], periodName(allowance), shortDateWords(renewsOn)];
  if (left === 0) return allowanceMessages.noneForThese(name, period, from);
  return `${allowanceMessages.tooFew(name, left, period)} ${chooseWords(allowance, letters)}`;
}

function chooseWords({ left, renewsOn }: Allowance, letters: number): string {
  return allowanceMessages.choose(left, letters - left, shortDateWords(renewsOn));
}
