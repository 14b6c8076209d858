import type { CalendarDate } from '../kernel/index.ts';
import { isOverdue } from './clock.rules.ts';
import { DisputeOutcome, DisputeState } from './dispute-outcome.ts';
import type { RoundSoFar } from './dispute-so-far.ts';

/** Where a round stands: an answer that is recorded decides first, then the mail, then the clock. */

/** What each state means, for screens and emails. Content table. */
export const stateWords: Readonly<
  Record<DisputeState, { readonly label: string; readonly hint: string }>
> = {
  ready: {
    label: 'Ready to mail',
    hint: 'The letter is signed. Nothing starts until they have it.',
  },
  on_its_way: {
    label: 'On its way',
    hint: 'The letter is in the mail. The time for an answer starts on the day it arrives.',
  },
  waiting: {
    label: 'Waiting for an answer',
    hint: 'They have your letter. Tell us when an answer comes.',
  },
  overdue: {
    label: 'Answer overdue',
    hint: 'The time for an answer is over, and no answer is noted here.',
  },
  answered: {
    label: 'Answered',
    hint: 'An answer came. Your next step is below.',
  },
  not_delivered: {
    label: 'Not delivered',
    hint: 'The letter did not arrive, so no time is running.',
  },
  resolved: {
    label: 'Resolved',
    hint: 'They changed the item as you asked.',
  },
};

export function stateOf(
  round: Pick<RoundSoFar, 'purpose' | 'mail' | 'receivedOn' | 'clock' | 'outcome'>,
  today: CalendarDate,
): DisputeState {
  const { outcome } = round;
  if (outcome === DisputeOutcome.deleted || outcome === DisputeOutcome.corrected) {
    return DisputeState.resolved;
  }
  // That nothing came is no answer: it ends nothing that the calendar has not ended.
  if (outcome !== undefined && outcome !== DisputeOutcome.no_answer) return DisputeState.answered;
  return stateOfUnanswered(round, today);
}

function stateOfUnanswered(
  {
    purpose,
    mail,
    receivedOn,
    clock,
  }: Pick<RoundSoFar, 'purpose' | 'mail' | 'receivedOn' | 'clock'>,
  today: CalendarDate,
): DisputeState {
  if (mail === 'returned' || mail === 'failed') return DisputeState.not_delivered;
  if (receivedOn === undefined && mail !== 'delivered') {
    return mail === 'none' || mail === 'cancelled' ? DisputeState.ready : DisputeState.on_its_way;
  }
  // The time of the dispute that it reminds of is over already.
  if (purpose === 'overdue_notice') return DisputeState.overdue;
  return clock && isOverdue(clock, today) ? DisputeState.overdue : DisputeState.waiting;
}
