import { AccountPart } from './account-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { detailsParts } from './step-faults.ts';
import type { WizardProps } from './wizard-state.ts';

export interface PartProps extends WizardProps {
  /** Which of how many, counted from 0. */
  readonly part: number;
  readonly parts: ReturnType<typeof detailsParts>;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** Step 2: which item, and then the questions of its reason, one group per view. */
export function DisputeDetailsStep({ wizard, move }: WizardProps) {
  const parts = detailsParts(wizard.form);
  // An answer on an earlier view can take a later group away.
  const part = Math.min(wizard.part, parts.length - 1);
  const props: PartProps = {
    wizard,
    move,
    part,
    parts,
    onNext: () =>
      move(part + 1 < parts.length ? { kind: 'go', step: 2, part: part + 1 } : { kind: 'next' }),
    onPrevious: () =>
      move(part > 0 ? { kind: 'go', step: 2, part: part - 1 } : { kind: 'previous' }),
  };
  return part === 0 ? <AccountPart {...props} /> : <QuestionsPart key={part} {...props} />;
}
