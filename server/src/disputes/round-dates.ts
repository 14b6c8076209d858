import {
  DisputeOutcome,
  clockOf,
  limitNoticeOn,
  limitsOf,
  watchDays,
  type ClockReminder,
  type DisputeClock,
} from '@creditfix/shared/disputes';
import {
  BUSINESS_TIME_ZONE,
  addDays,
  calendarDateAt,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { LetterRecipient } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { updateRound, type RoundRow } from './dispute.repository.ts';

/** The dates that follow from what is known of a round: when its time ends, and when its person is reminded. */

export type DatedRound = Pick<
  RoundRow,
  'id' | 'recipient' | 'basis' | 'received_on' | 'information_added_on' | 'outcome' | 'outcome_on'
>;

export interface Reminder {
  readonly kind: ClockReminder['kind'] | 'watch' | 'limit';
  readonly on: CalendarDate;
}

/**
 * Days after which a reminder that could not be sent would only confuse: the next one says what holds then. That their time ends
 * today is true on one day.
 */
const REMIND_WITHIN_DAYS: Readonly<Record<Reminder['kind'], number>> = {
  due_soon: 4,
  due: 0,
  overdue: 7,
  watch: 7,
  limit: 60,
};

export function isTimely({ kind, on }: Reminder, today: CalendarDate): boolean {
  return on <= today && today <= addDays(on, REMIND_WITHIN_DAYS[kind]);
}

export function clockOfRound(round: DatedRound): DisputeClock | undefined {
  return clockOf({
    basis: round.basis,
    receivedOn: round.received_on ?? undefined,
    informationAddedOn: round.information_added_on ?? undefined,
  });
}

/** In order. An answer ends those of the clock; a deletion by a bureau begins the watch, because what it deleted can come back. */
export function remindersOf(round: DatedRound): readonly Reminder[] {
  const { outcome, outcome_on, recipient } = round;
  // That nothing came is no answer.
  if (outcome === null || outcome === DisputeOutcome.no_answer)
    return [...(clockOfRound(round)?.reminders ?? []), ...limitReminders(round)];
  const isWatched = outcome === DisputeOutcome.deleted && recipient === LetterRecipient.bureau;
  if (!isWatched || outcome_on === null) return limitReminders(round);
  return watchDays(outcome_on).map((on) => ({ kind: 'watch', on }));
}

/** Before the time to go to court ends that is counted from this round: once, by the first of its days. */
function limitReminders(round: DatedRound): readonly Reminder[] {
  const { outcome, outcome_on, recipient } = round;
  const told = {
    clock: clockOfRound(round),
    outcome: outcome ?? undefined,
    answeredOn: outcome_on ?? undefined,
  };
  // As it will be then, if nothing else is noted.
  const [first] = limitsOf({ recipient, rounds: [told], today: END_OF_DAYS });
  return first ? [{ kind: 'limit', on: limitNoticeOn(first) }] : [];
}

const END_OF_DAYS: CalendarDate = '9999-12-31';

/** Writes down a round's dates. Call it whenever one of the facts that they hang on has changed. */
export async function keepDates(tx: EntityManager, round: DatedRound, now: Date): Promise<void> {
  const today = calendarDateAt(now, BUSINESS_TIME_ZONE);
  const next = remindersOf(round).find((one) => one.on >= today || isTimely(one, today));
  await updateRound(tx, round.id, {
    receivedOn: round.received_on,
    informationAddedOn: round.information_added_on,
    dueOn: clockOfRound(round)?.dueOn ?? null,
    remindOn: next?.on ?? null,
  });
}
