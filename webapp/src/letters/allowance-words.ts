import { planNames, type Allowance } from '@creditfix/shared/billing';
import { longDate } from '@creditfix/shared/kernel';

/** Free counts calendar months, Pro counts from payment to payment. */
function periodName({ plan }: Allowance): string {
  return plan === 'pro' ? 'billing period' : 'month';
}

/** `No letters left this month`, or how many there are. */
export function leftTitle(allowance: Allowance): string {
  const period = `this ${periodName(allowance)}`;
  if (allowance.left === 0) return `No letters left ${period}`;
  return `You have ${allowance.left} left ${period}`;
}

/** Said before letters are made: which of how many they are. */
export function planUseWords(allowance: Allowance, letters = 1): string {
  const { plan, limit, used, left, renewsOn } = allowance;
  if (left === 0) {
    return `You have used ${limit === 1 ? 'your letter' : `all ${limit} letters`} of this ${periodName(allowance)}. You can make the next one from ${dayAndMonth(renewsOn)}.`;
  }
  if (left < letters) return tooFewWords(allowance, letters);
  const on = `on your ${planNames[plan]} plan this ${periodName(allowance)}`;
  if (letters === 1) return `This is letter ${used + 1} of ${limit} ${on}. It costs nothing.`;
  return `These are ${letters} letters of the ${limit} ${on}. They cost nothing.`;
}

/** Said beside the bureaus; nothing for a single letter. */
export function bureauCountWords(letters: number, allowance: Allowance | undefined): string {
  if (letters < 2) return '';
  const made = `This makes ${letters} letters, one for each bureau.`;
  if (!allowance) return made;
  if (allowance.left < letters) return `${made} ${tooFewWords(allowance, letters)}`;
  return `${made} They use ${letters} of the ${allowance.left} letters you have left this ${periodName(allowance)}.`;
}

function tooFewWords(allowance: Allowance, letters: number): string {
  const { plan, left, renewsOn } = allowance;
  const period = `this ${periodName(allowance)}`;
  const from = `from ${dayAndMonth(renewsOn)}`;
  if (left === 0)
    return `Your ${planNames[plan]} plan has none left ${period}; you can make them ${from}.`;
  const now = left === 1 ? 'Choose one bureau now' : `Choose ${left} bureaus now`;
  const others = letters - left === 1 ? 'the other' : 'the others';
  return `Your ${planNames[plan]} plan has ${left} left ${period}. ${now}, and make ${others} ${from}.`;
}

function dayAndMonth(date: string): string {
  return longDate(date).replace(/, \d+$/, '');
}
