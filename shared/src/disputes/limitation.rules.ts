import { addDays, addYears, type CalendarDate } from '../kernel/index.ts';
import type { LetterRecipient } from '../letters/index.ts';
import { DisputeOutcome } from './dispute-outcome.ts';
import type { RoundSoFar } from './dispute-so-far.ts';

/**
 * The time limits for a suit under the Fair Credit Reporting Act: the earlier of two years from the day on which the person discovers
 * a violation, and five from the day on which it happens (15 U.S.C. 1681p). Whether anything was a violation, and when it was
 * discovered, only a court says: these are days counted from what is noted here.
 */

/** What the days are counted from. */
export type LimitFrom = 'answer' | 'no_results';

export interface LawLimit {
  readonly from: LimitFrom;
  /** The date of the answer, or the first day after the bureau's time. */
  readonly on: CalendarDate;
  readonly twoYearsOn: CalendarDate;
  readonly fiveYearsOn: CalendarDate;
}

/** Answers that leave the item, or set the dispute aside. */
const LEFT: readonly (DisputeOutcome | undefined)[] = [
  DisputeOutcome.verified,
  DisputeOutcome.corrected_wrongly,
  DisputeOutcome.frivolous,
  DisputeOutcome.need_id,
  DisputeOutcome.block_declined,
  DisputeOutcome.reinserted,
];
const MENDED: readonly (DisputeOutcome | undefined)[] = [
  DisputeOutcome.deleted,
  DisputeOutcome.corrected,
];

const YEARS = { fromDiscovery: 2, fromViolation: 5 } as const;

function limitFrom(from: LimitFrom, on: CalendarDate): LawLimit {
  return {
    from,
    on,
    twoYearsOn: addYears(on, YEARS.fromDiscovery),
    fiveYearsOn: addYears(on, YEARS.fromViolation),
  };
}

interface Disputed {
  readonly recipient: LetterRecipient;
  /** Oldest first, those to this recipient. */
  readonly rounds: readonly Pick<RoundSoFar, 'clock' | 'outcome' | 'answeredOn'>[];
  readonly today: CalendarDate;
}

/**
 * In the order of their days. None for a company: nobody but an agency of the government enforces what it owes to a direct dispute
 * (15 U.S.C. 1681s-2(c)). None once the item is gone or right.
 */
export function limitsOf({ recipient, rounds, today }: Disputed): readonly LawLimit[] {
  if (recipient !== 'bureau' || MENDED.includes(rounds.at(-1)?.outcome)) return [];
  const limits = rounds.flatMap((round) => [
    ...unanswered(round, today),
    ...(LEFT.includes(round.outcome) && round.answeredOn !== undefined
      ? [limitFrom('answer', round.answeredOn)]
      : []),
  ]);
  return limits.toSorted((one, other) => one.on.localeCompare(other.on));
}

function unanswered(
  { clock, outcome, answeredOn }: Disputed['rounds'][number],
  today: CalendarDate,
): readonly LawLimit[] {
  if (!clock || today < clock.expectAnswerBy) return [];
  const isAnswered = outcome !== undefined && outcome !== DisputeOutcome.no_answer;
  const inTime = isAnswered && (answeredOn === undefined || answeredOn <= clock.expectAnswerBy);
  return inTime ? [] : [limitFrom('no_results', addDays(clock.dueOn, 1))];
}

/** Time enough to find a lawyer, and for the lawyer to read: our own measure. */
const NOTICE_DAYS = 90;

/** The day on which a person is told that the two years end soon. */
export function limitNoticeOn({ twoYearsOn }: Pick<LawLimit, 'twoYearsOn'>): CalendarDate {
  return addDays(twoYearsOn, -NOTICE_DAYS);
}
