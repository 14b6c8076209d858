import {
  DisputeOutcome,
  DisputeProblems,
  isOverdue,
  isPatienceOver,
  outcomesFor,
  stateOf,
  stepCaseOf,
} from '@creditfix/shared/disputes';
import { RequestProblems, spoken, spokenDate, type CalendarDate } from '@creditfix/shared/kernel';
import type { RoundRow } from './dispute.repository.ts';
import { answeredRow, type DisputeStory } from './dispute-story.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** An answer as the person notes it. */
export interface Answer {
  readonly outcome: DisputeOutcome;
  /** The date on it, or the day on which the change was seen. */
  readonly on: CalendarDate;
}

/**
 * Refuses what can't have come back, or not yet.
 *
 * @throws Problem `disputes.too_early`, or `request.invalid` with the field
 */
export function refuseImpossible(story: DisputeStory, { outcome, on }: Answer): void {
  const { soFar, round, side, newest, today } = story;
  const words = spoken({ en: en.disputesMessages, es: es.disputesMessages });
  if (!outcomesFor({ recipient: soFar.recipient, basis: round.basis }).includes(outcome))
    throw fault('outcome', words.answerDoesNotFit);
  if (!openAnswers(story).includes(outcome)) throw DisputeProblems.raise('disputes.too_early');
  if (on > today) throw fault('on', words.notYet);
  const { received_on, mail_date } = answeredRow(side);
  if (received_on && on < received_on)
    throw fault('on', words.olderThanArrival(spokenDate(received_on)));
  if (!received_on && mail_date && on < mail_date)
    throw fault('on', words.olderThanMailing(spokenDate(mail_date)));
  if (outcome === DisputeOutcome.reinserted && on < (deletedOn(newest) ?? on))
    throw fault('on', words.backBeforeDeleted);
}

/** What can be noted today; nothing while nobody has a letter that could be answered. */
export function openAnswers(story: DisputeStory): readonly DisputeOutcome[] {
  const { soFar, round, side, newest, today } = story;
  const state = stateOf({ ...round, outcome: undefined }, today);
  if (state === 'ready') return [];
  if (state === 'not_delivered' && answeredRow(side) === newest) return [];
  const { recipient } = soFar;
  return outcomesFor({ recipient, basis: round.basis }).filter((one) =>
    mayBeUnanswered(story, one),
  );
}

function deletedOn(row: RoundRow): CalendarDate | null {
  return row.outcome === DisputeOutcome.deleted ? row.outcome_on : row.earlier_outcome_on;
}

/** That nothing came can be said once the time is over; where the law sets none, after our own patience. */
function mayBeUnanswered({ soFar, round, today }: DisputeStory, outcome: DisputeOutcome): boolean {
  if (outcome !== DisputeOutcome.no_answer) return true;
  if (round.clock) return isOverdue(round.clock, today);
  const asked = stepCaseOf(soFar);
  return asked !== undefined && isPatienceOver(asked);
}

function fault(path: string, message: string) {
  return RequestProblems.raise('request.invalid', { fields: [{ path, message }] });
}
