import { addDays, addYears, spoken, spokenDate, type CalendarDate } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import type { DisputeSoFar, RoundSoFar } from './dispute-so-far.ts';
import { complaintOpensOn, isPending } from './complaint-gate.rules.ts';
import { DisputeOutcome } from './dispute-outcome.ts';
import { limitNoticeOn, type LawLimit } from './limitation.rules.ts';
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
  /** See `limitsOf`; also those of an earlier letter to the bureau. */
  readonly limits: readonly LawLimit[];
}

export function calendarEntriesOf(dispute: DisputeForCalendar): readonly CalendarEntry[] {
  const round = dispute.rounds.at(-1);
  if (!round) return [];
  const number = dispute.rounds.length;
  const entry: EntryOf = (name, on, title, text) => ({
    uid: `${dispute.id}-${number}-${name}`,
    on,
    title: title(dispute.recipientName),
    text,
  });
  return [
    ...deliveredEntry(round, entry),
    ...clockEntries(round, entry),
    ...watchEntries(dispute, round, entry),
    ...nextStepEntry(dispute, round, entry),
    ...complaintEntry(dispute, entry),
    ...limitEntries(dispute, entry),
  ];
}

const calendarEntriesMessages = () =>
  spoken({ en: en.calendarEntriesMessages, es: es.calendarEntriesMessages });

type EntryOf = (
  name: string,
  on: CalendarDate,
  title: (who: string) => string,
  text: string,
) => CalendarEntry;

function deliveredEntry({ receivedOn, clock }: RoundSoFar, entry: EntryOf) {
  if (receivedOn === undefined) return [];
  const { title, withClock, withoutClock } = calendarEntriesMessages().delivered;
  const text = clock ? withClock(clock.words) : withoutClock;
  return [entry('delivered', receivedOn, title, text)];
}

/** An answer that is in needs no dates to wait for; that none came is no answer. */
function isAnswered({ outcome }: RoundSoFar): boolean {
  return outcome !== undefined && outcome !== DisputeOutcome.no_answer;
}

function clockEntries(round: RoundSoFar, entry: EntryOf) {
  const { clock } = round;
  if (!clock || isAnswered(round)) return [];
  const { due, expected } = calendarEntriesMessages();
  const { dueOn, expectAnswerBy } = clock;
  return [
    entry('due', dueOn, due.title, due.text(spokenDate(expectAnswerBy))),
    entry('expected', expectAnswerBy, expected.title, expected.text),
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
  const { title, text } = calendarEntriesMessages().watch;
  return watchDays(answeredOn).map((on, index) => entry(`watch-${index + 1}`, on, title, text));
}

/** Open from the day of the answer, or from the day by which an answer had to be here. */
function nextStepEntry(dispute: DisputeForCalendar, round: RoundSoFar, entry: EntryOf) {
  const [first] = nextStepsFor(dispute);
  const on = isAnswered(round) ? round.answeredOn : round.clock?.expectAnswerBy;
  if (!first || on === undefined || WAITING.includes(first.step)) return [];
  return [entry('next', on, calendarEntriesMessages().next.title, `${first.title}. ${first.why}`)];
}

const WAITING: readonly string[] = ['wait', 'watch_report', 'record_answer'];

/** While nothing was answered, the CFPB takes a complaint about a bureau from a day on; see `gatedComplaint`. */
function complaintEntry({ recipient, rounds }: DisputeForCalendar, entry: EntryOf) {
  const on = complaintOpensOn(rounds);
  if (recipient !== 'bureau' || on === undefined || !isPending(rounds)) return [];
  const { title, text } = calendarEntriesMessages().complaint;
  return [entry('complaint', on, title, text)];
}

/** Of several days, the first ends first. */
function limitEntries({ limits: [first] }: DisputeForCalendar, entry: EntryOf) {
  if (!first) return [];
  const { limit, limitNotice } = calendarEntriesMessages();
  const { twoYearsOn } = first;
  return [
    entry(
      'limit-notice',
      limitNoticeOn(first),
      limitNotice.title,
      limitNotice.text(spokenDate(twoYearsOn)),
    ),
    entry('limit', twoYearsOn, limit.title, limit.text),
  ];
}
