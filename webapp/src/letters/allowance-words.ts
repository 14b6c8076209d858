import { planNames, type Allowance } from '@creditfix/shared/billing';
import { longDate } from '@creditfix/shared/kernel';

/** What is left of a plan, in one line: `1 of 1 letters left this month, renews December 1`. */
export function allowanceWords({ left, limit, renewsOn }: Allowance): string {
  return `${left} of ${limit} letters left this month, renews ${dayAndMonth(renewsOn)}`;
}

/** Said before letters are made: which of how many they are. */
export function planUseWords(allowance: Allowance, letters = 1): string {
  const { plan, limit, used, left, renewsOn } = allowance;
  if (left === 0) {
    return `You have used ${limit === 1 ? 'your letter' : `all ${limit} letters`} of this month. The next month starts on ${dayAndMonth(renewsOn)}.`;
  }
  if (left < letters) return tooFewWords(allowance, letters);
  const on = `on your ${planNames[plan]} plan this month`;
  if (letters === 1) return `This is letter ${used + 1} of ${limit} ${on}. It costs nothing.`;
  return `These are ${letters} letters of the ${limit} ${on}. They cost nothing.`;
}

/** Said beside the bureaus; nothing for a single letter. */
export function bureauCountWords(letters: number, allowance: Allowance | undefined): string {
  if (letters < 2) return '';
  const made = `This makes ${letters} letters, one for each bureau.`;
  if (!allowance) return made;
  if (allowance.left < letters) return `${made} ${tooFewWords(allowance, letters)}`;
  return `${made} They use ${letters} of the ${allowance.left} letters you have left this month.`;
}

function tooFewWords({ plan, left, renewsOn }: Allowance, letters: number): string {
  const from = `from ${dayAndMonth(renewsOn)}`;
  if (left === 0)
    return `Your ${planNames[plan]} plan has none left this month; you can make them ${from}.`;
  const now = left === 1 ? 'Choose one bureau now' : `Choose ${left} bureaus now`;
  const others = letters - left === 1 ? 'the other' : 'the others';
  return `Your ${planNames[plan]} plan has ${left} left this month. ${now}, and make ${others} ${from}.`;
}

function dayAndMonth(date: string): string {
  return longDate(date).replace(/, \d+$/, '');
}
