import type { LintFinding } from '@creditfix/shared/letters';
import { useEffect, useMemo, useState } from 'react';
import { useAtomValue, VisuallyHidden } from '#webapp/kit/index.ts';
import { copiesPartOf, detailsParts, recipientPartOf } from './details-parts.ts';
import { signatureAtom } from './letter-draft.atoms.ts';
import { LetterSwitch } from './letter-switch.tsx';
import { composeUnedited, readHere } from './live-letter.ts';
import { LostWording } from './lost-wording.tsx';
import { MissingFiles } from './missing-files.tsx';
import { PolishCard } from './polish/polish-card.tsx';
import { ReviewProblem } from './review-problem.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { words } from './review.words.ts';
import { SigningForm } from './signing-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { useLetterReview } from './use-letter-review.ts';
import { useLetterSetting } from './use-letter-setting.ts';
import classes from './signature-step.module.css';
import type { WizardProps } from './wizard-state.ts';
import { WritingProblem } from './writing-problem.tsx';
import { liesInLetter } from './writing-problem-text.ts';

/** Step 3: read the letter as it will be printed, change what is not right, then sign it. */
export function SignatureStep({ wizard, move }: WizardProps) {
  const { form } = wizard;
  const { state, wording, write, saveDraft } = useLetterReview();
  const { taken } = useAtomValue(signatureAtom);
  const [wanted, setWanted] = useState(0);
  const review = state.kind === 'ready' ? state.review : undefined;
  const letters = review?.letters ?? [];
  const shown = Math.min(wanted, Math.max(0, letters.length - 1));
  const letter = letters[shown];

  // Each change of wording is saved and read again by the server before it can be signed.
  useEffect(() => {
    void write();
  }, [write, form.edits, form.wording]);

  const setting = useLetterSetting(form, state, shown);
  // While the server reads, the same letter is shown as this page composes it: neither sheet nor notes go blank.
  const { document, findings } = useMemo(
    () =>
      letter
        ? { document: letter.document, findings: review?.findings ?? [] }
        : readHere(form, setting),
    [letter, review, form, setting],
  );
  const composed = useMemo(() => composeUnedited(form, setting), [form, setting]);
  const failed = state.kind === 'failed' && liesInLetter(state.problem) ? state : undefined;

  return (
    <div className={classes.step}>
      <div>
        <StepHeading>{words.step.heading}</StepHeading>
        <p className={classes.lead}>{words.step.lead}</p>
      </div>
      <VisuallyHidden role="status">{findingsWords(review?.findings)}</VisuallyHidden>
      {failed ? (
        <WritingProblem {...failed} wizard={wizard} move={move} />
      ) : (
        <ReviewProblem state={state} onRetry={() => void write()} move={move} />
      )}
      {wording && (
        <PolishCard
          wording={wording}
          chosen={form.wording}
          onChoose={(chosen) =>
            move({ kind: 'change', change: { kind: 'wording', wording: chosen } })
          }
          saveDraft={saveDraft}
          reload={write}
        />
      )}
      <LostWording composed={composed} document={letter?.document} edits={form.edits} />
      {/* The server's reading alone knows which files are really there. */}
      <MissingFiles
        enclosures={letter?.document.enclosures ?? []}
        onUpload={() => move({ kind: 'go', step: 2, part: copiesPartOf(detailsParts(form)) })}
      />
      <LetterSwitch letters={letters} shown={shown} onShow={setWanted} />
      <ReviewSheet
        document={document}
        composed={composed}
        findings={findings}
        signature={taken}
        form={form}
        setting={setting}
        move={move}
      />
      <SigningForm
        review={review}
        letters={form.recipient === 'bureau' ? Math.max(1, form.bureaus.length) : 1}
        writing={state.kind === 'writing'}
        onPrevious={() => move({ kind: 'previous' })}
        onFewerBureaus={() =>
          move({ kind: 'go', step: 2, part: recipientPartOf(detailsParts(form)) })
        }
        onReadAgain={() => void write()}
      />
    </div>
  );
}

function findingsWords(findings: readonly LintFinding[] | undefined): string {
  if (!findings) return words.found.reading;
  if (findings.length === 0) return words.found.nothing;
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  return words.found.notes(findings.length, blocking);
}
