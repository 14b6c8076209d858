import { addDays, addYears, longDate, type CalendarDate } from '../kernel/index.ts';
import type { DisputeSoFar, RoundSoFar } from './dispute-so-far.ts';
import { DisputeOutcome } from './dispute-outcome.ts';
import { nextStepsFor } from './next-step.rules.ts';

/**
 * A person's dates as calendar entries. A calendar is shared with phones, families and employers, so an entry names the recipient
 * and nothing else: no item, no account, no person.
 */

export interface CalendarEntry {
  /** The same for the same entry each time, so that a feed moves it and does not double it. */
  readonly uid: string;
  readonly on: CalendarDate;
  readonly title: string;
  readonly text: string;
}

export interface DisputeForCalendar extends DisputeSoFar {
  readonly id: string;
  /** "Equifax" */
  readonly recipientName: string;
}

export function calendarEntriesOf(dispute: DisputeForCalendar): readonly CalendarEntry[] {
  const round = dispute.rounds.at(-1);
  if (!round) return [];
  const number = dispute.rounds.length;
  const entry: EntryOf = (name, on, title, text) => ({
    uid: `${dispute.id}-${number}-${name}`,
    on,
    title: `${dispute.recipientName}: ${title}`,
    text,
  });
  return [
    ...deliveredEntry(round, entry),
    ...clockEntries(round, entry),
    ...watchEntries(dispute, round, entry),
    ...nextStepEntry(dispute, round, entry),
  ];
}

type EntryOf = (name: string, on: CalendarDate, title: string, text: string) => CalendarEntry;

function deliveredEntry({ receivedOn, clock }: RoundSoFar, entry: EntryOf) {
  if (receivedOn === undefined) return [];
  const text = clock
    ? `They have your letter. ${clock.words}`
    : 'They have your letter. The law sets no day for an answer to it.';
  return [entry('delivered', receivedOn, 'letter delivered', text)];
}

/** An answer that is in needs no dates to wait for; that none came is no answer. */
function isAnswered({ outcome }: RoundSoFar): boolean {
  return outcome !== undefined && outcome !== DisputeOutcome.no_answer;
}

function clockEntries(round: RoundSoFar, entry: EntryOf) {
  const { clock } = round;
  if (!clock || isAnswered(round)) return [];
  return [
    entry(
      'due',
      clock.dueOn,
      'answer due',
      `The time for an answer ends today. An answer sent in time can take until ${longDate(clock.expectAnswerBy)} to reach you.`,
    ),
    entry(
      'expected',
      clock.expectAnswerBy,
      'answer should be here',
      'An answer sent in time has come by today. Look through your mail. If nothing came, sign in to see your next step.',
    ),
  ];
}

/** The checks of the year after a deletion, one each season. */
const WATCH_AFTER_DAYS = [91, 182, 273];

/** When to look whether what was deleted on that day is still gone. */
export function watchDays(deletedOn: CalendarDate): readonly CalendarDate[] {
  return [...WATCH_AFTER_DAYS.map((days) => addDays(deletedOn, days)), addYears(deletedOn, 1)];
}

function watchEntries({ recipient }: DisputeForCalendar, round: RoundSoFar, entry: EntryOf) {
  const { outcome, answeredOn } = round;
  if (recipient !== 'bureau' || outcome !== DisputeOutcome.deleted || answeredOn === undefined) {
    return [];
  }
  return watchDays(answeredOn).map((on, index) =>
    entry(
      `watch-${index + 1}`,
      on,
      'look at your report',
      'Check that what was deleted is still gone. If it is back, sign in and note it.',
    ),
  );
}

/** Open from the day of the answer, or from the day by which an answer had to be here. */
function nextStepEntry(dispute: DisputeForCalendar, round: RoundSoFar, entry: EntryOf) {
  const [first] = nextStepsFor(dispute);
  const on = isAnswered(round) ? round.answeredOn : round.clock?.expectAnswerBy;
  if (!first || on === undefined || WAITING.includes(first.step)) return [];
  return [entry('next', on, 'next step', `${first.title}. ${first.why}`)];
}

const WAITING: readonly string[] = ['wait', 'watch_report', 'record_answer'];
