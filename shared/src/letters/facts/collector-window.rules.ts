import { isCalendarDate } from '../../kernel/index.ts';
import { answerOf } from './fact-words.rules.ts';
import type { DisputeCase } from './reason-rules.ts';

/** Whether the collector's notice still gives time to dispute: 15 U.S.C. 1692g(b). Only the date printed on it counts. */
export function isWithinNotice({ facts, today }: Pick<DisputeCase, 'facts' | 'today'>): boolean {
  const end = answerOf(facts, 'disputeBy');
  return isCalendarDate(end) && today <= end;
}
