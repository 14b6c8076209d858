import { spoken, type CalendarDate } from '../kernel/index.ts';
import type { MailStatus } from '../mailing/index.ts';
import { isOverdue } from './clock.rules.ts';
import { DisputeOutcome, DisputeState } from './dispute-outcome.ts';
import type { RoundSoFar } from './dispute-so-far.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** Where a round stands: an answer that is recorded decides first, then the mail, then the clock. */

/** What a state means, for the reader, in their language. `mailStatus` is that of the newest letter. */
export function stateWords(
  state: DisputeState,
  mailStatus?: MailStatus | 'none' | null,
): { readonly label: string; readonly hint: string } {
  const { states, heldBack } = spoken({ en: en.disputeMessages, es: es.disputeMessages });
  // It counts as under way, and yet it can still be taken back here.
  return state === DisputeState.on_its_way && mailStatus === 'queued' ? heldBack : states[state];
}

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
