import { letterReference, type LintFinding } from '@creditfix/shared/letters';
import { useEffect, useMemo } from 'react';
import { useAtomValue, VisuallyHidden } from '#webapp/kit/index.ts';
import { saveAtom, signatureAtom } from './letter-draft.atoms.ts';
import { composeUnedited, readHere, type LetterSetting } from './live-letter.ts';
import { ReviewProblem } from './review-problem.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { SigningForm } from './signing-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { today } from './today.ts';
import { useLetterReview } from './use-letter-review.ts';
import classes from './signature-step.module.css';
import type { WizardProps } from './wizard-state.ts';

/** Step 3: read the letter as it will be printed, change what is not right, then sign it. */
export function SignatureStep({ wizard, move }: WizardProps) {
  const { form } = wizard;
  const { state, write } = useLetterReview();
  const { draft } = useAtomValue(saveAtom);
  const { taken } = useAtomValue(signatureAtom);
  const review = state.kind === 'ready' ? state.review : undefined;

  // Each change of wording is saved and read again by the server before it can be signed.
  useEffect(() => {
    void write();
  }, [write, form.edits]);

  const reference = review?.document.reference ?? draft?.reference ?? letterReference(NO_ID);
  const date = review?.document.date ?? today();
  const setting: LetterSetting = useMemo(() => ({ reference, date }), [reference, date]);
  // While the server reads, the same letter is shown as this page composes it: neither sheet nor notes go blank.
  const { document, findings } = useMemo(
    () => review ?? readHere(form, setting),
    [review, form, setting],
  );
  const composed = useMemo(() => composeUnedited(form, setting), [form, setting]);

  return (
    <div className={classes.step}>
      <div>
        <StepHeading>Read your letter, then sign it</StepHeading>
        <p className={classes.lead}>
          This is the letter as it will be printed. Underlined law explains itself when you touch
          it. You can put any paragraph in your own words.
        </p>
      </div>
      <VisuallyHidden role="status">{findingsWords(review?.findings)}</VisuallyHidden>
      <ReviewProblem state={state} onRetry={() => void write()} move={move} />
      <ReviewSheet
        document={document}
        composed={composed}
        findings={findings}
        signature={taken}
        form={form}
        move={move}
      />
      <SigningForm
        review={review}
        writing={state.kind === 'writing'}
        onPrevious={() => move({ kind: 'previous' })}
        onReadAgain={() => void write()}
      />
    </div>
  );
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

function findingsWords(findings: readonly LintFinding[] | undefined): string {
  if (!findings) return 'We are reading your letter once more.';
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  if (findings.length === 0) return 'Your letter is ready to sign. There are no notes.';
  const notes = findings.length === 1 ? 'one note' : `${findings.length} notes`;
  const must = blocking === 0 ? 'none has' : blocking === 1 ? 'one has' : `${blocking} have`;
  return `Your letter has ${notes} in the margin; ${must} to be changed before you sign.`;
}
