import { useAttached } from './attached-enclosures.ts';
import type { LetterForm } from './letter-form.ts';
import type { Circumstances } from './step-faults.ts';
import { today } from './today.ts';

/** What the rules read beside the answers: the person's day, and the copies that are at hand. */
export function useCircumstances(form: LetterForm): Circumstances {
  return { today: today(), attached: useAttached(form) };
}
