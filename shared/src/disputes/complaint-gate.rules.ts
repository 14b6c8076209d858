import { addDays, spoken, spokenDate, type CalendarDate } from '../kernel/index.ts';
import { advised, type AdvisedStep } from './advised-steps.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { DisputeOutcome } from './dispute-outcome.ts';
import type { DisputeSoFar, RoundSoFar } from './dispute-so-far.ts';
import { isDispute } from './round-purpose.rules.ts';

/**
 * The CFPB takes a complaint about an agency only once the dispute there is no longer pending, or more than 45 days after it was filed,
 * and has the person attest to that (its notice on credit reporting complaints, in force since February 2026). It speaks of agencies
 * alone. When a letter counts as filed, it does not say; the day of receipt is the last that it can mean, and the one from which the
 * agency's own time runs, so that nobody attests too early.
 */
const PENDING_DAYS = 45;

/** A later letter that could only follow an answer. */
const AFTER_ANSWER: readonly string[] = [
  'method_of_verification',
  'reinsertion_notice',
  'consumer_statement',
  'notify_recipients',
];

const filesDispute = ({ purpose }: RoundSoFar) =>
  isDispute(purpose) || purpose === 'information_supplied' || purpose === 'identity_supplied';

function isAnswered({ outcome, purpose }: RoundSoFar): boolean {
  return (
    (outcome !== undefined && outcome !== DisputeOutcome.no_answer) ||
    AFTER_ANSWER.includes(purpose)
  );
}

/** The first day on which a complaint may be filed though nothing was answered; unknown while nothing was received. */
export function complaintOpensOn(rounds: readonly RoundSoFar[]): CalendarDate | undefined {
  const filed = rounds.findLast(filesDispute)?.receivedOn;
  return filed === undefined ? undefined : addDays(filed, PENDING_DAYS + 1);
}

/** Whether the newest dispute is still without an answer, as far as is known. */
export function isPending(rounds: readonly RoundSoFar[]): boolean {
  return !rounds.slice(Math.max(0, rounds.findLastIndex(filesDispute))).some(isAnswered);
}

function mayComplain({ recipient, rounds, today }: DisputeSoFar): boolean {
  if (recipient !== 'bureau' || !isPending(rounds)) return true;
  const day = complaintOpensOn(rounds);
  return day !== undefined && today >= day;
}

/** The complaint, or in its place the day from which it is open. */
export function gatedComplaint(step: AdvisedStep, dispute: DisputeSoFar): AdvisedStep {
  if (step !== advised.complaint || mayComplain(dispute)) return step;
  const day = complaintOpensOn(dispute.rounds);
  const { waitForComplaint: later } = advised;
  return day === undefined
    ? later
    : {
        step: later.step,
        title: later.title,
        why: later.why,
        hint: spoken({
          en: en.clockMessages,
          es: es.clockMessages,
        }).complaintFrom(spokenDate(day)),
      };
}
