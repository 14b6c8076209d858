export { advised, type AdvisedStep } from './advised-steps.ts';
export { outcomesSaid } from './answer-outcomes.ts';
export { calendarEntriesOf, watchDays, type CalendarEntry } from './calendar-entries.rules.ts';
export {
  complaintDraft,
  complaintFormCheckedOn,
  ComplaintPart,
  ComplaintTo,
  type ComplaintField,
  type ComplaintInput,
} from './cfpb-complaint.rules.ts';
export { isPending } from './complaint-gate.rules.ts';
export {
  basisOf,
  clockOf,
  isOverdue,
  progressOf,
  type ClockReminder,
  type DisputeClock,
} from './clock.rules.ts';
export {
  ClockBasis,
  DisputeOutcome,
  DisputeState,
  NextStep,
  outcomeWords,
  outcomesFor,
} from './dispute-outcome.ts';
export type { DisputeSoFar, RoundSoFar } from './dispute-so-far.ts';
export { disputeEndpoints } from './disputes.contract.ts';
export { DisputeProblems } from './disputes.problems.ts';
export type { Dashboard, Dispute, DisputeRound, ScorePoint } from './disputes.schema.ts';
export { legalAid, legalAidCheckedOn } from './legal-aid.table.ts';
export { limitNoticeOn, limitsOf, type LawLimit } from './limitation.rules.ts';
export { isPatienceOver, stepCaseOf } from './next-step-case.ts';
export { nextStepsFor } from './next-step.rules.ts';
export { asksAboutDispute, isReminder } from './round-purpose.rules.ts';
export { stateOf, stateWords } from './state.rules.ts';
export {
  allStateOffices,
  isStateWithOffice,
  linkOfOffice,
  stateOffices,
  stateOfficesCheckedOn,
  type StateCode,
} from './state-offices.table.ts';
export { factsOf } from './step-facts.table.ts';
