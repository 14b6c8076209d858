import { advised, type AdvisedStep } from './advised-steps.ts';
import { gatedComplaint } from './complaint-gate.rules.ts';
import type { DisputeSoFar } from './dispute-so-far.ts';
import { stepCaseOf, type StepCase } from './next-step-case.ts';
import { nextSteps, type NextStepRow } from './next-steps.table.ts';

/** Finds a dispute's row in the table of next steps. */

/** What the person can do next, the best first. Empty only for a dispute without a letter. */
export function nextStepsFor(
  dispute: DisputeSoFar,
  table: readonly NextStepRow[] = nextSteps,
): readonly AdvisedStep[] {
  const found = stepCaseOf(dispute);
  if (!found) return [];
  const steps = table.find((row) => fits(row, found))?.steps ?? [];
  return steps.filter((step) => isOpen(step, found)).map((step) => gatedComplaint(step, dispute));
}

function fits({ recipients, states, outcomes, only }: NextStepRow, dispute: StepCase): boolean {
  return (
    (recipients?.includes(dispute.recipient) ?? true) &&
    states.includes(dispute.state) &&
    (outcomes === undefined ||
      (dispute.outcome !== undefined && outcomes.includes(dispute.outcome))) &&
    (only?.when(dispute) ?? true)
  );
}

/** Leaves out what the person has done already or the law does not give. */
function isOpen(step: AdvisedStep, dispute: StepCase): boolean {
  const { recipient, alsoDisputedWith, outsideDirectDispute } = dispute;
  if (step === advised.askBureaus) {
    return recipient !== 'bureau' && !alsoDisputedWith.includes('bureau');
  }
  if (step !== advised.askCompany) return true;
  const askedCompany = alsoDisputedWith.some((other) => other !== 'bureau');
  return recipient === 'bureau' && !outsideDirectDispute && !askedCompany;
}
