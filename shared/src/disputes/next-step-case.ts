import { addYears, daysBetween, type CalendarDate } from '../kernel/index.ts';
import type { LetterPurpose, LetterRecipient } from '../letters/index.ts';
import { ClockBasis, type DisputeOutcome, type DisputeState } from './dispute-outcome.ts';
import type { DisputeSoFar, RoundSoFar } from './dispute-so-far.ts';
import { isDispute } from './round-purpose.rules.ts';
import { stateOf } from './state.rules.ts';

/** What the rows of the table ask about a dispute. */

export interface StepCase {
  readonly recipient: LetterRecipient;
  readonly state: DisputeState;
  readonly outcome: DisputeOutcome | undefined;
  readonly purpose: LetterPurpose;
  readonly round: RoundSoFar;
  /** What the letters were for, this one included. */
  readonly purposes: readonly LetterPurpose[];
  /** Which times the letters started. */
  readonly bases: readonly ClockBasis[];
  readonly alsoDisputedWith: readonly LetterRecipient[];
  readonly outsideDirectDispute: boolean;
  readonly today: CalendarDate;
}

export function stepCaseOf(dispute: DisputeSoFar): StepCase | undefined {
  const round = dispute.rounds.at(-1);
  return (
    round && {
      recipient: dispute.recipient,
      state: stateOf(round, dispute.today),
      outcome: round.outcome,
      purpose: round.purpose,
      round,
      purposes: dispute.rounds.map(({ purpose }) => purpose),
      bases: dispute.rounds.map(({ basis }) => basis),
      alsoDisputedWith: dispute.alsoDisputedWith ?? [],
      outsideDirectDispute: dispute.outsideDirectDispute ?? false,
      today: dispute.today,
    }
  );
}

/** Our own measure: how long a letter without a time of its own is given before a complaint is advised. */
const REMINDER_PATIENCE_DAYS = 15;

export function isPatienceOver({
  round,
  today,
}: {
  readonly round: Pick<RoundSoFar, 'receivedOn'>;
  readonly today: CalendarDate;
}): boolean {
  return (
    round.receivedOn !== undefined && daysBetween(round.receivedOn, today) >= REMINDER_PATIENCE_DAYS
  );
}

/** From the day by which an answer sent in time has come. */
export function isAnswerMissing({ round, today }: StepCase): boolean {
  return round.clock !== undefined && today >= round.clock.expectAnswerBy;
}

export function isLateInMail({ round, today }: StepCase): boolean {
  return round.arrivesBy !== undefined && today > round.arrivesBy;
}

const INVESTIGATED: readonly ClockBasis[] = [
  ClockBasis.reinvestigation,
  ClockBasis.annual_report,
  ClockBasis.identity_theft_block,
];

/** Only after results of a reinvestigation, and once: 15 U.S.C. 1681i(a)(6), (7). A reinsertion is none. */
export function mayAskHowChecked({ purpose, purposes, bases }: StepCase): boolean {
  return (
    bases.some((basis) => INVESTIGATED.includes(basis)) &&
    !purposes.includes('method_of_verification') &&
    purpose !== 'reinsertion_notice'
  );
}

/** A third letter of the same kind helps no more than the second: then others are asked first. */
export function wasDisputedTwice({ purposes }: StepCase): boolean {
  const disputed = purposes.filter((purpose) => isDispute(purpose) || SUPPLIED.includes(purpose));
  return disputed.length > 1;
}

const SUPPLIED: readonly LetterPurpose[] = ['information_supplied', 'identity_supplied'];

/** The four business days run or have run. */
export function hasBlockClock({ round }: StepCase): boolean {
  return round.basis === ClockBasis.identity_theft_block;
}

/** A block is lifted, and not reinserted: 15 U.S.C. 1681c-2(c). */
export function wasBlocked({ bases }: StepCase): boolean {
  return bases.includes(ClockBasis.identity_theft_block);
}

/** Letters that were in the end about a wrong item; only such an item is disputed elsewhere. */
export function isAboutError({ purposes }: StepCase): boolean {
  return purposes.some((purpose) => isDispute(purpose) || purpose.startsWith('debt_'));
}

const WATCH_YEARS = 1;

export function isWatchOver({ round, today }: StepCase): boolean {
  return round.answeredOn !== undefined && today > addYears(round.answeredOn, WATCH_YEARS);
}
